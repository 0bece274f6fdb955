public import Imaging

extension Color {
  /// A colour from its hue, saturation and brightness, each 0...1.
  ///
  /// Source: A. R. Smith, "Color Gamut Transform Pairs", 1978.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: Double) -> Double {
      var k = offset + turn
      if k >= 6 { k -= 6 }
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The colour at `fraction` of the way to `other`, 0...1, by its sRGB numbers, premultiplied.
  ///
  /// SwiftUI mixes perceptually unless told otherwise; a film's colours are what their hex codes say.
  public func mix(with other: Color, by fraction: Double) -> Color {
    let t = min(max(fraction, 0), 1)
    let alpha = opacity * (1 - t) + other.opacity * t
    guard alpha > 0 else { return other.opacity(0) }
    func channel(_ path: KeyPath<Color, Double>) -> Double {
      (self[keyPath: path] * opacity * (1 - t) + other[keyPath: path] * other.opacity * t) / alpha
    }
    return Color(
      red: channel(\.red), green: channel(\.green), blue: channel(\.blue), opacity: alpha)
  }
}
