import Flipbook

/// Closes the viewfinder.
struct CloseGlyph: View {
  var body: some View {
    Image(systemName: "xmark")
      .font(.system(size: 20, weight: .medium))
      .foregroundStyle(Palette.textPrimary)
      .frame(width: 44, height: 44)
  }
}

/// The flash, which is on or off.
struct FlashToggle: View {
  let isOn: Bool

  var body: some View {
    ToggleFace(isOn: isOn, ground: .clear) { Bolt().frame(width: 13, height: 21) }
  }
}

/// Whether barcodes are read instead of dishes.
struct BarcodeToggle: View {
  let isOn: Bool

  var body: some View {
    ToggleFace(isOn: isOn, ground: Palette.viewfinderControl) {
      Image(systemName: "barcode.viewfinder").font(.system(size: 20, weight: .medium))
    }
  }
}

/// The last picture, which leads to all others.
struct LibraryShortcut: View {
  private static let outline = RoundedRectangle(cornerRadius: 12)

  var body: some View {
    DishPhoto(
      dish: .toast, light: CGPoint(x: 11, y: 2.2), reach: 59.11,
      center: CGPoint(x: 22, y: 22), scale: 0.2
    )
    .frame(width: 44, height: 44)
    .clipShape(Self.outline)
    .overlay { Self.outline.strokeBorder(Palette.textPrimary, lineWidth: 1.5) }
  }
}

/// A round control of the viewfinder: black on white while it is on.
private struct ToggleFace<Label: View>: View {
  let isOn: Bool
  /// What it lies on while it is off.
  let ground: Color
  @ViewBuilder let label: Label

  var body: some View {
    label
      .foregroundStyle(isOn ? Palette.actionBlackText : Palette.textPrimary)
      .frame(width: 44, height: 44)
      .background { Circle().fill(isOn ? Palette.actionWhite : ground) }
  }
}

/// A control of the viewfinder under a finger.
struct ViewfinderStyle: ButtonStyle {
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(
        1 - 0.08 * configuration.pressed(at: time, in: Tempo.press, out: Tempo.release))
  }
}

/// The flash: a bolt, slim and sharp.
private struct Bolt: Shape {
  func path(in rect: CGRect) -> Path {
    func place(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path { path in
      path.addLines([
        place(0.68, 0), place(0, 0.58), place(0.43, 0.58), place(0.32, 1), place(1, 0.42),
        place(0.57, 0.42),
      ])
      path.closeSubpath()
    }
  }
}
