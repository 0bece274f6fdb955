/// Lays a dash pattern along one subpath.
struct SubpathDasher {
  private let measure: SubpathMeasure
  private let pattern: DashPattern
  /// What is shorter than this at an end of the line is a rounding error, and no dash.
  private let sliver: Double
  private var dashes: [Piece] = []

  /// A dash, or what can be seen of it.
  private struct Piece {
    var turn: Double
    var index: Int
    var start: Double
    var end: Double
    var subpath: Subpath
  }

  init(_ measure: SubpathMeasure, pattern: DashPattern, sliver: Double) {
    self.measure = measure
    self.pattern = pattern
    self.sliver = min(sliver, pattern.period / 1024)
  }

  /// The dashes that lie in `visible` stretches of the subpath, in order and apart.
  mutating func dashes(in visible: [ClosedRange<Double>]) -> [Subpath] {
    for range in visible {
      let isDashed: Void? = pattern.forEachDash(in: range) { dash in add(dash, in: range) }
      if isDashed == nil, let whole = measure.part(from: range.lowerBound, to: range.upperBound) {
        dashes.append(
          Piece(
            turn: -2, index: 0, start: range.lowerBound, end: range.upperBound, subpath: whole))
      }
    }
    joinSeam()
    return dashes.map(\.subpath)
  }

  private mutating func add(_ dash: DashPattern.Dash, in range: ClosedRange<Double>) {
    let length = measure.length
    guard dash.start < length - sliver, dash.end > sliver || dash.start >= 0 else { return }
    if dash.end <= dash.start {
      guard dash.start >= range.lowerBound else { return }
      dashes.append(
        Piece(
          turn: dash.turn, index: dash.index, start: dash.start, end: dash.end,
          subpath: dot(at: dash.start)))
      return
    }
    // An end that rounding parts from the line's end is there.
    let end = dash.end > length - sliver ? length : dash.end
    let first = max(dash.start, range.lowerBound)
    let last = min(end, range.upperBound)
    guard let part = measure.part(from: first, to: last) else { return }
    if let before = dashes.last, before.turn == dash.turn, before.index == dash.index,
      before.end == first
    {
      dashes[dashes.count - 1].subpath.segments += part.segments
      dashes[dashes.count - 1].end = last
    } else {
      dashes.append(
        Piece(turn: dash.turn, index: dash.index, start: first, end: last, subpath: part))
    }
  }

  /// A dash without length: a line just long enough to have the direction that its caps need.
  private func dot(at distance: Double) -> Subpath {
    let place = measure.location(at: distance)
    let half = place.tangent * (sliver / 2)
    let line = Line(start: place.point - half, end: place.point + half)
    return Subpath(start: line.start, segments: [.line(line)])
  }

  /// On a closed subpath the dash that ends at its end and the one that starts at its start are one.
  private mutating func joinSeam() {
    guard measure.subpath.isClosed, let first = dashes.first, let last = dashes.last,
      dashes.count > 1, first.start <= 0, first.end > first.start, last.end >= measure.length
    else { return }
    dashes[0].subpath.start = last.subpath.start
    dashes[0].subpath.segments = last.subpath.segments + first.subpath.segments
    dashes.removeLast()
  }
}
