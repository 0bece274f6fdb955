import Flipbook

/// The yellow sticky note, whose lower right corner curls up, and the pushpin that holds it.
struct WalksNote: View {
  /// How high the note is above the screen, 0...1.
  let lift: Double

  static let size = CGSize(width: 164, height: 164)

  private static let paper = Path(literal: "M0 0H164V122C161 143 146 160 122 164H0Z")
  private static let shadow = Path(literal: "M4 8H160V124C154 148 146 160 120 164H4Z")
  private static let squiggle = Path(
    literal: """
      M31 122C37 116 41 116 45 121C49 126 53 126 57 121C61 116 65 116 69 121C73 126 77 126 81 121\
      C85 116 89 116 93 120.5C97 125 101 124.5 105 120C108 116.7 112 115.6 117 116.6
      """)

  var body: some View {
    ZStack(alignment: .topLeading) {
      Self.shadow.fill(.stickyShadow.opacity(0.2)).noteShadow(lift: lift)
      Self.paper.fill(.stickyPaper)
      NoteCurl()
      Text("More walks.").line(.stickyLine, x: 30, y: 78)
      Text("Less scrolling.").line(.stickyLine, x: 30, y: 107)
      Self.squiggle.stroke(.squiggle, style: .round(2.5))
      Pushpin().rotationEffect(.degrees(14), anchor: .topLeading).offset(x: 88, y: 20)
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }
}

/// The corner that has come off: the paper's back catches the light, and throws a shadow on the note.
private struct NoteCurl: View {
  private static let shadow = Path(
    literal: "M164 122C152 126 140 128 129 126C131 138 130 152 122 164Z")
  private static let flap = Path(
    literal: "M164 122C152 128 141 130 130 129C132 141 130 154 122 164C146 160 161 143 164 122Z")

  var body: some View {
    ZStack {
      Self.shadow.fill(.curlShadow.opacity(0.28)).blur(radius: 2.5)
      Self.flap.fill(
        LinearGradient(
          stops: [
            .init(color: .curlFold, location: 0), .init(color: .curlShine, location: 0.45),
            .init(color: .curlRim, location: 1),
          ],
          startPoint: place(145, 145), endPoint: place(133, 132)))
    }
  }

  /// A point of the note as a share of its size.
  private func place(_ x: Double, _ y: Double) -> UnitPoint {
    UnitPoint(x: x / WalksNote.size.width, y: y / WalksNote.size.height)
  }
}

/// A pushpin, which stands on the origin.
private struct Pushpin: View {
  var body: some View {
    ZStack {
      Path(literal: "M2 3C10 -2 17 -4 24 -5")
        .stroke(.stickyShadow.opacity(0.28), style: .round(5))
        .blur(radius: 2.5)
      Path(literal: "M0 0V-9").stroke(.steel, style: .round(2))
      ellipse(x: 0, y: -10, width: 19, height: 9.2).fill(.pinCollar)
      Path(literal: "M-5 -10.5L-4 -21H4L5 -10.5C2.5 -8.8 -2.5 -8.8 -5 -10.5Z").fill(.pinBody)
      ellipse(x: 0, y: -22, width: 16, height: 8.4).fill(.pinCap)
      ellipse(x: -2, y: -22.8, width: 7.2, height: 3).fill(.pinGlint)
    }
  }

  private func ellipse(x: Double, y: Double, width: Double, height: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
  }
}
