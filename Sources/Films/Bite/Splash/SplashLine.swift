import Flipbook

/// The line that grows out of the dot and bends round until its ends meet.
struct SplashLine: View {
  let time: Double

  static let width = 8.0

  /// The line's length without its caps: it speeds up to 480 points a second, and goes on at that
  /// speed when it begins to bend.
  private var length: Double {
    if time < SplashBeat.bend {
      let p = SplashBeat.progress(time, from: SplashBeat.line, to: SplashBeat.bend)
      return 168 * p * p - 72 * p * p * p
    }
    let p = SplashBeat.progress(time, from: SplashBeat.bend, to: SplashBeat.shut)
    return 96 + 216 * p + 553.38 * p * p - 360.92 * p * p * p
  }

  /// How far the line has bent: 0 is straight, 1 is shut.
  ///
  /// It arrives at speed, which the pill's pulse takes over.
  private var bend: Double {
    let p = SplashBeat.progress(time, from: SplashBeat.bend, to: SplashBeat.shut)
    return 2.1 * p * p - 1.1 * p * p * p
  }

  var body: some View {
    if time >= SplashBeat.line, time < SplashBeat.shut {
      BendingLine(length: length, bend: bend)
        .stroke(
          .white,
          style: StrokeStyle(lineWidth: SplashLine.width, lineCap: .round, lineJoin: .round))
    }
  }
}

/// A line on its way from straight to the outline of a pill, centred in its frame.
///
/// Always three straights and two equal arcs, mirrored left and right, tangent where they meet. The
/// straights grow late: the line first bows like one arc, becomes a bowl, and squares into a pill
/// only as it shuts.
struct BendingLine: Shape {
  /// The length along the line, in points.
  let length: Double
  /// 0 for a straight line, 1 for a closed pill.
  let bend: Double

  /// Half the straight sides of the pill's centre line.
  private static let halfStraight = 57.0
  private static let radius = 44.0
  private static let perimeter = 2 * Double.pi * radius + 4 * halfStraight

  func path(in rect: CGRect) -> Path {
    let turn = Double.pi * bend
    guard turn >= 0.0001 else { return straight(in: rect) }
    let share = length / BendingLine.perimeter
    let bottom = BendingLine.halfStraight * bend * bend.squareRoot()
    let end = BendingLine.halfStraight * bend * bend * bend
    let arc = (BendingLine.perimeter / 2 - bottom - end) * share
    return bent(bottom: bottom * share, arc: arc, end: end * share, turn: turn, in: rect)
  }

  private func straight(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX - length / 2, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX + length / 2, y: rect.midY))
    }
  }

  /// The line from its left end through the bottom to its right end.
  ///
  /// `bottom` is half the bottom straight, `arc` the length of each arc, `end` that of each end
  /// straight, and `turn` what each arc turns by, in radians.
  private func bent(
    bottom: Double, arc: Double, end: Double, turn: Double, in rect: CGRect
  ) -> Path {
    let outwards = Angle(radians: turn)
    let (sine, cosine) = Double.sincos(outwards.radians)
    let radius = arc / turn
    let height = radius * (1 - cosine) + end * sine
    let y = rect.midY + height / 2
    let tip = bottom + radius * sine + end * cosine
    let down = Angle(degrees: 90)
    return Path { path in
      path.move(to: CGPoint(x: rect.midX - tip, y: y - height))
      path.addArc(
        center: CGPoint(x: rect.midX - bottom, y: y - radius), radius: radius,
        startAngle: down + outwards, endAngle: down, clockwise: true)
      path.addArc(
        center: CGPoint(x: rect.midX + bottom, y: y - radius), radius: radius,
        startAngle: down, endAngle: down - outwards, clockwise: true)
      path.addLine(to: CGPoint(x: rect.midX + tip, y: y - height))
    }
  }
}
