import Drawing
import Geometry
import Imaging

/// What an operation works on.
struct FilterOperands {
  /// The inputs, in whatever space they were made in.
  let inputs: [FilterImage]
  /// For each input the first one that is the same picture.
  let sameInputs: [Int]
  /// What of the inputs counts: their subregions.
  let clips: [PixelRect]
  /// The pixels wanted; not empty.
  let output: PixelRect
  /// The operation's node.
  let node: FilterGraph.Node

  /// An input in the node's space.
  func input(_ index: Int) -> FilterImage { inputs[index].converted(to: node.space) }

  /// The inputs over one another, the first undermost.
  ///
  /// One after the other: a merge may have any number of inputs, and each has four floats a pixel. Only
  /// those that come again are kept until then.
  var merged: FilterImage {
    var result = FilterImage(clear: output, space: node.space)
    var uses: [Int: Int] = [:]
    for first in sameInputs { uses[first, default: 0] += 1 }
    var kept: [Int: FilterImage] = [:]
    for first in sameInputs {
      let image = kept[first] ?? inputs[first].unpacked.converted(to: node.space)
      result.lay(image)
      let left = (uses[first] ?? 1) - 1
      uses[first] = left
      kept[first] = left > 0 ? image : nil
    }
    return result
  }

  /// From pixels to the filter's coordinates; the identity where the filter is flattened to a line.
  var toFilter: Affine { node.frame.toPixels.inverse ?? .identity }

  /// The rectangle beyond whose edges there is nothing to look at: the filter's region.
  ///
  /// Without a region there are no edges: the input is clear from some place on.
  var edges: PixelRect { node.frame.region }
}

extension FilterOperation {
  /// The operation's result.
  func applied(to operands: FilterOperands) -> FilterImage {
    let (output, node) = (operands.output, operands.node)
    let frame = node.frame
    switch self {
    case .gaussianBlur(let sigmaX, let sigmaY, let clampsEdges):
      let (x, y) = frame.axes(Vector(dx: sigmaX, dy: sigmaY))
      guard clampsEdges else {
        return operands.input(0).blurred(x: x, y: y, output: output, edges: nil)
      }
      let clip = operands.clips[0] == .everywhere ? operands.inputs[0].inked : operands.clips[0]
      let edges = clip.intersection(reachable(x, y, output))
      return operands.input(0).blurred(
        x: x, y: y, output: edges.intersection(output), edges: edges)
    case .offset(let dx, let dy, let snaps):
      let offset = frame.offset(Vector(dx: dx, dy: dy), snapsToPixels: snaps)
      return operands.inputs[0].moved(dx: offset.dx, dy: offset.dy, output: output)
    case .flood(let color):
      let pixel = color.pixel(in: .sRGB)
      return FilterImage(output, space: .sRGB, isSmooth: false) { _, _ in pixel }
    case .blend(let mode):
      return operands.input(0).blended(mode, over: operands.input(1), output: output)
    case .arithmetic(let k1, let k2, let k3, let k4):
      return operands.input(0).arithmetic(
        k1, k2, k3, k4, with: operands.input(1), output: output)
    case .merge:
      return operands.merged
    case .colorMatrix(let matrix):
      return operands.input(0).applying(matrix: matrix, output: output)
    case .componentTransfer(let red, let green, let blue, let alpha):
      return operands.input(0).applying(
        red: red, green: green, blue: blue, alpha: alpha, output: output)
    case .morphology(let kind, let radiusX, let radiusY):
      let radii = frame.lengths(Vector(dx: radiusX, dy: radiusY))
      return operands.input(0).morphed(
        kind, radiusX: radii.dx, radiusY: radii.dy, output: output)
    case .tile:
      let clip = operands.clips[0]
      return clip == .everywhere
        ? operands.inputs[0].cropped(to: output)
        : operands.inputs[0].tiled(clip, output: output)
    case .displacement(let scale, let x, let y):
      let scales = Vector(dx: scale * frame.scaleX, dy: scale * frame.scaleY)
      return operands.input(0).displaced(
        by: operands.input(1), scaleX: scales.dx, scaleY: scales.dy, x: x, y: y, output: output)
    case .convolution(let convolution):
      return operands.input(0).convolved(convolution, edges: operands.edges, output: output)
    case .turbulence(let turbulence):
      let tile = node.clip == .everywhere ? output : node.clip
      return FilterImage(
        turbulence, toFilter: operands.toFilter, tile: tile.rect.applying(operands.toFilter),
        space: node.space, output: output)
    case .diffuseLighting(let relief, let constant):
      return lit(operands, relief, .diffuse(constant: constant))
    case .specularLighting(let relief, let constant, let exponent):
      return lit(operands, relief, .specular(constant: constant, exponent: exponent))
    case .grain(let seed, let size, let amount):
      return operands.input(0).cropped(to: output).grained(
        seed: seed, size: size, amount: amount, toFilter: operands.toFilter)
    case .image, .dropShadow, .innerShadow: return operands.inputs[0].cropped(to: output)
    }
  }

  private func lit(
    _ operands: FilterOperands, _ relief: Relief, _ reflection: Reflection
  ) -> FilterImage {
    let frame = operands.node.frame
    let depth = ((frame.scaleX * frame.scaleX + frame.scaleY * frame.scaleY) / 2).squareRoot()
    let relief = PixelRelief(relief, toPixels: frame.toPixels, depth: depth)
    // The slopes need alpha alone, which is the same in both spaces.
    var input = operands.inputs[0]
    input.space = operands.node.space
    return input.lit(relief, reflection, edges: operands.edges, output: operands.output)
  }

  /// The pixels that can have a part in a blur of `output`: far beyond its edge a clamped picture
  /// is not needed.
  private func reachable(_ x: BlurAxis, _ y: BlurAxis, _ output: PixelRect) -> PixelRect {
    output.outset(dx: x.reach, dy: y.reach)
  }
}
