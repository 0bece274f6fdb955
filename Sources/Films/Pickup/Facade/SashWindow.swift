import Flipbook

/// A sash window, six panes over six, in its stone surround.
struct SashWindow {
  /// What hangs inside.
  enum Hanging {
    case nothing
    case drapes
    /// Covers a share of the glass, and may have a pull.
    case blind(share: Double, hasPull: Bool)
  }

  /// What is above the surround.
  enum Head {
    case keystone
    case triangle
    case segment
  }

  /// Its middle.
  let x: Double
  let head: Head
  let hanging: Hanging

  static let all = [
    SashWindow(x: 73, head: .keystone, hanging: .drapes),
    SashWindow(x: 201, head: .keystone, hanging: .blind(share: 0.2, hasPull: false)),
    SashWindow(x: 329, head: .keystone, hanging: .blind(share: 0.34, hasPull: true)),
    SashWindow(x: 73, head: .triangle, hanging: .blind(share: 0.2, hasPull: false)),
    SashWindow(x: 201, head: .segment, hanging: .drapes),
    SashWindow(x: 329, head: .triangle, hanging: .nothing),
  ]

  /// Whether it is one of the upper floor's, which are smaller and have no pediment.
  private var isUpper: Bool { head == .keystone }

  /// The white box.
  private var sash: CGRect {
    isUpper
      ? CGRect(x: x - 29, y: 32, width: 58, height: 98)
      : CGRect(x: x - 30, y: 198, width: 60, height: 106)
  }

  private var glass: CGRect {
    CGRect(
      x: sash.minX + 4, y: sash.minY + 4, width: sash.width - 8, height: sash.height - 9)
  }

  func draw(in context: GraphicsContext) {
    drawSurround(in: context)
    context.rect(sash.minX, sash.minY, sash.width, sash.height, .sashWhite)
    context.rect(glass.minX, glass.minY, glass.width, glass.height, .glass)
    drawHanging(in: context)
    drawReflections(in: context)
    drawBars(in: context)
    switch head {
    case .keystone: drawKeystone(in: context)
    case .triangle, .segment: drawPediment(in: context)
    }
    drawSill(in: context)
  }

  private func drawSurround(in context: GraphicsContext) {
    let halfWidth = isUpper ? 37.0 : 39
    let (top, bottom) = (isUpper ? 24.0 : 192, sash.maxY)
    let (left, height) = (x - halfWidth, bottom - top)
    context.rect(left + 1, top + 2, 2 * halfWidth + 1, height, .stoneShade.opacity(0.6))
    context.rect(left, top, 2 * halfWidth, height, .stoneLight)
    if isUpper { context.rect(left, top, 2 * halfWidth, 1.5, .stoneHighlight) }
    context.rect(left, top, 1.5, height, .stoneHighlight)
    let inset = isUpper ? 1.5 : 0
    context.rect(x + halfWidth - 2, top + inset, 2, height - inset, .stoneReturn)
    context.rect(
      sash.minX - 2, sash.minY - 2, sash.width + 4, sash.height + 2, .stoneDeep)
  }

  private func drawHanging(in context: GraphicsContext) {
    switch hanging {
    case .nothing: break
    case .drapes:
      drawDrape(in: context, edge: glass.minX, direction: 1, .drape)
      drawDrape(in: context, edge: glass.maxX, direction: -1, .drapeShade)
    case .blind(let share, let hasPull):
      let height = share * glass.height
      context.rect(glass.minX, glass.minY, glass.width, height, .blind)
      context.rect(glass.minX, glass.minY + height - 2.5, glass.width, 2.5, .blindShade)
      guard hasPull else { return }
      context.rect(x - 0.4, glass.minY + height, 0.8, 5, .blindShade)
      context.disc(x, glass.minY + height + 6, 1.3, .blindShade)
    }
  }

  /// A drape gathered at the side, below the middle.
  private func drawDrape(
    in context: GraphicsContext, edge: Double, direction: Double, _ color: Color
  ) {
    func point(_ dx: Double, _ dy: Double) -> CGPoint {
      CGPoint(x: edge + direction * dx * glass.width, y: glass.minY + dy * glass.height)
    }
    let drape = Path { path in
      path.move(to: point(0, 0))
      path.addLine(to: point(0.36, 0))
      path.addCurve(to: point(0.1, 0.68), control1: point(0.34, 0.42), control2: point(0.22, 0.6))
      path.addLine(to: point(0.16, 1))
      path.addLine(to: point(0, 1))
      path.closeSubpath()
    }
    context.fill(drape, color)
  }

