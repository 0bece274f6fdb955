import Flipbook

/// The green of the ground floor: cornice, sign board, moulding, and the panels under the windows.
struct Shopfront {
  func draw(in context: GraphicsContext) {
    context.rect(-2, 328, 406, 189, .shopGreen)
    // Cornice.
    context.rect(-8, 328, 418, 3, .shopLight)
    context.rect(-8, 331, 418, 5, .shopTrim)
    context.rect(-5, 336, 412, 2, .shopDeep)
    context.rect(-2, 338, 406, 2.5, .shopDeep.opacity(0.35))
    drawSign(in: context)
    // Moulding under the fascia.
    context.rect(-2, 372, 406, 2, .shopLight)
    context.rect(-2, 374, 406, 4, .shopTrim)
    context.rect(-2, 378, 406, 2, .shopDeep.opacity(0.55))
    for x in [12.5, 251.5] { drawRiser(in: context, x: x) }
  }

  /// The board with its inner line, and the square between the words.
  private func drawSign(in context: GraphicsContext) {
    context.rect(12, 341, 378, 31, .shopGreen)
    context.stroke(
      Path(CGRect(x: 20.5, y: 345.5, width: 361, height: 22)), with: .color(.signLine),
      lineWidth: 0.9)
    context.rect(191.58, 353.74, 5, 5, .white)
  }

  /// Three panels over a dark plinth.
  private func drawRiser(in context: GraphicsContext, x: Double) {
    context.rect(x, 487.5, 140, 29.5, .shopGreen)
    for panel in 0..<3 {
      let left = x + 4 + 45.3 * Double(panel)
      context.rect(left, 491, 41, 17, .shopTrim)
      context.rect(left + 1.5, 492.5, 38, 14, .shopPanel)
      context.rect(left + 1.5, 492.5, 38, 1, .shopDeep.opacity(0.6))
    }
    context.rect(x, 511, 140, 6, .shopDeep)
  }
}

/// A column of the shopfront with a console at the fascia where it ends the shop.
struct ShopPilaster {
  let x: Double
  let width: Double
  /// Whether it is at an end of the shop.
  let isOuter: Bool

  static let all = [
    ShopPilaster(x: -2, width: 14, isOuter: true), ShopPilaster(x: 151, width: 11, isOuter: false),
    ShopPilaster(x: 240, width: 11, isOuter: false), ShopPilaster(x: 390, width: 14, isOuter: true),
  ]

  func draw(in context: GraphicsContext) {
    let top = isOuter ? 392.0 : 420
    context.rect(x, 380, width, 137, .shopTrim)
    context.rect(x, 380, 1.25, 137, .shopGlint)
    context.rect(x + width - 1.75, 380, 1.75, 137, .shopDeep)
    context.rect(
      x + width / 2 - 1.75, top, 3.5, 484 - top, radius: 1.5, .shopDeep.opacity(0.55))
    context.rect(x - 2.5, 372, width + 5, 3, .shopLight)
    context.rect(x - 2.5, 375, width + 5, 4, .shopTrim)
    context.rect(x - 2, 379, width + 4, 2, .shopDeep)
    context.rect(x - 1.5, 497, width + 3, 20, .shopDeep)
    context.rect(x - 1.5, 495, width + 3, 2.5, .shopLight)
    if isOuter { drawConsole(in: context) }
  }

  private func drawConsole(in context: GraphicsContext) {
    let middle = x + width / 2
    context.rect(x - 1.5, 338, width + 3, 34, .shopTrim)
    context.rect(x - 1.5, 338, 1.25, 34, .shopGlint)
    context.disc(middle, 356, 3.8, .shopLight)
    context.disc(middle, 356, 2.3, .shopTrim)
    for y in [344.0, 364] {
      context.rect(middle - 4, y, 8, 4, radius: 1, .shopDeep.opacity(0.55))
    }
  }
}
