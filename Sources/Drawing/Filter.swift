public import Geometry
public import Imaging

/// A chain of image operations on what a group shows, as SVG's `<filter>` defines them.
///
/// The last primitive's result takes the place of the group's picture. All lengths are in the
/// coordinates that ``transform`` takes to the picture's points; under a transform that is not a
/// scale along the axes, blurs and offsets follow it as far as their kind allows.
public struct Filter: Hashable, Sendable {
  /// What of the source and of all results counts; nil for as much as the primitives can reach.
  public var region: Rect?
  /// The operations, in order; each may take results of those before it.
  public var primitives: [FilterPrimitive]
  /// From the filter's coordinates to the picture's points.
  public var transform: Affine

  /// The operations in `primitives`, one after the other.
  public init(_ primitives: [FilterPrimitive], region: Rect? = nil, transform: Affine = .identity) {
    self.primitives = primitives
    self.region = region
    self.transform = transform
  }
}

/// One image operation of a filter.
public struct FilterPrimitive: Hashable, Sendable {
  /// What an operation takes.
  public enum Input: Hashable, Sendable {
    /// What the group shows.
    case source
    /// The alpha of what the group shows, in black.
    case sourceAlpha
    /// What is below the group.
    case backdrop
    /// The result of the primitive of this index.
    case result(Int)
    /// Items drawn in the picture's points: a paint, or an element that is referred to.
    case items([DrawingItem])
  }

  /// The space that the operation works in.
  public enum Space: String, Hashable, Sendable, CaseIterable {
    /// The encoded sRGB numbers.
    case sRGB
    /// Light itself, as SVG's default `linearRGB` says.
    case linear
  }

  /// What is done.
  public var operation: FilterOperation
  /// What it is done to; the number of inputs goes with the operation.
  public var inputs: [Input]
  /// What of the result counts, in the filter's coordinates; nil for the filter's region.
  public var subregion: Rect?
  /// The space that the operation works in.
  public var space: Space

  /// `operation` on `inputs`.
  public init(
    _ operation: FilterOperation, inputs: [Input], subregion: Rect? = nil, space: Space = .sRGB
  ) {
    self.operation = operation
    self.inputs = inputs
    self.subregion = subregion
    self.space = space
  }
}

/// The kinds of image operations; names and meanings are those of the W3C Filter Effects module.
public enum FilterOperation: Hashable, Sendable {
  /// A Gaussian blur by standard deviations; what is outside the input is clear, or, where
  /// `clampsEdges`, goes on as at its edge.
  case gaussianBlur(sigmaX: Double, sigmaY: Double, clampsEdges: Bool = false)
  /// The input moved; where `snapsToPixels`, by whole pixels, fractions cut off, as SVG renderers
  /// do.
  case offset(dx: Double, dy: Double, snapsToPixels: Bool = false)
  /// One colour everywhere.
  case flood(Color)
  /// The first input combined with the second by a blend mode or Porter-Duff operator.
  case blend(BlendMode)
  /// k1 · a · b + k2 · a + k3 · b + k4 of the two inputs, premultiplied, clamped.
  case arithmetic(k1: Double, k2: Double, k3: Double, k4: Double)
  /// All inputs one over the other, the first undermost.
  case merge
  /// A shadow of the input under it.
  case dropShadow(sigmaX: Double, sigmaY: Double, dx: Double, dy: Double, color: Color)
  /// A shadow that falls on the input from its edges.
  case innerShadow(sigmaX: Double, sigmaY: Double, dx: Double, dy: Double, color: Color)
  /// 4 rows of 5 numbers: each new straight channel from red, green, blue, alpha and 1.
  case colorMatrix([Double])
  /// One function for each straight channel.
  case componentTransfer(
    red: TransferFunction, green: TransferFunction, blue: TransferFunction, alpha: TransferFunction)
  /// The least (`erode`) or the greatest of each premultiplied channel over a rectangle.
  case morphology(Morphology, radiusX: Double, radiusY: Double)
  /// The input's subregion repeated all over.
  case tile
  /// The first input's pixels taken from places that the second input's channels name.
  case displacement(scale: Double, x: ColorChannel, y: ColorChannel)
  /// A weighted mean of neighbours.
  case convolution(Convolution)
  /// Perlin's noise.
  case turbulence(Turbulence)
  /// The input's alpha as a relief under a lamp, matt.
  case diffuseLighting(Relief, diffuseConstant: Double)
  /// The input's alpha as a relief under a lamp, shiny.
  case specularLighting(Relief, specularConstant: Double, specularExponent: Double)
  /// Seeded noise laid over the input, multiplied into its brightness: a print's grain. `size` is
  /// that of a grain in the filter's coordinates, `amount` 0...1.
  case grain(seed: UInt64, size: Double, amount: Double)
  /// The input as it is: for items and the backdrop.
  case image

