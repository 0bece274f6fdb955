package import Flipbook

/// The chips of a sentence: which are on the answer's line, in which order, and which are in the air.
///
/// A chip that was sent to the line counts as standing there from the tap on; one that was sent home has left it
/// then. What is in the air follows from the times of the taps.
package struct ChipBoard: Hashable, Sendable {
  /// A chip was tapped.
  struct Move: Hashable, Sendable {
    let chip: Int
    let time: Seconds
    /// The line from this tap on.
    let line: [Int]
  }

  /// Chips on the line from the start on.
  private let placed: [Int]
  private(set) var moves: [Move] = []

  /// Seconds of a flight.
  package static let flight = 0.30
  /// Seconds in which the chips behind one that has left close up.
  static let closing = 0.20

  /// A board with some chips on the line already.
  init(placed: [Int] = []) {
    self.placed = placed
  }

  /// The chips that stand on the line, or are on their way there.
  package var line: [Int] { moves.last?.line ?? placed }

  /// Sends a chip to the line, or home; one that is in the air is left alone.
  mutating func tap(_ chip: Int, at time: Seconds) {
    guard flight(of: chip, at: time) == nil else { return }
    var line = line
    if let index = line.firstIndex(of: chip) { line.remove(at: index) } else { line.append(chip) }
    moves.append(Move(chip: chip, time: time, line: line))
  }

  /// Where a chip is in the air at `time`: how far along, 0..<1, and which way; nil where it lies still.
  package func flight(of chip: Int, at time: Seconds) -> ChipFlight? {
    guard let move = moves.last(where: { $0.chip == chip }) else { return nil }
    // Times are sums of times: what differs by a rounding is the same moment.
    let share = (time - move.time + 1e-9) / Self.flight
    guard share >= 0, share < 1 else { return nil }
    return ChipFlight(share: share, isGoingHome: !move.line.contains(chip))
  }

  /// The chips in the air at `time`, in the order of their taps.
  package func flights(at time: Seconds) -> [(chip: Int, state: ChipFlight)] {
    moves.indices.compactMap { index in
      let chip = moves[index].chip
      // Only its last tap counts.
      guard moves.lastIndex(where: { $0.chip == chip }) == index,
        let state = flight(of: chip, at: time)
      else { return nil }
      return (chip, state)
    }
  }

  /// The chips that have a place on the line at `time`: those that stand there or fly there, in order, and those
  /// that have just left it.
  func shown(at time: Seconds) -> [Int] {
    line + flights(at: time).map(\.chip).filter { !line.contains($0) }
  }

  /// The lines that there have been, each with the time from which on it was there.
  func lines(until time: Seconds) -> [(start: Seconds, line: [Int])] {
    [(-.infinity, placed)]
      + moves.filter { $0.time <= time }.map { ($0.time, $0.line) }
  }
}

/// A chip in the air.
package struct ChipFlight: Hashable, Sendable {
  /// How much of the time of the flight is over, 0..<1.
  let share: Double
  let isGoingHome: Bool

  /// How far it rises above the straight way, in points, and how much it grows.
  private static let (arc, growth) = (14.0, 0.06)
  private static let curve = UnitCurve.bezier(0.30, 0, 0.20, 1)

  /// How much of the way is done, 0...1.
  private var way: Double { Self.curve.value(at: share) }
  /// How high it is in its arc, 0...1.
  private var height: Double { .sin(.pi * way) }

  /// How large it is.
  package var scale: Double { 1 + Self.growth * height }

  /// Its top left corner, unscaled, between that of its home and that of its place on the line.
  package func corner(home: CGPoint, place: CGPoint) -> CGPoint {
    let (start, end) = isGoingHome ? (place, home) : (home, place)
    return CGPoint(
      x: mix(start.x, end.x, way), y: mix(start.y, end.y, way) - Self.arc * height)
  }
}
