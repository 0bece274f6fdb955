import Flipbook
import Milo
import Testing

/// The dial's one value, and what comes of a finger on it.
@Suite("Milo's dial")
struct DialTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  private func state(_ script: Script, at time: Seconds) throws -> Milo {
    try Player(Milo(screen: .dial), script: script, size: dialFilm.size)
      .state(at: time, fonts: fonts)
  }

  @Test("at five minutes the arc ends at 6 o'clock")
  func half() throws {
    let minutes = try state([], at: 1.45).dial.minutes(at: 1.45)
    let arc = DialArc(minutes: minutes)
      .path(in: CGRect(x: 61, y: 228, width: DialRing.side, height: DialRing.side))
    let end = try #require(arc.currentPoint)
    #expect(abs(end.x - 201) < 0.1 && abs(end.y - 462) < 0.1, "\(end)")
    let place = DialRing.place(atMinutes: 2.5)
    #expect(abs(place.x - 234) < 1e-9 && abs(place.y - 140) < 1e-9)
  }

  @Test("the arc sweeps from 0 to 5 in a second, slow at both ends")
  func sweep() {
    var dial = Dial()
    dial.appear(at: 0)
    #expect(dial.minutes(at: 0.45) == 0)
    #expect(abs(dial.minutes(at: 0.95) - 2.5) < 1e-6)
    #expect(dial.minutes(at: 1.45) == 5)
    #expect(dial.minutes(at: 0.55) < 0.2 && dial.minutes(at: 1.35) > 4.8)
  }

  @Test("in every frame the arc ends where the number says")
  func agreement() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    // A number stands for 55 % of the way to the next and rolls for the rest; in the middle of that, at
    // 77.5 %, it is the next that is read. The knob hides the arc's last tenth of a minute, and the
    // pixels it is measured by are a twentieth apart.
    for frame in 0..<320 {
      let time = FrameRate(60).time(ofFrame: frame)
      let tree = try renderer.viewTree(of: dialFilm, at: time)
      let read = try #require(
        tree.split(separator: "\n").first { $0.contains("Text") && number(in: $0) != nil }
          .flatMap { number(in: $0) }, "a number at \(time)")
      let bitmap = try renderer.bitmap(of: dialFilm, at: time)
      let measured = arcEnd(in: bitmap)
      #expect(
        measured > Double(read) - 0.425 && measured < Double(read) + 0.825,
        "\(read) is read, the arc ends at \(measured), at \(time) s")
    }
  }

  /// The number in a line of a tree such as `Text (10, 20) 30 x 40 "5"`.
  private func number(in line: Substring) -> Int? {
    let parts = line.split(separator: "\"")
    return parts.count > 1 ? Int(parts[1]) : nil
  }

  /// The minutes at which the blue ends, found a twentieth at a time near the ring's outer edge.
  private func arcEnd(in bitmap: borrowing Bitmap) -> Double {
    let sky = Color(hex: 0x8ECFDD).premultiplied8
    var end = 0.0
    for step in 1..<200 {
      let minutes = Double(step) / 20
      let place = DialRing.place(atMinutes: minutes)
      // At a radius of 112: beyond the face's shadow, short of the edge.
      let (dx, dy) = ((place.x - 140) * 112 / 94, (place.y - 140) * 112 / 94)
      let pixel = bitmap[Int((201 + dx).rounded(.down)), Int((368 + dy).rounded(.down))]
      if pixel == sky { end = minutes }
    }
    return end
  }

  @Test("the film's finger turns it to eight, then to two")
  func film() throws {
    #expect(try state(dialScript, at: 2.9).dial.choice == 8)
    let end = try state(dialScript, at: 5)
    #expect(end.dial.choice == 2)
    #expect(abs(end.dial.minutes(at: 5) - 2) < 1e-3)
    #expect(end.dial.nudge.target == 1)
  }

  @Test("beyond ten and below one it is held, and follows again when the finger comes back")
  func held() throws {
    let up: Script = [turn(from: 5, to: 12, at: 2, duration: 1)]
    #expect(try state(up, at: 2.99).dial.choice == 10)
    #expect(try state(up, at: 4).dial.minutes(at: 4) == 10)
    let back: Script = [
      turn(from: 5, to: 8, at: 2, duration: 0.5), turn(from: 8, to: -3, at: 3, duration: 1),
      turn(from: 1, to: 3, at: 5, duration: 1),
    ]
    #expect(try state(back, at: 4.5).dial.choice == 1)
    #expect(try state(back, at: 7).dial.choice == 3)
    var dial = Dial()
    for minutes in [9.0, 9.8, 0.6, 2, 0.2, 9.7, 8.2] { dial.update(.turn(minutes: minutes), at: 1) }
    #expect(dial.choice == 8)
    dial.update(.letGo, at: 2)
    dial.update(.turn(minutes: 0.2), at: 3)
    #expect(dial.choice == 10, "12 o'clock is ten where that is nearer")
  }

  @Test("a finger that crosses the middle takes the arc's end along to the other side")
  func across() throws {
    let script: Script = [
      .drag(
        .point(x: 295, y: 368), through: [Point(x: 201, y: 368)], to: Point(x: 107, y: 352), at: 2,
        duration: 1)
    ]
    #expect(try state(script, at: 2.4).dial.choice == 3)
    #expect(try state(script, at: 4).dial.choice == 8)
  }

  @Test("a finger that leaves the screen still turns it, and nothing but whole minutes come of it")
  func away() throws {
    let script: Script = [
      .drag(
        .point(x: 295, y: 368), through: [Point(x: 2000, y: 368), Point(x: 900, y: 3000)],
        to: Point(x: 201, y: 5000), at: 2, duration: 1)
    ]
    #expect(try state(script, at: 4).dial.minutes(at: 4) == 5)
  }

  @Test("minutes are called what the description calls them")
  func names() {
    let names = (1...10).map { Dial.name(ofMinutes: $0) }
    #expect(names[0...2].allSatisfy { $0 == "Quick pause" })
    #expect(names[3...5].allSatisfy { $0 == "Little reset" })
    #expect(names[6...9].allSatisfy { $0 == "Deep breath" })
  }

  @Test("button and footnote lead on, and what was set is still there when one comes back")
  func flow() throws {
    let there: Script = [
      turn(from: 5, to: 8, at: 2, duration: 0.5), .tap("Set my daily rhythm", at: 3),
    ]
    #expect(try state(there, at: 3.05).visit.screen == .dial)
    #expect(try state(there, at: 3.1).visit.screen == .thought)
    let skipped = try state([.tap("Skip for now", at: 2)], at: 2)
    #expect(skipped.visit.screen == .thought)
    let back = try state(Script(there.steps + [.tap("Back", at: 6)]), at: 6)
    #expect(back.visit.screen == .dial && back.dial.choice == 8)
  }
}
