import Motion
import Numerics
import Testing

@Suite("Scrolling") struct ScrollTests {
  static let height = 800.0
  static let list = Scroller(content: 3000, viewport: height)

  /// The list, flung at `velocity` at 1 s after a pull by `pull` points.
  static func flung(_ velocity: Double, pull: Double = -100, in list: Scroller = list) -> Scroller {
    var list = list
    list.grab(at: 0.8)
    list.drag(by: pull, at: 0.9)
    list.release(velocity: velocity, at: 1)
    return list
  }

  @Test(
    "coasting agrees with a velocity that falls by its rate each millisecond",
    arguments: [ScrollDeceleration.normal, .fast])
  func coasting(deceleration: ScrollDeceleration) {
    var (x, v) = (0.0, 1500.0)
    // Steps of a hundredth of a millisecond, by the trapezium: error below 1e-6.
    let loss = Double.pow(deceleration.rate, 0.01)
    for step in 1...100_000 {
      x += 0.5 * (v + v * loss) * 1e-5
      v *= loss
      guard step % 5000 == 0 else { continue }
      let time = Double(step) * 1e-5
      #expect((deceleration.distance(velocity: 1500, after: time) - x).magnitude < 1e-5)
      #expect((deceleration.velocity(1500, after: time) - v).magnitude < 1e-7)
      let passing = deceleration.time(toTravel: x, velocity: 1500) ?? .nan
      #expect((deceleration.distance(velocity: 1500, after: passing) - x).magnitude < 1e-9)
      #expect((passing - time).magnitude * v < 1e-5)
    }
    let end = deceleration.distance(velocity: 1500)
    let stop = deceleration.duration(velocity: 1500)
    #expect((end - deceleration.distance(velocity: 1500, after: stop) - 0.5).magnitude < 1e-9)
    #expect(deceleration.time(toTravel: end * 1.001, velocity: 1500) == nil)
    #expect(deceleration.time(toTravel: -1, velocity: 1500) == nil)
    #expect(deceleration.time(toTravel: 0, velocity: 1500) == 0)
  }

  @Test("the rubber band follows its formula, and its inverse undoes it")
  func band() {
    let band = RubberBand(length: 874)
    for pull in [0.0, 1, 50, 300, 1000, 1e5, 1e300] {
      let formula = (1 - 1 / (pull * 0.55 / 874 + 1)) * 874
      #expect((band.stretch(for: pull) - formula).magnitude < 1e-9)
      #expect(band.stretch(for: -pull) == -band.stretch(for: pull))
      guard pull < 1e4 else { continue }
      #expect((band.pull(for: band.stretch(for: pull)) - pull).magnitude < 1e-9)
      let slope = (band.stretch(for: pull + 1e-4) - band.stretch(for: pull - 1e-4)) / 2e-4
      #expect((band.give(at: pull) - slope).magnitude < 1e-6)
    }
    #expect(band.stretch(for: .infinity) == 874)
  }

  @Test("follows the finger between its ends, and half as far past them")
  func dragging() {
    var list = Self.list
    list.grab(at: 1)
    list.drag(by: -120, at: 1.1)
    #expect(list.offset(at: 1.05) == 0 && list.offset(at: 1.1) == 120)
    list.drag(by: 60, at: 1.2)
    #expect((list.offset(at: 1.3) + RubberBand(length: 800).stretch(for: 60)).magnitude < 1e-12)
    #expect(list.settledTime == .infinity)
  }

  @Test("coasts to half its velocity further")
  func coasting() {
    let list = Self.flung(-1000)
    #expect(list.offset(at: 1) == 100 && list.velocity(at: 1) == 1000)
    #expect((list.offset(at: 60) - 599.5).magnitude < 0.01)
    #expect((list.offset(at: list.settledTime) - list.offset(at: 60)).magnitude < 0.501)
  }

