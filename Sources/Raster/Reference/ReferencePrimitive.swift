import Drawing
import Geometry
import Imaging
import Numerics

/// One primitive at work: what it takes, and where.
struct ReferencePrimitive {
  typealias Pixels = ReferenceFilter.Pixels
  typealias Picture = ReferenceFilter.Picture

  let filter: ReferenceFilter
  let space: FilterPrimitive.Space
  let inputs: [Picture]
  let frame: FilterFrame
  /// What of the result counts.
  let clip: PixelRect

  /// The result of `operation`.
  func result(of operation: FilterOperation) -> Picture {
    switch operation {
    case .gaussianBlur(let sigmaX, let sigmaY, let clamps):
      picture(blurred(input(0), sigmaX, sigmaY, edges: clamps ? inputs[0].clip : nil))
    case .offset(let dx, let dy, let snaps):
      unconverted(
        filter.moved(
          inputs[0].pixels, frame.offset(Vector(dx: dx, dy: dy), snapsToPixels: snaps)))
    case .flood(let color): picture(flooded(color))
    case .blend(let mode): picture(blended(mode))
    case .arithmetic(let k1, let k2, let k3, let k4): picture(arithmetic(k1, k2, k3, k4))
    case .merge: picture(merged())
    case .dropShadow(let sigmaX, let sigmaY, let dx, let dy, let color):
      picture(withShadow(below: shape(sigmaX, sigmaY, Vector(dx: dx, dy: dy)), color))
    case .innerShadow(let sigmaX, let sigmaY, let dx, let dy, let color):
      picture(withShadow(inside: shape(sigmaX, sigmaY, Vector(dx: dx, dy: dy)), color))
    case .colorMatrix(let matrix): picture(multiplied(by: matrix))
    case .componentTransfer(let red, let green, let blue, let alpha):
      picture(transferred(red, green, blue, alpha))
    case .morphology(let kind, let radiusX, let radiusY):
      picture(filter.morphed(input(0), kind, radiusX * frame.scaleX, radiusY * frame.scaleY))
    case .tile: unconverted(tiled())
    case .displacement(let scale, let x, let y): picture(displaced(by: scale, x, y))
    case .convolution(let convolution):
      picture(filter.convolved(input(0), convolution, edges: frame.region))
    case .turbulence(let turbulence): picture(filter.noise(turbulence, frame, tile: clip))
    case .diffuseLighting(let relief, let constant): picture(lit(relief, constant))
    case .specularLighting(let relief, let constant, let exponent):
      picture(shining(relief, constant, exponent))
    case .grain(let seed, let size, let amount):
      picture(filter.grained(input(0), seed, size, amount, frame))
    case .image: inputs[0]
    }
  }

  /// An input in the primitive's space.
  private func input(_ index: Int) -> Pixels {
    filter.converted(inputs[index], to: space).pixels
  }

  private func picture(_ pixels: Pixels) -> Picture {
    Picture(pixels: pixels, space: space, clip: clip)
  }

  /// A picture of the first input's pixels in other places.
  private func unconverted(_ pixels: Pixels) -> Picture {
    Picture(pixels: pixels, space: inputs[0].space, clip: clip)
  }

  private func pixel(_ color: Color) -> SIMD4<Double> {
    let straight = SIMD4(color.red, color.green, color.blue, color.opacity)
    let pixel = Picture(
      pixels: [ReferenceFilter.premultiplied(straight)], space: .sRGB, clip: clip)
    return filter.converted(pixel, to: space).pixels[0]
  }

  // MARK: Combining

  private func flooded(_ color: Color) -> Pixels { filter.map { _, _ in pixel(color) } }

  private func blended(_ mode: BlendMode) -> Pixels {
    let (above, below) = (input(0), input(1))
    return above.indices.map { mode.blend(above[$0], over: below[$0]) }
  }

  private func arithmetic(_ k1: Double, _ k2: Double, _ k3: Double, _ k4: Double) -> Pixels {
    let (a, b) = (input(0), input(1))
    return a.indices.map {
      ReferenceFilter.held(a[$0] * b[$0] * k1 + a[$0] * k2 + b[$0] * k3 + k4)
    }
  }

