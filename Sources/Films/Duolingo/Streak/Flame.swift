import Flipbook

/// The streak's flame, in Duo's units about x = 0; its base is at y = 584.
///
/// Each node sways and breathes with its height above the base, which stands still; handles move with their
/// nodes. Every term repeats a whole number of times in ``period``.
struct Flame {
  /// Seconds since the flicker began.
  let time: Double
  /// How strong the flicker is, 0...1.
  let strength: Double

  static let base = 584.0
  static let period = 1.8

  /// A place of an outline, with the handles that lead to it and on from it.
  private struct Node {
    let handleIn: CGPoint
    let place: CGPoint
    let handleOut: CGPoint

    init(_ handleIn: (Double, Double), _ place: (Double, Double), _ handleOut: (Double, Double)) {
      self.handleIn = CGPoint(x: handleIn.0, y: handleIn.1)
      self.place = CGPoint(x: place.0, y: place.1)
      self.handleOut = CGPoint(x: handleOut.0, y: handleOut.1)
    }
  }

  /// Bottom, left belly, both sides of the lick's tip, the notch, both sides of the main tip, right belly.
  private static let outerNodes = [
    Node((130, 584), (0, 584), (-130, 584)), Node((-218, 498), (-218, 378), (-218, 306)),
    Node((-174, 264), (-160, 196), (-156, 178)), Node((-138, 174), (-126, 188), (-108, 210)),
    Node((-94, 234), (-72, 242), (-44, 216)), Node((-54, 122), (-26, 44), (-19, 26)),
    Node((1, 22), (13, 38), (84, 132)), Node((218, 238), (218, 378), (218, 498)),
  ]
  /// Which of them are the lick's tip.
  private static let lick = 2...3

  /// Bottom, left belly, both sides of the tip, right belly.
  private static let innerNodes = [
    Node((94, 568), (0, 568), (-94, 568)), Node((-162, 512), (-162, 432), (-162, 352)),
    Node((-62, 314), (-28, 228), (-22, 214)), Node((-6, 212), (2, 224), (50, 306)),
    Node((162, 352), (162, 432), (162, 512)),
  ]
  private static let innerTip = 2...3

  var outer: Path {
    Self.path(Self.outerNodes) { index, node in
      var move = sway(of: node.place, at: time)
      if Self.lick.contains(index) {
        move.dx -= 4 * Self.wave(time / 0.9, 2)
        move.dy -= 9 * Self.wave(time / 0.9, 2)
      }
      return move * strength
    }
  }

  /// The light inside follows a little later, and less.
  var inner: Path {
    Self.path(Self.innerNodes) { index, node in
      var move = sway(of: node.place, at: time - 0.12) * 0.7
      if Self.innerTip.contains(index) { move.dy -= 10 * Self.wave(time / 0.6, 0) }
      return move * strength
    }
  }

  private func sway(of place: CGPoint, at time: Double) -> Vector {
    let k = (Self.base - place.y) / 546
    return Vector(
      dx: 9 * k * k * Self.wave(time / 1.8, 0) + 4 * k * k * k * Self.wave(time / 0.6, 1),
      dy: -(14 * k * k * Self.wave(time / 0.9, 0) + 5 * k * k * k * Self.wave(time / 0.45, 0)))
  }

  /// The sine of so many turns, ahead by so many radians.
  private static func wave(_ turns: Double, _ phase: Double) -> Double {
    .sin(2 * .pi * turns + phase)
  }

  private static func path(_ nodes: [Node], move: (Int, Node) -> Vector) -> Path {
    let moves = nodes.enumerated().map(move)
    return Path { path in
      path.move(to: nodes[0].place + moves[0])
      for index in nodes.indices {
        let next = (index + 1) % nodes.count
        path.addCurve(
          to: nodes[next].place + moves[next], control1: nodes[index].handleOut + moves[index],
          control2: nodes[next].handleIn + moves[next])
      }
      path.closeSubpath()
    }
  }
}