  @Test("passes an end at full speed and comes back to it, without a jump")
  func overscroll() {
    let list = Self.flung(-9000)
    let rest = 2200.0
    let passing = 1 + (ScrollDeceleration.normal.time(toTravel: 2100, velocity: 9000) ?? .nan)
    #expect((list.offset(at: passing) - rest).magnitude < 1e-9)
    let (before, after) = (list.velocity(at: passing - 1e-9), list.velocity(at: passing + 1e-9))
    #expect(before > 3000 && (before - after).magnitude < 1e-3)
    #expect(list.offset(at: passing + 0.1) > rest + 50)
    #expect((list.offset(at: list.settledTime) - rest).magnitude <= 0.5)
    for step in 0..<200 { #expect(list.offset(at: passing + 0.01 * Double(step)) >= rest - 1e-9) }
  }

  @Test("comes back on the spring it was given: w t e^(-ωt) past its end, passed at speed w")
  func returning() {
    let omega = 10.93
    let spring = Spring(mass: 1, stiffness: omega * omega, damping: 2 * omega)
    let list = Self.flung(
      -9000, in: Scroller(content: 3000, viewport: Self.height, returning: spring))
    let passing = 1 + (ScrollDeceleration.normal.time(toTravel: 2100, velocity: 9000) ?? .nan)
    let speed = list.velocity(at: passing - 1e-9)
    for step in 1..<80 {
      let t = 0.01 * Double(step)
      let expected = 2200 + speed * t * Double.exp(-omega * t)
      #expect((list.offset(at: passing + t) - expected).magnitude < 1e-4)
    }
  }

  @Test("let go past its end it springs back with the velocity of the content")
  func letGo() {
    let list = Self.flung(300, pull: 200)
    let band = RubberBand(length: 800)
    #expect((list.offset(at: 1) + band.stretch(for: 200)).magnitude < 1e-12)
    #expect((list.velocity(at: 1) + 300 * band.give(at: 200)).magnitude < 1e-9)
    #expect(list.offset(at: list.settledTime + 1).magnitude < 0.5)
  }

  @Test("a finger catches it in flight, even past its end, where it is")
  func caught() {
    for time in [1.1, 1.35, 1.5, 2.5] {
      var list = Self.flung(-9000)
      let offset = list.offset(at: time)
      list.grab(at: time)
      #expect((list.offset(at: time) - offset).magnitude < 1e-9)
      #expect((list.offset(at: time + 9) - offset).magnitude < 1e-9)
      list.drag(by: 0, at: time + 0.1)
      #expect((list.offset(at: time + 1) - offset).magnitude < 1e-9)
    }
  }

  @Test("pages go by where a fling would end, one at a time")
  func paging() {
    let pages = Scroller(content: 4 * 402, viewport: 402, rest: .pages(of: 402))
    for (pull, velocity, page) in [
      (-100, 0, 0), (-210, 0, 1), (-100, -1500, 1), (-100, -90_000, 1), (-250, 1500, 0),
      (150, 0, 0),
    ] as [(Double, Double, Double)] {
      let list = Self.flung(velocity, pull: pull, in: pages)
      let rest = list.offset(at: list.settledTime + 2)
      #expect((rest - 402 * page).magnitude < 0.01, "pulled by \(pull), at \(velocity)")
    }
    var last = Self.flung(-1500, in: pages)
    last.scroll(to: 9999, at: 3, spring: nil)
    #expect(last.offset(at: 3) == 3 * 402)
    last.grab(at: 4)
    last.release(velocity: -3000, at: 4.1)
    #expect((last.offset(at: 9) - 3 * 402).magnitude < 0.01)
  }

  @Test("goes to its page on the spring it was given, from the velocity of the finger")
  func pagingSpring() {
    let spring = Spring(response: 0.45, dampingRatio: 0.6)
    let pages = Scroller(content: 1416, viewport: 402, rest: .pages(of: 338), paging: spring)
    let list = Self.flung(-900, pull: -120, in: pages)
    for time in [0.05, 0.2, 0.4, 0.8] {
      let expected = spring.value(fromValue: 120, toValue: 338, initialVelocity: 900, time: time)
      #expect((list.offset(at: 1 + time) - expected).magnitude < 1e-9)
    }
    #expect(list.offset(at: 1.3) > 338, "it swings past")
  }

  @Test("goes to a place on a spring, from the velocity it has")
  func toPlace() {
    var list = Self.flung(-2000)
    let (x, v) = (list.offset(at: 1.2), list.velocity(at: 1.2))
    list.scroll(to: 50, at: 1.2)
    #expect(list.offset(at: 1.2) == x && (list.velocity(at: 1.2) - v).magnitude < 1e-9)
    #expect((list.offset(at: 9) - 50).magnitude < 1e-9)
  }

  @Test("content shorter than what shows it stays; odd numbers do not trap")
  func odd() {
    for content in [0, -5, 300, Double.nan] {
      let short = Self.flung(-2000, in: Scroller(content: content, viewport: 800))
      #expect(short.offset(at: 1) > 0 && short.offset(at: 9).magnitude < 0.01)
    }
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      var list = Scroller(content: number, viewport: number, rest: .pages(of: number))
      list.grab(at: number)
      list.drag(by: number, at: 1)
      list.release(velocity: number, at: 2)
      _ = (list.offset(at: 3), list.velocity(at: number), list.settledTime)
      _ = ScrollDeceleration(rate: number).duration(velocity: number, within: number)
    }
  }
}
