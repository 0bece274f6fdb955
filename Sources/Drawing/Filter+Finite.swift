import Geometry
import Imaging

extension Filter {
  /// Whether there is neither NaN nor infinity in its lengths and numbers.
  package var isFinite: Bool {
    transform.isFinite && region?.isFinite != false
      && primitives.allSatisfy { $0.subregion?.isFinite != false } && hasFiniteNumbers
  }

  /// Whether there is neither NaN nor infinity in what its operations are told.
  package var hasFiniteNumbers: Bool {
    primitives.allSatisfy { $0.operation.numbers.allSatisfy(\.isFinite) }
  }
}

extension FilterOperation {
  /// The numbers that say what the operation does; colours are finite or clamped by themselves.
  fileprivate var numbers: [Double] {
    switch self {
    case .gaussianBlur(let sigmaX, let sigmaY, _): [sigmaX, sigmaY]
    case .offset(let dx, let dy, _): [dx, dy]
    case .flood, .blend, .merge, .tile, .image: []
    case .arithmetic(let k1, let k2, let k3, let k4): [k1, k2, k3, k4]
    case .dropShadow(let sigmaX, let sigmaY, let dx, let dy, _),
      .innerShadow(let sigmaX, let sigmaY, let dx, let dy, _):
      [sigmaX, sigmaY, dx, dy]
    case .colorMatrix(let matrix): matrix
    case .componentTransfer(let red, let green, let blue, let alpha):
      [red, green, blue, alpha].flatMap(\.numbers)
    case .morphology(_, let radiusX, let radiusY): [radiusX, radiusY]
    case .displacement(let scale, _, _): [scale]
    case .convolution(let convolution):
      convolution.kernel + [convolution.divisor, convolution.bias]
    case .turbulence(let turbulence):
      [turbulence.frequencyX, turbulence.frequencyY, turbulence.seed]
    case .diffuseLighting(let relief, let constant): relief.numbers + [constant]
    case .specularLighting(let relief, let constant, let exponent):
      relief.numbers + [constant, exponent]
    case .grain(_, let size, let amount): [size, amount]
    }
  }
}

extension TransferFunction {
  fileprivate var numbers: [Double] {
    switch self {
    case .identity: []
    case .table(let values), .discrete(let values): values
    case .linear(let slope, let intercept): [slope, intercept]
    case .gamma(let amplitude, let exponent, let offset): [amplitude, exponent, offset]
    }
  }
}

extension Relief {
  fileprivate var numbers: [Double] {
    switch light {
    case .distant(let azimuth, let elevation):
      [surfaceScale, azimuth.radians, elevation.radians]
    case .point(let x, let y, let z): [surfaceScale, x, y, z]
    case .spot(let x, let y, let z, let atX, let atY, let atZ, let exponent, let cone):
      [surfaceScale, x, y, z, atX, atY, atZ, exponent, cone?.radians ?? 0]
    }
  }
}
