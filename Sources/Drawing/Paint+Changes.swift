package import Geometry
import Imaging

extension Paint {
  /// The paint under one more transform.
  package func applying(_ transform: Affine) -> Paint {
    switch self {
    case .color: return self
    case .linearGradient(var gradient):
      gradient.transform = gradient.transform.concatenating(transform)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.transform = gradient.transform.concatenating(transform)
      return .radialGradient(gradient)
    case .angularGradient(var gradient):
      gradient.transform = gradient.transform.concatenating(transform)
      return .angularGradient(gradient)
    case .pattern(var pattern):
      pattern.transform = pattern.transform.concatenating(transform)
      return .pattern(pattern)
    }
  }

  /// The paint with `opacity` of it showing.
  ///
  /// A pattern shows at most wholly: `opacity` is held to 0...1 for it.
  package func opacity(_ opacity: Double) -> Paint {
    guard opacity != 1 else { return self }
    switch self {
    case .color(let color): return .color(color.opacity(opacity))
    case .linearGradient(var gradient):
      gradient.gradient = gradient.gradient.opacity(opacity)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.gradient = gradient.gradient.opacity(opacity)
      return .radialGradient(gradient)
    case .angularGradient(var gradient):
      gradient.gradient = gradient.gradient.opacity(opacity)
      return .angularGradient(gradient)
    case .pattern(var pattern):
      pattern.opacity *= min(max(opacity, 0), 1)
      return .pattern(pattern)
    }
  }
}

extension GradientStops {
  fileprivate func opacity(_ opacity: Double) -> GradientStops {
    GradientStops(
      stops.map { Stop(color: $0.color.opacity(opacity), location: $0.location) },
      interpolation: interpolation, space: space, spread: spread)
  }
}
