import Goldens
import Imaging
import Numerics
import Testing

@Suite("Differences between pictures")
struct ImageDifferenceTests {
  @Test("a picture does not differ from itself")
  func same() {
    var generator = SeededGenerator(seed: 1)
    let picture = randomPicture(width: 9, height: 7, steps: 4, &generator)
    let difference = ImageDifference(expected: picture, actual: picture)
    #expect(difference.isEmpty)
    #expect(difference.pixelCount == 0 && difference.first == nil && difference.worst == nil)
    #expect(difference.summary == "no pixel differs")
  }

  @Test("figures are those of a plain list of all pixels", arguments: 0..<40)
  func againstPlainList(round: Int) {
    var generator = SeededGenerator(seed: UInt64(round))
    let a = randomPicture(width: 1 + round % 13, height: 1 + round % 7, steps: 2, &generator)
    let b = randomPicture(width: 1 + round % 11, height: 1 + round % 9, steps: 2, &generator)
    let difference = ImageDifference(expected: a, actual: b)

    // The same by lists of bytes, worst found by sorting.
    var pixels: [(x: Int, y: Int, step: Int)] = []
    for y in 0..<min(a.height, b.height) {
      for x in 0..<min(a.width, b.width) {
        let steps = zip(bytes(a[x, y]), bytes(b[x, y])).map { abs($0 - $1) }
        if let step = steps.max(), step > 0 { pixels.append((x, y, step)) }
      }
    }
    let worst = pixels.enumerated().sorted {
      ($1.element.step, $0.offset) < ($0.element.step, $1.offset)
    }.first?.element
    #expect(difference.pixelCount == pixels.count)
    #expect(difference.first?.x == pixels.first?.x && difference.first?.y == pixels.first?.y)
    #expect(difference.worst?.x == worst?.x && difference.worst?.y == worst?.y)
    #expect(difference.worst?.channelDifference == worst?.step)
    #expect(difference.columns?.lowerBound == pixels.map(\.x).min())
    #expect(difference.columns?.upperBound == pixels.map(\.x).max())
    #expect(difference.rows?.lowerBound == pixels.map(\.y).min())
    #expect(difference.rows?.upperBound == pixels.map(\.y).max())
    #expect(difference.hasSameExtent == (a.width == b.width && a.height == b.height))
  }

  @Test("the summary gives count, share, the worst pixel with both values, the first, and the box")
  func summary() {
    let white = Bitmap(width: 402, height: 874, fill: .white)
    var other = white
    for x in 200..<237 { other[x, 400] = RGBA8(red: 255, green: 255, blue: 250, alpha: 255) }
    other[201, 433] = RGBA8(red: 4, green: 0x39, blue: 0x3d, alpha: 255)
    #expect(
      ImageDifference(expected: white, actual: other).summary
        == "38 pixels differ (0.01 %), worst at (201, 433): expected #FFFFFFFF, is #04393DFF "
        + "(largest channel difference 251), first at (200, 400), inside 200...236, 400...433")
  }

  @Test("one level of one channel of one pixel is found and located, wherever it is")
  func oneLevel() {
    var generator = SeededGenerator(seed: 7)
    let picture = randomPicture(width: 402, height: 87, steps: 4, &generator)
    for (x, y) in [(0, 0), (401, 0), (0, 86), (401, 86), (137, 41)] {
      for byte: UInt32 in [0, 8, 16, 24] {
        var other = picture
        other[x, y].packed ^= 1 << byte
        let difference = ImageDifference(expected: picture, actual: other)
        #expect(difference.pixelCount == 1 && difference.worst?.channelDifference == 1)
        #expect(difference.columns == x...x && difference.rows == y...y)
        #expect(difference.meanDifference == 1 / Double(402 * 87))
      }
    }
  }

  @Test("a change of alpha under a black pixel is found")
  func alphaUnderBlack() {
    var picture = Bitmap(width: 9, height: 9, fill: .black)
    let opaque = picture
    picture[4, 7] = RGBA8(red: 0, green: 0, blue: 0, alpha: 254)
    let difference = ImageDifference(expected: opaque, actual: picture)
    #expect(difference.pixelCount == 1 && difference.worst?.x == 4 && difference.worst?.y == 7)
  }

  @Test("opaque black differs from nothing by its alpha")
  func blackAndClear() {
    let black = Bitmap(width: 8, height: 8, fill: .black)
    let difference = ImageDifference(expected: black, actual: Bitmap(width: 8, height: 8))
    #expect(difference.pixelCount == 64 && difference.worst?.channelDifference == 255)
  }

  @Test("a share that is not 0 is not shown as 0, and one that is not all not as all")
  func shares() {
    var picture = Bitmap(width: 1000, height: 1000)
    let clear = picture
    picture[5, 5] = .white
    #expect(ImageDifference(expected: clear, actual: picture).share == "less than 0.01 %")
    let white = Bitmap(width: 1000, height: 1000, fill: .white)
    #expect(ImageDifference(expected: white, actual: picture).share == "99.99 %")
    #expect(ImageDifference(expected: white, actual: clear).share == "100 %")
    for x in 0..<50 { picture[x, 20] = .white }
    #expect(ImageDifference(expected: clear, actual: picture).share == "0.01 %")
  }

  @Test("one row more is a difference that names both sizes, even if no common pixel differs")
  func sizes() {
    let difference = ImageDifference(
      expected: Bitmap(width: 20, height: 30), actual: Bitmap(width: 20, height: 31))
    #expect(!difference.isEmpty)
    #expect(difference.summary == "the sizes differ: expected 20 × 30 pixels, is 20 × 31")
  }

  @Test("the picture dims what is equal, and marks what differs and what only one picture has")
  func picture() throws {
    let blue = RGBA8(red: 0, green: 0, blue: 255, alpha: 255)
    let expected = Bitmap(width: 3, height: 2, fill: blue)
    var actual = Bitmap(width: 2, height: 3, fill: blue)
    actual[1, 1] = .clear
    let picture = try ImageDifference.picture(expected: expected, actual: actual)
    #expect(picture.width == 3 && picture.height == 3)
    // Blue at a quarter over white.
    let dimmed = RGBA8(red: 192, green: 192, blue: 255, alpha: 255)
    let changed = ImageDifference.changedMark
    let extra = ImageDifference.extraMark
    let rows: [[RGBA8]] = [
      [dimmed, dimmed, extra], [dimmed, changed, extra], [extra, extra, .clear],
    ]
    for y in 0..<3 {
      for x in 0..<3 { #expect(picture[x, y] == rows[y][x], "(\(x), \(y))") }
    }
  }

  @Test("two pictures that together would be too large are an error, not a crash")
  func tooLarge() {
    let wide = Bitmap(width: 32_767, height: 1)
    let high = Bitmap(width: 1, height: 32_767)
    #expect(throws: BitmapError.self) { try ImageDifference.picture(expected: wide, actual: high) }
  }

  private func bytes(_ pixel: RGBA8) -> [Int] {
    [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) }
  }
}

/// A picture of opaque pixels whose channels take few values, so that many pixels are equal.
private func randomPicture(
  width: Int, height: Int, steps: UInt8, _ generator: inout some RandomNumberGenerator
) -> Bitmap {
  var picture = Bitmap(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      picture[x, y] = RGBA8(
        red: .random(in: 0..<steps, using: &generator) * 60, green: 0,
        blue: .random(in: 0..<steps, using: &generator) * 9, alpha: 255)
    }
  }
  return picture
}
