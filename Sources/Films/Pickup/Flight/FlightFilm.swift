package import Flipbook

/// The flight alone: what the camera sees, without the buttons above it.
///
/// Its time 0 is 3.8 seconds in the whole film's.
package struct FlightFilm: Film {
  package let name = "pickup/flight"
  package let size = CGSize(width: 402, height: 874)
  package let duration = FlightPose.duration
  package let moments = [
    Moment("cream", at: 0),
    Moment("tilt-1", at: 0.3),
    Moment("tilt-2", at: 0.55),
    Moment("roof", at: 0.85),
    Moment("rise-1", at: 1.1),
    Moment("rise-2", at: 1.3),
    Moment("flat", at: 1.7),
  ]

  package init() {}

  package func body(at time: Seconds) -> some View { Flight(age: time) }
}
