package import Flipbook

/// The dial's geometry, in a square of 280 points: 12 o'clock is 0 minutes, a minute 36 degrees.
package enum DialRing {
  package static let side = 280.0
  /// The middle line of the track and of the arc.
  package static let radius = 94.0
  /// How wide track and arc are.
  package static let width = 44.0
  /// The white face inside.
  static let faceRadius = 72.0

  static let center = CGPoint(x: side / 2, y: side / 2)

  /// How far `minutes` are from 12 o'clock.
  static func angle(_ minutes: Double) -> Angle { .degrees(36 * minutes) }

  /// The minutes that a place lies at, 0..<10, or nil where it is too near the middle to tell.
  static func minutes(at place: CGPoint) -> Double? {
    let (dx, dy) = (place.x - center.x, place.y - center.y)
    guard dx * dx + dy * dy > 144 else { return nil }
    let turn = Double.atan2(y: dx, x: -dy) / (2 * .pi)
    return Dial.turn * (turn < 0 ? turn + 1 : turn)
  }

  /// The place on the arc's middle line at `minutes`.
  package static func place(atMinutes minutes: Double) -> CGPoint {
    let angle = angle(minutes).radians
    return CGPoint(x: center.x + radius * .sin(angle), y: center.y - radius * .cos(angle))
  }
}

/// The middle line of the dial's arc, clockwise from 12 o'clock.
package struct DialArc: Shape {
  package let minutes: Double

  package init(minutes: Double) {
    self.minutes = minutes
  }

  package func path(in rect: CGRect) -> Path {
    Path { path in
      guard minutes > 0 else { return }
      path.addRelativeArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: DialRing.radius,
        startAngle: .degrees(-90), delta: DialRing.angle(minutes))
    }
  }
}

/// Where a finger turns the dial: the ring with its ticks, without the middle of the face.
struct DialGrip: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addEllipse(in: rect)
      path.addEllipse(in: rect.insetBy(dx: 90, dy: 90))
    }
  }
}

/// The lines round the dial: twelve strong ones, four thin ones between each two.
struct DialTicks: View {
  let age: Double

  var body: some View {
    ZStack {
      ForEach(0..<60, id: \.self) { index in
        let isMajor = index % 5 == 0
        tick(from: isMajor ? 126 : 130, to: isMajor ? 140 : 138)
          .stroke(isMajor ? Color.ink : .minorTick, lineWidth: isMajor ? 3 : 1.25)
          .rotationEffect(.degrees(6 * Double(index)))
          .opacity(
            Animation.easeOut(duration: 0.2).delay(0.15 + 0.004 * Double(index)).progress(at: age))
      }
    }
  }

  /// A line straight up from the centre.
  private func tick(from inner: Double, to outer: Double) -> Path {
    Path { path in
      path.move(to: CGPoint(x: DialRing.center.x, y: DialRing.center.y - inner))
      path.addLine(to: CGPoint(x: DialRing.center.x, y: DialRing.center.y - outer))
    }
  }
}
