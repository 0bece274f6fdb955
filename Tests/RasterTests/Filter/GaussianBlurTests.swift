import Drawing
import Geometry
import Imaging
import Numerics
import Raster
import Testing

@Suite("Gaussian blur")
struct GaussianBlurTests {
  /// Grey pictures that are hard on a blur: all levels at once, single points, stripes that fall
  /// together with its grid.
  enum Subject: CaseIterable {
    case step, impulse, noise, bits, letters, twos, threes, sixes

    func level(_ x: Int, _ y: Int, width: Int, height: Int, _ random: UInt64) -> UInt8 {
      switch self {
      case .step: x >= width / 2 ? 255 : 0
      case .impulse: x == width / 2 && y == height / 2 ? 255 : 0
      case .noise: UInt8(truncatingIfNeeded: random)
      case .bits: random & 1 == 0 ? 0 : 255
      case .letters: (x / 3 + y / 5) % 7 < 2 || x * y % 11 == 0 ? 255 : 0
      case .twos: x % 2 == 0 ? 255 : 0
      case .threes: x % 3 == 0 ? 255 : 0
      case .sixes: y % 6 < 3 ? 255 : 0
      }
    }

    func levels(width: Int, height: Int) -> [UInt8] {
      var generator = SeededGenerator(seed: 11)
      return (0..<width * height).map {
        level($0 % width, $0 / width, width: width, height: height, generator.next())
      }
    }
  }

