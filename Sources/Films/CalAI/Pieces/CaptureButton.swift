import Flipbook

/// The white button that takes the picture: the one thing that shines.
struct CaptureButton: View {
  /// Whether it shows a camera, as in the tab bar.
  let showsCamera: Bool
  /// How far it is pressed, 0...1, or beyond where it swings back.
  var pressed = 0.0

  static let diameter = 68.0

  var body: some View {
    ZStack {
      Circle().fill(Palette.captureGlow).blur(radius: 20)
      Circle().fill(Palette.actionWhite)
      Circle().inset(by: 4).strokeBorder(Palette.canvasBlack, lineWidth: 2)
      if showsCamera {
        Image(systemName: "camera.fill")
          .font(.system(size: 23))
          .foregroundStyle(Palette.canvasBlack)
      }
    }
    .frame(width: Self.diameter, height: Self.diameter)
    .scaleEffect(1 - 0.08 * pressed)
  }
}

/// The button under a finger: it gives to 0.92 and springs back, its light with it.
struct CaptureStyle: ButtonStyle {
  let showsCamera: Bool
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    CaptureButton(
      showsCamera: showsCamera,
      pressed: configuration.pressed(at: time, in: Tempo.capturePress, out: Tempo.release))
  }
}
