import Flipbook

/// The ground of what the machine has made: a gradient at 135 degrees, above a soft shadow.
struct AIWash: View {
  var body: some View {
    GeometryReader { proxy in
      let (width, height) = (proxy.size.width, proxy.size.height)
      // At 135 degrees the gradient runs from corner to corner of the square about the middle whose side
      // is the mean of the sides.
      let reach = (width + height) / 4
      ZStack {
        RoundedRectangle(cornerRadius: Radius.cardStandard)
          .fill(Palette.elevatedShadow)
          .blur(radius: 12)
          .offset(y: 8)
        RoundedRectangle(cornerRadius: Radius.cardStandard)
          .fill(
            LinearGradient(
              gradient: Palette.aiGradientWash,
              startPoint: UnitPoint(x: 0.5 - reach / width, y: 0.5 - reach / height),
              endPoint: UnitPoint(x: 0.5 + reach / width, y: 0.5 + reach / height)))
      }
    }
  }
}

/// Sparkles, and "AI DETECTED".
struct AIBadge: View {
  let color: Color

  var body: some View {
    ZStack(alignment: .topLeading) {
      Image(systemName: "sparkles")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(color)
        .position(x: 27, y: 27)
      Text("AI detected").textCase(.uppercase).type(.label, color).at(x: 39, baseline: 31)
    }
  }
}

/// The line of light along the top edge of a card, inside its corners.
struct TopEdgeSweep: View {
  /// Seconds since it began.
  let age: Double

  var body: some View {
    Sweep(age: age, band: 210)
      .frame(maxHeight: .infinity, alignment: .top)
      .clipShape(RoundedRectangle(cornerRadius: Radius.cardStandard))
  }
}

/// A detected meal before it is there: its shape, in grey, under the line of light.
struct ProcessingCard: View {
  /// Seconds since it began.
  let age: Double

  var body: some View {
    ZStack(alignment: .topLeading) {
      AIWash()
      AIBadge(color: Palette.textTertiary)
      skeleton(width: 196, height: 16).at(x: Spacing.statPadding, y: 50)
      ForEach(0..<3, id: \.self) { index in
        skeleton(width: 60, height: 22).at(x: Spacing.statPadding + 66 * Double(index), y: 80)
      }
      skeleton(width: 80, height: 30).at(x: 270, y: 72)
      TopEdgeSweep(age: age)
    }
    .frame(width: ResultCard.size.width, height: 124)
  }

  private func skeleton(width: Double, height: Double) -> some View {
    Capsule(style: .circular).fill(Palette.surface3.mix(with: Palette.textTertiary, by: 0.15))
      .frame(width: width, height: height)
  }
}
