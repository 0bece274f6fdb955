import Numerics

/// The curve between sRGB's encoded channels and light, both 0...1.
///
/// Source: IEC 61966-2-1.
enum SRGBCurve {
  /// The light that an encoded channel stands for.
  static func decoded(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : Double.pow((channel + 0.055) / 1.055, 2.4)
  }

  /// The encoded channel that stands for `light`, which is held to 0...1.
  static func encoded(_ light: Double) -> Double {
    let light = light.heldToUnit
    return light <= 0.0031308 ? light * 12.92 : 1.055 * Double.pow(light, 1 / 2.4) - 0.055
  }

  /// The light that three encoded channels stand for.
  static func decoded(_ channels: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(decoded(channels[0]), decoded(channels[1]), decoded(channels[2]))
  }

  /// The encoded channels that stand for three amounts of light.
  static func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(light[0]), encoded(light[1]), encoded(light[2]))
  }
}

/// Oklab: lightness and two axes of colour, in which even steps look even.
///
/// Source: B. Ottosson, "A perceptual color space for image processing" (2020), whose matrices these
/// are.
enum Oklab {
  /// Oklab coordinates of linear sRGB channels.
  static func fromLinear(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let (r, g, b) = (color[0], color[1], color[2])
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// Linear sRGB channels of Oklab coordinates; they may lie outside 0...1.
  static func toLinear(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let l = cube(color[0] + 0.3963377774 * color[1] + 0.2158037573 * color[2])
    let m = cube(color[0] - 0.1055613458 * color[1] - 0.0638541728 * color[2])
    let s = cube(color[0] - 0.0894841775 * color[1] - 1.2914855480 * color[2])
    return SIMD3(
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
  }

  private static func cubeRoot(_ x: Double) -> Double {
    x > 0 ? Double.pow(x, 1.0 / 3) : x < 0 ? -Double.pow(-x, 1.0 / 3) : 0
  }

  private static func cube(_ x: Double) -> Double { x * x * x }
}