  /// The exact blur of one channel, clear outside: each weight by the Gaussian's own formula.
  static func exact(_ levels: [UInt8], width: Int, height: Int, sigma: Double) -> [Double] {
    let radius = Int(6 * sigma) + 2
    var half = (0...radius).map { Double.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = 2 * half.reduce(0, +) - half[0]
    half = half.map { $0 / sum }
    var rows = [Double](repeating: 0, count: levels.count)
    for y in 0..<height {
      for x in 0..<width {
        var value = 0.0
        for other in max(x - radius, 0)...min(x + radius, width - 1) {
          value += Double(levels[y * width + other]) * half[abs(other - x)]
        }
        rows[y * width + x] = value
      }
    }
    var result = [Double](repeating: 0, count: levels.count)
    for y in 0..<height {
      for other in max(y - radius, 0)...min(y + radius, height - 1) {
        let weight = half[abs(other - y)]
        for x in 0..<width { result[y * width + x] += rows[other * width + x] * weight }
      }
    }
    return result
  }

  static func gray(_ levels: [UInt8], width: Int, height: Int) -> Bitmap {
    Bitmap(width: width, height: height, pixels: levels.map { UInt32($0) * 0x0101_0101 })
  }

  @Test(
    "is within one level of the formula, the dither's part included",
    arguments: [0.8, 1, 1.7, 2.5, 3.4, 3.6, 5, 8, 13, 20, 27.9, 28, 30, 41, 49])
  func accuracy(sigma: Double) {
    let (width, height) = (min(Int(7 * sigma) + 40, 260), min(Int(3 * sigma) + 24, 110))
    for subject in Subject.allCases {
      let levels = subject.levels(width: width, height: height)
      let expected = Self.exact(levels, width: width, height: height, sigma: sigma)
      let actual = Self.gray(levels, width: width, height: height)
        .gaussianBlurred(sigmaX: sigma, sigmaY: sigma)
      let worst =
        expected.indices.map {
          abs(Double(actual[$0 % width, $0 / width].alpha) - expected[$0])
        }.max() ?? 0
      // The pattern alone moves a value by up to 127/128 of a level.
      #expect(worst < 1.04, "\(subject) at sigma \(sigma): \(worst)")
    }
  }

  @Test("is within two levels of the formula past a sigma of 50", arguments: [50.0, 64, 90, 150])
  func accuracyOfWideBlurs(sigma: Double) {
    let (width, height) = (420, 60)
    for subject in Subject.allCases {
      let levels = subject.levels(width: width, height: height)
      let expected = Self.exact(levels, width: width, height: height, sigma: sigma)
      let actual = Self.gray(levels, width: width, height: height)
        .gaussianBlurred(sigmaX: sigma, sigmaY: sigma)
      let worst =
        expected.indices.map {
          abs(Double(actual[$0 % width, $0 / width].alpha) - expected[$0])
        }.max() ?? 0
      #expect(worst < 1.8, "\(subject) at sigma \(sigma): \(worst)")
    }
  }

  @Test(
    "has the standard deviation asked for, to 0.2 percent",
    arguments: [0.2, 0.35, 0.5, 0.65, 1, 2, 3.4, 3.5, 7, 12, 30, 50, 90, 220, 470, 1000])
  func measuredSigma(sigma: Double) {
    // The variance of a symmetric kernel from the tail sums, which a blurred edge shows: the sum
    // over d of (2 d - 1) P(|X| >= d). Eight rows in each of eight columns meet all 64 thresholds
    // of the dither pattern, so that the mean is true to 1/64 of a level.
    let reach = Int(5 * sigma) + 4
    let width = 2 * reach + 8
    var bitmap = Bitmap(width: width, height: 64)
    for y in 0..<64 {
      for x in reach + y / 8..<width { bitmap[x, y] = .white }
    }
    let blurred = bitmap.gaussianBlurred(sigmaX: sigma, sigmaY: 0)
    let variance = (1..<reach).reduce(0.0) { sum, distance in
      let mean = (0..<64).reduce(0.0) {
        $0 + Double(blurred[reach + $1 / 8 - distance, $1].alpha) / (64 * 255)
      }
      return sum + Double(2 * distance - 1) * 2 * mean
    }
    let measured = variance.squareRoot()
    #expect(abs(measured / sigma - 1) < 0.002, "asked for \(sigma), measured \(measured)")
  }

  @Test("differs in x and y")
  func anisotropic() {
    var bitmap = Bitmap(width: 80, height: 80)
    for y in 30..<50 {
      for x in 30..<50 { bitmap[x, y] = .black }
    }
    let across = bitmap.gaussianBlurred(sigmaX: 6, sigmaY: 0)
    #expect(across[40, 29].alpha == 0 && across[40, 30].alpha > 200)
    #expect(across[26, 40].alpha > 20)
    let down = bitmap.gaussianBlurred(sigmaX: 0, sigmaY: 6)
    for y in 0..<80 {
      for x in 0..<80 {
        // The pattern is not symmetric: its two values may be chosen the other way round.
        #expect(abs(Int(across[x, y].alpha) - Int(down[y, x].alpha)) <= 1)
      }
    }
  }

  @Test("leaves even areas as they are", arguments: [0.5, 1, 3, 4, 9, 30, 70, 200])
  func flatAreas(sigma: Double) {
    let color = RGBA8(red: 13, green: 101, blue: 7, alpha: 201)
    let bitmap = Bitmap(width: 64, height: 48, fill: color)
    let blurred = bitmap.gaussianBlurred(sigmaX: sigma, sigmaY: sigma, clampsEdges: true)
    #expect(blurred == bitmap)
  }

  @Test("is clear or goes on beyond the edges")
  func edges() {
    let bitmap = Bitmap(width: 60, height: 60, fill: .white)
    let clear = bitmap.gaussianBlurred(sigmaX: 8, sigmaY: 8)
    #expect(abs(Int(clear[0, 0].alpha) - 69) <= 2)  // (Phi(1/16))^2 of 255
    #expect(abs(Int(clear[0, 30].alpha) - 134) <= 2)
    #expect(bitmap.gaussianBlurred(sigmaX: 8, sigmaY: 8, clampsEdges: true)[0, 0] == .white)
  }

  @Test("shows no bands in a wide, dark blur")
  func noBands() {
    var bitmap = Bitmap(width: 900, height: 64)
    for y in 0..<64 {
      for x in 300..<600 { bitmap[x, y] = RGBA8(red: 12, green: 12, blue: 12, alpha: 255) }
    }
    let blurred = bitmap.gaussianBlurred(sigmaX: 150, sigmaY: 0)
    // Where the exact value is half way between two levels, rows show both.
    for x in stride(from: 60, to: 280, by: 10) {
      let exact = (0..<64).reduce(0.0) { $0 + Double(blurred[x, $1].red) } / 64
      let fraction = exact - exact.rounded(.down)
      guard fraction > 0.1, fraction < 0.9 else { continue }
      #expect(Set((0..<64).map { blurred[x, $0].red }).count == 2)
    }
  }

  @Test("does nothing at zero, and ends for any sigma", arguments: [0.0, 0.001, 1e4, 1e6, 1e30])
  func extremes(sigma: Double) throws {
    let list = picture(
      120, 90,
      [
        .group(
          Group(
            [rect(30, 20, 50, 40)],
            filters: [
              Filter([
                FilterPrimitive(
                  .gaussianBlur(sigmaX: sigma, sigmaY: sigma), inputs: [.source])
              ])
            ]))
      ])
    let bitmap = try Renderer(scale: 1).render(list)
    let alphas = (0..<120 * 90).map { bitmap[$0 % 120, $0 / 120].alpha }
    if sigma < 0.01 {
      #expect(bitmap[30, 20].alpha == 255 && bitmap[29, 20].alpha == 0)
    } else {
      #expect((alphas.max() ?? 0) <= 1)
    }
  }
}

// Cases that public bug reports say other renderers got wrong.
@Suite("Gaussian blur, known pitfalls")
struct GaussianBlurCaseTests {
  private func blur(_ sigma: Double, clampsEdges: Bool = false) -> Filter {
    Filter([
      FilterPrimitive(
        .gaussianBlur(sigmaX: sigma, sigmaY: sigma, clampsEdges: clampsEdges), inputs: [.source])
    ])
  }

