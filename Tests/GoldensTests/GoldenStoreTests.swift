import Goldens
import Imaging
import TestSupport
import Testing

@Suite("The folder of golden images")
struct GoldenStoreTests {
  @Test("a picture that is written is read again, and its folders are made")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(folder: folder.path + "/new")
    let picture = Bitmap(width: 5, height: 3, fill: RGBA8(red: 9, green: 8, blue: 7, alpha: 99))
    let path = store.path(film: "app/part", moment: "hold")
    #expect(path == folder.path + "/new/app/part/hold.png")
    try store.write(picture, to: path)
    #expect(try store.read(path) == picture)
  }

  @Test("each kind of unusable golden image has its own error")
  func unusable() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(folder: folder.path)
    let whole = try PNG.encode(Bitmap(width: 40, height: 40, fill: .white))
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    try folder.write(Array(whole.dropLast(20)), "f/truncated.png")
    try folder.write([], "f/empty.png")
    try folder.write(Array(pointer.utf8), "f/pointer.png")
    try folder.write([1], "f/folder.png/x")
    func isError(_ moment: String, _ isExpected: (GoldenError) -> Bool) {
      let path = store.path(film: "f", moment: moment)
      let error = #expect(throws: GoldenError.self) { try store.read(path) }
      #expect(error.map { isExpected($0) } == true, "\(moment): \(String(describing: error))")
    }
    isError("none") { if case .missing = $0 { true } else { false } }
    isError("truncated") { if case .png(.truncated) = $0 { true } else { false } }
    isError("empty") { if case .png(.empty) = $0 { true } else { false } }
    isError("pointer") { if case .png(.gitLFSPointer) = $0 { true } else { false } }
    isError("folder") { if case .input = $0 { true } else { false } }
  }

  @Test("orphans are PNG files without a moment: of some films in their folders, of all anywhere")
  func orphans() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(folder: folder.path)
    let names = [
      "test/squares/m0.png", "test/squares/gone.png", "test/squares/notes.txt",
      "test/other/m0.png", "lost.png", "features/blur/case.png", ".cache/x.png",
    ]
    for name in names { try folder.write([0], name) }
    func paths(_ names: String...) -> [String] { names.map { "\(folder.path)/\($0)" } }
    #expect(store.orphans(of: [Squares()]) == paths("test/squares/gone.png"))
    #expect(
      store.orphans(ofAll: [Squares()])
        == paths("lost.png", "test/other/m0.png", "test/squares/gone.png"))
    #expect(
      store.orphans(ofAll: [Squares(), Squares(name: "test/other")])
        == paths("lost.png", "test/squares/gone.png"))
  }
}
