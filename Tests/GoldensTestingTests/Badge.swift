import Flipbook

/// A red capsule with a white bar.
struct Badge: View {
  var color = Color(hex: 0xC8_2020)

  var body: some View {
    ZStack {
      Capsule().fill(color)
      Rectangle().fill(.white).frame(width: 20, height: 3)
    }
    .padding(4)
  }
}

/// A badge whose colour changes after a second.
struct BadgeFilm: Film {
  var name = "test/badge"
  let size = Size(width: 48, height: 24)
  let duration: Seconds = 2
  let moments = [Moment("red", at: 0), Moment("blue", at: 1.5)]

  func body(at time: Seconds) -> some View {
    Badge(color: Color(hex: time < 1 ? 0xC8_2020 : 0x20_20C8))
  }
}
