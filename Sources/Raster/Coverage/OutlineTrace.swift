/// Follows an outline through the cells of a row, to tell where it comes back to one of them.
///
/// The pieces of an outline that go on from each other in one direction, down or up, cross every height once;
/// those that go on to the right, or to the left, have one order. As long as all that has been in a cell is one
/// such piece, no part of it lies over another. So a part may come to cells again that only what it goes on from in
/// this way has touched, and to those of the edge before it, which it cannot cross; all other cells are to be fresh.
///
/// An outline ends where it began. What it began with is kept, so that its last parts may come to the cells of the
/// first: whether they go on into those is seen at the very end.
struct OutlineTrace {
  private var end = FixedPlace(x: -1, y: -1)
  /// The row of the last part; -1 where the next has nothing to go on from.
  private var row: Int32 = -1
  /// 1 to the right or down, -1 to the left or up, 0 where the outline has been level or plumb so far.
  private var directionX: Int32 = 0
  private var directionY: Int32 = 0
  /// Whether the edge at hand turns back.
  private var turnsX = false
  private var turnsY = false
  /// The cells that only what goes on in one direction along x has touched, and along y.
  private var alongX = CellRange.none
  private var alongY = CellRange.none
  /// The cells that the last part was the first to touch, and those that the part at hand is.
  private var last = CellRange.none
  private var current = CellRange.none

  /// Where the outline began.
  private var start = FixedPlace(x: -1, y: -1)
  /// Whether it is still in the row that it began in.
  private var isStarting = false
  private var startDirectionX: Int32 = 0
  private var startDirectionY: Int32 = 0
  /// The cells that it touched there before it turned along x, and along y.
  private var startX = CellRange.none
  private var startY = CellRange.none
  private var startHasTurnedX = false
  private var startHasTurnedY = false
  /// Whether it has come back to those cells, and may still go on into its start.
  private var isReturning = false
  private var mayReturnX = false
  private var mayReturnY = false
  /// Whether it came back and did not.
  private(set) var overlapsStart = false

  /// The row that the outline began in.
  var startRow: Int32 { start.y &>> FixedPoint.bits }

  // MARK: Edges

  /// Whether an edge from `place` goes on from the one before.
  @inline(__always)
  func continues(at place: FixedPlace) -> Bool {
    place.x == end.x && place.y == end.y
  }

  /// Takes whatever comes next as another outline, which begins at `place`.
  mutating func begin(at place: FixedPlace) {
    self = OutlineTrace()
    (start, end, row, isStarting) = (place, place, place.y &>> FixedPoint.bits, true)
  }

  /// Turns to the edge that goes on to `next`.
  @inline(__always)
  mutating func turn(to next: FixedPlace) {
    let x: Int32 = (next.x > end.x ? 1 : 0) &- (next.x < end.x ? 1 : 0)
    let y: Int32 = (next.y > end.y ? 1 : 0) &- (next.y < end.y ? 1 : 0)
    end = next
    turnsX = x &* directionX < 0
    turnsY = y &* directionY < 0
    if x != 0 { directionX = x }
    if y != 0 { directionY = y }
  }

  /// Those of `cells` that the outline is not to have been in before; a part of the edge comes to them.
  @inline(__always)
  mutating func fresh(_ row: Int32, _ cells: CellRange) -> CellRange {
    current = row == self.row ? freshInRow(cells) : cells
    return current
  }

  private mutating func freshInRow(_ cells: CellRange) -> CellRange {
    if isStarting { noteStart(cells) }
    let own =
      if turnsX && turnsY { last } else if turnsX { alongY } else if turnsY { alongX } else {
        alongX.joined(alongY)
      }
    return cells.without(own)
  }

  /// Ends an edge in the row that it began in.
  @inline(__always)
  mutating func finish(row: Int32) {
    guard row == self.row else { return leave(row: row) }
    alongX = turnsX ? current : alongX.extended(by: current)
    alongY = turnsY ? current : alongY.extended(by: current)
    last = current
    if isReturning {
      mayReturnX = mayReturnX && !turnsX
      mayReturnY = mayReturnY && !turnsY
    }
  }

  /// Ends an edge in another row than it began in.
  @inline(__always)
  mutating func leave(row: Int32) {
    self.row = row
    (alongX, alongY, last) = (current, current, current)
    isStarting = false
    if isReturning, row != startRow { giveUpReturn() }
  }

  /// Takes what comes next as having nothing to go on from.
  @inline(__always)
  mutating func forget() {
    row = -1
    isStarting = false
    if isReturning { giveUpReturn() }
  }

  // MARK: The start

  private mutating func noteStart(_ cells: CellRange) {
    startHasTurnedX = startHasTurnedX || turnsX
    startHasTurnedY = startHasTurnedY || turnsY
    if !startHasTurnedX { (startX, startDirectionX) = (startX.joined(cells), directionX) }
    if !startHasTurnedY { (startY, startDirectionY) = (startY.joined(cells), directionY) }
  }

  /// Comes to cells that something has touched; whether that may have been the start alone.
  mutating func returns(to cells: CellRange, row: Int32) -> Bool {
    guard row == startRow, !isStarting else { return false }
    let (isInX, isInY) = (startX.contains(cells), startY.contains(cells))
    mayReturnX = isInX && (mayReturnX || !isReturning)
    mayReturnY = isInY && (mayReturnY || !isReturning)
    isReturning = true
    return mayReturnX || mayReturnY
  }

  private mutating func giveUpReturn() {
    isReturning = false
    overlapsStart = true
  }

  /// Ends the outline: whether its last parts, where they came to the cells of its first, went on into them.
  mutating func close() -> Bool {
    guard isReturning else { return !overlapsStart }
    let meets = end.x == start.x && end.y == start.y
    let goesOn =
      mayReturnX && directionX &* startDirectionX >= 0
      || mayReturnY && directionY &* startDirectionY >= 0
    return meets && goesOn && !overlapsStart
  }
}

/// Cells next to each other in a row; none where `first` is greater than `last`.
struct CellRange {
  var first: Int32
  var last: Int32

  /// No cells, before or after none.
  static let none = CellRange(first: 1 << 24, last: -1)

  /// The cells from the first to the last of both, and what lies between.
  @inline(__always)
  func joined(_ other: CellRange) -> CellRange {
    CellRange(first: min(first, other.first), last: max(last, other.last))
  }

  /// Both, where they are next to each other; else the other.
  func extended(by other: CellRange) -> CellRange {
    if other.first > other.last { return self }
    return other.first == last + 1 || other.last == first - 1 ? joined(other) : other
  }

  /// What is left of these cells without `own`, which one of their ends lies in, or all.
  func without(_ own: CellRange) -> CellRange {
    var rest = self
    if own.first <= first, first <= own.last { rest.first = own.last + 1 }
    if own.first <= last, last <= own.last { rest.last = own.first - 1 }
    return rest
  }

  func contains(_ other: CellRange) -> Bool { first <= other.first && other.last <= last }
}
