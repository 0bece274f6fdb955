package import Drawing
package import Geometry
import Imaging
import Numerics

/// Applies filters the slow, obvious way: every primitive on the whole canvas, pixel by pixel, in
/// doubles, without a shortcut.
///
/// For filters whose axes are the canvas's. What lies off the canvas is clear.
package struct ReferenceFilter {
  /// A picture: one premultiplied colour a pixel, 0...1, row by row from the top.
  package typealias Pixels = [SIMD4<Double>]

  let width: Int
  let height: Int
  private let toPixels: Affine

  /// - Parameters:
  ///   - width: The canvas's columns.
  ///   - height: The canvas's rows.
  ///   - toPixels: From the picture's points to pixels.
  package init(width: Int, height: Int, toPixels: Affine) {
    self.width = width
    self.height = height
    self.toPixels = toPixels
  }

  /// A picture between two primitives.
  private struct Picture {
    var pixels: Pixels
    var space: FilterPrimitive.Space
    /// What of it counts.
    var clip: PixelRect
  }

  /// The result of `filter` on `source`.
  ///
  /// - Parameters:
  ///   - filter: What to apply.
  ///   - source: What the group shows.
  ///   - backdrop: What is below the group.
  ///   - draw: Draws other items on nothing.
  /// - Returns: The last primitive's result, in sRGB.
  package func apply(
    _ filter: Filter, to source: Pixels, backdrop: Pixels,
    draw: ([DrawingItem]) -> Pixels
  ) -> Pixels {
    let frame = FilterFrame(filter, toPixels: toPixels)
    let canvas = PixelRect(columns: 0..<width, rows: 0..<height)
    func picture(_ pixels: Pixels) -> Picture {
      Picture(pixels: cut(pixels, to: frame.region), space: .sRGB, clip: frame.region)
    }
    let original = picture(source)
    var results: [Picture] = []
    for primitive in filter.primitives {
      let inputs = primitive.inputs.map { input -> Picture in
        switch input {
        case .source: original
        case .sourceAlpha: picture(original.pixels.map { SIMD4(0, 0, 0, $0[3]) })
        case .backdrop: picture(backdrop)
        case .result(let index): results[index]
        case .items(let items): picture(draw(items))
        }
      }
      var result = apply(primitive, to: inputs, frame, canvas)
      let subregion = primitive.subregion.map { frame.pixels(of: $0) } ?? .everywhere
      result.clip = frame.region.intersection(subregion)
      result.pixels = cut(result.pixels, to: result.clip)
      results.append(result)
    }
    return results.last.map { converted($0, to: .sRGB).pixels } ?? source
  }

  private func cut(_ pixels: Pixels, to clip: PixelRect) -> Pixels {
    map { x, y in
      clip.columns.contains(x) && clip.rows.contains(y) ? pixels[y * width + x] : .zero
    }
  }

  private func converted(_ picture: Picture, to space: FilterPrimitive.Space) -> Picture {
    guard picture.space != space else { return picture }
    let curve = space == .linear ? SRGBCurve.decoded(_:) as (Double) -> Double : SRGBCurve.encoded
    var result = picture
    result.space = space
    result.pixels = picture.pixels.map { pixel in
      let straight = Self.straight(pixel)
      return Self.premultiplied(
        SIMD4(curve(straight[0]), curve(straight[1]), curve(straight[2]), straight[3]))
    }
    return result
  }

  // MARK: Primitives

  private func apply(
    _ primitive: FilterPrimitive, to inputs: [Picture], _ frame: FilterFrame, _ canvas: PixelRect
  ) -> Picture {
    let space = primitive.space
    func input(_ index: Int) -> Pixels { converted(inputs[index], to: space).pixels }
    func flood(_ color: Color) -> SIMD4<Double> {
      let pixel = SIMD4(color.red, color.green, color.blue, color.opacity)
      return converted(
        Picture(pixels: [Self.premultiplied(pixel)], space: .sRGB, clip: canvas), to: space
      ).pixels[0]
    }
    let pixels: Pixels
    switch primitive.operation {
    case .gaussianBlur(let sigmaX, let sigmaY, let clamps):
      pixels = blurred(
        input(0), sigmaX * frame.scaleX, sigmaY * frame.scaleY,
        edges: clamps ? inputs[0].clip : nil)
    case .offset(let dx, let dy, let snaps):
      let moved = moved(
        inputs[0].pixels, frame.offset(Vector(dx: dx, dy: dy), snapsToPixels: snaps))
      return Picture(pixels: moved, space: inputs[0].space, clip: canvas)
    case .flood(let color): pixels = map { _, _ in flood(color) }
    case .blend(let mode):
      let (above, below) = (input(0), input(1))
      pixels = above.indices.map { mode.blend(above[$0], over: below[$0]) }
    case .arithmetic(let k1, let k2, let k3, let k4):
      let (a, b) = (input(0), input(1))
      pixels = a.indices.map { Self.held(a[$0] * b[$0] * k1 + a[$0] * k2 + b[$0] * k3 + k4) }
    case .merge:
      var sum = map { _, _ in .zero }
      for index in inputs.indices {
        let above = input(index)
        for pixel in sum.indices { sum[pixel] = above[pixel] + sum[pixel] * (1 - above[pixel][3]) }
      }
      pixels = sum
    case .dropShadow(let sigmaX, let sigmaY, let dx, let dy, let color):
      let above = input(0)
      let shadow = moved(
        blurred(above, sigmaX * frame.scaleX, sigmaY * frame.scaleY, edges: nil),
        Vector(dx: dx, dy: dy).applying(frame.toPixels))
      // A shadow ends at the filter's region, not at the subregion of its caster.
      let cut = self.cut(shadow, to: frame.region)
      pixels = above.indices.map { above[$0] + flood(color) * cut[$0][3] * (1 - above[$0][3]) }
    case .innerShadow(let sigmaX, let sigmaY, let dx, let dy, let color):
      let above = input(0)
      let shape = moved(
        blurred(above, sigmaX * frame.scaleX, sigmaY * frame.scaleY, edges: nil),
        Vector(dx: dx, dy: dy).applying(frame.toPixels))
      let cut = self.cut(shape, to: frame.region)
      pixels = above.indices.map { index in
        let shade = flood(color) * (1 - cut[index][3])
        return above[index] * (1 - shade[3]) + shade * above[index][3]
      }
    case .colorMatrix(let matrix):
      pixels = input(0).map { pixel in
        let color = Self.straight(pixel)
        var result = SIMD4<Double>.zero
        for row in 0..<4 {
          result[row] = matrix[row * 5 + 4]
          for column in 0..<4 { result[row] += matrix[row * 5 + column] * color[column] }
        }
        return Self.premultiplied(result.clamped(lowerBound: .zero, upperBound: .one))
      }
    case .componentTransfer(let red, let green, let blue, let alpha):
      pixels = input(0).map { pixel in
        let color = Self.straight(pixel)
        return Self.premultiplied(
          SIMD4(
            red.value(at: color[0]), green.value(at: color[1]), blue.value(at: color[2]),
            alpha.value(at: color[3])))
      }
    case .morphology(let kind, let radiusX, let radiusY):
      pixels = morphed(input(0), kind, radiusX * frame.scaleX, radiusY * frame.scaleY)
    case .tile:
      let clip = inputs[0].clip
      let tile = inputs[0].pixels
      let repeated = map { x, y in
        let column = clip.columns.wrapping(x)
        let row = clip.rows.wrapping(y)
        return self[tile, column, row]
      }
      return Picture(pixels: repeated, space: inputs[0].space, clip: canvas)
    case .displacement(let scale, let xChannel, let yChannel):
      let (picture, places) = (input(0), input(1))
      pixels = map { x, y in
        let color = Self.straight(places[y * width + x])
        return sampled(
          picture, Double(x) + scale * frame.scaleX * (color[xChannel.index] - 0.5),
          Double(y) + scale * frame.scaleY * (color[yChannel.index] - 0.5))
      }
    case .convolution(let convolution):
      pixels = convolved(input(0), convolution, edges: frame.region)
    case .turbulence(let turbulence):
      let subregion = primitive.subregion.map { frame.pixels(of: $0) } ?? .everywhere
      pixels = noise(
        turbulence, frame,
        tile: frame.region.intersection(subregion))
    case .diffuseLighting(let relief, let constant):
      pixels = lit(
        inputs[0].pixels, relief, frame, edges: frame.region
      ) { normal, light in
        (max(constant * (normal * light).sum(), 0), 1)
      }
    case .specularLighting(let relief, let constant, let exponent):
      pixels = lit(
        inputs[0].pixels, relief, frame, edges: frame.region
      ) { normal, light in
        let half = light + SIMD3(0, 0, 1)
        let cosine = (normal * half).sum() / (half * half).sum().squareRoot()
        return (cosine > 0 ? max(constant * Double.pow(cosine, exponent), 0) : 0, nil)
      }
    case .grain(let seed, let size, let amount):
      pixels = grained(input(0), seed, size, amount, frame)
    case .image: return inputs[0]
    }
    return Picture(pixels: pixels, space: space, clip: canvas)
  }

  // MARK: Pixels

  /// One colour for each pixel of the canvas.
  func map(_ color: (_ x: Int, _ y: Int) -> SIMD4<Double>) -> Pixels {
    (0..<width * height).map { color($0 % width, $0 / width) }
  }

  /// The pixel in column `x` of row `y`; clear off the canvas.
  subscript(pixels: Pixels, x: Int, y: Int) -> SIMD4<Double> {
    x >= 0 && x < width && y >= 0 && y < height ? pixels[y * width + x] : .zero
  }

  static func straight(_ pixel: SIMD4<Double>) -> SIMD4<Double> {
    guard pixel[3] > 0 else { return .zero }
    let color = (pixel / pixel[3]).clamped(lowerBound: .zero, upperBound: .one)
    return SIMD4(color[0], color[1], color[2], pixel[3])
  }

  static func premultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(color[0] * color[3], color[1] * color[3], color[2] * color[3], color[3])
  }

  /// The pixel with its alpha in 0...1, and its colours in 0...alpha.
  static func held(_ pixel: SIMD4<Double>) -> SIMD4<Double> {
    let alpha = min(max(pixel[3], 0), 1)
    return pixel.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
  }
}
