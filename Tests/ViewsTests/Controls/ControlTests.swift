import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

/// Switches, progress, sliders and steppers: frames, paints, and what touches do to their bindings.
@Suite("Controls")
struct ControlTests {
  private func touch(_ view: some View) throws -> TouchMap {
    let context = ViewContext(fonts: try FontLibrary.bundled())
    return TouchMap(try view.placed(size: LayoutTests.size, in: context))
  }

  private func tap(_ map: TouchMap, _ label: String) throws {
    let region = try #require(map.regions.first { $0.label == label })
    let point = try #require(map.touchPoint(of: region))
    for tap in map.recognizers(at: point, \.tap) { tap.perform(point) }
  }

  // MARK: Toggles

  /// The left edge of the thumb of a switch, from the left edge of its track.
  private func thumb(_ view: some View) throws -> Double {
    let frames = try LayoutTests.frames(view.labelsHidden())
    let track = try #require(frames.first { $0.width == 51 })
    let thumb = try #require(frames.last { $0.width == 27 })
    #expect(track.height == 31 && thumb.height == 27)
    return thumb.minX - track.minX
  }

  @Test("a switch's thumb stands 2 points from either end, or on the way")
  func switchThumb() throws {
    let (off, on) = (Toggle("A", isOn: .constant(false)), Toggle("A", isOn: .constant(true)))
    #expect(try thumb(off) == 2)
    #expect(try thumb(on) == 22)
    #expect(try thumb(off.toggleStyle(.switch(progress: 0.25))) == 7)
    #expect(try thumb(off.toggleStyle(.switch(progress: .nan))) == 2)
  }

  @Test("a switch is green, or in the tint, where it is on")
  func switchColor() throws {
    let on = Toggle("A", isOn: .constant(true)).labelsHidden()
    #expect(try LayoutTests.paints(on).contains(.color(.green)))
    #expect(try LayoutTests.paints(on.tint(.orange)).contains(.color(.orange)))
    #expect(try !LayoutTests.paints(Toggle("A", isOn: .constant(false))).contains(.color(.green)))
  }

  @Test("a tap on a switch, which is called what its label reads, sets its binding")
  func switchTap() throws {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    try tap(try touch(Toggle("Sound", isOn: binding)), "Sound")
    #expect(isOn)
    try tap(try touch(Toggle("Sound", isOn: binding).toggleStyle(.button)), "Sound")
    #expect(!isOn)
    try tap(try touch(Toggle("Sound", isOn: binding).disabled(true)), "Sound")
    #expect(!isOn)
  }