  /// Which way a morphology goes.
  public enum Morphology: String, Hashable, Sendable, CaseIterable {
    /// The least value wins: shapes shrink.
    case erode
    /// The greatest value wins: shapes grow.
    case dilate
  }

  /// A channel of a straight colour.
  public enum ColorChannel: String, Hashable, Sendable, CaseIterable {
    case red, green, blue, alpha
  }
}

/// A function of one channel, 0...1 to 0...1.
public enum TransferFunction: Hashable, Sendable {
  /// The value itself.
  case identity
  /// Straight lines between the values, which are evenly spaced.
  case table([Double])
  /// Steps from value to value.
  case discrete([Double])
  /// slope · value + intercept.
  case linear(slope: Double, intercept: Double)
  /// amplitude · value^exponent + offset.
  case gamma(amplitude: Double, exponent: Double, offset: Double)
}

/// A convolution with a small kernel.
public struct Convolution: Hashable, Sendable {
  /// What lies beyond the input's edges.
  public enum EdgeMode: String, Hashable, Sendable, CaseIterable {
    /// Its outermost pixels.
    case duplicate
    /// Its opposite edge.
    case wrap
    /// Nothing.
    case none
  }

  /// The number of columns of the kernel.
  public var columns: Int
  /// The number of rows of the kernel.
  public var rows: Int
  /// The weights, row by row; applied turned by half a turn, as the Filter Effects module says.
  public var kernel: [Double]
  /// What the sum is divided by; not 0.
  public var divisor: Double
  /// What is added after the division, times alpha where alpha is kept.
  public var bias: Double
  /// The column of the kernel that lies on the pixel.
  public var targetX: Int
  /// The row of the kernel that lies on the pixel.
  public var targetY: Int
  /// What lies beyond the input's edges.
  public var edgeMode: EdgeMode
  /// Whether alpha stays as it is and colours are taken straight.
  public var preservesAlpha: Bool

  /// A convolution with these properties.
  public init(
    columns: Int, rows: Int, kernel: [Double], divisor: Double, bias: Double = 0, targetX: Int,
    targetY: Int, edgeMode: EdgeMode = .duplicate, preservesAlpha: Bool = false
  ) {
    self.columns = columns
    self.rows = rows
    self.kernel = kernel
    self.divisor = divisor
    self.bias = bias
    self.targetX = targetX
    self.targetY = targetY
    self.edgeMode = edgeMode
    self.preservesAlpha = preservesAlpha
  }
}

/// Perlin's noise, as the Filter Effects module defines it to the bit.
public struct Turbulence: Hashable, Sendable {
  /// The frequency of the first octave across, a unit of the filter's coordinates.
  public var frequencyX: Double
  /// The frequency of the first octave up and down, a unit of the filter's coordinates.
  public var frequencyY: Double
  /// How many octaves are added.
  public var octaves: Int
  /// Which noise.
  public var seed: Double
  /// Whether frequencies are adjusted so that the subregion's edges meet.
  public var stitchesTiles: Bool
  /// Whether the noise is summed as it is (fractal noise) instead of its magnitude (turbulence).
  public var isFractal: Bool

  /// Noise with these properties.
  public init(
    frequencyX: Double, frequencyY: Double, octaves: Int, seed: Double, stitchesTiles: Bool,
    isFractal: Bool
  ) {
    self.frequencyX = frequencyX
    self.frequencyY = frequencyY
    self.octaves = octaves
    self.seed = seed
    self.stitchesTiles = stitchesTiles
    self.isFractal = isFractal
  }
}

/// A relief under a lamp.
///
/// The height is in pixels whatever the scale, and the lamp's colour counts as numbers of the
/// primitive's space, unconverted: that is how SVG renderers take them, and drawings expect it.
public struct Relief: Hashable, Sendable {
  /// Where light comes from, in the filter's coordinates; z points at the eye.
  public enum Light: Hashable, Sendable {
    /// From infinitely far.
    case distant(azimuth: Angle, elevation: Angle)
    /// From a lamp that shines all round.
    case point(x: Double, y: Double, z: Double)
    /// From a lamp that shines at a point, in a cone if one is given.
    case spot(
      x: Double, y: Double, z: Double, atX: Double, atY: Double, atZ: Double, exponent: Double,
      cone: Angle?)
  }

  /// How high an alpha of 1 stands, in pixels.
  public var surfaceScale: Double
  /// Where light comes from.
  public var light: Light
  /// The light's colour.
  public var color: Color

  /// A relief of this height under this lamp.
  public init(surfaceScale: Double, light: Light, color: Color) {
    self.surfaceScale = surfaceScale
    self.light = light
    self.color = color
  }
}
