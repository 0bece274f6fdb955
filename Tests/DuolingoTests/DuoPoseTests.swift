import Duolingo
import Flipbook
import Testing

/// Duo's poses as numbers.
@Suite("Duo's pose")
struct DuoPoseTests {
  @Test("idle is its own mirror image, and no other pose but those that stand straight is")
  func mirror() {
    #expect(DuoPose.idle.mirrored == .idle)
    #expect(DuoPose.flame.mirrored == .flame)
    for pose in [DuoPose.cheer, .sad, .wave, .jump] {
      #expect(pose.mirrored != pose)
      #expect(pose.mirrored.mirrored == pose)
    }
  }

  /// The numbers that a value is made of, whatever it calls them.
  private func numbers(in value: Any) -> [Double] {
    if let number = value as? Double { return [number] }
    return Mirror(reflecting: value).children.flatMap { numbers(in: $0.value) }
  }

  @Test("every number of a pose has its spring, once")
  func parameters() {
    #expect(numbers(in: DuoPose.idle).count == DuoParameter.all.count)
    #expect(numbers(in: DuoPose.zero).allSatisfy { $0 == 0 })
    var pose = DuoPose.zero
    for (index, parameter) in DuoParameter.all.enumerated() {
      #expect(pose[keyPath: parameter.path] == 0)
      pose[keyPath: parameter.path] = Double(index + 1)
    }
    #expect(numbers(in: pose).sorted() == DuoParameter.all.indices.map { Double($0 + 1) })
  }

  @Test("half-way between two poses every number is half-way")
  func interpolation() {
    let middle = DuoPose.sad.interpolated(towards: .cheer, amount: 0.5)
    for ((a, b), m) in zip(
      zip(numbers(in: DuoPose.sad), numbers(in: DuoPose.cheer)), numbers(in: middle))
    {
      #expect(abs(m - (a + b) / 2) < 1e-12)
    }
  }
}

/// Duo at the sizes he is drawn at.
@Suite("Duo's sizes")
struct DuoSizeTests {
  /// Duo in idle, so many points high, his middle and his ground at whole points.
  private struct Portrait: Film {
    let height: Double
    let name = "portrait"
    var size: Size { Size(width: 2 * height, height: 2 * height) }
    let duration = 0.0

    func body(at time: Seconds) -> some View {
      ZStack {
        Color.white
        DuoView(pose: .idle, height: height).position(x: height, y: height)
      }
    }
  }

  /// The colour of a place in Duo's units, from his middle and the top of his square.
  private func color(
    _ x: Double, _ y: Double, height: Double, in frame: borrowing Bitmap
  ) -> RGBA8 {
    let scale = height / 450
    return frame[
      Int((height + x * scale).rounded(.down)),
      Int((1.5 * height - (556 - y) * scale).rounded(.down))]
  }

  @Test("what makes him Duo is there at any size", arguments: [40.0, 64, 232, 309, 1200])
  func recognisable(height: Double) throws {
    let frame = try FrameRenderer(scale: 1, fonts: FontLibrary.bundled())
      .bitmap(of: Portrait(height: height), at: 0)
    let parts: [(Double, Double, UInt32)] = [
      (0, 125, 0x58CC02), (110, 250, 0xFFFFFF), (-110, 250, 0xFFFFFF), (72, 252, 0x1F1F1F),
      (-72, 252, 0x1F1F1F), (0, 280, 0xFFC800), (0, 400, 0x89E219), (0, 90, 0xFFFFFF),
      (140, 130, 0x58CC02), (-140, 130, 0x58CC02), (85, 528, 0xFF9600),
    ]
    for (x, y, hex) in parts {
      let found = color(x, y, height: height, in: frame)
      let wanted = Color(hex: hex).premultiplied8
      // A pixel of a small Duo may take a little of its neighbours.
      let slack = height < 100 ? 70 : 0
      for (a, b) in [
        (found.red, wanted.red), (found.green, wanted.green), (found.blue, wanted.blue),
      ] { #expect(abs(Int(a) - Int(b)) <= slack, "(\(x), \(y)) at \(height): \(found)") }
    }
  }

  @Test("small ones have fewer parts, large ones more")
  func detail() throws {
    #expect(DuoDetail(height: 40) == .small && DuoDetail(height: 64) == .small)
    #expect(DuoDetail(height: 65) == .medium && DuoDetail(height: 299) == .medium)
    #expect(DuoDetail(height: 300) == .full && DuoDetail(height: 1200) == .rich)
    let renderer = FrameRenderer(scale: 1, fonts: try TestFonts.bundled())
    let counts = try [40.0, 232, 309, 1200].map {
      try renderer.displayList(of: Portrait(height: $0), at: 0).description
        .split(separator: "\n").count
    }
    #expect(counts == counts.sorted() && Set(counts).count == 4, "\(counts)")
  }
}
