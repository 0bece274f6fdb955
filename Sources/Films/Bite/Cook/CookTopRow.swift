import Flipbook

/// The way out, how far the dish is, and how long it takes so far.
struct CookTopRow: View {
  let run: CookRun
  let time: Double
  let close: () -> Void

  var body: some View {
    Board {
      RoundButton(
        icon: "xmark", label: "Close", iconSize: 20, fill: .nightButton, time: time, action: close
      )
      .at(midX: TopRow.leading, midY: TopRow.y)
      ForEach(run.fill.indices, id: \.self) { index in
        CookSegment(
          width: width, fill: run.fill[index].value(at: time),
          whiteness: run.whiteness[index].value(at: time)
        )
        .at(x: 76 + (width + 6) * Double(index), y: 82)
      }
      Capsule(style: .circular).fill(Color.nightButton)
        .frame(width: 84, height: 44)
        .at(x: 298, y: 62)
      Icon("timer", size: 18, .white).at(midX: 320, midY: 83.5)
      ClockText(
        seconds: run.elapsed(at: time), widestMinutes: "0", role: .strongSmall, color: .white
      )
      .at(x: 333, baseline: 89.4)
    }
  }

  /// A segment's, so that all of them with their gaps fill the row.
  private var width: Double {
    let count = Double(run.fill.count)
    return (208 - 6 * (count - 1)) / count
  }
}

/// A step's part of the bar.
private struct CookSegment: View {
  let width: Double
  /// How full it is, and how white what fills it is, 0...1.
  let fill: Double
  let whiteness: Double

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule(style: .circular).fill(.white.opacity(0.22))
      if fill > 0 {
        Capsule(style: .circular).fill(Color.accent.mix(with: .white, by: whiteness))
          .frame(width: width * fill)
      }
    }
    .frame(width: width, height: 4)
    .clipShape(Capsule(style: .circular))
  }
}
