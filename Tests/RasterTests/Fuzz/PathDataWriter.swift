import Numerics

/// Random SVG path data: commands in every legal form, with numbers that hurt and, now and then, damage.
struct PathDataWriter {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The numbers that each command takes.
  private static let commands: [(letter: Character, count: Int)] = [
    ("M", 2), ("L", 2), ("H", 1), ("V", 1), ("C", 6), ("S", 4), ("Q", 4), ("T", 2), ("A", 7),
    ("Z", 0),
  ]

  /// Numbers that have upset readers and renderers before.
  private static let hard: [String] = [
    "0", "-0", "1e308", "-1e308", "1e-308", "1e38", "3.4e38", "16777217", "32767.998", "1e9",
    "-1e6",
    "0.1e-9", ".5", "5.", "+3", "1e400", "4.9406564584124654e-324", "47.5", "48", "0.00390625",
  ]

  private static let damage: [Character] = [
    "x", "e", "-", ".", ",", "#", "\0", "é", "M", "z", "a", "1", " ", "+", "\n", "😀",
  ]

  /// The next path data.
  mutating func next() -> String {
    var data = integer(0..<40) == 0 ? "" : "M" + numbers(2)
    for _ in 0..<integer(1..<12) {
      let command = Self.commands[integer(0..<Self.commands.count)]
      data += integer(0..<2) == 0 ? String(command.letter) : command.letter.lowercased()
      // A command may be followed by the numbers of several.
      for _ in 0..<integer(1..<3) { data += numbers(command.count) }
    }
    for _ in 0..<max(integer(0..<8) - 5, 0) {
      let place = data.index(data.startIndex, offsetBy: integer(0..<data.count + 1))
      data.insert(Self.damage[integer(0..<Self.damage.count)], at: place)
    }
    return data
  }

  /// A number below the range's upper bound.
  mutating func integer(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A number for a line's width or a dash; now and then one that costs or upsets.
  mutating func length() -> Double {
    let hard = [0, 1e-9, 1e-3, 0.03, 1e4, 1e12, 1e300]
    let size =
      integer(0..<25) == 0 ? hard[integer(0..<hard.count)] : [0.4, 1, 3, 20][integer(0..<4)]
    return size * random.next(in: 0.5..<2)
  }

  private mutating func numbers(_ count: Int) -> String {
    (0..<count).map { _ in number() }.joined(separator: integer(0..<2) == 0 ? " " : ",") + " "
  }

  private mutating func number() -> String {
    if integer(0..<12) == 0 { return Self.hard[integer(0..<Self.hard.count)] }
    // Flags of arcs among them.
    if integer(0..<6) == 0 { return "\(integer(0..<2))" }
    let value = random.next(in: -16..<64)
    return integer(0..<2) == 0 ? "\(Int(value))" : "\((value * 64).rounded() / 64)"
  }
}
