import Bite
import Flipbook
import Testing

/// The splash, beat by beat, against the app's description.
@Suite("Bite's splash")
struct SplashTests {
  private let film: any Film
  private let ground = Color(hex: 0x04393D).premultiplied8

  init() throws {
    film = try #require(biteFilms.first { $0.name == "bite/splash" })
  }

  private func frame(_ time: Seconds, scale: Double = 1) throws -> Bitmap {
    try FrameRenderer(scale: scale, fonts: FontLibrary.bundled()).bitmap(of: film, at: time)
  }

  private func moment(_ name: String) throws -> Seconds {
    try #require(film.moments.first { $0.name == name }).time
  }

  /// The middle of the picture, where everything happens.
  private let midX = 201
  private let midY = 437

  @Test("it runs 1.65 s at 402 x 874, 99 frames at 60 a second, with its named moments")
  func contract() {
    #expect(film.size == Size(width: 402, height: 874))
    #expect(film.duration == 1.65)
    #expect(film.frameCount(at: 60) == 99)
    #expect(
      film.moments == [
        Moment("dot", at: 0.2), Moment("line", at: 0.45), Moment("bend", at: 0.65),
        Moment("outline", at: 0.9), Moment("filling", at: 1.0), Moment("hold", at: 1.4),
      ])
  }

  @Test("at the start there is nothing but the ground", arguments: [0, 0.05, 0.08])
  func start(time: Seconds) throws {
    let frame = try frame(time)
    #expect(
      frame.withPixels { pixels in pixels.indices.allSatisfy { pixels[$0] == ground.packed } })
  }

  @Test("the dot is white, round and 8 points wide when the line begins")
  func dot() throws {
    let frame = try frame(moment("dot"))
    #expect(frame[midX, midY] == .white)
    #expect(frame[midX - 5, midY] == ground && frame[midX + 4, midY] == ground)
    #expect(frame[midX, midY - 5] == ground && frame[midX, midY + 4] == ground)
    // The corner of its square is cut off.
    #expect(frame[midX - 4, midY - 4].red < 128)
  }

  @Test("the line lies level through the middle, 96 points long without its round ends")
  func line() throws {
    let frame = try frame(moment("line"))
    #expect(frame[midX, midY] == .white)
    #expect(frame[midX, midY - 20] == ground && frame[midX, midY + 20] == ground)
    let row = (0..<frame.width).filter { frame[$0, midY] != ground }
    #expect(row.first == 201 - 48 - 4 && row.last == 201 + 48 + 3)
  }

  @Test("the bend is one line, mirrored left and right", arguments: [0.5, 0.55, 0.65, 0.75, 0.85])
  func bendIsMirrored(time: Seconds) throws {
    let frame = try frame(time)
    for y in 0..<frame.height {
      for x in 0..<201 {
        let (left, right) = (frame[x, y], frame[401 - x, y])
        #expect(abs(Int(left.red) - Int(right.red)) <= 1, "at (\(x), \(y))")
      }
    }
  }

  /// Extents from the designer's table: half the width without the cap, the height, and the lowest
  /// point of the centre line.
  @Test(
    "the bend passes through the designer's figures",
    arguments: [
      (0.50, 63.11, 2.42, 438.21), (0.60, 101.69, 31.15, 452.57), (0.65, 114.02, 59.82, 466.91),
    ])
  func bendFigures(time: Seconds, tip: Double, height: Double, bottom: Double) throws {
    let line = try #require(strokes(at: time).first)
    let bounds = line.path.applying(line.transform).boundingRect
    #expect(abs(bounds.maxX - 201 - tip) < 0.006)
    #expect(abs(bounds.height - height) < 0.006)
    #expect(abs(bounds.maxY - bottom) < 0.006)
  }

  @Test("nothing jumps at the seams between beats, nor anywhere else in the bend")
  func noJumps() throws {
    // Strokes are compared by the points of their outlines' boxes a hundredth of a frame apart; the
    // fastest point moves at about 900 points a second.
    for time in stride(from: 0.21, through: 0.899, by: 0.0005) {
      let (a, b) = (try extent(at: time), try extent(at: time + 0.0001))
      #expect(abs(a.minX - b.minX) < 0.15 && abs(a.maxX - b.maxX) < 0.15, "at \(time) s")
      #expect(abs(a.minY - b.minY) < 0.15 && abs(a.maxY - b.maxY) < 0.15, "at \(time) s")
    }
  }

  @Test(
    "the picture hardly changes across the changes of construction",
    arguments: [1, 1.5, 2.5, 3.199])
  func seams(scale: Double) throws {
    for seam in [0.2, 0.45, 0.9, 1.1, 1.14, 1.19, 1.39] {
      let before = try frame(seam - 1e-6, scale: scale)
      let after = try frame(seam + 1e-6, scale: scale)
      // As the line shuts its two caps lie over each other: where they cover a pixel of the edge in
      // part, it counts twice, until the outline is one closed path.
      let allowed = seam == 0.9 ? Int(12 * scale) : 0
      #expect(pixels(differingBy: 5, before, after) <= allowed, "at \(seam) s")
    }
  }

  private func pixels(differingBy levels: Int, _ a: Bitmap, _ b: Bitmap) -> Int {
    var count = 0
    for y in 0..<a.height {
      for x in 0..<a.width where abs(Int(a[x, y].red) - Int(b[x, y].red)) >= levels { count += 1 }
    }
    return count
  }

  @Test("the outline is closed all round, with the ground inside and outside")
  func outline() throws {
    let frame = try frame(moment("outline"))
    #expect(frame[midX, midY] == ground)
    // From the middle outwards every direction meets white once, over 8 points.
    for degrees in stride(from: 0.0, to: 360, by: 1) {
      let (sine, cosine) = Double.sincos(degrees * .pi / 180)
      let ray = stride(from: 0.0, to: 130, by: 0.25).map { distance in
        frame[Int(201 + cosine * distance), Int(437 + sine * distance)]
      }
      #expect(ray.contains(.white), "no outline at \(degrees)°")
      let changes = zip(ray, ray.dropFirst()).filter { ($0.red > 128) != ($1.red > 128) }
      #expect(changes.count == 2, "not one stroke at \(degrees)°")
    }
  }

  @Test("while it fills, white is below the level, ground above it, and the letters show in white")
  func filling() throws {
    let frame = try frame(moment("filling"))
    #expect(frame[120, 470] == .white)
    #expect(frame[120, 410] == ground)
    // The B's stem, in the white and above it.
    #expect(frame[150, 452] == ground)
    #expect(frame[150, 420] == ground)
  }

  @Test("at rest the pill is white, its letters are ground, and two bites are out of its top edge")
  func hold() throws {
    let frame = try frame(moment("hold"))
    #expect(frame[120, 437] == .white)
    #expect(frame[201, 475] == .white)
    #expect(frame[150, 437] == ground)
    // Just inside the top edge: bitten at 216 and at 239, whole to the left and right of that.
    #expect(frame[216, 391] == ground && frame[239, 391] == ground)
    #expect(frame[190, 391] == .white && frame[262, 391] == .white)
    #expect(frame[216, 404] == .white)
    // The cusp between the bites stands 4.3 below the edge.
    #expect(frame[229, 396] == .white && frame[229, 390] == ground)
    #expect(try self.frame(1.65) == frame)
  }

  @Test("the letters' ink is where the designer put it")
  func letters() throws {
    let text = try #require(fills(at: 1.5).last)
    let ink = text.path.applying(text.transform).boundingRect
    #expect(abs(ink.minX - 146.0) < 0.15 && abs(ink.maxX - 256.1) < 0.15)
    #expect(abs(ink.maxY - 457.5) < 0.1 && abs(ink.height - 41) < 0.1)
  }

  @Test(
    "nothing depends on the scale: 3x reduced to 1x is the picture at 1x within 1.5 levels",
    arguments: [0.2, 0.45, 0.65, 0.9, 1.0, 1.4])
  func scales(time: Seconds) throws {
    let (small, large) = (try frame(time), try frame(time, scale: 3).reducedByArea(factor: 3))
    var sum = 0
    for y in 0..<small.height {
      for x in 0..<small.width {
        let (a, b) = (small[x, y], large[x, y])
        sum += abs(Int(a.red) - Int(b.red)) + abs(Int(a.green) - Int(b.green))
        sum += abs(Int(a.blue) - Int(b.blue))
      }
    }
    #expect(Double(sum) / Double(small.width * small.height * 3) < 0.05)
  }

  // MARK: Reading the display list

  private func items(at time: Seconds) throws -> [DrawingItem] {
    try FrameRenderer(scale: 1, fonts: FontLibrary.bundled()).displayList(of: film, at: time).items
  }

  private func strokes(at time: Seconds) throws -> [Stroke] {
    try items(at: time).compactMap { if case .stroke(let stroke) = $0 { stroke } else { nil } }
  }

  private func fills(at time: Seconds) throws -> [Fill] {
    try items(at: time).compactMap { if case .fill(let fill) = $0 { fill } else { nil } }
  }

  private func extent(at time: Seconds) throws -> Rect {
    let stroke = try strokes(at: time)[0]
    return stroke.path.applying(stroke.transform).boundingRect
  }
}

@Suite("Bite's small pill")
struct SmallPillTests {
  @Test("it is the splash's pill at two fifths, on ground, 24 points from each side")
  func still() throws {
    let film = try #require(biteFilms.first { $0.name == "bite/pill" })
    #expect(film.size == Size(width: 132, height: 86) && film.duration == 0)
    #expect(film.frameCount(at: 60) == 1)
    let bitmap = try FrameRenderer(scale: 5, fonts: FontLibrary.bundled()).bitmap(of: film, at: 0)
    let ground = Color(hex: 0x04393D).premultiplied8
    func pixel(_ x: Double, _ y: Double) -> RGBA8 { bitmap[Int(x * 5), Int(y * 5)] }
    #expect(pixel(30, 43) == .white && pixel(104, 43) == .white)
    #expect(pixel(22, 43) == ground && pixel(110, 43) == ground)
    #expect(pixel(66, 24.4) == .white && pixel(66, 23.6) == ground)
    #expect(pixel(66, 62) == .white && pixel(66, 62.8) == ground)
    #expect(pixel(72, 26) == ground && pixel(81.4, 26) == ground)
    #expect(pixel(44.6, 43) == ground)
  }
}
