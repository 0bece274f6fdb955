import Flipbook

/// The pill from the moment it shuts: it pulses, fills from the bottom, and is bitten twice.
struct SplashPill: View {
  let time: Double

  var body: some View {
    if time >= SplashBeat.shut {
      BitePill(
        unfilled: unfilled, firstBite: bite(SplashBeat.firstBite),
        secondBite: bite(SplashBeat.secondBite)
      )
      .scaleEffect(scale)
      .offset(y: dip)
    }
  }

  /// The speed that the line's ends met at, turned into a pulse of the whole pill.
  private var scale: Double {
    1 + Recoil(amplitude: 0.045, decay: 14, period: 0.24).value(at: time - SplashBeat.shut)
  }

  /// The pill gives way under each bite.
  private var dip: Double {
    let recoil = Recoil(amplitude: 3.2, decay: 16, period: 0.20)
    return recoil.value(at: time - SplashBeat.firstBite)
      + recoil.value(at: time - SplashBeat.secondBite)
  }

  private var unfilled: Double {
    1
      - UnitCurve.easeInOut.value(
        at: SplashBeat.progress(time, from: SplashBeat.shut, to: SplashBeat.filled))
  }

  private static let snap = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.3, y: 1.5), endControlPoint: UnitPoint(x: 0.6, y: 1))

  /// How deep a bite is that begins at `start`: it snaps a twelfth too deep, and lets go.
  private func bite(_ start: Double) -> Double {
    SplashPill.snap.value(at: SplashBeat.progress(time, from: start, to: start + 0.12))
  }
}

/// One swing of a damped spring that was struck: out, back through rest, and over.
struct Recoil {
  /// What the swing would reach without damping.
  let amplitude: Double
  /// How fast the swing dies away, a second.
  let decay: Double
  /// How long the swing takes, in seconds; then it is over.
  let period: Double

  /// The distance from rest `time` seconds after the stroke.
  func value(at time: Double) -> Double {
    guard time > 0, time < period else { return 0 }
    let frequency = 2 * Double.pi / period
    let spring = Spring(
      mass: 1, stiffness: frequency * frequency + decay * decay, damping: 2 * decay)
    return spring.value(
      fromValue: 0, toValue: 0, initialVelocity: amplitude * frequency, time: time)
  }
}
