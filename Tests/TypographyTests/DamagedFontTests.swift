import Foundation
import Geometry
import Testing
import Typography

@Suite("Damaged fonts")
struct DamagedFontTests {
  @Test("a font with random bytes in it gives a finite line or an error, and never a trap")
  func randomDamage() throws {
    let seed: UInt64 = 0x5EED_F047
    var random = SplitMix(state: seed)
    var lines = 0
    for round in 0..<400 {
      var (name, bytes) = [
        ("Tiny Axes", TinyFont.axes), ("Tiny Cubic", TinyFont.cubic),
        ("Tiny Fixed", TinyFont.fixed),
      ][round % 3]
      for _ in 0..<(1 + round % 8) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      if round % 10 == 9 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
      try withFontFolder(["font.ttf": bytes]) { folder throws in
        let library = FontLibrary(folders: [folder])
        let families = (try? library.families()) ?? []
        name = families.first ?? name
        let font = FontDescription(family: name, size: 30, weight: .bold)
        let error = fontError {
          let line = try library.line("A A", style: TextStyle(font: font, tracking: 1))
          #expect(line.path.isFinite && line.width.isFinite, "round \(round) of seed \(seed)")
          lines += 1
        }
        if let error { #expect(!error.description.isEmpty) }
      }
    }
    // Most damage hits what is not needed for a line: both outcomes are tried.
    #expect(lines > 20 && lines < 400)
  }
}

/// Steele, Lea and Flood's SplitMix64 ("Fast splittable pseudorandom number generators", 2014).
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
