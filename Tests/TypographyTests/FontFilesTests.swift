import Fonts
import Foundation
import Testing

@Suite("The bundled font files")
struct FontFilesTests {
  @Test("the folder is found beside the executable, wherever the process stands")
  func folderIsFound() throws {
    let folder = try FontFiles.bundledFolder()
    #expect(folder.hasPrefix("/") && folder.hasSuffix("/flipbook_Fonts.resources"))
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test("where the folder is missing, the error says where it was looked for")
  func folderIsMissing() {
    let error = #expect(throws: FontFilesError.self) {
      try FontFiles.folder(besideExecutable: "/nowhere/bin/flipbook")
    }
    #expect(
      error?.description
        == "cannot find the fonts that come with Flipbook: no folder "
        + "/nowhere/bin/flipbook_Fonts.resources; copy it from the build to the executable's folder "
        + "(or link to the executable instead of copying it)")
  }

  @Test("every font has its licence beside it")
  func licences() throws {
    let folder = URL(fileURLWithPath: try FontFiles.bundledFolder())
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var fonts = 0
    for case let file as URL in files where ["ttf", "otf", "ttc"].contains(file.pathExtension) {
      fonts += 1
      let licence = file.deletingLastPathComponent().appendingPathComponent("OFL.txt")
      let text = try String(contentsOf: licence, encoding: .utf8)
      #expect(text.contains("SIL OPEN FONT LICENSE"), "\(licence.path)")
    }
    #expect(fonts >= 2)
  }
}
