import Geometry

extension Path {
  /// The path that a `d` attribute describes, up to its first error, as SVG asks.
  init(svgTolerant data: String) {
    do throws(PathDataError) {
      self = try Path(svg: data)
    } catch {
      self = error.path
    }
  }
}
