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
      ),
      (
        "dishes/grained",
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
          <filter id="grain" x="0" y="0" width="1" height="1">
            <feTurbulence type="fractalNoise" baseFrequency="0.4" numOctaves="2" seed="7"/>
            <feComposite in2="SourceAlpha" operator="in"/>
          </filter>
          <circle cx="10" cy="5" r="4" fill="#04393D" opacity="0.5"/>
          <path d="M1 1H17L9 9Z" filter="url(#grain)"/>
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

  private func bitmap(
    of name: String, in folder: AssetFolder, width: Double = 40, scale: Double = 1
  ) throws -> Bitmap {
    let still = Still {
      Image(name).resizable().frame(width: width)
        .environment(\.imageCatalog, ImageCatalog(folder))
    }
    return try FrameRenderer(scale: scale, fonts: FontLibrary.bundled()).bitmap(of: still, at: 0)
  }

  @Test("a picture is found by its path in the folder, and fills its frame")
  func shown() throws {
    let bitmap = try bitmap(of: "dishes/half", in: AssetFolder(path: folder.path))
    #expect(bitmap[19, 10] == Color(hex: 0xFF6E87).premultiplied8)
    #expect(bitmap[21, 10].alpha == 0)
  }

  @Test("pixels show what paths do, at any scale", arguments: [1.0, 2, 3, 7])
  func pixels(scale: Double) throws {
    let paths = AssetFolder(path: folder.path)
    let pixels = AssetFolder(path: folder.path, as: .pixels)
    for name in ["dishes/half", "dishes/grained"] {
      let expected = try bitmap(of: name, in: paths, scale: scale)
      #expect(try bitmap(of: name, in: pixels, scale: scale) == expected, "\(name)")
    }
  }

  @Test("pixels are the same in any order of sizes, and after more of them than are kept")
  func order() throws {
    let worn = AssetFolder(path: folder.path, as: .pixels)
    let widths = (1...24).map { Double($0) + 0.4 }
    for width in widths.reversed() {
      _ = try bitmap(of: "dishes/grained", in: worn, width: width)
    }
    for width in widths {
      let fresh = AssetFolder(path: folder.path, as: .pixels)
      let expected = try bitmap(of: "dishes/grained", in: fresh, width: width)
      #expect(try bitmap(of: "dishes/grained", in: worn, width: width) == expected, "\(width)")
    }
  }

  @Test("a frame between pixels shows a picture on the nearest ones, unblurred")
  func snapped() throws {
    let pixels = AssetFolder(path: folder.path, as: .pixels)
    let whole = try bitmap(of: "dishes/half", in: pixels, width: 20)
    #expect(try bitmap(of: "dishes/half", in: pixels, width: 20.4) == whole)
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
