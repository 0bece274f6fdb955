import Foundation
import Geometry
import Imaging
import Raster
import SVG
import TestSupport
import Testing

/// Damaged documents: whatever comes of them, it comes soon and without a trap.
///
/// ``FuzzSettings`` says how many; `FLIPBOOK_FUZZ_FOLDER` asks for the documents of a folder and those
/// inside it, too.
@Suite struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test("a damaged document is drawn or refused, within two seconds")
  func damagedDocuments() throws {
    let settings = FuzzSettings(count: 400)
    let (count, seed) = (settings.count, settings.seed)
    print("seed \(seed), \(count) documents")
    var mutator = DocumentMutator(seed: seed, documents: try documents())
    var options = SVGOptions()
    options.fonts = Inputs.fonts
    var drawn = 0
    for index in 0..<count {
      let bytes = mutator.next()
      if let dump = Self.environment["FLIPBOOK_FUZZ_DUMP"] {
        try Data(bytes).write(to: URL(fileURLWithPath: dump))
      }
      let time = processorTime { if draw(bytes, options) { drawn += 1 } }
      if time > FuzzSettings.longest {
        Issue.record("document \(index) of seed \(seed) took \(time)")
        if let dump = Self.environment["FLIPBOOK_FUZZ_DUMP"] {
          try Data(bytes).write(to: URL(fileURLWithPath: dump + ".slow.\(index)"))
        }
      }
    }
    print("\(drawn) of \(count) were drawn")
    // Damage that no reader looks behind would test little.
    #expect(drawn > count / 4)
  }

  /// Draws what can be drawn; says whether anything could.
  private func draw(_ bytes: [UInt8], _ options: SVGOptions) -> Bool {
    guard let document = try? SVGDocument(bytes: bytes, options: options) else { return false }
    let longest = max(document.size.width, document.size.height)
    let size = Size(
      width: max(document.size.width / longest * 96, 1),
      height: max(document.size.height / longest * 96, 1))
    return (try? Renderer(scale: 1).render(document.displayList(size: size))) != nil
  }

  private func documents() throws -> [[UInt8]] {
    var folders = [Inputs.folder.path]
    if let more = Self.environment["FLIPBOOK_FUZZ_FOLDER"], !more.isEmpty { folders.append(more) }
    var result: [[UInt8]] = []
    for folder in folders {
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() where file.hasSuffix(".svg") {
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
        if data.count < 20_000 { result.append([UInt8](data)) }
      }
    }
    return result
  }
}
