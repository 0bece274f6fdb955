import Imaging

/// A pixel's colour as people see differences of it: brightness and two axes of hue.
///
/// Source: the YIQ space of NTSC television and the weights of its axes in Yuriy Kotsarenko and Fernando
/// Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications", Programación Matemática y Software 2(2), 2010. pixelmatch uses the same.
struct PerceivedColor {
  /// Brightness, 0...255.
  let y: Double
  private let i: Double
  private let q: Double

  /// The squared distance of the colours furthest apart, blue and yellow, rounded up.
  private static let greatestSquare = 35_215.0

  /// The colour of a packed premultiplied pixel over a grey ground of `ground`, 0...255.
  init(_ pixel: UInt32, over ground: Double) {
    let rest = ground * (1 - Double(pixel >> 24) / 255)
    let red = Double(pixel & 0xff) + rest
    let green = Double((pixel >> 8) & 0xff) + rest
    let blue = Double((pixel >> 16) & 0xff) + rest
    y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
    i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
    q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
  }

  /// How different two packed pixels look, 0...1: the greater of what is seen over black and over white.
  ///
  /// One ground alone hides something: black against nothing is not seen over black, nor white over
  /// white. Of premultiplied pixels, any two that differ in a byte are seen to differ over one of both.
  static func distance(_ a: UInt32, _ b: UInt32) -> Double {
    let overBlack = PerceivedColor(a, over: 0).squaredDistance(to: PerceivedColor(b, over: 0))
    let overWhite = PerceivedColor(a, over: 255).squaredDistance(to: PerceivedColor(b, over: 255))
    return min((max(overBlack, overWhite) / greatestSquare).squareRoot(), 1)
  }

  private func squaredDistance(to other: PerceivedColor) -> Double {
    let (dy, di, dq) = (y - other.y, i - other.i, q - other.q)
    return 0.5053 * dy * dy + 0.299 * di * di + 0.1957 * dq * dq
  }
}
