/// Reads SVG path data into a path, segment by segment.
struct PathDataParser {
  private let bytes: [UInt8]
  private var position = 0
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  private var smooth = Smooth.none
  /// Which of the path's verbs are pieces of one arc each.
  private(set) var arcs: [Range<Int>] = []

  /// The last control point, which a smooth curve of the same kind reflects.
  private enum Smooth {
    case none
    case quad(Point)
    case cubic(Point)
  }

  init(_ data: String) { bytes = Array(data.utf8) }

  mutating func parse() throws(PathDataError) -> Path {
    skipSpaces()
    while position < bytes.count {
      let command = bytes[position]
      let kind = command | 0x20
      guard PathDataParser.isCommand(kind), Ascii.isLetter(command) else {
        throw error(.unexpected, at: position)
      }
      if path.isEmpty, kind != UInt8(ascii: "m") { throw error(.noMove, at: position) }
      position += 1
      try parseSegments(kind, isRelative: command == kind)
      skipSpaces()
    }
    return path
  }

  private static func isCommand(_ kind: UInt8) -> Bool {
    switch Character(UnicodeScalar(kind)) {
    case "m", "l", "h", "v", "c", "s", "q", "t", "a", "z": true
    default: false
    }
  }

  /// Reads the arguments of one command, as many times over as they are there.
  private mutating func parseSegments(
    _ kind: UInt8, isRelative: Bool
  ) throws(PathDataError) {
    if kind == UInt8(ascii: "z") {
      path.closeSubpath()
      current = start
      smooth = .none
      return
    }
    skipSpaces()
    var kind = kind
    repeat {
      let origin = isRelative ? current : .zero
      try parseSegment(Character(UnicodeScalar(kind)), from: origin)
      // What follows a move is lines.
      if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
    } while skipToNextArgument()
  }

  private mutating func parseSegment(
    _ kind: Character, from origin: Point
  ) throws(PathDataError) {
    let offset = position
    switch kind {
    case "m":
      let point = try point(origin)
      path.move(to: point)
      (start, current, smooth) = (point, point, .none)
    case "l": try addLine(to: try point(origin))
    case "h":
      let x = origin.x + (try number())
      try addLine(to: try checked(Point(x: x, y: current.y), offset))
    case "v":
      let y = origin.y + (try number())
      try addLine(to: try checked(Point(x: current.x, y: y), offset))
    case "c":
      let control1 = try point(origin)
      skipComma()
      try addCubic(control1, origin)
    case "s":
      var control1 = current
      if case .cubic(let control) = smooth { control1 = current + (current - control) }
      try addCubic(try checked(control1, offset), origin)
    case "q":
      let control = try point(origin)
      skipComma()
      try addQuad(control, origin)
    case "t":
      var control = current
      if case .quad(let last) = smooth { control = current + (current - last) }
      try addQuad(try checked(control, offset), origin)
    default: try addArc(origin)
    }
  }

  // MARK: Segments

  private mutating func addLine(to end: Point) throws(PathDataError) {
    path.addLine(to: end)
    (current, smooth) = (end, .none)
  }

  private mutating func addCubic(_ control1: Point, _ origin: Point) throws(PathDataError) {
    let control2 = try point(origin)
    skipComma()
    let end = try point(origin)
    path.addCurve(to: end, control1: control1, control2: control2)
    (current, smooth) = (end, .cubic(control2))
  }

  private mutating func addQuad(_ control: Point, _ origin: Point) throws(PathDataError) {
    let end = try point(origin)
    path.addQuadCurve(to: end, control: control)
    (current, smooth) = (end, .quad(control))
  }

  private mutating func addArc(_ origin: Point) throws(PathDataError) {
    let offset = position
    let width = try number()
    skipComma()
    let height = try number()
    skipComma()
    let rotation = try number()
    skipComma()
    let isLarge = try flag()
    skipComma()
    let isSweep = try flag()
    skipComma()
    let end = try point(origin)
    // By itself first: on its own it can be looked at without copying what is there already.
    var arc = Path()
    arc.move(to: current)
    arc.addArc(
      to: end, radii: Size(width: width, height: height), rotation: .degrees(rotation),
      isLargeArc: isLarge, isClockwise: isSweep)
    guard arc.isFinite else { throw error(.outOfRange, at: offset) }
    let first = path.verbs.count
    for subpath in arc.subpaths {
      for segment in subpath.segments { path.addSegment(segment) }
    }
    if path.verbs.count > first { arcs.append(first..<path.verbs.count) }
    (current, smooth) = (end, .none)
  }

  // MARK: Arguments

  private mutating func number() throws(PathDataError) -> Double {
    let offset = position
    guard let number = NumberScanner.scan(bytes, at: &position) else {
      throw error(.missingNumber, at: offset)
    }
    guard number.isFinite else { throw error(.outOfRange, at: offset) }
    return number
  }

  private mutating func point(_ origin: Point) throws(PathDataError) -> Point {
    let offset = position
    let x = try number()
    skipComma()
    let y = try number()
    return try checked(Point(x: origin.x + x, y: origin.y + y), offset)
  }

  /// A flag is a single digit, which the next number may follow at once.
  private mutating func flag() throws(PathDataError) -> Bool {
    guard position < bytes.count, bytes[position] == Ascii.zero || bytes[position] == Ascii.one
    else { throw error(.badFlag, at: position) }
    position += 1
    return bytes[position - 1] == Ascii.one
  }

  private func checked(_ point: Point, _ offset: Int) throws(PathDataError) -> Point {
    guard point.isFinite else { throw error(.outOfRange, at: offset) }
    return point
  }

  private func error(_ problem: PathDataError.Problem, at offset: Int) -> PathDataError {
    PathDataError(problem: problem, offset: offset, path: path)
  }

  // MARK: Separators

  private mutating func skipSpaces() {
    while position < bytes.count, Ascii.isSpace(bytes[position]) { position += 1 }
  }

  /// Skips white space with at most one comma in it.
  private mutating func skipComma() {
    skipSpaces()
    guard position < bytes.count, bytes[position] == Ascii.comma else { return }
    position += 1
    skipSpaces()
  }

  /// Skips what separates two sets of arguments, and says whether another one follows.
  ///
  /// After a comma one must follow: where it does not, reading it is what finds the error.
  private mutating func skipToNextArgument() -> Bool {
    skipSpaces()
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    if byte == Ascii.comma {
      skipComma()
      return true
    }
    return Ascii.isDigit(byte) || byte == Ascii.plus || byte == Ascii.minus || byte == Ascii.point
  }
}
