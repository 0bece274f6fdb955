import Imaging

extension Lighting {
  /// A face's colour, for its normal of any length.
  func color(of base: Color, normal: Vector3) -> Color {
    guard let normal = normal.normalized else { return base }
    func channel(_ value: (Color) -> Double) -> Double {
      var light = value(ambient) * ambient.opacity
      for source in directional {
        guard let direction = source.direction.normalized else { continue }
        light += value(source.color) * source.color.opacity * max(0, normal.dot(direction))
      }
      return value(base) * light
    }
    return Color(
      red: channel(\.red), green: channel(\.green), blue: channel(\.blue), opacity: base.opacity)
  }
}
