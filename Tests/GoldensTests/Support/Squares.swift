import Flipbook
import Goldens
import TestSupport

/// Ten squares, one a moment; `changed` moments show another colour.
struct Squares: Film {
  var name = "test/squares"
  var changed: Set<Int> = []
  var side = 20.0
  var hasBadMoment = false
  var tolerance: Tolerance?

  var size: Size { Size(width: side, height: 12) }
  var duration: Seconds { 10 }
  var moments: [Moment] {
    (0..<10).map { Moment("m\($0)", at: Double($0)) }
  }

  func body(at time: Seconds) -> some View {
    Rectangle()
      .fill(Color(hex: changed.contains(Int(time)) ? 0xD0_2020 : 0x20_8040))
      .frame(width: 6, height: 6)
      .position(x: hasBadMoment && time == 4 ? .nan : 4 + time, y: 6)
  }
}

extension GoldenCheck {
  init(_ folder: TemporaryFolder, jobs: Int = 2) {
    self.init(
      store: GoldenStore(folder: folder.path), fonts: FontLibrary(folders: []), jobs: jobs)
  }
}
