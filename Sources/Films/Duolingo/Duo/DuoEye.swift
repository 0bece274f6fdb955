import Flipbook

/// An eye with its pupil, its lights and its lids, about its own centre; drawn for the right side and mirrored.
struct DuoEye {
  let pose: DuoPose
  let side: Side
  let detail: DuoDetail

  private static let center = CGPoint(x: 72, y: 238)
  private static let (rx, ry) = (63.0, 67.0)
  private static let white = Path(ellipseAt: .zero, rx: rx, ry: ry)
  /// Lids cover a little more than the eye, or its white would shine through round a closed one.
  private static let underLids = Path(ellipseAt: .zero, rx: rx + 1.5, ry: ry + 1.5)
  /// Above this line of the white lies the shade of the brow.
  private static let shade = Path { path in
    path.addPath(Path(from: CGPoint(x: -65, y: 6), [-65, -81, 65, -81, 65, 6]))
    path.addLine(to: CGPoint(x: 65, y: -76))
    path.addLine(to: CGPoint(x: -65, y: -76))
    path.closeSubpath()
  }

  func draw(in context: GraphicsContext) {
    var context = context
    context.translateBy(x: side.sign * Self.center.x, y: Self.center.y)
    context.scaleBy(x: side.sign, y: 1)
    if pose.open[side] > 0 || pose.lower[side] < 1 { drawBall(in: context) }
    drawLids(in: context)
  }

  private func drawBall(in context: GraphicsContext) {
    context.fill(Self.white, with: .color(.eyeWhite))
    var inside = context
    inside.clip(to: Self.white)
    inside.drawLayer { layer in
      if detail > .small { layer.fill(Self.shade, with: .color(.eyeShade)) }
      layer.translateBy(x: side.sign * pose.pupilX - 8, y: 2 + pose.pupilY)
      layer.scaleBy(x: pose.pupilS, y: pose.pupilS)
      layer.fill(Path(ellipseAt: .zero, rx: 37, ry: 42), with: .color(.pupil))
      for light in lights {
        layer.fill(
          Path(ellipseAt: light.center, rx: light.radius, ry: light.radius),
          with: .color(.eyeWhite))
      }
    }
  }

  /// The lights in the pupil; the large one is inward.
  private var lights: [(center: CGPoint, radius: Double)] {
    let large = (CGPoint(x: -12, y: -16), detail == .small ? 17.0 : 13)
    guard detail > .small else { return [large] }
    let pair = [large, (CGPoint(x: 12, y: 19), 6)]
    return detail == .rich ? pair + [(CGPoint(x: 2, y: 28), 3)] : pair
  }

  // MARK: Lids

  private func drawLids(in context: GraphicsContext) {
    let lids = DuoLids(
      open: pose.open[side], lower: pose.lower[side], joy: pose.joy, rx: Self.rx, ry: Self.ry)
    var context = context
    context.turn(by: pose.lidTilt, about: .zero)
    // The clip is the eye's own, which does not turn with the lids.
    let eye = Self.underLids.applying(Affine(rotation: .degrees(-pose.lidTilt)))
    var inside = context
    inside.clip(to: eye)
    if lids.showsLower || lids.showsUpper {
      inside.drawLayer { layer in
        if lids.showsLower { layer.fill(lids.lowerLid, with: .color(.down)) }
        if lids.showsUpper {
          layer.fill(
            lids.upperLid, with: .color(Color.plumage.mix(with: .down, by: pose.joy)))
        }
      }
    }
    guard lids.lashWidth > 0 else { return }
    let isClosed = pose.open[side] < 0.25
    let (color, width): (Color, Double) =
      detail == .small && isClosed ? (.pupil, 16) : (.lash, lids.lashWidth)
    context.stroke(lids.lash, with: .color(color), style: .round(width))
  }
}

/// The shapes of an eye's lids, about its centre.
struct DuoLids {
  let open: Double
  let lower: Double
  let joy: Double
  let rx: Double
  let ry: Double

  /// Where the closed lids meet, and the sag of that line: asleep ∪ … happy ∩.
  private var meeting: Double { mix(0.26, 0.20, joy) * ry }
  private var meetingSag: Double { mix(22, -46, joy) }

  /// The upper lid's edge.
  private var upperY: Double { mix(meeting, -ry - 14, open) }
  /// Half of its width on the eye: 0 where it is outside.
  private var halfWidth: Double {
    let share = upperY / ry
    return share * share < 1 ? rx * (1 - share * share).squareRoot() : 0
  }
  private var upperSag: Double { mix(meetingSag, mix(12, -30, joy), open) * halfWidth / rx }

  var showsUpper: Bool { halfWidth > 0 }
  var showsLower: Bool { lower > 0 }

  var lash: Path {
    Path(
      from: CGPoint(x: -halfWidth, y: upperY),
      [-halfWidth / 2, upperY + upperSag, halfWidth / 2, upperY + upperSag, halfWidth, upperY])
  }

  var lashWidth: Double {
    mix(11, 8, open) * (1.6 * halfWidth / rx - 0.4).clamped()
  }

  /// All of the eye above the upper edge.
  var upperLid: Path {
    var path = Path { $0.move(to: CGPoint(x: -rx - 10, y: upperY)) }
    path.addLine(to: CGPoint(x: -halfWidth, y: upperY))
    path.addCurve(
      to: CGPoint(x: halfWidth, y: upperY),
      control1: CGPoint(x: -halfWidth / 2, y: upperY + upperSag),
      control2: CGPoint(x: halfWidth / 2, y: upperY + upperSag))
    path.addLine(to: CGPoint(x: rx + 10, y: upperY))
    path.addLine(to: CGPoint(x: rx + 10, y: -ry - 20))
    path.addLine(to: CGPoint(x: -rx - 10, y: -ry - 20))
    path.closeSubpath()
    return path
  }

  /// All of the eye below the lower edge.
  var lowerLid: Path {
    // Below the eye at first, so that nothing pops up as it begins to rise.
    let rest = 12 * max(1 - lower / 0.2, 0)
    let edge = mix(ry + 14, meeting - 7, lower) + rest
    let sag = mix(-30, meetingSag, lower * lower)
    let width = rx + 10
    var path = Path(
      from: CGPoint(x: -width, y: edge),
      [-width / 2, edge + sag, width / 2, edge + sag, width, edge])
    path.addLine(to: CGPoint(x: width, y: max(ry + 20, edge)))
    path.addLine(to: CGPoint(x: -width, y: max(ry + 20, edge)))
    path.closeSubpath()
    return path
  }
}
