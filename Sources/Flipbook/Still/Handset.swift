import Drawing
import Geometry
import Imaging

/// A telephone of no make, round a screen.
struct Handset {
  /// What of it shows a picture.
  let screen: Rect
  /// How thick it is round the screen.
  let thickness: Double

  /// The radius of its screen's corners, where nobody asks for another.
  var cornerRadius: Double { 0.135 * min(screen.width, screen.height) }

  /// The same in other units.
  func scaled(by factor: Double) -> Handset {
    Handset(
      screen: Rect(
        x: screen.minX * factor, y: screen.minY * factor, width: screen.width * factor,
        height: screen.height * factor),
      thickness: thickness * factor)
  }

  /// All of it but the screen, the buttons at its sides undermost.
  func body(cornerRadius: Double) -> [DrawingItem] {
    let (edge, rim) = (thickness, 0.12 * thickness)
    func shape(_ inset: Double, _ color: Color) -> DrawingItem {
      let rect = screen.insetBy(dx: inset, dy: inset)
      let radius = max(cornerRadius - inset, 0)
      return .fill(Fill(Path(roundedRect: rect, cornerRadius: radius), paint: .color(color)))
    }
    return buttons + [
      shape(-edge, Color(hex: 0x6E7178)), shape(-edge + rim, Color(hex: 0x1B1C1F)),
      shape(-edge + 3 * rim, Color(hex: 0x060607)),
    ]
  }

  /// Two buttons at the left and one at the right, by the height of the screen.
  private var buttons: [DrawingItem] {
    let depth = 0.22 * thickness
    let places: [(isLeft: Bool, top: Double, height: Double)] = [
      (true, 0.2, 0.07), (true, 0.29, 0.07), (false, 0.23, 0.11),
    ]
    return places.map { place in
      let x = place.isLeft ? screen.minX - thickness - depth : screen.maxX + thickness - depth
      let rect = Rect(
        x: x, y: screen.minY + place.top * screen.height, width: 2 * depth,
        height: place.height * screen.height)
      return .fill(
        Fill(
          Path(roundedRect: rect, cornerRadius: 0.6 * depth), paint: .color(Color(hex: 0x36383D))))
    }
  }
}
