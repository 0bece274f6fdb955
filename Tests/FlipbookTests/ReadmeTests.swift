import Flipbook
import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("the film in the README is the one that is compiled here")
  func film() throws {
    #expect(try text("../../README.md").contains(text("ReadmeFilm.swift")))
  }

  @Test(
    "what the README shows of a film is in its sources",
    arguments: ["Bite/Quiz/QuizContent.swift", "Pickup/Flight/Flight.swift"])
  func excerpts(_ file: String) throws {
    let source = try text("../../Sources/Films/\(file)")
    let blocks = try text("../../README.md").components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    let quoted = blocks.filter { block in
      block.components(separatedBy: "\n\n").allSatisfy { part in
        source.contains(part.trimmingCharacters(in: .newlines))
      }
    }
    #expect(quoted.count == 1)
  }

  @Test("the storyboard in the README is the one that is compiled here")
  func story() throws {
    #expect(try text("../../README.md").contains(text("ReadmeStory.swift")))
  }

  @Test("the README's heart fills at the first tap and empties at the second")
  func heart() throws {
    let renderer = FrameRenderer(scale: 1, fonts: try FontLibrary.bundled())
    let ground = Color(hex: 0x04393D).premultiplied8
    let middles = try [0.4, 1, 1.9].map { try renderer.bitmap(of: like, at: $0)[100, 100] }
    #expect(middles == [ground, Color(hex: 0x14FFFB).premultiplied8, ground])
  }

  @Test("the README's film shows what it says")
  func picture() throws {
    let renderer = FrameRenderer(scale: 1, fonts: try FontLibrary.bundled())
    let (half, done) = (
      try renderer.bitmap(of: Ring(), at: 0.5), try renderer.bitmap(of: Ring(), at: 1)
    )
    // The ring starts at the top and goes with the clock: right of the middle first.
    #expect(half[160, 100] == .white && half[40, 100] != .white)
    #expect(done[160, 100] == .white && done[40, 100] == .white)
    #expect(half[5, 5] == Color(hex: 0x142020).premultiplied8)
  }
}
