import Flipbook

/// The dark green door in the middle: the number in the light above it, a sign in its window.
struct ShopDoor {
  func draw(in context: GraphicsContext) {
    context.rect(162, 380, 78, 137, .shopTrim)
    context.rect(165, 383, 72, 134, .shopDeep)
    context.rect(168, 386, 66, 20, .shopWindow)
    context.rect(168, 386, 66, 2.5, .awningShade.opacity(0.28))
    for x in [182.5, 218] { context.rect(x, 386, 1.5, 20, .shopTrim) }
    context.rect(168, 406, 66, 3.5, .shopTrim)
    // The leaf.
    context.rect(170, 410, 62, 103, .door)
    context.rect(170, 410, 62, 2, .doorDark)
    context.rect(170, 410, 1.5, 103, .doorLight)
    drawWindow(in: context)
    drawPanels(in: context)
    // Handle, lock and letter box.
    context.rect(225.5, 456, 3, 17, radius: 1.5, .brass)
    context.disc(227, 452, 1.6, .brassLight)
    context.rect(189, 466.4, 24, 2, radius: 1, .brass)
    // Steps.
    context.rect(162, 511, 78, 2, .step)
    context.rect(159, 513, 84, 4, .stepLight)
    context.rect(159, 516, 84, 1, .stepShade)
  }

  private func drawWindow(in context: GraphicsContext) {
    context.rect(178, 417, 46, 48, .doorDark)
    context.rect(179.5, 418.5, 43, 45, .doorGlass)
    context.rect(179.5, 446, 43, 17.5, .doorGlassLow)
    context.disc(201, 441, 20, .lamplight.opacity(0.5))
    context.polygon(
      [(184, 463.5), (194, 463.5), (210, 418.5), (200, 418.5)], .white.opacity(0.22))
    context.rect(200.1, 418.5, 1.8, 45, .door)
    // The sign that hangs in it.
    context.line(
      Path(drawn: "M201 429.5L192.5 437M201 429.5L209.5 437"), width: 0.8, cap: .butt, .cord)
    context.disc(201, 429.5, 1.2, .brass)
    context.rect(187, 436.5, 28, 11, radius: 2, .sashWhite)
  }

  private func drawPanels(in context: GraphicsContext) {
    for x in [178.0, 203] {
      context.rect(x, 471, 21, 36, .doorDark)
      context.rect(x + 1.5, 472.5, 18, 33, .doorPanel)
      context.rect(x + 1.5, 472.5, 18, 1, .doorLight)
    }
  }
}

/// A lantern beside the door, with its glow.
struct Lantern {
  /// Its middle.
  let x: Double

  func draw(in context: GraphicsContext) {
    context.disc(x, 407, 9, .lamplight.opacity(0.3))
    context.rect(x - 0.6, 397, 1.2, 4, .door)
    context.polygon([(x - 4.5, 403.5), (x, 399), (x + 4.5, 403.5)], .door)
    context.polygon(
      [(x - 3.6, 403.5), (x + 3.6, 403.5), (x + 2.6, 412), (x - 2.6, 412)], .lamplight)
    context.rect(x - 3.2, 412, 6.4, 1.8, radius: 0.6, .door)
    context.rect(x - 0.4, 403.5, 0.8, 8.5, .door.opacity(0.6))
  }
}
