import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

@Suite("Rolling numbers")
struct NumericTextTests {
  private let size = Size(width: 300, height: 200)
  private let font = Font.system(size: 64, weight: .black, design: .rounded)

  private func items(_ view: some View) throws -> [DrawingItem] {
    try view.font(font).displayList(size: size, in: ViewContext(fonts: FontLibrary.bundled())).items
  }

  /// What a view shows, as plain fills (their outlines in the picture) and blurred groups.
  private func parts(
    _ view: some View
  ) throws -> (still: [Path], groups: [(group: Drawing.Group, bounds: Rect)]) {
    var still: [Path] = []
    var groups: [(Drawing.Group, Rect)] = []
    for item in try items(view) {
      switch item {
      case .fill(let fill): still.append(fill.path.applying(fill.transform))
      case .group(let group):
        guard case .fill(let fill)? = group.items.first else { continue }
        groups.append((group, fill.path.applying(fill.transform).boundingRect))
      default: Issue.record("unexpected item")
      }
    }
    return (still, groups)
  }

  private func sigmas(_ group: Drawing.Group) -> (Double, Double)? {
    guard case .gaussianBlur(let x, let y, _)? = group.filters.first?.primitives.first?.operation
    else { return nil }
    return (x, y)
  }

  @Test("at both ends the picture is that of the text, and beyond them it stays")
  func ends() throws {
    for (from, to) in [("54", "53"), ("8", "50"), ("1,353", "998"), ("9 min", "10 min")] {
      func path(_ view: some View) throws -> Path {
        var whole = Path()
        for item in try items(view) {
          guard case .fill(let fill) = item else { throw TestError() }
          whole.addPath(fill.path.applying(fill.transform))
        }
        return whole
      }
      struct TestError: Error {}
      func isSame(_ a: Path, _ b: Path) -> Bool {
        let (a, b) = (a.boundingRect, b.boundingRect)
        return abs(a.minX - b.minX) < 1e-9 && abs(a.maxX - b.maxX) < 1e-9
          && abs(a.minY - b.minY) < 1e-9 && abs(a.maxY - b.maxY) < 1e-9
      }
      for progress in [0, -3, .nan] {
        let roll = try path(NumericText(from: from, to: to, progress: progress))
        #expect(isSame(roll, try path(Text(from).monospacedDigit())))
      }
      for progress in [1.0, 1.5, .infinity] {
        let roll = try path(NumericText(from: from, to: to, progress: progress))
        #expect(isSame(roll, try path(Text(to).monospacedDigit())))
      }
    }
  }

  @Test("digits that stay stand still, and those that change roll past them")
  func unchangedDigits() throws {
    let start = try parts(NumericText(from: "54", to: "53", progress: 0))
    let middle = try parts(NumericText(from: "54", to: "53", progress: 0.5))
    #expect(start.still.count == 2 && middle.still.count == 1 && middle.groups.count == 2)
    // The 5 is where it was, and the digits that roll are right of it.
    #expect(middle.still.first == start.still.first)
    let five = try #require(middle.still.first).boundingRect
    #expect(middle.groups.allSatisfy { $0.bounds.minX > five.midX })
  }

  @Test(
    "a roll has the places, opacities and blurs of the drawing of one",
    arguments: [0.104, 0.352, 0.5, 0.648])
  func drawnRoll(progress: Double) throws {
    let still = try parts(NumericText(from: "2", to: "3", progress: 0)).still[0].boundingRect
    let next = try parts(NumericText(from: "2", to: "3", progress: 1)).still[0].boundingRect
    let groups = try parts(NumericText(from: "2", to: "3", progress: progress)).groups
    let old = try #require(groups.first)
    #expect(abs(old.bounds.minY - (still.minY - 36 * progress)) < 1e-9)
    #expect(abs(old.group.opacity - (1 - 1.25 * progress)) < 1e-12)
    let blur = try #require(sigmas(old.group))
    #expect(abs(blur.0 - 1.35 * progress) < 1e-12 && abs(blur.1 - 9 * progress) < 1e-12)
    let rest = 1 - progress
    if 1.25 * rest < 1 {
      let new = try #require(groups.last)
      #expect(groups.count == 2)
      #expect(abs(new.bounds.minY - (next.minY + 36 * rest)) < 1e-9)
      #expect(abs(new.group.opacity - (1 - 1.25 * rest)) < 1e-12)
    } else {
      #expect(groups.count == 1)
    }
  }

  @Test("counting down, digits roll downwards")
  func down() throws {
    let up = try parts(NumericText(from: "4", to: "3", progress: 0.5)).groups
    let down = try parts(NumericText(from: "4", to: "3", progress: 0.5, direction: .down)).groups
    #expect(abs(down[0].bounds.minY - up[0].bounds.minY - 36) < 1e-9)
    #expect(abs(down[1].bounds.minY - up[1].bounds.minY + 36) < 1e-9)
  }

  @Test("the width goes over from one to the other, and columns are counted from the right")
  func width() throws {
    let fonts = try FontLibrary.bundled()
    func width(_ progress: Double) throws -> Double {
      try makeNodes(
        of: NumericText(from: "8", to: "50", progress: progress), in: ViewContext(fonts: fonts))[0]
        .sizeThatFits(.unspecified).width
    }
    #expect(try abs(width(0) * 2 - width(1)) < 1e-9)
    #expect(try abs(width(0.25) - width(0) * 1.25) < 1e-9)
    // 8 goes to 0, and the 5 comes new.
    #expect(try parts(NumericText(from: "8", to: "50", progress: 0.5)).groups.count == 3)
  }

  @Test("a value between whole numbers rolls at the end of its way, in either way of saying it")
  func values() throws {
    func list(_ value: Double) throws -> [DrawingItem] { try items(NumericText(value: value)) }
    #expect(try list(3) == items(NumericText(from: "3", to: "4", progress: 0)))
    #expect(try list(3.5) == list(3))
    // Half of the way, but for the last bits of 3.775.
    for (value, from, to) in [(3.775, "3", "4"), (-0.225, "-1", "0")] {
      let half = try parts(NumericText(from: from, to: to, progress: 0.5)).groups
      let groups = try parts(NumericText(value: value)).groups
      #expect(groups.count == half.count)
      for (a, b) in zip(groups, half) {
        #expect(abs(a.group.opacity - b.group.opacity) < 1e-9)
        #expect(abs(a.bounds.minY - b.bounds.minY) < 1e-9)
      }
    }
    for value in [3.775, 3.9, 3.2] {
      let rolling = try list(value)
      for text in ["3", "4"] {
        let view = Text(text).contentTransition(.numericText(value: value))
        #expect(try items(view) == rolling)
      }
      // A text that does not read the number is left alone.
      #expect(
        try items(Text("37").contentTransition(.numericText(value: value))) == items(Text("37")))
    }
    #expect(try items(Text("3").contentTransition(.numericText(value: 3))) == items(Text("3")))
    #expect(try items(Text("3").contentTransition(.numericText(value: .nan))) == items(Text("3")))
    let grouped = Text("1,353 left").contentTransition(.numericText(value: 1353.775))
    let written = NumericText(value: 1353.775) { "1,\($0 - 1000) left" }
    #expect(try items(grouped) == items(written))
  }
}
