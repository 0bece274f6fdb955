import Duolingo
import Flipbook
import Testing

/// No text is cut off, and none lies on another, at any moment of the films.
@Suite("Duolingo's texts")
struct TextLayoutTests {
  private let renderer: FrameRenderer

  init() throws {
    renderer = FrameRenderer(scale: 1, fonts: try TestFonts.bundled())
  }

  private static let films: [any Film] = [
    learnFilm, lessonFilm, tabsFilm, hookFilm, chestFilm, energyFilm, completeFilm, streakFilm,
  ]

  /// What covers what is behind it: texts in it and texts behind it may share a place.
  private static let covers: Set<String> = [
    "VerdictBanner", "NodePopover", "GuidebookScreen", "ShortageSheet", "TabBar", "LeagueHeader",
    "mask", "FlyingChips",
  ]

  private func cover(of item: ScreenTexts.Item) -> String? {
    item.path.last(where: Self.covers.contains)
  }

  @Test(
    "no text is cut off, off the screen, or on another but one that is covered",
    arguments: films.indices)
  func texts(film: Int) throws {
    let film = Self.films[film]
    var leastWidths: [Words: Double] = [:]
    for step in 0...Int(film.duration * Self.rate) {
      let time = Double(step) / Self.rate
      let texts = try ScreenTexts(renderer, film, at: time).items
      for (index, item) in texts.enumerated() {
        let place = "\(film.name) at \(time): '\(item.words)' at \(item.frame)"
        // Numbers roll in rooms of their own, closer together than words.
        if !item.words.allSatisfy(\.isNumber) {
          let words = Words(text: item.words, height: item.layout.height)
          let least = try leastWidths[words] ?? leastWidth(of: item)
          leastWidths[words] = least
          #expect(item.layout.width > least - 0.5, "\(place)")
        }
        #expect(isOnScreen(item), "\(place)")
        for other in texts[..<index] where cover(of: item) == cover(of: other) {
          guard let shared = ink(item).intersection(ink(other)) else { continue }
          #expect(min(shared.width, shared.height) < 0.5, "\(place) lies on '\(other.words)'")
        }
      }
    }
  }

  /// A text, and how high its line is.
  private struct Words: Hashable {
    let text: String
    let height: Double
  }

  /// Moments a second that are looked at.
  private static let rate = 5.0

  /// About where a text has ink: a line of text is higher than its letters.
  private func ink(_ item: ScreenTexts.Item) -> Rect {
    let margin = item.frame.height * 0.22
    return Rect(
      x: item.frame.minX, y: item.frame.minY + margin, width: item.frame.width,
      height: item.frame.height - 2 * margin)
  }

  /// Whether a text is on the screen, but for where an exercise slides aside, sheets and banners rise, and lists scroll.
  private func isOnScreen(_ item: ScreenTexts.Item) -> Bool {
    let frame = item.frame.offsetBy(dx: -item.pageShift, dy: 0)
    let rises = cover(of: item) != nil || item.path.contains("ScrollView")
    return frame.minX >= -0.5 && frame.maxX <= 402.5
      && (rises || (frame.minY >= 0 && frame.maxY <= 874))
  }

  /// How wide a text is at least; one that is wrapped or ends in dots is narrower.
  ///
  /// Nunito's lines are 1.364 as high as its letters are large, and semibold is the thinnest in use.
  private func leastWidth(of item: ScreenTexts.Item) throws -> Double {
    let still = Still(words: item.words, fontSize: item.layout.height / 1.364)
    return try ScreenTexts(renderer, still, at: 0).items.first?.layout.width ?? .infinity
  }

  /// A text by itself.
  private struct Still: Film {
    let words: String
    let fontSize: Double
    let name = "text"
    let size = Size(width: 2000, height: 400)
    let duration = 0.0
    let moments: [Moment] = []

    func body(at time: Seconds) -> some View {
      Text(words).font(.system(size: fontSize, weight: .semibold, design: .rounded)).fixedSize()
    }
  }
}
