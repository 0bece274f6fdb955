import Flipbook

/// What Duo says: a speaker, and the sentence, each of its words underlined with dots.
struct SentenceBubble: View {
  let sentence: String
  /// Seconds since it was said aloud last; nil while it was not.
  let spokenAge: Double?
  let time: Double
  let speak: () -> Void

  private static let middle = 242.0

  var body: some View {
    SentenceLines {
      SpeakerButton(label: Copy.listen, age: spokenAge, time: time, action: speak)
      ForEach(words.indices, id: \.self) { index in SpokenWord(word: words[index]) }
    }
    .padding(EdgeInsets(top: 15, leading: 18, bottom: 17, trailing: 20))
    .frame(width: 237, alignment: .leading)
    .background { SideBubble() }
    .position(x: 148 + 237.0 / 2, y: Self.middle)
  }

  private var words: [String] { sentence.split(separator: " ").map(String.init) }
}

/// A word with dots under it, but not under what ends a sentence.
struct SpokenWord: View {
  let word: String

  var body: some View {
    let stem = word.prefix { !",.?!".contains($0) }
    HStack(spacing: 0) {
      Text(String(stem)).role(.chip).fixedSize()
        .overlay(alignment: .top) {
          DottedRule()
            .alignmentGuide(.top) { $0.height / 2 - Self.depth }
        }
      Text(String(word[stem.endIndex...])).role(.chip).fixedSize()
    }
    .foregroundStyle(Color.ink)
  }

  /// From the top of a line of text down to the dots, 7 points under its baseline.
  private static let depth = 26.2
}

/// The dots under a word that can be looked up, 2 points high.
struct DottedRule: View {
  var body: some View {
    Line()
      .stroke(Color.asleep, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 4.4]))
      .frame(height: 2)
  }

  /// From a point after a word's beginning to a point before its end.
  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path(
        through: CGPoint(x: rect.minX + 1, y: rect.midY),
        CGPoint(x: rect.maxX - 1, y: rect.midY))
    }
  }
}

/// Lines of words, 30 points apart, the speaker before the first.
private struct SentenceLines: Layout {
  private static let (lineHeight, space) = (30.0, 4.93)
  /// Where the first word is, after the speaker.
  private static let indent = 36.0
  /// From the top of a line to its baseline.
  private static let baseline = 22.5

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? .infinity
    let last = places(subviews, within: width).last ?? .zero
    return CGSize(width: width, height: last.y + Self.lineHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + 12, y: bounds.minY + 16), anchor: .center,
      proposal: .unspecified
    )
    for (view, place) in zip(subviews.dropFirst(), places(subviews, within: bounds.width)) {
      let ascent = view.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline]
      view.place(
        at: CGPoint(
          x: bounds.minX + place.x, y: bounds.minY + place.y + Self.baseline - ascent),
        proposal: .unspecified)
    }
  }

  private func places(_ subviews: Subviews, within width: Double) -> [CGPoint] {
    var corner = CGPoint(x: Self.indent, y: 0)
    return subviews.dropFirst().map { view in
      let wordWidth = view.sizeThatFits(.unspecified).width
      if corner.x > 0, corner.x + wordWidth > width {
        corner = CGPoint(x: 0, y: corner.y + Self.lineHeight)
      }
      defer { corner.x += wordWidth + Self.space }
      return corner
    }
  }
}
