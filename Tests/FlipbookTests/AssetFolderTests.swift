import Flipbook
import Foundation
import TestSupport
import Testing

/// Pictures that a film shows by name.
@Suite("Asset folders")
struct AssetFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder("dishes"), withIntermediateDirectories: true)
    for (name, text) in [
      (
        "dishes/half",
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
          <path d="M0 0H10V10H0Z" fill="#FF6E87"/>
        </svg>
        """
      ), ("broken", "<svg>"),
      (
        "written",
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><text>words</text></svg>
        """
      ),
    ] { try text.write(toFile: folder(name + ".svg"), atomically: true, encoding: .utf8) }
  }

  private struct Still<Content: View>: Film {
    let name = "still"
    let size = Size(width: 40, height: 20)
    let duration: Seconds = 0
    let content: @Sendable () -> Content

    func body(at time: Seconds) -> some View { content() }
  }

  private func bitmap(of name: String, in folder: AssetFolder) throws -> Bitmap {
    let still = Still {
      Image(name).resizable().environment(\.imageCatalog, ImageCatalog(folder))
    }
    return try FrameRenderer(scale: 1, fonts: FontLibrary.bundled()).bitmap(of: still, at: 0)
  }

  @Test("a picture is found by its path in the folder, and fills its frame")
  func shown() throws {
    let bitmap = try bitmap(of: "dishes/half", in: AssetFolder(path: folder.path))
    #expect(bitmap[19, 10] == Color(hex: 0xFF6E87).premultiplied8)
    #expect(bitmap[21, 10].alpha == 0)
  }

  @Test("a picture is read once: the file may go")
  func once() throws {
    let assets = AssetFolder(path: folder.path)
    #expect(try assets.asset(named: "dishes/half")?.size == Size(width: 20, height: 10))
    try "<svg>".write(toFile: folder("dishes/half.svg"), atomically: true, encoding: .utf8)
    #expect(try assets.asset(named: "dishes/half")?.size == Size(width: 20, height: 10))
  }

  @Test("what can't be shown is an error that names the file")
  func errors() throws {
    let assets = AssetFolder(path: folder.path)
    #expect(try assets.asset(named: "dishes/whole") == nil)
    for name in ["broken", "written"] {
      let error = #expect(throws: AssetError.self) { try assets.asset(named: name) }
      #expect(error?.description.contains(folder("\(name).svg: line 1")) == true, "\(error as Any)")
    }
    let missing = AssetFolder("Assets", ofTarget: "None", inPackage: "flipbook")
    let error = #expect(throws: FrameError.self) { try bitmap(of: "dishes/half", in: missing) }
    #expect(error?.description.contains("flipbook_None.resources/Assets") == true)
  }
}
