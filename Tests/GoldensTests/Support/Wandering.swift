import Flipbook
import Synchronization

/// A film that breaks its contract: what it shows depends on how often it was asked.
final class Wandering: Film {
  private let calls = Atomic(0)

  let name = "test/wandering"
  let size = Size(width: 20, height: 12)
  let duration: Seconds = 1
  let moments = [Moment("only", at: 0)]
  let tolerance: Tolerance? = nil

  func body(at time: Seconds) -> some View {
    let call = calls.wrappingAdd(1, ordering: .relaxed).newValue
    Rectangle()
      .fill(Color(hex: 0x20_8040))
      .frame(width: 6, height: 6)
      .position(x: 4 + Double(call), y: 6)
  }
}
