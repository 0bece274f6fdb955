import Testing
import Views

@Suite("Edit distance")
struct EditDistanceTests {
  /// The distance by its definition, whatever the time that takes.
  private func reference(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
    guard let x = a.last, let y = b.last else { return a.count + b.count }
    let (a1, b1) = (a.dropLast(), b.dropLast())
    var least = min(
      reference(a1, b) + 1, reference(a, b1) + 1, reference(a1, b1) + (x == y ? 0 : 1))
    if let beforeX = a1.last, let beforeY = b1.last, x == beforeY, y == beforeX {
      least = min(least, reference(a1.dropLast(), b1.dropLast()) + 1)
    }
    return least
  }

  @Test("row by row it is what its definition says")
  func definition() {
    let words = ["", "a", "ab", "ba", "abc", "acb", "bca", "cab", "aabb", "abab", "cabc"]
    for a in words {
      for b in words {
        #expect(editDistance(from: a, to: b) == reference(Array(a)[...], Array(b)[...]))
      }
    }
  }

  @Test("swapped neighbours are one mistake, also in the name of a symbol")
  func swaps() {
    #expect(editDistance(from: "chevron", to: "chevrno") == 1)
    #expect(SymbolCatalog.names(near: "haert").first == "heart")
  }
}
