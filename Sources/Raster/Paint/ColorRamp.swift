import Drawing
import Imaging

/// A gradient's colours by location, ready to be looked up for whole rows.
///
/// A chain of pieces, on each of which the channels are straight lines. Where the gradient is mixed in a
/// space other than sRGB, its curves are cut into as many pieces as keep within
/// ``GradientCurve/tolerance``.
struct ColorRamp {
  /// The channels on one piece: `color + change * (location - start)`.
  struct Piece {
    var start: Float
    var color: Levels
    var change: Levels
  }

  /// What a piece adds to the first colour: `rise` for each unit of the location past `start`, up to
  /// `length`; all of `step` at once.
  private struct Term {
    var start: Float
    var length: Float
    var rise: Levels
    var step: Levels
  }

  /// The number of terms up to which adding them all up is quicker than finding the right piece.
  private static let mostTerms = 5
  /// The number of equal parts of 0...1 for which the table tells the piece at hand.
  private static let tableParts = 1024

  /// The pieces in ascending order; the first begins below every location.
  private let pieces: [Piece]
  /// For each multiple of 1/1024, the last piece that starts at or before it.
  private let table: [Int32]
  /// The same function as a sum, where that has few terms.
  private let terms: [Term]?
  /// Whether the colours are straight, and have yet to be multiplied by their alpha.
  private let isStraight: Bool
  /// Whether every colour is opaque.
  let isOpaque: Bool

  /// The colours of `gradient`, their alpha times `opacity`.
  init(_ gradient: GradientStops, opacity: Double) {
    let curve = GradientCurve(gradient, opacity: opacity)
    isStraight = curve.isStraight
    isOpaque = curve.isOpaque
    pieces = Self.pieces(through: curve.points)
    table = Self.table(of: pieces)
    terms = Self.terms(through: curve.points)
  }

  /// The colour of the last stop alone.
  var last: Levels {
    guard let piece = pieces.last else { return .zero }
    guard isStraight else { return piece.color }
    let alpha = piece.color[3] * PixelLevels.unit
    return piece.color * Levels(alpha, alpha, alpha, 1)
  }

  // MARK: Rows

  /// Writes the colours at `locations`, which are numbers, to the elements `part` of `row`.
  func fill(_ row: inout ColorRow, _ part: Range<Int>, at locations: Span<Float>) {
    precondition(locations.count == part.count)
    if let terms, let first = pieces.first {
      setFlat(first.color, part, &row)
      for term in terms {
        add(term, at: locations, &row.red, part, 0)
        add(term, at: locations, &row.green, part, 1)
        add(term, at: locations, &row.blue, part, 2)
        if !isOpaque { add(term, at: locations, &row.alpha, part, 3) }
      }
    } else {
      lookUp(locations, part, &row.red, &row.green, &row.blue, &row.alpha)
    }
    if isStraight {
      premultiply(&row.red, part, by: row.alpha)
      premultiply(&row.green, part, by: row.alpha)
      premultiply(&row.blue, part, by: row.alpha)
    }
  }

  private func setFlat(_ color: Levels, _ part: Range<Int>, _ row: inout ColorRow) {
    func set(_ values: inout [Float], _ value: Float) {
      var span = values.mutableSpan
      var part = span._mutatingExtracting(part)
      for index in 0..<part.count { part[index] = value }
    }
    set(&row.red, color[0])
    set(&row.green, color[1])
    set(&row.blue, color[2])
    set(&row.alpha, color[3])
  }

  private func add(
    _ term: Term, at locations: Span<Float>, _ values: inout [Float], _ part: Range<Int>,
    _ channel: Int
  ) {
    let count = locations.count
    var span = values.mutableSpan
    var part = span._mutatingExtracting(part)
    precondition(part.count == count)
    let (start, length) = (term.start, term.length)
    let (rise, step) = (term.rise[channel], term.step[channel])
    if step != 0 {
      for index in 0..<count { part[index] += locations[index] >= start ? step : 0 }
    } else if rise != 0 {
      for index in 0..<count {
        part[index] += greater(lesser(locations[index] - start, length), 0) * rise
      }
    }
  }

