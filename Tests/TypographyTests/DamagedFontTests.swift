import Foundation
import Geometry
import Numerics
import Testing
import Typography

@Suite("Damaged fonts")
struct DamagedFontTests {
  @Test("a font with random bytes in it gives a finite line or an error, and never a trap")
  func randomDamage() throws {
    let seed: UInt64 = 0x5EED_F047
    var random = SeededGenerator(seed: seed)
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
