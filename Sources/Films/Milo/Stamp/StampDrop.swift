import Flipbook

/// The stamp on its way down to the table: one spring moves, turns and shrinks it.
///
/// The blur is gone at the first touch, so the swing beyond is sharp. The shadow belongs to the table: the
/// higher the stamp, the further off, softer and paler it is.
struct StampDrop: View {
  /// Seconds since the stamp was let go.
  let age: Double

  var body: some View {
    if age > 0 {
      ZStack {
        RoundedRectangle(cornerRadius: 4, style: .circular)
          .fill(Color.stampShadow.opacity(0.22 * (1 - 0.6 * lift)))
          .frame(width: 231, height: 280)
          .blur(radius: 10 + 14 * lift)
          .offset(y: 9 + 44 * lift)
        Stamp().blur(radius: blur)
      }
      .frame(width: StampPaper.size.width, height: StampPaper.size.height)
      .scaleEffect(1 + 0.3 * height)
      .rotationEffect(.degrees(-14 * height))
      .offset(y: -420 * height)
      .opacity(min(age / 0.12, 1))
    }
  }

  /// How high the stamp is: 1 where it is let go, 0 at rest, below 0 where it swings past.
  private var height: Double {
    1 - Animation.spring(response: 0.62, dampingFraction: 0.75).progress(at: age)
  }

  /// How high it is above the table.
  private var lift: Double { max(height, 0) }

  private var blur: Double {
    let left = max(1 - age / 0.36, 0)
    return 10 * left * left
  }
}
