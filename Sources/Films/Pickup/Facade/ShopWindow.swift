import Flipbook

/// One of the shop's big windows: what stands in it in lamplight, seen through six lights over three panes.
struct ShopWindow {
  /// What stands in the window.
  enum Goods {
    /// Two long shelves, and a counter with a coffee machine and a cake stand.
    case longShelves
    /// Five short shelves, a menu board between them, and a counter with a till.
    case menu
  }

  /// The left edge of the glass.
  let x: Double
  let goods: Goods

  static let all = [ShopWindow(x: 16, goods: .longShelves), ShopWindow(x: 254, goods: .menu)]

  private static let width = 132.0
  private static let lamps = [22.0, 66, 110]

  func draw(in context: GraphicsContext) {
    context.rect(x - 5, 383, Self.width + 10, 102, .shopTrim)
    context.rect(x - 5, 383, Self.width + 10, 1.25, .shopGlint)
    context.rect(x, 388, Self.width, 92, .shopWindow)
    context.rect(x, 422, Self.width, 32, .shelfWall)
    context.rect(x, 422, Self.width, 1, .shelfWallEdge)
    context.rect(x, 454, Self.width, 26, .lowerWall)
    for lamp in Self.lamps { drawLight(in: context, x: x + lamp) }
    switch goods {
    case .longShelves: drawLongShelves(in: context)
    case .menu: drawMenu(in: context)
    }
    for lamp in Self.lamps { drawLamp(in: context, x: x + lamp) }
    drawReflections(in: context)
    drawGlazing(in: context)
  }

  /// Two nested cones of light, behind the shelves.
  private func drawLight(in context: GraphicsContext, x: Double) {
    context.polygon(
      [(x - 10, 421), (x + 10, 421), (x + 20, 471), (x - 20, 471)], .lamplight.opacity(0.42))
    context.polygon(
      [(x - 6, 421), (x + 6, 421), (x + 11, 471), (x - 11, 471)], .lampCore.opacity(0.45))
  }

  private func drawLamp(in context: GraphicsContext, x: Double) {
    context.rect(x - 0.4, 388, 0.8, 28, .cord)
    context.disc(x, 421.4, 3, .bulb)
    context.fill(Self.lampShade, dx: x, .door)
    context.line(Self.lampGlint, dx: x, width: 1, .lampGlint)
    context.rect(x - 1.8, 409, 3.6, 3, radius: 0.8, .brass)
  }

  private static let lampShade = Path(
    drawn: "M-9 421C-9 414.5 -4.05 412 -2 411.5h4C4.05 412 9 414.5 9 421Z")
  private static let lampGlint = Path(drawn: "M-6.48 419.4C-6.3 415.4 -3.6 413.6 -2.4 413")

  // MARK: Goods

  private func drawLongShelves(in context: GraphicsContext) {
    for y in [435.0, 451] { drawShelf(in: context, x: x + 4, y: y, width: 124) }
    let places = [27.0, 35, 49, 57, 65, 73, 81, 94, 102, 110, 118]
    let mugs: [Color] = [
      .cupWhite, .cupRose, .cupWhite, .cupMint, .cupWhite, .cupStraw, .cupWhite, .cupGreen,
      .cupWhite, .cupWhite, .cupRose,
    ]
    let beakers: [Color] = [
      .cupMint, .cupWhite, .cupWhite, .cupStraw, .cupWhite, .cupRose, .cupWhite, .cupMint,
      .cupWhite, .cupWhite, .cupGreen,
    ]
    for (place, color) in zip(places, mugs) { Mug(color: color).draw(in: context, x + place, 435) }
    for (place, color) in zip(places, beakers) {
      Beaker(color: color).draw(in: context, x: x + place, foot: 451)
    }
    drawCounter(in: context)
    drawCoffeeMachine(in: context)
    drawCakes(in: context)
  }

