import Geometry
import Testing
import Typography
import Views

/// Variants are composed: what holds between a symbol's pixels and those of its variants.
@Suite("Symbols: variants")
struct SymbolVariantTests {
  static let weights: [FontWeight] = [.light, .regular, .bold]

  @Test(
    "a filled shape covers its outline, and reaches as far",
    arguments: [
      "circle", "square", "heart", "star", "bolt", "drop", "person", "play", "shield", "flag",
      "mic",
    ])
  func filled(name: String) throws {
    for weight in Self.weights {
      let (outline, filled) = (
        try SymbolInk(name, weight: weight), try SymbolInk(name + ".fill", weight: weight)
      )
      #expect(zip(outline.levels, filled.levels).allSatisfy { $0 <= $1 + 1 })
      #expect(outline.bounds == filled.bounds)
      #expect(filled.area > outline.area * 1.1)
    }
  }

  @Test(
    "a sign left blank in a disc is the sign that stands in the ring",
    arguments: [
      "checkmark", "xmark", "plus", "minus", "heart", "star", "chevron.right", "arrow.up",
      "questionmark",
    ])
  func enclosed(name: String) throws {
    for weight in Self.weights {
      // Ring + sign, and disc - sign, are together ring + disc.
      let (ring, disc) = (
        try SymbolInk("circle", weight: weight), try SymbolInk("circle.fill", weight: weight)
      )
      let (inRing, inDisc) = (
        try SymbolInk(name + ".circle", weight: weight),
        try SymbolInk(name + ".circle.fill", weight: weight)
      )
      for index in ring.levels.indices {
        let sum = inRing.levels[index] + inDisc.levels[index]
        #expect(abs(sum - ring.levels[index] - disc.levels[index]) <= 2)
      }
    }
  }

  @Test(
    "details are left blank where the shape round them is filled",
    arguments: [
      "clock", "calendar", "basket", "trash", "envelope", "face.smiling", "info.circle",
      "creditcard",
    ])
  func details(name: String) throws {
    let (outline, filled) = (try SymbolInk(name), try SymbolInk(name + ".fill"))
    let swapped = zip(outline.levels, filled.levels).filter { $0 > 250 && $1 < 5 }
    #expect(swapped.count > 20)
  }

  @Test("a slash has a gap on both sides", arguments: ["bell", "heart", "eye", "star"])
  func slashed(name: String) throws {
    let ink = try SymbolInk(name + ".slash.fill")
    // Across the slash, through the middle: blank, ink, blank.
    let middle = SymbolInk.side / 2
    let across = (-9...8).map { ink.levels[(middle - $0 - 1) * SymbolInk.side + middle + $0] }
    let runs = across.map { $0 > 127 }.reduce(into: [Bool]()) { runs, isInk in
      if runs.last != isInk { runs.append(isInk) }
    }
    #expect(runs == [true, false, true, false, true] || runs == [false, true, false], "\(across)")
  }

  @Test(
    "a symbol and its mirror image are mirror images",
    arguments: [
      ("chevron.left", "chevron.right"), ("arrow.left", "arrow.right"),
      ("arrow.clockwise", "arrow.counterclockwise"), ("forward.end.fill", "backward.end.fill"),
    ])
  func mirrored(first: String, second: String) throws {
    let (a, b) = (try SymbolInk(first), try SymbolInk(second))
    for y in 0..<SymbolInk.side {
      for x in 0..<SymbolInk.side {
        let opposite = SymbolInk.side - 1 - x
        #expect(
          abs(a.levels[y * SymbolInk.side + x] - b.levels[y * SymbolInk.side + opposite]) <= 1)
      }
    }
  }

  @Test("variants that a view asks for are those of the name, as far as there are any")
  func asked() {
    func same(_ variants: SymbolVariants, _ name: String, _ result: String) -> Bool {
      variants.symbol(named: name) == SymbolCatalog.symbol(named: result)
    }
    #expect(same(.fill, "heart", "heart.fill"))
    #expect(same(.fill, "heart.fill", "heart.fill"))
    #expect(same(.fill, "chevron.left", "chevron.left"))
    #expect(same(.fill, "heart.circle", "heart.circle.fill"))
    #expect(same(.circle, "heart.fill", "heart.circle.fill"))
    #expect(same(.circle.fill, "chevron.left", "chevron.left.circle.fill"))
    #expect(same(.slash.fill, "bell", "bell.slash.fill"))
    #expect(same(.none, "bell", "bell"))
    #expect(SymbolVariants.fill.symbol(named: "nosuch") == nil)
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
  }

  @Test("line widths grow with the weight, and stay between those of the ends")
  func lineWidths() {
    let widths = stride(from: 100.0, through: 900, by: 25).map { FontWeight($0).symbolLineWidth }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(FontWeight.regular.symbolLineWidth == 8)
    #expect(FontWeight(1).symbolLineWidth == widths.first)
    #expect(FontWeight(1000).symbolLineWidth == widths.last)
  }
}
