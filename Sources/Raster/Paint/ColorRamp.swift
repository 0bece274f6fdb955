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

  /// What a stretch between two stops adds to the first colour: `change` for each unit of the location
  /// past `start`, up to `length`, or, where it has no length, all of it from there on.
  private struct Term {
    var start: Float
    var length: Float
    var change: Levels

    /// Writes how often `change` is to be added at each location.
    func measure(_ locations: Span<Float>, _ progress: inout [Float]) {
      let count = locations.count
      let (start, length) = (start, length)
      var span = progress.mutableSpan
      var progress = span._mutatingExtracting(0..<count)
      if length > 0 {
        for index in 0..<count {
          progress[index] = greater(lesser(locations[index] - start, length), 0)
        }
      } else {
        for index in 0..<count { progress[index] = locations[index] >= start ? 1 : 0 }
      }
    }
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

  /// Writes the colours at the first of `locations`, which are numbers, to the elements `part` of `row`.
  ///
  /// `scratch` must have room for as many numbers.
  func fill(
    _ row: inout ColorRow, _ part: Range<Int>, at locations: [Float], scratch: inout [Float]
  ) {
    let locations = locations.span.extracting(0..<part.count)
    if let terms, let first = pieces.first?.color {
      set(&row.red, part, first[0])
      set(&row.green, part, first[1])
      set(&row.blue, part, first[2])
      set(&row.alpha, part, first[3])
      for term in terms { add(term, at: locations, &row, part, &scratch) }
    } else {
      lookUp(locations, part, &row.red, &row.green, &row.blue, &row.alpha)
    }
    if isStraight {
      premultiply(&row.red, part, by: row.alpha)
      premultiply(&row.green, part, by: row.alpha)
      premultiply(&row.blue, part, by: row.alpha)
    }
  }

  private func set(_ values: inout [Float], _ part: Range<Int>, _ value: Float) {
    var span = values.mutableSpan
    var part = span._mutatingExtracting(part)
    for index in 0..<part.count { part[index] = value }
  }

  private func add(
    _ term: Term, at locations: Span<Float>, _ row: inout ColorRow, _ part: Range<Int>,
    _ progress: inout [Float]
  ) {
    term.measure(locations, &progress)
    let count = locations.count
    func add(_ values: inout [Float], _ change: Float) {
      guard change != 0 else { return }
      let progress = progress.span.extracting(0..<count)
      var span = values.mutableSpan
      var part = span._mutatingExtracting(part)
      precondition(part.count == count)
      for index in 0..<count { part[index] += progress[index] * change }
    }
    add(&row.red, term.change[0])
    add(&row.green, term.change[1])
    add(&row.blue, term.change[2])
    add(&row.alpha, term.change[3])
  }

  /// Writes the colours piece by piece: neighbouring pixels nearly always lie on one.
  private func lookUp(
    _ locations: Span<Float>, _ part: Range<Int>, _ red: inout [Float], _ green: inout [Float],
    _ blue: inout [Float], _ alpha: inout [Float]
  ) {
    let count = locations.count
    var index = 0
    while index < count {
      let number = pieceNumber(at: locations[index])
      let piece = pieces[number]
      let next = number + 1 < pieces.count ? pieces[number + 1].start : .infinity
      var end = index + 1
      while end < count, locations[end] >= piece.start, locations[end] < next { end += 1 }
      let run = locations.extracting(index..<end)
      let place = part.lowerBound + index..<part.lowerBound + end
      func draw(_ values: inout [Float], _ channel: Int) {
        let (color, change, start) = (piece.color[channel], piece.change[channel], piece.start)
        var span = values.mutableSpan
        var values = span._mutatingExtracting(place)
        precondition(values.count == run.count)
        for index in 0..<run.count { values[index] = color + change * (run[index] - start) }
      }
      draw(&red, 0)
      draw(&green, 1)
      draw(&blue, 2)
      draw(&alpha, 3)
      index = end
    }
  }

  /// The number of the last piece that starts at or before `location`.
  private func pieceNumber(at location: Float) -> Int {
    guard location >= 0 else { return 0 }
    let part = Int(lesser(location, 1) * Float(Self.tableParts))
    var low = Int(table[part])
    var high = Int(table[part + 1])
    // Nearly always both are the same piece.
    while low < high {
      let middle = (low + high + 1) >> 1
      if pieces[middle].start <= location { low = middle } else { high = middle - 1 }
    }
    return low
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
      terms.append(
        Term(
          start: point.location, length: length,
          change: length > 0 ? change / length : change))
    }
    return terms.count <= mostTerms ? terms : nil
  }
}
