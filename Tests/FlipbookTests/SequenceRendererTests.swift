import Flipbook
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Frame sequences")
struct SequenceRendererTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func renderer(scale: Double = 1, jobs: Int = 2) throws -> SequenceRenderer {
    SequenceRenderer(
      renderer: FrameRenderer(scale: scale, fonts: try FontLibrary.bundled()), jobs: jobs)
  }

  @discardableResult
  private func render(
    _ film: TestFilm, to name: String, jobs: Int = 2, scale: Double = 1, rate: FrameRate = 20,
    range: Range<Int>? = nil, shard: FramePlan.Shard? = nil,
    existing: SequenceRenderer.Existing = .refuse,
    reporter: SequenceRenderer.Reporter = SequenceRenderer.Reporter()
  ) throws -> RenderSummary {
    try renderer(scale: scale, jobs: jobs).render(
      film, plan: FramePlan(film, rate: rate, range: range, shard: shard), to: folder(name),
      existing: existing, reporter: reporter)
  }

  private func problems(_ film: TestFilm, in name: String, scale: Double = 1) throws
    -> [FrameProblem]
  {
    try renderer(scale: scale).verify(film, plan: FramePlan(film, rate: 20), in: folder(name))
      .problems
  }

  @Test("any number of threads leaves the same files", arguments: [2, 3, 16])
  func jobs(count: Int) throws {
    let film = TestFilm()
    try render(film, to: "one", jobs: 1)
    try render(film, to: "many", jobs: count)
    let files = try folder.files("one")
    #expect(files.count == 11 && files["frame-00009.png"] != nil && files["flipbook.json"] != nil)
    #expect(try folder.files("many") == files)
  }

  @Test("a frame alone is the frame of the sequence")
  func frameAlone() throws {
    try render(TestFilm(), to: "all")
    try render(TestFilm(), to: "one", range: 3..<4)
    let (all, one) = (try folder.files("all"), try folder.files("one"))
    #expect(one.keys.sorted() == ["flipbook.json", "frame-00003.png"])
    #expect(one["frame-00003.png"] == all["frame-00003.png"])
  }

  @Test("frames that look the same are drawn once", arguments: [1, 4])
  func repeatedFrames(jobs: Int) throws {
    let summary = try render(TestFilm(), to: "a", jobs: jobs)
    // Moving from 0 to 0.25 s in steps of 0.05 s, then at rest.
    #expect(summary.progress.drawn == 6 && summary.progress.repeated == 4)
    #expect(summary.progress.finished == 10 && !summary.wasInterrupted)
    let files = try folder.files("a")
    #expect(files["frame-00005.png"] == files["frame-00009.png"])
    #expect(files["frame-00004.png"] != files["frame-00005.png"])
  }

  @Test("a render that was stopped resumes to the same files")
  func interruption() throws {
    let counter = Counter()
    let stop = SequenceRenderer.Reporter(isCancelled: { counter.increment() > 4 })
    let stopped = try render(TestFilm(), to: "a", jobs: 1, reporter: stop)
    #expect(stopped.wasInterrupted && stopped.progress.finished == 4)
    #expect(try folder.names(in: "a").count == 5)
    let resumed = try render(TestFilm(), to: "a", existing: .resume)
    #expect(resumed.progress.kept == 4)
    try render(TestFilm(), to: "b")
    #expect(try folder.files("a") == folder.files("b"))
  }

  @Test("a folder with a render in it is refused, unless it is said what to do with it")
  func occupied() throws {
    try render(TestFilm(), to: "a")
    let before = try folder.files("a")
    for film in [TestFilm(), TestFilm(name: "test/other")] {
      let error = #expect(throws: RenderError.self) { try render(film, to: "a") }
      #expect(error?.description.contains("--resume") == true)
    }
    #expect(try folder.files("a") == before)
  }

  @Test("resuming draws anew what is damaged, cut short, swapped or gone")
  func damage() throws {
    try render(TestFilm(), to: "a")
    let whole = try folder.files("a")
    try folder.write(Array(#require(whole["frame-00001.png"]).prefix(60)), "a/frame-00001.png")
    try folder.write(Array("not a picture".utf8), "a/frame-00002.png")
    try folder.write([], "a/frame-00003.png")
    try FileManager.default.removeItem(atPath: folder("a/frame-00004.png"))
    try folder.write(#require(whole["frame-00003.png"]), "a/frame-00006.png")
    try folder.write(#require(whole["frame-00007.png"]) + [0], "a/frame-00007.png")
    let found = try problems(TestFilm(), in: "a")
    #expect(found.map(\.number) == [1, 2, 3, 4, 6, 7])
    let summary = try render(TestFilm(), to: "a", existing: .resume)
    #expect(summary.progress.kept == 4)
    #expect(try folder.files("a") == whole)
    #expect(try problems(TestFilm(), in: "a").isEmpty)
  }

  @Test("resuming draws anew what the film no longer shows")
  func editedFilm() throws {
    try render(TestFilm(), to: "a")
    let edited = TestFilm(color: .black)
    #expect(try problems(edited, in: "a").count == 10)
    let summary = try render(edited, to: "a", existing: .resume)
    #expect(summary.progress.kept == 0)
    try render(edited, to: "b")
    #expect(try folder.files("a") == folder.files("b"))
  }

  @Test("resuming part of an edited film leaves no frame of the old one")
  func editedFilmInPart() throws {
    try render(TestFilm(), to: "a")
    let edited = TestFilm(color: .black)
    try render(edited, to: "a", range: 0..<4, existing: .resume)
    #expect(
      try folder.names(in: "a")
        == ["flipbook.json"] + (0..<4).map { "frame-0000\($0).png" })
    try render(edited, to: "a", existing: .resume)
    #expect(try problems(edited, in: "a").isEmpty)
  }

  @Test("scales and rates do not mix in one folder")
  func otherScale() throws {
    try render(TestFilm(), to: "a")
    let notes = Counter()
    let reporter = SequenceRenderer.Reporter(note: { _ in _ = notes.increment() })
    try render(
      TestFilm(), to: "a", scale: 2, rate: 10, existing: .resume, reporter: reporter)
    #expect(notes.value == 1)
    try render(TestFilm(), to: "b", scale: 2, rate: 10)
    #expect(try folder.files("a") == folder.files("b"))
  }

  @Test("replacing removes all frames first")
  func replacing() throws {
    try render(TestFilm(), to: "a")
    try render(TestFilm(), to: "a", range: 0..<2, existing: .replace)
    #expect(
      try folder.names(in: "a") == ["flipbook.json", "frame-00000.png", "frame-00001.png"])
  }

  @Test("shares drawn at the same time into one folder equal one render")
  func shards() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...3 {
        group.addTask {
          try render(
            TestFilm(), to: "shards", jobs: 1, shard: FramePlan.Shard(number: number, count: 3))
        }
      }
      try await group.waitForAll()
    }
    try render(TestFilm(), to: "whole")
    let isFrame = { (name: String) in name.hasSuffix(".png") }
    let shards = try folder.files("shards")
    let whole = try folder.files("whole")
    #expect(shards.filter { isFrame($0.key) } == whole.filter { isFrame($0.key) })
    #expect(shards.count == 13)
    #expect(try problems(TestFilm(), in: "shards").isEmpty)
    try FileManager.default.removeItem(atPath: folder("shards/frame-00004.png"))
    #expect(try problems(TestFilm(), in: "shards").map(\.kind) == [.missing])
    try render(
      TestFilm(), to: "shards", shard: FramePlan.Shard(number: 2, count: 3), existing: .resume)
    #expect(try problems(TestFilm(), in: "shards").isEmpty)
  }

  @Test("shares drawn over an earlier whole render count, whatever its manifest says")
  func shardsAfterWhole() throws {
    try render(TestFilm(), to: "a")
    let edited = TestFilm(color: .black)
    for number in 1...3 {
      try render(
        edited, to: "a", shard: FramePlan.Shard(number: number, count: 3), existing: .resume)
    }
    #expect(try problems(edited, in: "a").isEmpty)
  }

  @Test("files that are not manifests are left alone")
  func otherFiles() throws {
    try render(TestFilm(), to: "a")
    let names = ["flipbook-notes.json", "flipbook-1-of-0.json", "frame-1.png", "frames.txt"]
    for name in names { try OutputFile.write([1], to: folder("a/" + name)) }
    try render(TestFilm(name: "test/other"), to: "a", existing: .resume)
    try render(TestFilm(), to: "a", existing: .replace)
    #expect(try Set(names).isSubset(of: folder.names(in: "a")))
  }

  @Test("a stream draws frames that look the same once")
  func repeatedInStream() throws {
    let film = TestFilm()
    let summary = try renderer(jobs: 1).render(
      film, plan: FramePlan(film, rate: 20), as: .png, to: FunctionSink { _ in })
    #expect(summary.progress.drawn == 6 && summary.progress.repeated == 4)
  }

  @Test("a frame that fails stops the render, which names it and its reason")
  func failure() throws {
    let film = TestFilm(breaksAt: 0.2)
    let error = #expect(throws: RenderError.self) { try render(film, to: "a") }
    #expect(error?.description.contains("frame 4") == true)
    #expect(error?.description.contains("offset is nan") == true)
    #expect(try !folder.names(in: "a").contains("frame-00004.png"))
  }

  @Test("a folder that can't be made is an output error")
  func unwritable() throws {
    try OutputFile.write([1], to: folder("file"))
    let error = #expect(throws: RenderError.self) { try render(TestFilm(), to: "file/frames") }
    #expect(error?.description.contains(folder("file")) == true)
  }

  @Test("a stream has the frames one after the other, in order")
  func stream() throws {
    let film = TestFilm()
    try render(film, to: "a")
    let plan = FramePlan(film, rate: 20)
    let written = Mutex<[UInt8]>([])
    _ = try renderer(jobs: 3).render(
      film, plan: plan, as: .png, to: FunctionSink { bytes in written.withLock { $0 += bytes } })
    let files = try folder.files("a")
    let expected = files.keys.sorted().filter { $0.hasSuffix(".png") }.flatMap {
      files[$0] ?? []
    }
    #expect(written.withLock { $0 } == expected)
  }

  @Test("names sort as numbers, across every power of ten")
  func names() throws {
    let film = TestFilm(size: Size(width: 1, height: 1), duration: 200_000)
    for range in [9..<12, 9_998..<10_002, 99_999..<100_001] {
      try render(film, to: "a", rate: 1, range: range, existing: .resume)
    }
    let names = try folder.names(in: "a").filter { $0.hasSuffix(".png") }
    let numbers = names.compactMap { Int($0.dropFirst(6).dropLast(4)) }
    #expect(numbers.count == 9 && numbers == numbers.sorted())
  }
}
