/// What points come to.
package struct Level: Hashable, Sendable {
  /// Counted from 1.
  package let number: Int
  package let name: String
  /// The next level's; nil at the last one.
  package let next: String?
  /// The points with which it begins, and with which the next one does.
  package let start: Int
  package let end: Int

  private static let names = ["Hungry", "Nibbler", "Taster", "Feaster", "Gourmet"]
  private static let starts = [0, 120, 300, 600, 1000]

  /// The level that `points` have reached.
  package init(points: Int) {
    let index = Self.starts.lastIndex { $0 <= points } ?? 0
    let isLast = index + 1 == Self.names.count
    number = index + 1
    name = Self.names[index]
    next = isLast ? nil : Self.names[index + 1]
    start = Self.starts[index]
    end = isLast ? points : Self.starts[index + 1]
  }

  /// How much of it `points` have gone through, 0...1.
  package func share(of points: Int) -> Double {
    guard end > start else { return 1 }
    return min(max(Double(points - start) / Double(end - start), 0), 1)
  }

  /// "Level 1 · Hungry".
  package var title: String { "Level \(number) · \(name)" }

  /// "70 XP to Nibbler · 120 total".
  package func line(at points: Int) -> String {
    guard let next else { return "\(points) XP, all levels done" }
    return "\(end - points) XP to \(next) · \(end) total"
  }
}
