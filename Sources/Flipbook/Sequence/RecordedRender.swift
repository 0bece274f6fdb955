public import Motion

/// How the frames in a folder were drawn, by the folder's own manifest.
public struct RecordedRender: Hashable, Sendable {
  /// The film's name.
  public let film: String
  /// Pixels a point.
  public let scale: Double
  /// Frames a second.
  public let rate: FrameRate

  private init?(_ header: Manifest.Header) {
    guard let rate = try? FrameRate(header.rate) else { return nil }
    (film, scale, self.rate) = (header.film, header.scale, rate)
  }

  /// The ways in which frames in the folder at `path` were drawn, each once; the shares of a render
  /// are one.
  public static func all(in path: String) -> [RecordedRender] {
    var renders: [RecordedRender] = []
    for (_, manifest) in Manifest.all(in: path) {
      guard let manifest, let render = RecordedRender(manifest.header), !renders.contains(render)
      else { continue }
      renders.append(render)
    }
    return renders
  }
}
