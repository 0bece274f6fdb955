import Duolingo
import Flipbook
import Testing

/// The flight of confetti.
@Suite("Duolingo's confetti")
struct ConfettiTests {
  private let burst = Confetti.leavingScreen

  @Test("the closed form is what small steps through drag and gravity come to")
  func physics() {
    for flight in burst.flights {
      let piece = flight.piece
      var (place, velocity) = (piece.origin, piece.velocity)
      let step = 1e-4
      for index in 1...8000 {
        // The midpoint rule: second order.
        func pull(_ v: Vector) -> Vector {
          Vector(
            dx: -piece.form.drag * v.dx, dy: ConfettiPiece.gravity - piece.form.drag * v.dy)
        }
        let middle = velocity + pull(velocity) * (step / 2)
        place = place + middle * step
        velocity = velocity + pull(middle) * step
        guard index % 800 == 0 else { continue }
        let age = Double(index) * step
        let exact = piece.place(at: age)
        #expect(abs(exact.y - place.y) < 0.01, "after \(age)")
        // Once it falls it swings by up to 10 points.
        #expect(abs(exact.x - place.x) < (age < piece.apex ? 0.01 : 10.01), "after \(age)")
      }
    }
  }

  @Test("the same seed throws the same confetti, another one other confetti")
  func seed() {
    let frame = CGRect(x: 0, y: 0, width: 402, height: 874)
    let pieces = Confetti(seed: 3, in: frame).flights.map(\.piece)
    #expect(pieces == Confetti(seed: 3, in: frame).flights.map(\.piece))
    #expect(pieces != Confetti(seed: 4, in: frame).flights.map(\.piece))
  }

  @Test("all of it leaves the screen, and the film ends without it")
  func end() throws {
    for flight in burst.flights {
      let place = flight.piece.place(at: flight.end)
      #expect(place.x < -30 || place.x > 432 || place.y > 900, "\(place)")
      // It shrinks only where nobody sees it.
      let before = flight.piece.place(at: flight.end - 0.1)
      #expect(before.x < -15 || before.x > 417 || before.y > 889, "\(before)")
    }
    #expect(0.4 + burst.duration < completeFilm.duration)
    // Duo's idle alone, on white, is all there is at the end above the title.
    let frame = try FrameRenderer(scale: 1, fonts: FontLibrary.bundled())
      .bitmap(of: completeFilm, at: completeFilm.duration)
    for y in 0..<874 { #expect(frame[5, y] == .white && frame[396, y] == .white) }
  }

  @Test("in the run every piece stays in the middle 80 %, and shrinks where it would leave")
  func frame() {
    for flight in Confetti.insideFrame.flights {
      for step in 0...60 {
        let age = flight.end * Double(step) / 60
        let place = flight.piece.place(at: age)
        #expect(place.x > 39 && place.x < 363 && place.y > 86 && place.y < 788)
      }
      #expect(flight.scale(at: flight.end) == 0 && flight.scale(at: flight.end - 0.2) == 1)
    }
  }

  @Test("nothing flies over Duo's eyes while he jumps")
  func eyes() throws {
    let app = DuolingoApp(completeAt: 0, pace: .app)
    guard case .complete(let celebration) = app.screen else {
      Issue.record("the lesson is not complete")
      return
    }
    for flight in burst.flights where flight.layer == .inFront {
      for step in 0...60 {
        // Confetti bursts at 0.40 s, and he is back on the ground at 0.86.
        let time = 0.40 + 0.5 * Double(step) / 60
        let place = flight.piece.place(at: time - 0.40)
        // The eyes: 238 units down, 135 units to either side, a half-unit and a bit a point.
        let y = 440 - 0.5148 * (556 - 238) + 0.5148 * celebration.pose(at: time).y
        let isOver = abs(place.x - 201) < 70 && abs(place.y - y) < 36
        #expect(!isOver, "at \(time)")
      }
    }
  }
}
