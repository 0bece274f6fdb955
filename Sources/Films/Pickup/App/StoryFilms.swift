package import Flipbook

/// The whole way from the order to the code.
package let revealFilm = StoryboardFilm(
  Pickup(), script: [showCode], name: "pickup/reveal", duration: 8.2,
  moments: [
    Moment("making", at: 0.3),
    Moment("one-minute", at: 1.1),
    Moment("ready", at: 2.4),
    Moment("street", at: 3.2),
    Moment("cream", at: 3.8),
    Moment("tilt-1", at: 4.1),
    Moment("tilt-2", at: 4.35),
    Moment("roof", at: 4.65),
    Moment("rise-1", at: 4.9),
    Moment("rise-2", at: 5.1),
    Moment("flat", at: 5.5),
    Moment("pickup", at: 7),
  ])

/// The order screen alone: the order is made, and the sheet goes under a finger that draws it down.
package let orderFilm = StoryboardFilm(
  Pickup(),
  script: [.fling(.point(x: 201, y: 500), velocity: CGSize(width: 0, height: 1400), at: 2.6)],
  name: "pickup/order", duration: 3.6,
  moments: [
    Moment("making", at: 0.3),
    Moment("ticking", at: 0.75),
    Moment("one-minute", at: 1.1),
    Moment("crossing", at: 1.55),
    Moment("ready", at: 2.4),
    Moment("leaving", at: 2.85),
    Moment("fading", at: 3.35),
  ])

/// The code's screen, from the moment the flat code takes over: the wallet, and the way back to the start.
///
/// Its time 0 is 5.5 seconds in the whole film's.
package let codeFilm = StoryboardFilm(
  Pickup(), script: [showCode, .tap("Add to Apple Wallet", at: 6.6), .tap("Close", at: 8.8)],
  name: "pickup/code", start: 5.5, duration: 4.2,
  moments: [
    Moment("arriving", at: 0.12),
    Moment("landing", at: 0.3),
    Moment("code", at: 0.9),
    Moment("added", at: 1.7),
    Moment("restarting", at: 3.42),
    Moment("again", at: 4.1),
  ])

/// A tap on the sheet once the order is ready; all else happens by itself.
private let showCode: Script.Step = .tap("Show your code to the barista", at: 2.9)
