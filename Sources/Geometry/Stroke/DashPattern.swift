/// Dashes and gaps, ready to be laid along a line.
struct DashPattern {
  /// Dash and gap in turn: an even number of lengths, none negative.
  private(set) var lengths: [Double]
  /// The length after which the pattern repeats, more than 0.
  private(set) var period: Double
  /// How far into the pattern a line starts, at least 0 and less than the period.
  private(set) var phase: Double

  /// The pattern of `dash` with `phase`; nil where it leaves a solid line.
  init?(_ dash: [Double], phase: Double) {
    guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    let lengths = dash.count % 2 == 0 ? dash : dash + dash
    let period = lengths.reduce(0, +)
    let gaps = stride(from: 1, to: lengths.count, by: 2).reduce(0) { $0 + lengths[$1] }
    guard gaps > 0, period.isFinite else { return nil }
    self.lengths = lengths
    self.period = period
    let rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    let positive = rest < 0 ? rest + period : rest
    self.phase = positive < period ? positive : 0
  }

  /// The pattern made larger by a whole number, so that its period is at least `smallest`.
  ///
  /// The share of the line that dashes cover stays what it is.
  func enlarged(toPeriod smallest: Double) -> DashPattern {
    guard period < smallest else { return self }
    let factor = (smallest / period).rounded(.up)
    guard factor.isFinite else { return self }
    var result = self
    result.lengths = lengths.map { $0 * factor }
    result.period = period * factor
    result.phase = phase * factor
    return result
  }

  /// The dashes in a length of `distance`, about.
  func count(in distance: Double) -> Double {
    (distance / period + 1) * Double(lengths.count / 2)
  }

  /// A dash of the pattern: which one, and where it starts and ends along the line.
  struct Dash {
    var turn: Double
    var index: Int
    var start: Double
    var end: Double
  }

  /// Calls `body` with the dashes that share a place with `range` of a line, in order.
  ///
  /// Nil where the range is so far along that places a period apart are hardly told from each other:
  /// 2^40 periods.
  func forEachDash(in range: ClosedRange<Double>, _ body: (Dash) -> Void) -> Void? {
    guard (range.upperBound + phase) / period < 0x1p40 else { return nil }
    var turn = ((range.lowerBound + phase) / period - 1).rounded(.down)
    while turn * period - phase <= range.upperBound {
      var start = turn * period - phase
      for index in stride(from: 0, to: lengths.count, by: 2) {
        let end = start + lengths[index]
        if end >= range.lowerBound, start <= range.upperBound {
          body(Dash(turn: turn, index: index, start: start, end: end))
        }
        start = end + lengths[index + 1]
      }
      turn += 1
    }
    return ()
  }
}
