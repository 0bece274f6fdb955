import Bite
import Flipbook
import Testing

/// No text lies on another one, or is cut off, at any moment of the film.
@Suite("Bite's layout")
struct LayoutTests {
  private let stage: Stage

  init() throws { stage = try Stage.whole() }

  /// The part of a text's frame that letters are in: lines have room above and below.
  private func ink(_ text: SeenText) -> Rect {
    text.frame.insetBy(dx: 0.5, dy: 0.22 * text.frame.height)
  }

  @Test("texts stand clear of each other and of the screen's sides, but where they give way")
  func everyMoment() throws {
    for tick in 0...300 {
      let time = Double(tick) / 10
      let texts = TextPlaces.texts(in: try stage.lines(at: time))
        .filter { !$0.isChanging && $0.frame.maxY > 0 && $0.frame.minY < 874 }
      expectClear(texts, at: time)
      for text in texts where !text.scrollsAcross {
        #expect(
          text.frame.minX >= 0 && text.frame.maxX <= 402, "\"\(text.text)\" at \(time) s")
      }
    }
  }

  private func expectClear(_ texts: [SeenText], at time: Seconds) {
    for (index, a) in texts.enumerated() {
      for b in texts[(index + 1)...] where a.sheet == b.sheet {
        guard let common = ink(a).intersection(ink(b)) else { continue }
        // A number's shadow lies under the number.
        let isShadow = a.text == b.text && a.text.hasPrefix("+")
        #expect(
          common.width < 1 || common.height < 1 || isShadow,
          "\"\(a.text)\" and \"\(b.text)\" at \(time) s")
      }
    }
  }

  @Test("at rest every line has the width that the designer measured")
  func widths() throws {
    let measured: [(Seconds, String, Double)] = [
      (2.6, "& shopping", 234.1), (2.6, "made simple.", 267.2), (7.2, "Almost ready", 245.9),
      (8.85, "let's eat?", 185.1), (8.85, "Berry overnight oats", 180.9),
      (9.5, "Good evening", 183.5), (9.5, "Shakshuka", 140.8), (9.5, "Today", 43.2),
      (10.8, "Streaks", 194.7), (11.45, "Your Plan", 134.5), (11.45, "Plan", 30.2),
      (11.45, "0%", 67.7), (14.5, "54", 93.6), (14.5, "List", 24.9), (15.5, "Recipes", 57.2),
      (19.1, "Ingredients", 92.0), (19.1, "Nutrition", 70.3), (19.1, "Steps", 47.4),
      (23.2, "Teriyaki salmon rice", 266.7), (29.8, "+50", 162.4),
      (29.8, "salmon rice", 189.5),
    ]
    for (time, text, width) in measured {
      let frames = TextPlaces.texts(in: try stage.lines(at: time)).filter { $0.text == text }
        .map(\.frame.width)
      #expect(frames.contains { abs($0 - width) < 0.35 }, "\(text): \(frames)")
    }
  }
}
