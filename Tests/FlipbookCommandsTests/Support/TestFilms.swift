import Flipbook

/// A dot that runs from left to right, under a title, and rests for the last fifth of the film.
struct Dot: Film {
  var name = "test/dot"
  var size = Size(width: 48, height: 32)
  var duration: Seconds = 1
  var color = Color(hex: 0x20_8040)
  var title: String?
  /// The time at which the dot's place is not a number.
  var badTime: Seconds?
  var momentNames = ["start", "middle", "end"]
  var tolerance: Tolerance?

  var moments: [Moment] {
    momentNames.enumerated().map { index, name in
      Moment(name, at: duration * Double(index) / 2)
    }
  }

  func body(at time: Seconds) -> some View {
    ZStack {
      Rectangle().fill(Color(hex: 0xff_f4e0))
      if let title { Text(title).font(.custom("Plus Jakarta Sans", size: 9)) }
      Circle().fill(color).frame(width: 10, height: 10)
        .position(
          x: badTime == time ? .nan : 5 + 38 * min(time / max(duration, 1e-9) / 0.8, 1), y: 16)
    }
  }
}

extension Dot {
  /// One picture and no duration.
  static let still = Dot(name: "test/still", duration: 0, momentNames: ["only"])
  /// In a family with another film.
  static let long = Dot(name: "other/long", duration: 600, momentNames: [])
}
