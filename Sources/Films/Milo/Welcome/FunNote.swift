import Flipbook

/// The lavender note, held by a strip of tape.
struct FunNote: View {
  /// How high the note is above the screen, 0...1.
  let lift: Double

  private static let size = CGSize(width: 152, height: 152)

  var body: some View {
    ZStack(alignment: .topLeading) {
      Path(
        roundedRect: CGRect(x: 4, y: 8, width: 144, height: 148), cornerRadius: 3, style: .circular
      )
      .fill(.lavenderShadow.opacity(0.2))
      .noteShadow(lift: lift)
      RoundedRectangle(cornerRadius: 3, style: .circular).fill(.lavender)
      Text("Something").line(.lavenderLine, x: 28, y: 66)
      Text("just for fun.").line(.lavenderLine, x: 28, y: 95)
      Path.heart
        .applying(
          Affine(scaleX: 0.72, y: 0.72)
            .concatenating(Affine(rotation: .degrees(-8)))
            .concatenating(Affine(translationX: 117, y: 124))
        )
        .stroke(.lavenderHeart, style: .round(0.72 * 3.2))
      WashiTape().rotationEffect(.degrees(-7), anchor: .topLeading).offset(x: 100)
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }
}

/// A strip of tape, torn off at both ends, about the origin: 68 by 22 points.
private struct WashiTape: View {
  private static let strip = Path(
    literal: """
      M-34 -11L-31 -7.3L-34 -3.6L-31 0L-34 3.6L-31 7.3L-34 11H34L31 7.3L34 3.6L31 0L34 -3.6L31 -7.3\
      L34 -11Z
      """)
  /// Each runs beyond the strip, which cuts it off.
  private static let stripes = Path { path in
    for x in stride(from: -26.0, through: 22, by: 12) {
      path.move(to: CGPoint(x: x + 8, y: -22))
      path.addLine(to: CGPoint(x: x - 8, y: 22))
    }
  }

  var body: some View {
    ZStack {
      Self.strip.fill(.washi.opacity(0.82))
      Self.stripes.stroke(.white.opacity(0.38), lineWidth: 3.5).clipShape(Self.strip)
    }
  }
}
