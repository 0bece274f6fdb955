public import Drawing
public import Geometry

/// A picture in SVG, read and resolved: what the asset catalogue and the command line draw.
///
/// Static SVG 1.1 and what is in use of SVG 2. No script is run, nothing is fetched from a network,
/// no file is read but images in the document's folder, and nothing that a document says can make
/// it take more than bounded time and memory.
public struct SVGDocument: Sendable {
  /// The picture's size in points, which are the pixels of CSS.
  public let size: Size
  /// What the document asks for and is not drawn, in the order in which it was met.
  public let notes: [SVGNote]
  /// The files that the document links to and was drawn with.
  public let linkedFiles: [String]
  /// The picture, in points.
  let items: [DrawingItem]

  /// Reads the document in `bytes`, which may be packed by gzip (`.svgz`).
  ///
  /// - Throws: ``SVGError`` with the line, where the document is not XML, not SVG, or too much.
  public init(bytes: [UInt8], options: SVGOptions = SVGOptions()) throws(SVGError) {
    var collected = SVGNotes()
    var text = bytes
    if bytes.starts(with: [0x1F, 0x8B]) {
      guard let unpacked = Inflate.gunzip(bytes, limit: SVGLimits.bytes) else {
        throw .malformed(line: 1, reason: "what gzip packed is damaged, or too large")
      }
      text = unpacked
    }
    let xml = try XMLReader.read(text)
    let tree = try SVGTreeBuilder.build(xml, notes: &collected, styleSheet: options.styleSheet)
    var resolver = SVGResolver(tree: tree, options: options, notes: collected)
    (size, items) = try resolver.resolveDocument()
    notes = resolver.notes.all
    linkedFiles = resolver.linkedFiles
  }

  /// The picture, scaled to `size`, or in its own where that is nil.
  ///
  /// Other proportions than the document's stretch it; each side is taken as given.
  public func displayList(size target: Size? = nil) -> DisplayList {
    guard let target, target != size else { return DisplayList(size: size, items: items) }
    let scale = Affine(scaleX: target.width / size.width, y: target.height / size.height)
    return DisplayList(size: target, items: items.map { $0.applying(scale) })
  }
}