  @Test("a toggle style of one's own shows whether it is on, and changes that")
  func toggleStyle() throws {
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        (configuration.isOn ? Color.red : Color.blue)
          .onTapGesture { configuration.isOn.toggle() }
          .accessibilityLabel("check")
      }
    }
    var isOn = false
    let toggle = Toggle("A", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      .toggleStyle(Check())
    #expect(try LayoutTests.paints(toggle) == [.color(.blue)])
    try tap(try touch(toggle), "check")
    #expect(try LayoutTests.paints(toggle) == [.color(.red)])
  }

  // MARK: Progress

  @Test(
    "a bar is filled as far as its value is",
    arguments: [(0.25, 25.0), (1, 100), (7, 100), (-1, 0), (.nan, 0)])
  func bar(value: Double, width: Double) throws {
    let frames = try LayoutTests.frames(ProgressView(value: value))
    #expect(frames.map(\.height) == [4, 4])
    #expect(frames.map(\.width) == [100, width])
    let doubled = try LayoutTests.frames(ProgressView(value: value * 2, total: 2))
    #expect(doubled == frames)
  }

  @Test("labels stand above the bar and below it")
  func barLabels() throws {
    let view = ProgressView(value: 0.5) {
      Color.red.frame(width: 10, height: 10)
    } currentValueLabel: {
      Color.green.frame(width: 20, height: 10)
    }
    #expect(
      try LayoutTests.frames(view) == [
        Rect(x: 0, y: 84, width: 10, height: 10), Rect(x: 0, y: 98, width: 100, height: 4),
        Rect(x: 0, y: 98, width: 50, height: 4), Rect(x: 0, y: 106, width: 20, height: 10),
      ])
  }

  @Test("a wheel has eight spokes within 20 points, and turns once a second")
  func wheel() throws {
    let spokes = try LayoutTests.frames(ProgressView())
    #expect(spokes.count == 8)
    for spoke in spokes {
      #expect(spoke.minX >= 39.9 && spoke.maxX <= 60.1 && spoke.minY >= 89.9 && spoke.maxY <= 110.1)
    }
    func opacities(_ time: Double) throws -> [Double] {
      try LayoutTests.list(ProgressView().progressViewStyle(.circular(at: time))).items.map {
        guard case .group(let group) = $0 else { return 1 }
        return group.opacity
      }
    }
    let start = try opacities(0)
    #expect(start[0] == 1 && Set(start).count == 8 && (start.min() ?? 0) > 0.25)
    #expect(try opacities(3) == start)
    // An eighth of a second later, the next spoke leads.
    let next = try opacities(0.125)
    for index in 0..<8 { #expect(abs(next[(index + 1) % 8] - start[index]) < 1e-9) }
  }

  // MARK: Sliders and steppers

  @Test("a slider's thumb stands where its value is, and a finger sets the value")
  func slider() throws {
    var value = 25.0
    var edits: [Bool] = []
    let binding = Binding(get: { value }, set: { value = $0 })
    func slider(step: Double?) -> some View {
      Slider(value: binding, in: 0...100, step: step) {
        Text("Volume")
      } onEditingChanged: {
        edits.append($0)
      }
    }
    // The thumb's middle moves between 13.5 and 86.5.
    #expect(try LayoutTests.frames(slider(step: nil)).last?.midX == 13.5 + 73 * 0.25)
    func drag(to x: Double, step: Double?) throws {
      let map = try touch(slider(step: step))
      #expect(map.regions.map(\.label) == ["Volume"])
      let start = Point(x: 20, y: 100)
      for drag in map.recognizers(at: start, \.drag) {
        func finger(_ x: Double) -> DragGesture.Value {
          DragGesture.Value(
            time: 0, location: Point(x: x, y: 100), startLocation: start, velocity: .zero)
        }
        drag.changed(finger(20))
        drag.changed(finger(x))
        drag.ended(finger(x))
      }
    }
    try drag(to: 50, step: nil)
    #expect(value == 50 && edits == [true, false])
    try drag(to: 13.5 + 73 * 0.61, step: 25)
    #expect(value == 50)
    try drag(to: 400, step: 30)
    #expect(value == 90)
    try drag(to: 400, step: nil)
    #expect(value == 100)
    try drag(to: -400, step: nil)
    #expect(value == 0)
  }

  @Test("a stepper's halves add and take off a step, up to its bounds")
  func stepper() throws {
    var value = 3
    let binding = Binding(get: { value }, set: { value = $0 })
    func stepper() throws -> TouchMap {
      try touch(Stepper("Guests", value: binding, in: 1...4, step: 2).labelsHidden())
    }
    #expect(try LayoutTests.frames(Stepper("", value: binding).labelsHidden()).first?.width == 94)
    try tap(try stepper(), "Increment")
    #expect(value == 4)
    let half = try #require(try stepper().regions.first { $0.label == "Increment" })
    #expect(!half.isEnabled)
    try tap(try stepper(), "Decrement")
    try tap(try stepper(), "Decrement")
    #expect(value == 1)
  }

  @Test("a part of what a binding binds can be changed by itself")
  func binding() {
    struct Settings { var name = "a", count = 1 }
    var settings = Settings()
    let binding = Binding(get: { settings }, set: { settings = $0 })
    binding.name.wrappedValue = "b"
    binding.count.wrappedValue += 1
    #expect(settings.name == "b" && settings.count == 2)
  }
}
