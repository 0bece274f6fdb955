import Flipbook

/// The dark capsule at the foot of a screen.
struct PrimaryButton: View {
  let title: String
  /// When it comes, in seconds after the screen.
  let delay: Double
  var rise = Rise()
  let age: Double
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      ZStack(alignment: .top) {
        Color.clear
        Text(title).type(.button).baseline(at: 34.5)
      }
    }
    .buttonStyle(ShimmerStyle(time: time))
    .frame(width: ShimmerStyle.size.width, height: ShimmerStyle.size.height)
    .position(x: 201, y: 780)
    .rises(after: delay, at: age, by: rise)
  }
}

/// The small grey line under a screen's button, in a strip that a finger can meet.
struct Footnote: View {
  let text: Text

  init(_ text: Text) {
    self.text = text
  }

  init(text: String) {
    self.init(Text(text))
  }

  var body: some View {
    ZStack(alignment: .top) {
      Color.clear
      text.type(.footnote).baseline(at: 22)
    }
    .frame(width: 354, height: 36)
  }
}

extension View {
  /// Puts a footnote in its place, where it fades in `delay` seconds after its screen came.
  func atFoot(after delay: Double, age: Double) -> some View {
    position(x: 201, y: 831).fadesIn(after: delay, at: age)
  }
}
