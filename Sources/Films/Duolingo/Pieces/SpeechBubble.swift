import Flipbook

/// A speech bubble above whoever speaks: one outline with its tail, which points down from the middle.
///
/// The tail reaches below the shape's frame.
struct SpeechBubble: Shape {
  static let tailHeight = 11.6
  private static let cornerRadius = 16.0

  func path(in rect: CGRect) -> Path {
    let radius = Self.cornerRadius
    return Path { path in
      path.move(to: CGPoint(x: rect.midX + 10, y: rect.maxY))
      // The tip is rounded.
      path.addLine(to: CGPoint(x: rect.midX + 2.4, y: rect.maxY + 10.4))
      path.addCurve(
        to: CGPoint(x: rect.midX - 2.4, y: rect.maxY + 10.4),
        control1: CGPoint(x: rect.midX + 1.2, y: rect.maxY + 12),
        control2: CGPoint(x: rect.midX - 1.2, y: rect.maxY + 12))
      path.addLine(to: CGPoint(x: rect.midX - 10, y: rect.maxY))
      let corners = [
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      ]
      for (index, corner) in corners.enumerated() {
        let next = index < 3 ? corners[index + 1] : CGPoint(x: rect.midX + 10, y: rect.maxY)
        path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
      }
      path.closeSubpath()
    }
  }
}
