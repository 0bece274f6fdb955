import Synchronization

/// How much work a library has given HarfBuzz and FreeType so far: what its caches save shows here.
package final class TextWork: Sendable {
  private let shapingCount = Atomic(0)
  private let outlineCount = Atomic(0)

  /// How many pieces of text were shaped.
  package var shapings: Int { shapingCount.load(ordering: .relaxed) }

  /// How many outlines were read from font files.
  package var outlines: Int { outlineCount.load(ordering: .relaxed) }

  func countShaping() { shapingCount.add(1, ordering: .relaxed) }

  func countOutline() { outlineCount.add(1, ordering: .relaxed) }
}
