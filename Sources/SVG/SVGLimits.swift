/// How much a document may hold and grow to, so that no file can take all memory or hang.
///
/// Chosen some ten times above the largest files met in practice (maps, exported drawings).
enum SVGLimits {
  /// The size of a document, in bytes.
  static let bytes = 64 << 20
  /// Elements and texts in a document, entities expanded.
  static let nodes = 1_000_000
  /// Elements inside one another, those that `use` brings in included.
  static let depth = 256
  /// What entities may expand to altogether, in bytes.
  static let expansion = 4 << 20
  /// Entities inside one another.
  static let entityDepth = 16
  /// Elements drawn because others refer to them (`use`, markers, patterns, …), each time anew.
  static let reused = 100_000
  /// Groups with effects among those.
  static let reusedEffects = 5_000
  /// Groups with an effect (opacity, clip, mask, filter) inside one another: each may cost a canvas.
  static let effectDepth = 48
  /// Pictures that one `feMerge` lays over one another.
  static let mergedInputs = 1_000
  /// Documents inside one another, through `image`.
  static let documentDepth = 4
  /// Numbers of one convolution kernel or list of values.
  static let listLength = 65_536
}