  /// The skyline of the other side of the street, and two slanted bands of sky.
  private func drawReflections(in context: GraphicsContext) {
    func points(_ shares: [(Double, Double)]) -> [(x: Double, y: Double)] {
      shares.map { (x: glass.minX + $0.0 * glass.width, y: glass.minY + $0.1 * glass.height) }
    }
    context.polygon(
      points([
        (0, 0.7), (0.3, 0.7), (0.3, 0.63), (0.62, 0.63), (0.62, 0.74), (1, 0.74), (1, 1), (0, 1),
      ]), .reflection.opacity(0.4))
    // A band falls by 1.25 of what it moves to the left.
    func band(from right: Double, width: Double) {
      let (start, end) = (right * glass.width, (right + width) * glass.width)
      let cut = max(end - glass.width, 0)
      var corners = [
        (x: glass.minX + start, y: glass.minY),
        (x: glass.minX + end - cut, y: glass.minY),
      ]
      if cut > 0 { corners.append((x: glass.maxX, y: glass.minY + 1.25 * cut)) }
      corners += [
        (x: glass.minX, y: glass.minY + 1.25 * end), (x: glass.minX, y: glass.minY + 1.25 * start),
      ]
      context.polygon(corners, .white.opacity(0.15))
    }
    band(from: 0.46, width: 0.38)
    band(from: 0.94, width: 0.12)
  }

  /// The frame's shadow on the glass, and the bars of both sashes.
  private func drawBars(in context: GraphicsContext) {
    let glass = glass
    context.rect(glass.minX, glass.minY, glass.width, 2.5, .glassShade.opacity(0.45))
    context.rect(glass.minX, glass.minY + 2.5, 2, glass.height - 2.5, .glassShade.opacity(0.3))
    for third in [1.0, 2] {
      context.rect(
        glass.minX + third * glass.width / 3 - 0.75, glass.minY, 1.5, glass.height, .sashWhite)
    }
    let meeting = glass.minY + 0.47 * glass.height
    context.rect(
      glass.minX, (glass.minY + meeting) / 2 - 0.75, glass.width, 1.5, .sashWhite)
    context.rect(glass.minX, meeting, glass.width, 3.5, .sashWhite)
    context.rect(glass.minX, meeting + 3.5, glass.width, 1.25, .glassShade.opacity(0.4))
    context.rect(
      glass.minX, (meeting + 3.5 + glass.maxY) / 2 - 0.75, glass.width, 1.5, .sashWhite)
    context.rect(sash.minX, glass.maxY, sash.width, 5, .sashWhite)
    context.rect(sash.minX, glass.maxY + 3.5, sash.width, 1.5, .sashShade)
  }

  private func drawKeystone(in context: GraphicsContext) {
    context.polygon([(x - 7, 19), (x + 7, 19), (x + 5, 32), (x - 5, 32)], .stoneHighlight)
    context.polygon([(x + 4.5, 19), (x + 7, 19), (x + 5, 32), (x + 2.8, 32)], .stoneHollow)
  }

  private func drawPediment(in context: GraphicsContext) {
    context.rect(x - 39, 189, 78, 5, .stoneLight)
    context.rect(x - 39, 194, 78, 2, .stoneShade)
    if head == .triangle {
      context.polygon([(x - 44, 189), (x, 172), (x + 44, 189)], .stoneHighlight)
      context.polygon([(x - 34, 187.5), (x, 175.4), (x + 34, 187.5)], .stoneHollow)
    } else {
      context.fill(segment(width: 88, foot: 189, control: 162), .stoneHighlight)
      context.fill(segment(width: 72, foot: 187.5, control: 169), .stoneHollow)
      context.disc(x, 183.6, 2.8, .stoneHighlight)
    }
    context.rect(x - 44, 187, 88, 3.5, .stoneHighlight)
    context.rect(x - 42, 190.5, 84, 1.5, .stoneShade)
  }

  private func segment(width: Double, foot: Double, control: Double) -> Path {
    Path { path in
      path.move(to: CGPoint(x: x - width / 2, y: foot))
      path.addQuadCurve(
        to: CGPoint(x: x + width / 2, y: foot), control: CGPoint(x: x, y: control))
      path.closeSubpath()
    }
  }

  private func drawSill(in context: GraphicsContext) {
    let (halfWidth, y) = (isUpper ? 40.0 : 42, sash.maxY)
    context.rect(x - halfWidth, y, 2 * halfWidth, 5, .stoneHighlight)
    context.rect(x - halfWidth, y + 5, 2 * halfWidth, 2, .stoneShade)
    context.rect(x - halfWidth + 2, y + 7, 2 * halfWidth - 4, 2.5, .stoneShade.opacity(0.5))
    // The brackets: what is left of the sill's shade shows between them.
    let (width, height) = isUpper ? (5.0, 7.0) : (6, 9)
    context.rect(x - halfWidth + 5, y + 7, width, height, .stoneLight)
    context.rect(x + halfWidth - 5 - width, y + 7, width, height, .stoneLight)
  }
}