  private func drawMenu(in context: GraphicsContext) {
    for y in [435.0, 449, 463] { drawShelf(in: context, x: x + 4, y: y, width: 36) }
    let columns = [10.0, 18, 26, 34]
    let upper: [Color] = [.cupWhite, .cupStraw, .cupWhite, .cupMint]
    let middle: [Color] = [.cupWhite, .cupWhite, .cupRose, .cupWhite]
    let lower: [Color] = [.cupGreen, .cupWhite, .cupMint, .cupWhite]
    for (index, column) in columns.enumerated() {
      Mug(color: upper[index]).draw(in: context, x + column, 435)
      Beaker(color: middle[index]).draw(in: context, x: x + column, foot: 449)
      Mug(color: lower[index]).draw(in: context, x + column, 463)
    }
    for y in [435.0, 451] { drawShelf(in: context, x: x + 92, y: y, width: 36) }
    drawPlant(in: context)
    Mug(color: .cupWhite).draw(in: context, x + 108, 435)
    Mug(color: .cupRose).draw(in: context, x + 116, 435)
    let right: [Color] = [.cupWhite, .cupMint, .cupWhite, .cupStraw]
    for (column, color) in zip([97.0, 105, 113, 121], right) {
      Beaker(color: color).draw(in: context, x: x + column, foot: 451)
    }
    drawBoard(in: context)
    drawCounter(in: context)
    // The till.
    context.rect(x + 94, 459, 12, 9, radius: 1.2, .till)
    context.rect(x + 95.5, 460.5, 9, 5, .tillScreen)
  }

  private func drawShelf(in context: GraphicsContext, x: Double, y: Double, width: Double) {
    context.rect(x, y, width, 2.5, .shopGreen)
    context.rect(x, y + 2.5, width, 1, .shopTrim)
  }

  private func drawCounter(in context: GraphicsContext) {
    context.rect(x, 470, Self.width, 10, .counter)
    context.rect(x, 468, Self.width, 3, .sashWhite)
  }

  private func drawCoffeeMachine(in context: GraphicsContext) {
    let left = x + 49
    context.rect(left, 455, 32, 13, radius: 2, .steel)
    context.rect(left, 455, 32, 4, radius: 1.5, .steelShade)
    for dx in [5.0, 22] { context.rect(left + dx, 462, 4, 6, .steelDark) }
    context.disc(left + 16, 462.5, 1.7, .brass)
    context.rect(left + 13, 465.6, 6, 2.4, .steelShade)
  }

  private func drawCakes(in context: GraphicsContext) {
    let left = x + 98
    context.fill(
      Path(drawn: "M0 467.4a10 10 0 0 1 20 0Z"), dx: left, .white.opacity(0.75))
    context.rect(left - 2, 467, 24, 1.4, .brass)
    context.disc(left + 5.6, 464.4, 2.5, .cake)
    context.disc(left + 11, 464.4, 2.5, .cakeShade)
    context.disc(left + 15.6, 464.8, 2, .cake)
  }

  private func drawPlant(in context: GraphicsContext) {
    context.disc(x + 98, 429.6, 4.6, .plant)
    context.disc(x + 101.4, 427.6, 3.2, .plantShade)
    context.polygon(
      [
        (x + 94.8, 430.5), (x + 102, 430.5), (x + 101.2, 435), (x + 95.6, 435),
      ], .terracotta)
  }

  private func drawBoard(in context: GraphicsContext) {
    let left = x + 47.5
    for dx in [9.5, 26.7] { context.rect(left + dx, 422, 0.8, 6, .cord) }
    context.rect(left, 427, 37, 35, radius: 1.5, .boardFrame)
    context.rect(left + 2, 429, 33, 31, .door)
    context.rect(left + 9.5, 432, 18, 2, radius: 1, .sashWhite)
    for (index, length) in [15.0, 12, 16, 13].enumerated() {
      let y = 438 + 5 * Double(index)
      context.rect(left + 5, y, length, 1.5, radius: 0.7, .chalk)
      context.rect(left + 27, y, 5, 1.5, radius: 0.7, .cupStraw)
    }
  }

  // MARK: Glass

  private func drawReflections(in context: GraphicsContext) {
    for (offset, width) in [(7.92, 31.68), (46.2, 5.28)] {
      let left = x + offset
      context.polygon(
        [(left, 480), (left + width, 480), (left + width + 29.04, 388), (left + 29.04, 388)],
        .white.opacity(0.16))
    }
  }

  private func drawGlazing(in context: GraphicsContext) {
    context.rect(x, 388, Self.width, 3, .awningShade.opacity(0.28))
    context.rect(x, 405, Self.width, 2.5, .shopTrim)
    for light in 1...5 {
      context.rect(x + 22 * Double(light) - 0.75, 388, 1.5, 17, .shopTrim)
    }
    for pane in 1...2 { context.rect(x + 44 * Double(pane) - 1.25, 407.5, 2.5, 72.5, .shopTrim) }
    context.rect(x - 5, 480, Self.width + 10, 5, .shopTrim)
    context.rect(x - 8, 482, Self.width + 16, 4, .shopLight)
    context.rect(x - 8, 486, Self.width + 16, 1.5, .shopDeep)
  }
}
