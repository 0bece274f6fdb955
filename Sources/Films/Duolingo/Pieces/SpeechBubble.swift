import Flipbook

/// A speech bubble above whoever speaks: one outline with its tail, which points down from the middle.
///
/// The tail reaches below the shape's frame.
struct SpeechBubble: Shape {
  /// How wide a tail is at its root, and where its straight sides end.
  struct Tail: Hashable, Sendable {
    let halfWidth: Double
    let tip: CGPoint

    static let large = Tail(halfWidth: 10, tip: CGPoint(x: 2.4, y: 10.4))
    static let small = Tail(halfWidth: 9, tip: CGPoint(x: 2.2, y: 7.6))
  }

  var cornerRadius = 16.0
  var tail = Tail.large
  /// How far to the right of the middle the tail is.
  var tailShift = 0.0

  /// How far a large tail reaches.
  static let tailHeight = 11.6

  func path(in rect: CGRect) -> Path {
    let (x, tip) = (rect.midX + tailShift, tail.tip)
    return Path { path in
      path.move(to: CGPoint(x: x + tail.halfWidth, y: rect.maxY))
      // The tip is rounded.
      path.addLine(to: CGPoint(x: x + tip.x, y: rect.maxY + tip.y))
      path.addCurve(
        to: CGPoint(x: x - tip.x, y: rect.maxY + tip.y),
        control1: CGPoint(x: x + tip.x / 2, y: rect.maxY + tip.y + 1.6),
        control2: CGPoint(x: x - tip.x / 2, y: rect.maxY + tip.y + 1.6))
      path.addLine(to: CGPoint(x: x - tail.halfWidth, y: rect.maxY))
      let corners = [
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      ]
      for (index, corner) in corners.enumerated() {
        let next =
          index < 3 ? corners[index + 1] : CGPoint(x: x + tail.halfWidth, y: rect.maxY)
        path.addArc(tangent1End: corner, tangent2End: next, radius: cornerRadius)
      }
      path.closeSubpath()
    }
  }
}

/// A speech bubble beside whoever speaks: its tail points to the left from the middle of that side.
///
/// The tail reaches out of the shape's frame.
struct SideBubble: View {
  var body: some View {
    ZStack {
      Outline().fill(Color.ground)
      Outline().stroke(Color.border, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
    }
  }

  private struct Outline: Shape {
    func path(in rect: CGRect) -> Path {
      let (x, y) = (rect.minX, rect.midY)
      return Path { path in
        path.move(to: CGPoint(x: x, y: y + 9))
        // The tip is rounded.
        path.addLine(to: CGPoint(x: x - 12, y: y + 2))
        path.addCurve(
          to: CGPoint(x: x - 12, y: y - 2), control1: CGPoint(x: x - 14, y: y + 0.8),
          control2: CGPoint(x: x - 14, y: y - 0.8))
        path.addLine(to: CGPoint(x: x, y: y - 9))
        let corners = [
          CGPoint(x: x, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
          CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: x, y: rect.maxY),
          CGPoint(x: x, y: y + 9),
        ]
        for (corner, next) in zip(corners, corners.dropFirst()) {
          path.addArc(tangent1End: corner, tangent2End: next, radius: 16)
        }
        path.closeSubpath()
      }
    }
  }
}