  private func merged() -> Pixels {
    var sum = filter.map { _, _ in .zero }
    for index in inputs.indices {
      let above = input(index)
      for pixel in sum.indices { sum[pixel] = above[pixel] + sum[pixel] * (1 - above[pixel][3]) }
    }
    return sum
  }

  // MARK: Shadows

  private func blurred(
    _ pixels: Pixels, _ sigmaX: Double, _ sigmaY: Double, edges: PixelRect?
  ) -> Pixels {
    filter.blurred(pixels, sigmaX * frame.scaleX, sigmaY * frame.scaleY, edges: edges)
  }

  /// The first input, blurred and moved: a shadow ends at the filter's region, not at the subregion of
  /// its caster.
  private func shape(_ sigmaX: Double, _ sigmaY: Double, _ offset: Vector) -> Pixels {
    let moved = filter.moved(
      blurred(input(0), sigmaX, sigmaY, edges: nil), offset.applying(frame.toPixels))
    return filter.cut(moved, to: frame.region)
  }

  private func withShadow(below shape: Pixels, _ color: Color) -> Pixels {
    let (above, color) = (input(0), pixel(color))
    return above.indices.map { above[$0] + color * shape[$0][3] * (1 - above[$0][3]) }
  }

  private func withShadow(inside shape: Pixels, _ color: Color) -> Pixels {
    let (above, color) = (input(0), pixel(color))
    return above.indices.map { index in
      let shade = color * (1 - shape[index][3])
      return above[index] * (1 - shade[3]) + shade * above[index][3]
    }
  }

  // MARK: Colours

  private func multiplied(by matrix: [Double]) -> Pixels {
    input(0).map { pixel in
      let color = ReferenceFilter.straight(pixel)
      var result = SIMD4<Double>.zero
      for row in 0..<4 {
        result[row] = matrix[row * 5 + 4]
        for column in 0..<4 { result[row] += matrix[row * 5 + column] * color[column] }
      }
      return ReferenceFilter.premultiplied(result.clamped(lowerBound: .zero, upperBound: .one))
    }
  }

  private func transferred(
    _ red: TransferFunction, _ green: TransferFunction, _ blue: TransferFunction,
    _ alpha: TransferFunction
  ) -> Pixels {
    input(0).map { pixel in
      let color = ReferenceFilter.straight(pixel)
      return ReferenceFilter.premultiplied(
        SIMD4(
          red.value(at: color[0]), green.value(at: color[1]), blue.value(at: color[2]),
          alpha.value(at: color[3])))
    }
  }

  // MARK: Places

  private func tiled() -> Pixels {
    let (tile, pixels) = (inputs[0].clip, inputs[0].pixels)
    return filter.map { x, y in
      filter[pixels, tile.columns.wrapping(x), tile.rows.wrapping(y)]
    }
  }

  private func displaced(
    by scale: Double, _ xChannel: FilterOperation.ColorChannel,
    _ yChannel: FilterOperation.ColorChannel
  ) -> Pixels {
    let (picture, places) = (input(0), input(1))
    return filter.map { x, y in
      let color = ReferenceFilter.straight(places[y * filter.width + x])
      return filter.sampled(
        picture, Double(x) + scale * frame.scaleX * (color[xChannel.index] - 0.5),
        Double(y) + scale * frame.scaleY * (color[yChannel.index] - 0.5))
    }
  }

  // MARK: Light

  private func lit(_ relief: Relief, _ constant: Double) -> Pixels {
    filter.lit(inputs[0].pixels, relief, frame, edges: frame.region) { normal, light in
      (max(constant * (normal * light).sum(), 0), 1)
    }
  }

  private func shining(_ relief: Relief, _ constant: Double, _ exponent: Double) -> Pixels {
    filter.lit(inputs[0].pixels, relief, frame, edges: frame.region) { normal, light in
      let half = light + SIMD3(0, 0, 1)
      let cosine = (normal * half).sum() / (half * half).sum().squareRoot()
      return (cosine > 0 ? max(constant * Double.pow(cosine, exponent), 0) : 0, nil)
    }
  }
}
