import Geometry

/// A vector icon: marks on a grid of hundredths of an em, laid over one another in order.
///
/// The lines are as wide as the weight of the text beside it asks for, so one drawing serves all weights.
/// Every variant is composed from the same marks: see ``filled``, ``slashed`` and ``enclosed(in:)``.
package struct Symbol: Hashable, Sendable {
  /// What is drawn and left blank, the first undermost.
  var marks: [SymbolMark]

  init(_ marks: SymbolMark...) { self.marks = marks }

  init(_ marks: [SymbolMark]) { self.marks = marks }

  /// Whether the filled variant is another drawing.
  package var isFillable: Bool { marks.contains { $0.ink == .shape && $0.role == .ink } }

  /// The smallest rectangle that holds the ink of lines of `lineWidth`.
  ///
  /// Exact: round caps and joins reach half a width from the path in every direction.
  func inkBounds(lineWidth: Double) -> Rect {
    var bounds: Rect?
    for mark in marks where mark.role.leaves == .ink {
      let reach = mark.strokeWidth(lineWidth) / 2
      let ink = mark.path.boundingRect.insetBy(dx: -reach, dy: -reach)
      bounds = bounds?.union(ink) ?? ink
    }
    return bounds ?? .zero
  }
}

// The words that symbols are written in.
extension Symbol {
  /// The symbol turned clockwise by a number of quarter turns.
  func turned(quarters: Int) -> Symbol {
    let turns = [
      Affine.identity, Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), Affine(scaleX: -1, y: -1),
      Affine(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
    ]
    return applying(turns[((quarters % 4) + 4) % 4])
  }

  /// The symbol turned clockwise.
  func turned(degrees: Double) -> Symbol { applying(Affine(rotation: .degrees(degrees))) }

  /// The symbol with left and right exchanged.
  var mirrored: Symbol { applying(Affine(scaleX: -1, y: 1)) }

  /// The symbol upside down.
  var flipped: Symbol { applying(Affine(scaleX: 1, y: -1)) }

  /// The symbol's geometry after `transform`, its lines as wide as before.
  func applying(_ transform: Affine) -> Symbol {
    Symbol(marks.map { $0.applying(transform) })
  }

  /// The symbol with all its lines `factor` times as wide.
  func width(_ factor: Double) -> Symbol { Symbol(marks.map { $0.width(factor) }) }
}
