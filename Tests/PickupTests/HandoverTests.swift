import Flipbook
import Pickup
import Testing

/// The places where the flat picture becomes the 3D one, and where it is flat again.
@Suite("Pickup's handovers")
struct HandoverTests {
  private let fonts: FontLibrary

  init() throws { fonts = try FontLibrary.bundled() }

  private func frame(_ number: Int, scale: Double) throws -> Bitmap {
    try FrameRenderer(scale: scale, fonts: fonts)
      .bitmap(of: revealFilm, at: Double(number) / 60)
  }

  private func expectAlike(_ a: Bitmap, _ b: Bitmap, _ comment: Comment) {
    var (worst, beyondTwo) = (0, 0)
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        let (p, q) = (a[x, y], b[x, y])
        let difference = max(
          abs(Int(p.red) - Int(q.red)), abs(Int(p.green) - Int(q.green)),
          abs(Int(p.blue) - Int(q.blue)))
        worst = max(worst, difference)
        if difference > 2 { beyondTwo += 1 }
      }
    }
    #expect(worst <= 24, comment)
    #expect(Double(beyondTwo) <= 0.005 * Double(a.width * a.height), comment)
  }

  @Test("the first 3D frame is the last flat one", arguments: [1.0, 2, 3])
  func takeoff(scale: Double) throws {
    expectAlike(
      try frame(227, scale: scale), try frame(228, scale: scale), "at \(scale)x, 3.8 s")
  }

  @Test("the last 3D frame is the first flat one", arguments: [1.0, 2, 3])
  func landing(scale: Double) throws {
    expectAlike(
      try frame(329, scale: scale), try frame(330, scale: scale), "at \(scale)x, 5.5 s")
  }

  @Test("the flight ends in the flat code itself, but for nothing", arguments: [1.0, 2, 3])
  func code(scale: Double) throws {
    let renderer = FrameRenderer(scale: scale, fonts: fonts)
    let solid = try renderer.bitmap(of: FlightFilm(), at: FlightPose.duration)
    let flat = try renderer.bitmap(of: revealFilm, at: 5.5)
    let side = Int(scale)
    // The code and the ground round it, below the buttons and above the card.
    for y in 120 * side..<840 * side {
      for x in 0..<402 * side where solid[x, y] != flat[x, y] {
        Issue.record("at (\(x), \(y)): \(solid[x, y]) and \(flat[x, y])")
        return
      }
    }
  }
}
