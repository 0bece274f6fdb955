import Flipbook

/// The pieces of a burst in one layer, `age` seconds after it; nothing before it and once all have left.
struct ConfettiView: View {
  let confetti: Confetti
  let layer: Confetti.Layer
  let age: Double

  private static let strip = Path(
    roundedRect: CGRect(x: -4.5, y: -7, width: 9, height: 14), cornerRadius: 2)
  private static let disc = Path(ellipseAt: .zero, rx: 4.5, ry: 4.5)
  private static let leaf = Path(
    from: CGPoint(x: 0, y: -8), [4.8, -3.6, 4.8, 3.6, 0, 8], [-4.8, 3.6, -4.8, -3.6, 0, -8])
  private static let streamer = Path(
    from: CGPoint(x: -9, y: 3), [-6, -6, -2, -6, 0, 0], [2, 6, 6, 6, 9, -3])
  private static let star = Path(
    star: 5, center: .zero, outerRadius: 7, innerRadius: 3.6)

  var body: some View {
    if age > 0, age < confetti.duration {
      Canvas { context, _ in
        for flight in confetti.flights where flight.layer == layer && age < flight.end {
          draw(flight, in: context)
        }
      }
    }
  }

  private func draw(_ flight: Confetti.Flight, in context: GraphicsContext) {
    let piece = flight.piece
    let place = piece.place(at: age)
    let facing = piece.facing(at: age)
    let size = piece.size * flight.scale(at: age)
    let front = [Color].confetti[piece.color % [Color].confetti.count]
    let shading = GraphicsContext.Shading.color(facing < 0 ? front.paperBack : front)
    var context = context
    context.translateBy(x: place.x, y: place.y)
    context.rotate(by: piece.angle(at: age))
    context.scaleBy(x: size, y: size * abs(facing))
    switch piece.form {
    case .strip: context.fill(Self.strip, with: shading)
    case .disc: context.fill(Self.disc, with: shading)
    case .leaf: context.fill(Self.leaf, with: shading)
    case .streamer: context.stroke(Self.streamer, with: shading, style: .round(4))
    case .star:
      context.fill(Self.star, with: shading)
      context.stroke(Self.star, with: shading, style: .round(2))
    }
  }
}
