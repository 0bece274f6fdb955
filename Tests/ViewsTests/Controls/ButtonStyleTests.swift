import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

/// The looks of standard buttons and labels: paints and frames off the display list.
@Suite("Buttons and labels")
struct ButtonStyleTests {
  private static let label = AdaptiveColor(
    light: Color(hex: 0x3C3C43).opacity(0.3), dark: Color(hex: 0xEBEBF5).opacity(0.3))

  private func button(_ text: String = "Go") -> some View { Button(text) {} }

  @Test("a borderless label has the tint, red where it deletes, grey where it is disabled")
  func borderless() throws {
    #expect(try LayoutTests.paints(button()) == [.color(.blue)])
    #expect(try LayoutTests.paints(button().tint(.green)) == [.color(.green)])
    #expect(
      try LayoutTests.paints(Button("Go", role: .destructive) {}.tint(.green)) == [.color(.red)])
    #expect(try LayoutTests.paints(button().disabled(true)) == [.color(Self.label.light)])
  }

  @Test("a bordered button is 7 points higher than its line at each side, 12 wider at each end")
  func bordered() throws {
    let text = try #require(try LayoutTests.size(Text("Go")))
    let plate = try #require(try LayoutTests.frames(button().buttonStyle(.bordered)).first)
    #expect(abs(plate.width - text.width - 24) < 1e-9)
    #expect(abs(plate.height - text.height - 14) < 1e-9)
    #expect(
      try LayoutTests.paints(button().buttonStyle(.bordered)) == [
        .color(Color(hex: 0x767680).opacity(0.12)), .color(.blue),
      ])
    #expect(
      try LayoutTests.paints(button().buttonStyle(.bordered).tint(.green)) == [
        .color(Color.green.opacity(0.15)), .color(.green),
      ])
  }

  @Test("a prominent button is white on the tint, and grey where it is disabled")
  func prominent() throws {
    let view = button().buttonStyle(.borderedProminent)
    #expect(try LayoutTests.paints(view) == [.color(.blue), .color(.white)])
    #expect(try LayoutTests.paints(view.tint(.orange)) == [.color(.orange), .color(.white)])
    #expect(
      try LayoutTests.paints(view.disabled(true)) == [
        .color(Color(hex: 0x767680).opacity(0.12)), .color(Self.label.light),
      ])
  }

  @Test("control sizes and border shapes change the plate")
  func plates() throws {
    let text = try #require(try LayoutTests.size(Text("Go")))
    let large = button().buttonStyle(.borderedProminent).controlSize(.large)
    let frame = try #require(try LayoutTests.frames(large).first)
    #expect(abs(frame.height - text.height - 30) < 1e-9)
    /// Whether the plate's corner is filled at `inset` points from both edges.
    func isFilled(_ view: some View, inset: Double) throws -> Bool {
      guard case .fill(let fill)? = try LayoutTests.list(view).items.first else { return false }
      let path = fill.path.applying(fill.transform)
      let bounds = path.boundingRect
      return path.contains(Point(x: bounds.minX + inset, y: bounds.minY + inset))
    }
    #expect(try !isFilled(large, inset: 1))
    #expect(try isFilled(large, inset: 5))
    #expect(try !isFilled(large.buttonBorderShape(.capsule), inset: 5))
    #expect(try isFilled(large.buttonBorderShape(.roundedRectangle(radius: 2)), inset: 1))
  }

  @Test("a plain button is dimmed where it is disabled")
  func plain() throws {
    let view = Button {
    } label: {
      Color.red.frame(width: 10, height: 10)
    }
    .buttonStyle(.plain)
    #expect(try LayoutTests.list(view).items.count == 1)
    guard case .group(let group)? = try LayoutTests.list(view.disabled(true)).items.first else {
      Issue.record("should be a group")
      return
    }
    #expect(group.opacity == 0.5)
  }

  @Test("a label is its icon and its title 8 points apart, or one of both")
  func labels() throws {
    let title = try #require(try LayoutTests.size(Text("Star")))
    let icon = try #require(try LayoutTests.size(Image(systemName: "star")))
    let label = Label("Star", systemImage: "star")
    let whole = try #require(try LayoutTests.size(label))
    #expect(abs(whole.width - title.width - icon.width - 8) < 1e-9)
    #expect(try LayoutTests.size(label.labelStyle(.iconOnly)) == icon)
    #expect(try LayoutTests.size(label.labelStyle(.titleOnly)) == title)
    let custom = Label {
      Color.red.frame(width: 10, height: 10)
    } icon: {
      Color.green.frame(width: 20, height: 10)
    }
    #expect(try LayoutTests.paints(custom) == [.color(.green), .color(.red)])
  }

  @Test("a label style of one's own shows its parts as it likes")
  func labelStyle() throws {
    struct Upright: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.icon
          configuration.title
        }
      }
    }
    let label = Label {
      Color.red.frame(width: 10, height: 10)
    } icon: {
      Color.green.frame(width: 20, height: 10)
    }
    #expect(
      try LayoutTests.frames(label.labelStyle(Upright())) == [
        Rect(x: 40, y: 90, width: 20, height: 10), Rect(x: 45, y: 100, width: 10, height: 10),
      ])
  }

  @Test("an icon alone is called what its label reads, else what the symbol is called")
  func names() throws {
    func label(_ view: some View) throws -> [String] {
      let context = ViewContext(fonts: try FontLibrary.bundled())
      return TouchMap(try view.placed(size: LayoutTests.size, in: context)).regions.map(\.label)
    }
    #expect(
      try label(
        Button {
        } label: {
          Image(systemName: "chevron.left")
        }) == ["chevron.left"])
    #expect(
      try label(
        Button {
        } label: {
          Label("Back", systemImage: "chevron.left")
        }) == ["Back"])
    #expect(
      try label(
        Button {
        } label: {
          Label("Back", systemImage: "chevron.left").labelStyle(.iconOnly)
        }) == ["Back"])
    #expect(
      try label(
        Button {
        } label: {
          Image(systemName: "chevron.left").accessibilityHidden(true)
        }) == [""])
    #expect(try label(Color.red.onTapGesture {}.accessibilityLabel(Text("Red"))) == ["Red"])
  }
}
