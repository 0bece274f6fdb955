package import Flipbook

/// The screens of the app; those that are deeper in it lie over the others as they come and go.
package enum BiteScreen: Hashable, Sendable {
  case splash
  case welcome
  case question(Int)
  case almostReady
  case allSet
  /// The tabs.
  case home
  case detail
  case cook
  case plated

  /// What the screen is drawn on: screens that share a layer change places on it.
  var layer: Layer {
    switch self {
    case .splash: .splash
    case .welcome: .welcome
    case .question, .almostReady: .night
    case .allSet: .allSet
    case .home: .home
    case .detail: .detail
    case .cook: .cook
    case .plated: .plated
    }
  }

  /// The layers, the lowest first.
  enum Layer: Int, Sendable {
    case splash, welcome, night, allSet, home, detail, cook, plated
  }
}

/// A screen, and the time at which it came.
package struct Visit: Hashable, Sendable {
  package let screen: BiteScreen
  package let start: Seconds
}

/// How one layer takes another's place.
struct LayerChange {
  /// Seconds in which the deeper of both comes or goes.
  let duration: Double
  /// Whether the deeper one does so by fading as a whole; otherwise it moves by itself.
  let fades: Bool

  /// The change between two layers, in either direction.
  init(between a: BiteScreen.Layer, _ b: BiteScreen.Layer) {
    switch a.rawValue < b.rawValue ? (a, b) : (b, a) {
    case (.splash, .welcome): (duration, fades) = (0.20, true)
    case (.home, .detail), (.detail, .cook): (duration, fades) = (1.2, false)
    case (.cook, .plated): (duration, fades) = (0.15, true)
    default: (duration, fades) = (0.25, true)
    }
  }

  /// How far the deeper layer is there, `age` seconds after it began to come.
  func presence(at age: Double) -> Double {
    fades ? Animation.easeInOut(duration: duration).progress(at: age) : 1
  }
}
