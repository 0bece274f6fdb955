import CalAI
import Flipbook
import Testing

/// What holds for each of the films.
@Suite("Cal AI's films")
struct FilmTests {
  private let frames: Frames

  init() throws {
    frames = try Frames()
  }

  @Test("a film is there under its name, with four to eight moments, or one for a still")
  func films() {
    #expect(calAIFilms.map(\.name) == ["calai/today", "calai/capture", "calai/components"])
    for film in calAIFilms {
      #expect(film.duration == 0 ? film.moments.count == 1 : (4...8).contains(film.moments.count))
    }
  }

  @Test("a frame alone is the frame of the sequence, byte for byte", arguments: [1, 3])
  func alone(scale: Int) throws {
    // Both players have by then played other times; the fresh ones begin there.
    _ = try frames.bitmap(todayFilm, at: 8, scale: scale)
    for time in [0.5, 1.4, 3.1, 4.9] {
      let fresh = StoryboardFilm(CalAI(), script: todayScript, name: "fresh", duration: 8.2)
      let alone = try frames.bitmap(fresh, at: time, scale: scale)
      #expect(try isEqual(frames.bitmap(todayFilm, at: time, scale: scale), alone), "\(time)")
    }
    _ = try frames.bitmap(captureFilm, at: 7, scale: scale)
    for time in [0.7, 1.9, 2.65, 4.66, 5.5] {
      let fresh = StoryboardFilm(
        CalAI(day: .late()), script: captureScript, name: "fresh", duration: 7.2)
      let alone = try frames.bitmap(fresh, at: time, scale: scale)
      #expect(try isEqual(frames.bitmap(captureFilm, at: time, scale: scale), alone), "\(time)")
    }
  }

  @Test("the capture film ends on its settled screen")
  func settled() throws {
    let last = try frames.bitmap(captureFilm, at: captureFilm.duration - 1.0 / 60)
    #expect(try isEqual(last, frames.bitmap(captureFilm, at: captureFilm.duration)))
  }
}
