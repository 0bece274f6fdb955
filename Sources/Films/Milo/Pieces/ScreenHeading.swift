import Flipbook

/// A screen's title, whose lines come out of a blur one after the other, and the line below it, if any.
struct ScreenHeading: View {
  let title: [String]
  var subtitle: String?
  /// When the subtitle comes, in seconds after the screen.
  var subtitleDelay = 0.0
  /// Seconds since the screen came.
  let age: Double

  /// The first line's baseline, and the way to the next.
  private static let (firstBaseline, lineHeight) = (132.0, 37.0)

  var body: some View {
    ZStack(alignment: .top) {
      Color.clear
      ForEach(title.indices, id: \.self) { index in
        Text(title[index])
          .type(.title)
          // Half of what follows the last letter, which puts the middle of the ink on the screen's.
          .offset(x: MiloType.title.tracking / 2)
          .blursIn(after: 0.06 * Double(index), at: age)
          .baseline(at: Self.firstBaseline + Self.lineHeight * Double(index))
      }
      if let subtitle {
        Text(subtitle)
          .type(.subtitle)
          .rises(after: subtitleDelay, at: age)
          .baseline(at: title.count > 1 ? 198 : 164)
      }
    }
  }
}
