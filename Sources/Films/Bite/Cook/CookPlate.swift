import Flipbook

/// The dish on its plate, and the timer's ring that takes its place.
struct CookPlate: View {
  let run: CookRun
  /// How far the plate has come from the recipe, 0...1; a spring may go beyond.
  let arrival: Double
  /// How much of what is round it is there, 0...1.
  let presence: Double
  let time: Double
  let addMinute: () -> Void

  var body: some View {
    let ring = run.ring.value(at: time)
    Board {
      PlateHalo()
        .scaleEffect(1 - 0.06 * ring)
        .at(midX: center.x, midY: center.y)
        .opacity((1 - ring) * presence)
      DishPlate(dish: run.dish, diameter: CookMetrics.plateDiameter)
        .scaleEffect(scale * (1 - 0.06 * ring))
        .at(midX: center.x, midY: center.y)
        .opacity(1 - ring)
      if let timer = run.timer, ring > 0 {
        TimerRing(timer: timer, time: time, addMinute: addMinute)
          .scaleEffect(0.94 + 0.06 * ring)
          .at(midX: CookMetrics.plate.x, midY: CookMetrics.plate.y)
          .opacity(ring * presence)
          .allowsHitTesting(run.isTiming)
      }
    }
  }

  private var rated: Double { run.ratingProgress(at: time) }

  private var center: CGPoint {
    let x = CookMetrics.plate.x + (CookMetrics.ratedPlate.x - CookMetrics.plate.x) * rated
    let y = CookMetrics.plate.y + (CookMetrics.ratedPlate.y - CookMetrics.plate.y) * rated
    return CGPoint(
      x: DetailFlight.plate.x + (x - DetailFlight.plate.x) * arrival,
      y: DetailFlight.plate.y + (y - DetailFlight.plate.y) * arrival)
  }

  /// The plate's diameter, as a part of the one that it has while cooking.
  private var scale: Double {
    let full = CookMetrics.plateDiameter
    let rest = full + (CookMetrics.ratedDiameter - full) * rated
    return (DetailFlight.plateDiameter + (rest - DetailFlight.plateDiameter) * arrival) / full
  }
}

/// The light round the plate.
private struct PlateHalo: View {
  var body: some View {
    RadialGradient(
      stops: [
        .init(color: .accent.opacity(0.2), location: 0.5),
        .init(color: .accent.opacity(0.07), location: 0.75),
        .init(color: .accent.opacity(0), location: 1),
      ], center: .center, startRadius: 0, endRadius: 230
    )
    .frame(width: 460, height: 460)
  }
}
