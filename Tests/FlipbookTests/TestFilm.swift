import Flipbook
import Synchronization

/// A small film for tests: a dot that moves for its first half and rests for the second.
struct TestFilm: Film {
  var name = "test/dot"
  var size = Size(width: 16, height: 12)
  var duration: Seconds = 0.5
  var color = Color.white
  /// The time from which the film has a broken path in it.
  var breaksAt = Seconds.infinity
  let moments = [Moment("start", at: 0)]

  func body(at time: Seconds) -> some View {
    ZStack(alignment: .topLeading) {
      Color(hex: 0x202020)
      Circle().fill(color).frame(width: 4, height: 4)
        .offset(x: min(time, duration / 2) * 20, y: time >= breaksAt ? .nan : 3)
    }
  }
}

/// Counts from several threads.
final class Counter: Sendable {
  private let count = Atomic<Int>(0)
  var value: Int { count.load(ordering: .relaxed) }
  func increment() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
}