  private func lookUp(
    _ locations: Span<Float>, _ part: Range<Int>, _ red: inout [Float], _ green: inout [Float],
    _ blue: inout [Float], _ alpha: inout [Float]
  ) {
    let count = locations.count
    let pieces = pieces.span
    let table = table.span
    var reds = red.mutableSpan
    var greens = green.mutableSpan
    var blues = blue.mutableSpan
    var alphas = alpha.mutableSpan
    var r = reds._mutatingExtracting(part)
    var g = greens._mutatingExtracting(part)
    var b = blues._mutatingExtracting(part)
    var a = alphas._mutatingExtracting(part)
    precondition(r.count == count && g.count == count && b.count == count && a.count == count)
    precondition(table.count == Self.tableParts + 2)
    for index in 0..<count {
      let location = locations[index]
      var low = 0
      if location >= 0 {
        let part = Int(lesser(location, 1) * Float(Self.tableParts))
        low = Int(table[part])
        var high = Int(table[part + 1])
        // Nearly always both are the same piece.
        while low < high {
          let middle = (low + high + 1) >> 1
          if pieces[middle].start <= location { low = middle } else { high = middle - 1 }
        }
      }
      let piece = pieces[low]
      let color = piece.color + piece.change * (location - piece.start)
      r[index] = color[0]
      g[index] = color[1]
      b[index] = color[2]
      a[index] = color[3]
    }
  }

  private func premultiply(_ values: inout [Float], _ part: Range<Int>, by alpha: [Float]) {
    let alpha = alpha.span.extracting(part)
    var span = values.mutableSpan
    var part = span._mutatingExtracting(part)
    for index in 0..<part.count { part[index] *= alpha[index] * PixelLevels.unit }
  }

  // MARK: Pieces

  /// Below every location that is asked for.
  private static let beforeAll: Float = -4

  private static func pieces(through points: [GradientCurve.Point]) -> [Piece] {
    guard let first = points.first else {
      return [Piece(start: beforeAll, color: .zero, change: .zero)]
    }
    var pieces = [Piece(start: beforeAll, color: first.color, change: .zero)]
    func append(_ piece: Piece) {
      // Of pieces that begin at one place, only the last can be seen.
      if pieces[pieces.count - 1].start == piece.start { pieces.removeLast() }
      pieces.append(piece)
    }
    for (point, next) in zip(points, points.dropFirst()) {
      let length = next.location - point.location
      guard length > 0 else { continue }
      append(
        Piece(
          start: point.location, color: point.color, change: (next.color - point.color) / length))
    }
    if let last = points.last {
      append(Piece(start: last.location, color: last.color, change: .zero))
    }
    return pieces
  }

  private static func table(of pieces: [Piece]) -> [Int32] {
    var table: [Int32] = []
    var piece = 0
    for part in 0...tableParts {
      let location = Float(part) / Float(tableParts)
      while piece + 1 < pieces.count, pieces[piece + 1].start <= location { piece += 1 }
      table.append(Int32(piece))
    }
    return table + [Int32(pieces.count - 1)]
  }

  private static func terms(through points: [GradientCurve.Point]) -> [Term]? {
    guard points.count <= 2 * mostTerms else { return nil }
    var terms: [Term] = []
    for (point, next) in zip(points, points.dropFirst()) where point.color != next.color {
      let length = next.location - point.location
      let change = next.color - point.color
      if length > 0 {
        terms.append(
          Term(start: point.location, length: length, rise: change / length, step: .zero))
      } else {
        terms.append(Term(start: next.location, length: 0, rise: .zero, step: change))
      }
    }
    return terms.count <= mostTerms ? terms : nil
  }
}
