import Drawing
import Geometry
import Imaging

extension SVGResolver {
  /// What a lighting primitive does; nil where it leaves nothing.
  func lighting(
    _ kind: FilterKind, _ index: Int, _ style: SVGStyle, _ builder: FilterBuilder
  ) -> FilterOperation? {
    guard let light = light(of: index, builder) else { return nil }
    let value = property("lighting-color", of: index).flatMap(ColorValue.init) ?? .color(.white)
    // Light has no alpha.
    let color = value.color(current: style.color)
    let relief = Relief(
      surfaceScale: number("surfaceScale", of: index) ?? 1, light: light,
      color: Color(red: color.red, green: color.green, blue: color.blue))
    if kind == .feDiffuseLighting {
      let constant = number("diffuseConstant", of: index) ?? 1
      return .diffuseLighting(relief, diffuseConstant: max(constant, 0))
    }
    let exponent = number("specularExponent", of: index) ?? 1
    guard (1...128).contains(exponent) else { return nil }
    let constant = number("specularConstant", of: index) ?? 1
    return .specularLighting(
      relief, specularConstant: max(constant, 0), specularExponent: exponent)
  }

  private func light(of index: Int, _ builder: FilterBuilder) -> Relief.Light? {
    let sources = ["feDistantLight", "fePointLight", "feSpotLight"]
    guard let source = children(of: index).first(where: { sources.contains(tree.elements[$0].tag) })
    else { return nil }
    func value(_ name: String) -> Double { number(name, of: source) ?? 0 }
    func place(_ x: String, _ y: String, _ z: String) -> (x: Double, y: Double, z: Double) {
      guard let box = builder.box else { return (value(x), value(y), value(z)) }
      let diagonal = ((box.width * box.width + box.height * box.height) / 2).squareRoot()
      return (
        box.minX + value(x) * box.width, box.minY + value(y) * box.height, value(z) * diagonal
      )
    }
    switch tree.elements[source].tag {
    case "feDistantLight":
      return .distant(azimuth: .degrees(value("azimuth")), elevation: .degrees(value("elevation")))
    case "fePointLight":
      let (x, y, z) = place("x", "y", "z")
      return .point(x: x, y: y, z: z)
    default:
      let (x, y, z) = place("x", "y", "z")
      let (atX, atY, atZ) = place("pointsAtX", "pointsAtY", "pointsAtZ")
      let exponent = number("specularExponent", of: source) ?? 1
      return .spot(
        x: x, y: y, z: z, atX: atX, atY: atY, atZ: atZ, exponent: exponent > 0 ? exponent : 1,
        cone: number("limitingConeAngle", of: source).map { .degrees(abs($0)) })
    }
  }
}