  @Test("an opaque picture keeps its edges")
  func opaqueKeepsEdges() throws {
    let bitmap = try draw(
      100, 100,
      [
        .group(
          Group(
            [rect(0, 0, 100, 100, Color(hex: 0x3366cc))], filters: [blur(8, clampsEdges: true)]))
      ])
    let expected = RGBA8(red: 51, green: 102, blue: 204, alpha: 255)
    for index in 0..<10_000 { #expect(bitmap[index % 100, index / 100] == expected) }
  }

  @Test("a sigma of one pixel is a Gaussian")
  func sigmaOne() throws {
    let bitmap = try draw(
      100, 100, [.group(Group([rect(50, -50, 200, 200)], filters: [blur(1)]))])
    for (column, alpha) in [(47, 2), (48, 17), (49, 79), (50, 176), (51, 238), (52, 253)] {
      #expect(abs(Int(bitmap[column, 50].alpha) - alpha) <= 5)
    }
  }

  @Test("a small sigma leaves the inside alone")
  func smallSigma() throws {
    let color = Color(hex: 0x1c2a38)
    let bitmap = try draw(
      100, 100, [.group(Group([rect(18, 22, 62, 58, color)], filters: [blur(0.7)]))])
    for y in 27..<75 {
      for x in 23..<75 { #expect(bitmap[x, y] == RGBA8(red: 28, green: 42, blue: 56, alpha: 255)) }
    }
    let row = (8..<50).map { bitmap[$0, 50].alpha }
    #expect(row == row.sorted())
    for index in 0..<10_000 {
      let (x, y) = (index % 100, index / 100)
      let pixel = bitmap[x, y]
      if !(14..<84 ~= x && 18..<84 ~= y) { #expect(pixel.alpha == 0) }
      guard pixel.alpha >= 64 else { continue }
      let straight = pixel.straight
      #expect(abs(Int(straight.red) - 28) <= 3 && abs(Int(straight.blue) - 56) <= 3)
    }
  }

  @Test("a shadow without blur is drawn")
  func sharpShadow() throws {
    let shadow = FilterPrimitive(
      .dropShadow(sigmaX: 0, sigmaY: 0, dx: 30, dy: 30, color: .black), inputs: [.source])
    let bitmap = try draw(
      100, 100,
      [.group(Group([rect(20, 20, 30, 30, Color(hex: 0xff0000))], filters: [Filter([shadow])]))])
    for y in 0..<100 {
      for x in 0..<100 {
        let isCaster = 20..<50 ~= x && 20..<50 ~= y
        let isShadow = 50..<80 ~= x && 50..<80 ~= y
        let expected: RGBA8 =
          isCaster ? RGBA8(red: 255, green: 0, blue: 0, alpha: 255) : isShadow ? .black : .clear
        #expect(bitmap[x, y] == expected)
      }
    }
  }
}
