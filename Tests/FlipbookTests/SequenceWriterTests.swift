import Flipbook
import Foundation
import Synchronization
import Testing

/// The way from frames to a writer, whatever the writer is.
@Suite("Sequence writers")
struct SequenceWriterTests {
  /// Notes what it is given, and what is under way meanwhile.
  private final class Log: Sendable {
    struct Contents {
      var numbers: [Int] = []
      var repeats = 0
      var encoded = 0
      var mostAhead = 0
      var ends: [String] = []
    }

    let contents = Mutex(Contents())
  }

  private struct CountingEncoder: FrameEncoder {
    let log: Log

    func encode(_ bitmap: Bitmap, of frame: FrameIdentity) -> Int {
      log.contents.withLock {
        $0.encoded += 1
        $0.mostAhead = max($0.mostAhead, $0.encoded - $0.numbers.count)
      }
      return frame.number
    }
  }

  private struct CountingWriter: SequenceWriter {
    let log: Log
    var memory = FrameMemory.previous
    var pause: UInt32 = 0
    var failsAt: Int?
    var encoder: CountingEncoder { CountingEncoder(log: log) }

    mutating func append(
      _ content: FrameContent<Int>, of frame: FrameIdentity
    ) throws(OutputError) {
      usleep(pause)
      if frame.number == failsAt {
        try OutputFile.makeFolder("/dev/null/below")
      }
      log.contents.withLock {
        $0.numbers.append(frame.number)
        switch content {
        case .picture(let number): #expect(number == frame.number)
        case .repeated(let other):
          $0.repeats += 1
          if memory == .previous { #expect(other == $0.numbers[$0.numbers.count - 2]) }
        }
      }
    }

    mutating func finish() { log.contents.withLock { $0.ends.append("finish") } }

    mutating func stop() { log.contents.withLock { $0.ends.append("stop") } }
  }

  private func render(
    _ writer: CountingWriter, film: TestFilm = TestFilm(), jobs: Int, rate: FrameRate = 20,
    reporter: SequenceRenderer.Reporter = .init()
  ) throws -> RenderSummary {
    let renderer = SequenceRenderer(
      renderer: FrameRenderer(scale: 1, fonts: try FontLibrary.bundled()), jobs: jobs)
    return try renderer.render(
      film, plan: FramePlan(film, rate: rate), to: writer, reporter: reporter)
  }

  @Test("frames come in order, each once, with any number of threads", arguments: [1, 2, 3, 16])
  func order(jobs: Int) throws {
    let log = Log()
    let summary = try render(CountingWriter(log: log), jobs: jobs)
    let contents = log.contents.withLock { $0 }
    let count = TestFilm().frameCount(at: 20)
    #expect(contents.numbers == Array(0..<count) && contents.ends == ["finish"])
    #expect(summary.progress.finished == count)
    #expect(summary.progress.repeated == contents.repeats)
    // What counts as repeated does not depend on the threads.
    let alone = Log()
    #expect(try render(CountingWriter(log: alone), jobs: 1).progress == summary.progress)
  }

  @Test("a slow writer holds the threads back: memory stays flat", arguments: [1, 3])
  func window(jobs: Int) throws {
    let log = Log()
    _ = try render(CountingWriter(log: log, pause: 3000), jobs: jobs, rate: 60)
    #expect(log.contents.withLock { $0.mostAhead } <= 2 * jobs + 3)
  }

  @Test(
    "a writer that fails ends the render, is stopped, and gets nothing more", arguments: [1, 4])
  func failure(jobs: Int) throws {
    let log = Log()
    let error = #expect(throws: RenderError.self) {
      try render(CountingWriter(log: log, failsAt: 3), jobs: jobs)
    }
    #expect(error?.description.contains("/dev/null") == true)
    let contents = log.contents.withLock { $0 }
    #expect(contents.numbers == [0, 1, 2] && contents.ends == ["stop"])
  }

