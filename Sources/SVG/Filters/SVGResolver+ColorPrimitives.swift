import Drawing
import Geometry
import Imaging

extension SVGResolver {
  /// What a `feComposite` does.
  func composite(_ index: Int) -> FilterOperation {
    switch tree.elements[index]["operator"]?.trimmingSpaces {
    case "in": return .blend(.sourceIn)
    case "out": return .blend(.sourceOut)
    case "atop": return .blend(.sourceAtop)
    case "xor": return .blend(.xor)
    case "lighter": return .blend(.plusLighter)
    case "arithmetic":
      func k(_ name: String) -> Double { number(name, of: index) ?? 0 }
      return .arithmetic(k1: k("k1"), k2: k("k2"), k3: k("k3"), k4: k("k4"))
    default: return .blend(.normal)
    }
  }

  /// What a `feColorMatrix` does.
  func colorMatrix(_ index: Int) -> FilterOperation {
    let values = tree.elements[index]["values"]?.onlyNumbers
    switch tree.elements[index]["type"]?.trimmingSpaces {
    case "saturate":
      guard let values else { return .saturation(1) }
      guard values.count == 1, values[0] >= 0 else { return .saturation(1) }
      return .saturation(values[0])
    case "hueRotate": return .hueRotation(.degrees(values?.count == 1 ? values?[0] ?? 0 : 0))
    case "luminanceToAlpha": return .luminanceToAlpha
    default:
      guard let values, values.count == 20 else { return Self.identityMatrix }
      return .colorMatrix(values)
    }
  }

  private static let identityMatrix = FilterOperation.colorMatrix([
    1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
  ])

  /// What a `feComponentTransfer` does: of two functions for one channel the last counts.
  func componentTransfer(_ index: Int) -> FilterOperation {
    func function(_ tag: String) -> TransferFunction {
      let child = children(of: index).last { tree.elements[$0].tag == tag }
      return child.map(transferFunction) ?? .identity
    }
    return .componentTransfer(
      red: function("feFuncR"), green: function("feFuncG"), blue: function("feFuncB"),
      alpha: function("feFuncA"))
  }

  private func transferFunction(_ index: Int) -> TransferFunction {
    let values = tree.elements[index]["tableValues"]?.onlyNumbers ?? []
    switch tree.elements[index]["type"]?.trimmingSpaces {
    case "table": return values.isEmpty ? .identity : .table(values)
    case "discrete": return values.isEmpty ? .identity : .discrete(values)
    case "linear":
      return .linear(
        slope: number("slope", of: index) ?? 1, intercept: number("intercept", of: index) ?? 0)
    case "gamma":
      return .gamma(
        amplitude: number("amplitude", of: index) ?? 1,
        exponent: number("exponent", of: index) ?? 1, offset: number("offset", of: index) ?? 0)
    default: return .identity
    }
  }
}
