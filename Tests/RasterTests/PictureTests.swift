import Drawing
import Geometry
import Imaging
import Raster
import Testing

@Suite("Pictures")
struct PictureTests {
  private static func draw(
    _ pictures: [Picture], side: Int, background: Color = .clear
  ) throws -> Bitmap {
    let size = Size(width: Double(side), height: Double(side))
    let list = DisplayList(size: size, items: pictures.map(DrawingItem.picture))
    return try Renderer(scale: 1).render(list, background: background)
  }

  private static func place(_ image: Bitmap, in rect: Rect) -> Affine {
    Affine(
      scaleX: rect.width / Double(image.width), y: rect.height / Double(image.height)
    ).concatenating(Affine(translationX: rect.minX, y: rect.minY))
  }

  private static func randomImage(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var paints = RandomPaints(seed: seed, size: 1)
    let pixels = (0..<width * height).map { _ -> UInt32 in
      paints.color().premultiplied8.packed
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(
    "an unscaled picture at whole pixels is copied byte for byte",
    arguments: Picture.Interpolation.allCases)
  func identity(interpolation: Picture.Interpolation) throws {
    let image = Self.randomImage(10, 9, seed: 5)
    let drawn = try Self.draw(
      [
        Picture(
          ImageSource(image), interpolation: interpolation,
          transform: Affine(translationX: 20, y: 7))
      ], side: 50)
    #expect(drawn.cropped(columns: 20..<30, rows: 7..<16) == image)
    let ink = (0..<2_500).filter { drawn[$0 % 50, $0 / 50] != .clear }
    #expect(ink.allSatisfy { (20..<30).contains($0 % 50) && (7..<16).contains($0 / 50) })
  }

  @Test(
    "an opaque picture at whole pixels is what shows of it of the canvas, wherever it lies",
    arguments: [(0, 0), (-3, 5), (17, -6), (14, 15), (40, 2), (3, -40)])
  func opaqueCopy(dx: Int, dy: Int) throws {
    let random = Self.randomImage(10, 9, seed: 9)
    let image = Bitmap(
      width: 10, height: 9, pixels: (0..<90).map { random[$0 % 10, $0 / 10].packed | 0xff00_0000 })
    let below = Color(hex: 0x336699)
    let list = DisplayList(
      size: Size(width: 20, height: 20),
      items: [
        .picture(
          Picture(
            ImageSource(image), transform: Affine(translationX: Double(dx), y: Double(dy))))
      ])
    let whole = try Renderer(scale: 1).render(list, background: below)
    for y in 0..<20 {
      for x in 0..<20 {
        let isOnPicture = 0..<10 ~= x - dx && 0..<9 ~= y - dy
        #expect(whole[x, y] == (isOnPicture ? image[x - dx, y - dy] : below.premultiplied8))
      }
    }
    let part = try Renderer(scale: 1).render(list, rows: 4..<11, background: below)
    for y in 4..<11 { for x in 0..<20 { #expect(part[x, y - 4] == whole[x, y]) } }
  }

  @Test("a quarter turn at whole pixels moves pixels and changes none")
  func quarterTurn() throws {
    let image = Self.randomImage(6, 4, seed: 6)
    let turn = Affine(a: 0, b: 1, c: -1, d: 0, tx: 12, ty: 3)
    for interpolation in Picture.Interpolation.allCases {
      let drawn = try Self.draw(
        [Picture(ImageSource(image), interpolation: interpolation, transform: turn)], side: 20)
      for y in 0..<4 {
        for x in 0..<6 { #expect(drawn[11 - y, 3 + x] == image[x, y]) }
      }
    }
  }

  @Test("random pictures are within a level of their definition for each rounding")
  func randomPictures() throws {
    let (seed, side): (UInt64, Int) = (77, 16)
    var paints = RandomPaints(seed: seed, size: Double(side))
    for index in 0..<2_000 {
      let picture = paints.picture()
      let bitmap = try Self.draw([picture], side: side)
      let reference = ReferencePicture(picture, toPixels: picture.transform)
      let coverage = ReferenceCoverage(
        of: Path(
          Rect(
            x: 0, y: 0, width: Double(picture.image.bitmap.width),
            height: Double(picture.image.bitmap.height))), rule: .nonZero,
        transform: picture.transform, width: side, height: side
      ).values
      for pixel in 0..<side * side where coverage[pixel] > 0 {
        let (x, y) = (pixel % side, pixel / side)
        let actual = bitmap[x, y].levels
        let exact = reference.color(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let distance = actual.distance(to: exact * coverage[pixel] * 255)
        // One level for the coverage of a pixel on the border, and one for the store.
        let allowed = coverage[pixel] < 1 ? 2 : 1.0
        #expect(
          distance <= allowed,
          "seed \(seed), picture \(index) \(picture) at (\(x), \(y)): \(actual), off by \(distance)"
        )
        if distance > allowed { return }
      }
    }
  }

  @Test("scaling does not let hidden colour bleed", arguments: Picture.Interpolation.allCases)
  func hiddenColour(interpolation: Picture.Interpolation) throws {
    // The left half is opaque red, the right half green without alpha: nothing, once premultiplied.
    let green = RGBA8(RGBA8.Straight(red: 0, green: 255, blue: 0, alpha: 0)).packed
    let pixels = (0..<64).map { $0 % 8 < 4 ? Color(hex: 0xff0000).premultiplied8.packed : green }
    let image = Bitmap(width: 8, height: 8, pixels: pixels)
    for (width, height) in [(4.0, 4.0), (20, 20), (13.5, 7.25)] {
      let rect = Rect(x: 0, y: 0, width: width, height: height)
      let drawn = try Self.draw(
        [
          Picture(
            ImageSource(image), interpolation: interpolation,
            transform: Self.place(image, in: rect))
        ], side: 24)
      for pixel in 0..<24 * 24 {
        let straight = drawn[pixel % 24, pixel / 24].straight
        guard straight.alpha >= 16 else { continue }
        #expect(straight.red >= 253 && straight.green == 0 && straight.blue == 0)
      }
    }
  }

  @Test(
    "an offset of a thousandth of a pixel is as good as none, and one of a hundredth nearly",
    arguments: [20.0005, 20.001, 20.01])
  func offsets(offset: Double) throws {
    let ramp = Bitmap(
      width: 10, height: 10,
      pixels: (0..<100).map {
        RGBA8(red: UInt8($0 % 10 * 25), green: UInt8($0 / 10 * 25), blue: 0, alpha: 255).packed
      })
    let random = Self.randomImage(10, 10, seed: 8)
    let opaque = Bitmap(
      width: 10, height: 10,
      pixels: (0..<100).map { random[$0 % 10, $0 / 10].packed | 0xff00_0000 })
    for (image, step) in [(ramp, 25.0), (opaque, 255)] {
      func draw(_ offset: Double) throws -> Bitmap {
        try Self.draw(
          [Picture(ImageSource(image), transform: Affine(translationX: offset, y: offset))],
          side: 50)
      }
      let exact = try draw(20)
      #expect(exact.cropped(columns: 20..<30, rows: 20..<30) == image)
      let drawn = try draw(offset)
      // What the mix with the neighbours before changes, each way, and what of a pixel at the edge is
      // uncovered or covered.
      let (mixed, covered) = (step * (offset - 20), 255 * (offset - 20))
      for pixel in 0..<2_500 {
        let (x, y) = (pixel % 50, pixel / 50)
        let edges = [x, y].count { $0 == 20 || $0 == 30 }
        let isNear = (20...30).contains(x) && (20...30).contains(y)
        let allowed = isNear ? Double(2 - edges) * mixed + Double(edges) * covered + 0.5 : 0
        let distance = drawn[x, y].levels.distance(to: exact[x, y].levels)
        #expect(distance <= allowed.rounded(.down) + 0.5, "(\(x), \(y)) at \(offset)")
      }
    }
  }

  @Test("transparent parts show what is below")
  func transparentParts() throws {
    var image = Bitmap(width: 6, height: 6)
    image[1, 1] = Color(hex: 0x0000ff).premultiplied8
    image[3, 3] = Color(hex: 0x0000ff).opacity(0.5).premultiplied8
    let drawn = try Self.draw(
      [
        Picture(
          ImageSource(image), interpolation: .nearest, transform: Affine(translationX: 2, y: 2))
      ], side: 10, background: .white)
    #expect(drawn[2, 2] == .white && drawn[9, 9] == .white)
    #expect(drawn[3, 3] == Color(hex: 0x0000ff).premultiplied8)
    #expect(drawn[5, 5].levels.distance(to: SIMD4(127, 127, 255, 255)) <= 1)
  }

  @Test("a reduced picture keeps its mean")
  func reduced() throws {
    let image = Self.randomImage(400, 300, seed: 9)
    var mean = SIMD4<Double>.zero
    for pixel in 0..<120_000 { mean += image[pixel % 400, pixel / 400].levels / 120_000 }
    for side in [1.0, 2, 7, 31] {
      let drawn = try Self.draw(
        [
          Picture(
            ImageSource(image),
            transform: Self.place(image, in: Rect(x: 0, y: 0, width: side, height: side)))
        ], side: Int(side))
      var sum = SIMD4<Double>.zero
      let count = Int(side) * Int(side)
      for pixel in 0..<count { sum += drawn[pixel % Int(side), pixel / Int(side)].levels }
      #expect((sum / Double(count)).distance(to: mean) < 1, "to \(side)")
    }
  }

  @Test("a picture's edges have its own colour, however it is turned or stretched")
  func edges() throws {
    let image = Bitmap(width: 4, height: 4, fill: .white)
    for interpolation in Picture.Interpolation.allCases {
      for degrees in [0.0, 10, 45] {
        let transform = Affine(scaleX: 5.3, y: 4.7)
          .concatenating(Affine(rotation: Angle(degrees: degrees)))
          .concatenating(Affine(translationX: 18.4, y: 5.3))
        let drawn = try Self.draw(
          [Picture(ImageSource(image), interpolation: interpolation, transform: transform)],
          side: 40)
        // White, premultiplied: every channel is the coverage.
        for pixel in 0..<1_600 {
          let color = drawn[pixel % 40, pixel / 40]
          #expect(color.red == color.alpha && color.blue == color.alpha)
        }
      }
    }
  }

  // The mean was once cut to twice the bitmap's size, and the top row was lost.
  @Test("a bitmap far smaller than a pixel counts with what its edges go on to")
  func farSmaller() throws {
    var bitmap = Bitmap(width: 1, height: 3)
    bitmap[0, 0] = .white
    let (height, top) = (0.0768, 1.0667)
    let tiny = Picture(
      ImageSource(bitmap), interpolation: .automatic,
      transform: Affine(a: 4, b: 0, c: 0, d: height, tx: 0, ty: top))
    let drawn = try Renderer(scale: 1).render(
      DisplayList(size: Size(width: 4, height: 4), items: [.picture(tiny)]))
    // About the pixel's centre, in rows of the bitmap, over as many as a pixel has.
    let (middle, size) = ((1.5 - top) / height, 1 / height)
    let white = 1 - (middle - size / 2)
    let expected = 255 * (white / size) * (3 * height)
    #expect(expected > 8 && expected < 9)
    #expect(abs(Double(drawn[1, 1].alpha) - expected) <= 1)
  }
}