  @Test("a render that is cancelled stops the writer after whole frames")
  func cancelled() throws {
    let log = Log()
    let summary = try render(
      CountingWriter(log: log), jobs: 2, rate: 120,
      reporter: .init(isCancelled: { log.contents.withLock { $0.numbers.count } > 4 }))
    let contents = log.contents.withLock { $0 }
    #expect(summary.wasInterrupted && contents.ends == ["stop"])
    #expect(contents.numbers == Array(0..<contents.numbers.count))
  }

  // MARK: Shutters

  /// Notes the times that it is asked for.
  private struct Asked: Film {
    let name = "test/asked"
    let size = Size(width: 4, height: 4)
    let duration: Seconds = 0.5
    let times = Times()

    final class Times: Sendable {
      let all = Mutex<[Seconds]>([])
    }

    func body(at time: Seconds) -> some View {
      times.all.withLock { $0.append(time) }
      return Color(white: time)
    }
  }

  @Test("samples are evenly spread over the exposure, around the frame's time, inside the film")
  func times() throws {
    let renderer = FrameRenderer(scale: 1, fonts: try FontLibrary.bundled())
    let shutter = try #require(Shutter(angle: 180, samples: 4))
    func asked(_ frame: Int) throws -> [Seconds] {
      let film = Asked()
      _ = try SequenceRenderer(renderer: renderer, jobs: 1, shutter: shutter).render(
        film, plan: FramePlan(film, rate: 20, range: frame..<frame + 1), as: .rgba,
        to: FunctionSink { _ in })
      return film.times.all.withLock { $0 }
    }
    // At 20 frames a second, half of 50 ms.
    let times = try asked(5)
    #expect(times.count == 4)
    for (time, offset) in zip(times, [-9.375, -3.125, 3.125, 9.375]) {
      #expect((time - 0.25 - offset / 1000).magnitude < 1e-12)
    }
    #expect(try asked(0).prefix(2) == [0, 0])
    #expect(Shutter(angle: 0, samples: 4) == nil && Shutter(angle: 361, samples: 4) == nil)
    #expect(Shutter(angle: .nan, samples: 4) == nil && Shutter(angle: 180, samples: 0) == nil)
  }

  @Test("a blurred frame is the mean, in light, of the film's own pictures at those times")
  func blur() throws {
    let film = TestFilm()
    let shutter = try #require(Shutter(angle: 360, samples: 5))
    let frames = FrameRenderer(scale: 1, fonts: try FontLibrary.bundled())
    let plan = FramePlan(film, rate: 4)
    let sink = Frames()
    _ = try SequenceRenderer(renderer: frames, jobs: 2, shutter: shutter, background: .white)
      .render(film, plan: plan, as: .png, to: sink)
    let pictures = try sink.frames.withLock { $0 }.map { try PNG.decode($0) }
    var isBlurred = false
    for (number, picture) in pictures.enumerated() {
      let samples = try (0..<5).map { sample in
        // A quarter of a second, five samples in it.
        let time = plan.time(of: number) + ((Double(sample) + 0.5) / 5 - 0.5) / 4
        return try frames.bitmap(
          of: film, at: min(max(time, 0), film.duration), background: .white)
      }
      isBlurred = isBlurred || Set(samples).count > 1
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let light = samples.reduce(0) { $0 + decoded($1[x, y].green) } / 5
          let exact = encoded(light) * 255
          #expect((Double(picture[x, y].green) - exact).magnitude <= 1)
        }
      }
    }
    #expect(isBlurred)
  }

  /// What was written, call by call.
  private final class Frames: ByteSink {
    let frames = Mutex<[[UInt8]]>([])

    func write(_ bytes: [UInt8]) { frames.withLock { $0.append(bytes) } }
    func finish() {}
    func abandon() {}
  }

  private func decoded(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : Foundation.pow((value + 0.055) / 1.055, 2.4)
  }

  private func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? 12.92 * light : 1.055 * Foundation.pow(light, 1 / 2.4) - 0.055
  }
}
