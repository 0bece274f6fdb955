package import Flipbook

/// The dial: it counts to five, is turned to eight and to two, and a reminder is switched on.
package let dialFilm = StoryboardFilm(
  Milo(screen: .dial), script: dialScript, name: "milo/dial", duration: 5.4,
  moments: [
    Moment("title", at: 0.2),
    Moment("sweep", at: 0.77),
    Moment("roll", at: 0.98),
    Moment("five", at: 1.7),
    Moment("turning", at: 2.36),
    Moment("eight", at: 3),
    Moment("two", at: 4.2),
    Moment("settled", at: 5.3),
  ])

/// What the finger does on the dial.
package let dialScript: Script = [
  turn(from: 5, to: 8, at: 1.9, duration: 0.7),
  turn(from: 8, to: 2, at: 3, duration: 0.9),
  .tap("A little nudge", at: 4.5),
]

/// A finger that turns the dial from one minute to another, along the ring.
package func turn(
  from start: Double, to end: Double, at time: Seconds, duration: Seconds
) -> Script.Step {
  /// Corners of the finger's way: twelve a minute look round.
  let steps = max(Int((12 * abs(end - start)).rounded()), 1)
  let places = (0...steps).map { step in
    let place = DialRing.place(
      atMinutes: start + (end - start) * Double(step) / Double(steps))
    return Point(
      x: place.x + 201 - DialRing.side / 2, y: place.y + 368 - DialRing.side / 2)
  }
  return .drag(
    .point(places[0]), through: Array(places.dropFirst().dropLast()), to: places[steps], at: time,
    duration: duration)
}
