import Flipbook

/// A move that gathers speed, holds it, and loses it again, without a step in speed or acceleration.
///
/// Its speed rises with a smoothstep over the first `rise` of the time, is even, and falls with a smoothstep
/// over the last `fall`. Polynomials only, so it is the same on every processor.
struct Glide: Hashable {
  /// When it starts, in seconds.
  let start: Double
  /// When it is over.
  let end: Double
  /// The share of the time in which the speed grows, 0...1.
  let rise: Double
  /// The share in which it falls; together with `rise` at most 1.
  let fall: Double

  /// The share of the way that is done at a time: 0 before the start, 1 after the end.
  func progress(at time: Double) -> Double {
    let u = (time - start) / (end - start)
    guard u > 0 else { return 0 }
    guard u < 1 else { return 1 }
    let speed = 1 / (1 - rise / 2 - fall / 2)
    if u < rise { return speed * rise * Self.gather(u / rise) }
    if u <= 1 - fall { return speed * (u - rise / 2) }
    return 1 - speed * fall * Self.gather((1 - u) / fall)
  }

  /// The way done while the speed grows from 0 to 1 with a smoothstep: its integral.
  private static func gather(_ x: Double) -> Double { x * x * x * (1 - x / 2) }
}

/// A smoothstep from 0 at `start` to 1 at `end`.
func smoothstep(_ value: Double, from start: Double, to end: Double) -> Double {
  let x = min(max((value - start) / (end - start), 0), 1)
  return x * x * (3 - 2 * x)
}
