import Bite
import Flipbook
import Foundation
import Testing

@Suite("Bite's pictures")
struct AssetTests {
  /// The names of the files in a folder of the catalogue.
  private static func names(in folder: String) throws -> [String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Films/Bite/Assets/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
  }

  @Test("every file is a picture of the catalogue: nothing in one is left out, no two share a name")
  func complete() throws {
    let (icons, pictures) = (try Self.names(in: "icons"), try Self.names(in: "pictures"))
    #expect(icons.count == 42)
    #expect(pictures.count == 20)
    #expect(Set(icons).isDisjoint(with: pictures))
    for icon in icons {
      #expect(try ImageCatalog.bite[icon]?.size == Size(width: 24, height: 24), "\(icon)")
    }
    for picture in pictures { #expect(try ImageCatalog.bite[picture] != nil, "\(picture)") }
  }

  @Test("a name that is none is an error that says so")
  func unknown() throws {
    let still = Still(size: Size(width: 10, height: 10)) { Image("teriyaki") }
    let error = #expect(throws: FrameError.self) { try still.bitmap(scale: 1) }
    #expect(error?.description.contains("teriyaki") == true)
  }

  @Test("an icon takes the colour around it, and nothing of its own")
  func tinted() throws {
    let still = Still(size: Size(width: 24, height: 24)) {
      Image("heart.fill").renderingMode(.template).foregroundStyle(Color(hex: 0x14FFFB))
    }
    let bitmap = try still.bitmap(scale: 2)
    #expect(bitmap[24, 24] == Color(hex: 0x14FFFB).premultiplied8)
    #expect(bitmap[1, 1].alpha == 0)
  }

  @Test("grain stands still in the picture: every scale shows the same specks")
  func grain() throws {
    // The road's middle is dense grain: its mean green in cells of 2 points is the same in all scales, and
    // cells differ from one another.
    let still = Still(size: Size(width: 402, height: 603)) { Image("penguin-bridge") }
    let coarse = try cells(of: still.bitmap(scale: 2), scale: 2)
    let fine = try cells(of: still.bitmap(scale: 4), scale: 4)
    let differences = zip(coarse, fine).map { abs($0 - $1) }
    let spread = coarse.max()! - coarse.min()!
    #expect(spread > 20)
    #expect(differences.max()! < spread / 3)
  }

  /// The mean green of each of 8 by 8 cells of 2 points in the bridge's road.
  private func cells(of bitmap: Bitmap, scale: Int) -> [Double] {
    (0..<64).map { cell in
      let (left, top) = ((270 + cell % 8 * 2) * scale, (560 + cell / 8 * 2) * scale)
      var sum = 0
      for y in top..<top + 2 * scale {
        for x in left..<left + 2 * scale { sum += Int(bitmap[x, y].green) }
      }
      return Double(sum) / Double(4 * scale * scale)
    }
  }
}

/// A view with the app's pictures, alone on a screen.
struct Still<Content: View>: Film {
  let name = "still"
  let size: Size
  let duration: Seconds = 0
  @ViewBuilder let content: @Sendable () -> Content

  func body(at time: Seconds) -> some View {
    content().environment(\.imageCatalog, .bite)
  }

  func bitmap(scale: Double) throws -> Bitmap {
    try FrameRenderer(scale: scale, fonts: FontLibrary.bundled()).bitmap(of: self, at: 0)
  }
}
