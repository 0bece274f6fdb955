import Duolingo
import Flipbook
import Testing

/// Duo's loops and his jump, by the numbers of his pose.
@Suite("Duo's motions")
struct DuoMotionTests {
  private let loops = DuoMotion.allCases.filter { $0.period != nil }

  @Test("a loop's end leads into its start without a jump in place or speed")
  func seams() throws {
    for motion in loops {
      let period = try #require(motion.period)
      let step = 1e-4
      for parameter in DuoParameter.all {
        func value(_ time: Seconds) -> Double { motion.pose(at: time)[keyPath: parameter.path] }
        #expect(abs(value(period) - value(0)) < 1e-9, "\(motion)")
        #expect(abs(value(period - 1e-9) - value(0)) < 1e-5, "\(motion)")
        // The fastest parts cover 1500 units or degrees in a second, and no speed changes by more than
        // 60,000 a second: over two steps by 12.
        let before = (value(period - step) - value(period - 2 * step)) / step
        let after = (value(2 * step) - value(step)) / step
        #expect(abs(after - before) < 20, "\(motion): from \(before) to \(after) a second")
      }
    }
  }

  @Test("the film's last frame leads into its first")
  func filmSeam() {
    let film = DuoFilm()
    let performance = DuoFilm.performance
    let step = 1e-4
    for parameter in DuoParameter.all {
      func value(_ time: Seconds) -> Double { performance.pose(at: time)[keyPath: parameter.path] }
      #expect(abs(value(film.duration) - value(0)) < 1e-9)
      let before = (value(film.duration) - value(film.duration - step)) / step
      let after = (value(step) - value(0)) / step
      #expect(abs(after - before) < 0.1)
    }
  }

  @Test("idle never tilts, leans or looks aside: it is its own mirror image throughout")
  func idle() {
    for step in 0..<400 {
      let pose = DuoMotion.idle.pose(at: Double(step) / 100)
      #expect(pose == pose.mirrored)
    }
  }

  @Test("idle blinks: shut in 0.07 s, held 0.03 s, open 0.13 s later")
  func blink() {
    func open(_ age: Seconds) -> Double { DuoMotion.idle.pose(at: 1.30 + age).open.left }
    #expect(open(-0.01) == 1 && open(0.235) == 1)
    #expect(open(0.035) > 0.5 && open(0.035) < 0.95)
    #expect(open(0.071) == 0 && open(0.099) == 0)
    #expect(open(0.13) > 0.2 && open(0.13) < 0.8)
    let shut = DuoMotion.idle.pose(at: 1.385)
    #expect(shut.lower == 1)
  }

  @Test(
    "eyes never narrow from both sides: the lower lid comes up when the upper one is nearly shut")
  func lids() {
    for (motion, closing) in [(DuoMotion.idle, 1.30), (.sad, 2.10), (.wave, 1.5), (.flame, 2.35)] {
      let rest = motion.pose(at: closing - 0.01)
      for step in 0..<60 {
        let pose = motion.pose(at: closing + Double(step) / 100)
        guard pose.lower.left > rest.lower.left + 0.1 else { continue }
        #expect(pose.open.left < 0.3 * rest.open.left, "\(motion), \(step)")
      }
    }
  }

  @Test("a cheer's second bounce is the first in a mirror")
  func cheer() {
    for step in 0..<60 {
      let time = Double(step) / 100
      let (first, second) = (
        DuoMotion.cheer.pose(at: time), DuoMotion.cheer.pose(at: time + 0.6).mirrored
      )
      for parameter in DuoParameter.all {
        let distance = first[keyPath: parameter.path] - second[keyPath: parameter.path]
        #expect(abs(distance) < 1e-9, "at \(time)")
      }
    }
  }

  @Test("the wing waves four times in a loop, by 17 degrees either way about 139")
  func wave() {
    let angles = (0..<2400).map { DuoMotion.wave.pose(at: Double($0) / 1000).wing.right }
    #expect(abs((angles.max() ?? 0) - 156) < 0.01 && abs((angles.min() ?? 0) - 122) < 0.01)
    let rises = zip(angles, angles.dropFirst()).filter { $0 <= 139 && $1 > 139 }
    #expect(rises.count == 4)
  }

  @Test("sadness ends in a tear that wells up, runs down and is gone")
  func tear() {
    func tear(_ time: Seconds) -> DuoPose { DuoMotion.sad.pose(at: time) }
    #expect(tear(0).tear == 0 && tear(0.3).tear == 0)
    #expect(tear(0.7).tear > 0.4 && tear(1.2).tear == 1 && tear(1.6).tearY == 0)
    #expect(abs(tear(2).tearY - 26) < 1e-6 && tear(2).tear == 1 && tear(2.16).tear == 0)
  }

  @Test("in the air the feet are on a parabola, 96 units up at the top")
  func jump() {
    func height(_ time: Seconds) -> Double { -DuoMotion.jump.pose(at: time).y }
    #expect(height(0.16) == 0 && height(0.76) == 0 && height(1) == 0)
    #expect(abs(height(0.46) - 96) < 1e-9)
    // Under an even pull the second difference is the same everywhere.
    let second = (17..<75).map { frame in
      let time = Double(frame) / 100
      return height(time + 0.01) - 2 * height(time) + height(time - 0.01)
    }
    #expect(second.allSatisfy { abs($0 - second[0]) < 1e-9 })
    let top = DuoMotion.jump.pose(at: 0.46)
    #expect(top.joy == 1 && top.open == 0 && top.lower == 1)
  }

  @Test("what is soft lags: tufts point down on the way up, and fly up on landing")
  func lag() {
    let (up, down) = (DuoMotion.jump.pose(at: 0.24), DuoMotion.jump.pose(at: 0.775))
    #expect(up.tuft.left < -20)
    #expect(down.tuft.left > 10)
  }
}
