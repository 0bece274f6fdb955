import Drawing
import Geometry
import Imaging
import Testing
import Views

@Suite("Shapes and styles")
struct ShapeTests {
  private func only(_ view: some View) throws -> DrawingItem {
    let items = try LayoutTests.list(view).items
    #expect(items.count == 1)
    return try #require(items.first)
  }

  @Test("a circle is the largest that fits, in the middle")
  func circle() throws {
    #expect(try LayoutTests.frames(Circle()) == [Rect(x: 0, y: 50, width: 100, height: 100)])
    let inFrame = Circle().frame(width: 30, height: 10)
    #expect(try LayoutTests.frames(inFrame) == [Rect(x: 45, y: 95, width: 10, height: 10)])
  }

  @Test("shapes fill their frame", arguments: [0, 1, 2, 3])
  func shapesFillTheirFrame(index: Int) throws {
    let frame = Rect(x: 30, y: 90, width: 40, height: 20)
    let frames =
      switch index {
      case 0: try LayoutTests.frames(Rectangle().frame(width: 40, height: 20))
      case 1: try LayoutTests.frames(Capsule(style: .circular).frame(width: 40, height: 20))
      case 2: try LayoutTests.frames(Ellipse().frame(width: 40, height: 20))
      default:
        try LayoutTests.frames(
          RoundedRectangle(cornerRadius: 8, style: .circular).frame(width: 40, height: 20))
      }
    #expect(frames == [frame])
  }

  @Test("a corner radius is at most half the shorter side")
  func cornerRadius() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    let capsule = Capsule(style: .circular).path(in: rect)
    #expect(RoundedRectangle(cornerRadius: 50, style: .circular).path(in: rect) == capsule)
  }

  @Test("a path in a view stays where its points say")
  func path() throws {
    let path = Path(Rect(x: 3, y: 4, width: 5, height: 6))
    #expect(try LayoutTests.frames(path.fill(.white)) == [Rect(x: 3, y: 4, width: 5, height: 6)])
  }

  @Test("a shape without a style takes the foreground style")
  func foreground() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try LayoutTests.paints(Rectangle()) == [.color(.black)])
    #expect(try LayoutTests.paints(Rectangle().foregroundStyle(red)) == [.color(red)])
    let inner = ZStack { Rectangle().foregroundStyle(red) }.foregroundStyle(.white)
    #expect(try LayoutTests.paints(inner) == [.color(red)])
  }

  @Test("fill styles choose the rule, strokes keep their style")
  func operations() throws {
    guard case .fill(let fill) = try only(Rectangle().fill(.white, style: FillStyle(eoFill: true)))
    else { return #expect(Bool(false), "not a fill") }
    #expect(fill.rule == .evenOdd)
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel)
    guard case .stroke(let stroke) = try only(Rectangle().stroke(.white, style: style))
    else { return #expect(Bool(false), "not a stroke") }
    #expect(stroke.style == style)
    guard case .stroke(let thin) = try only(Rectangle().stroke(.white, lineWidth: 2))
    else { return #expect(Bool(false), "not a stroke") }
    #expect(thin.style == StrokeStyle(lineWidth: 2))
  }

  @Test("a trimmed shape is the part of its outline, and nothing where there is none")
  func trim() throws {
    let trimmed = Rectangle().trim(from: 0, to: 0.5).stroke(.white).frame(width: 40, height: 20)
    guard case .stroke(let stroke) = try only(trimmed)
    else { return #expect(Bool(false), "not a stroke") }
    #expect(abs(stroke.path.length() - 60) < 1e-6)
    #expect(try LayoutTests.list(Rectangle().trim(to: 0).stroke(.white)).items.isEmpty)
  }

  @Test("a gradient runs between its two places in the frame, mixed premultiplied")
  func gradient() throws {
    let view = LinearGradient(
      colors: [.white, .black, .clear], startPoint: .leading, endPoint: UnitPoint(x: 1, y: 1)
    ).frame(width: 40, height: 20)
    guard case .fill(let fill) = try only(view), case .linearGradient(let paint) = fill.paint
    else { return #expect(Bool(false), "not a gradient") }
    #expect(paint.start == Point(x: 0, y: 10))
    #expect(paint.end == Point(x: 40, y: 20))
    #expect(paint.gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(paint.gradient.interpolation == .premultiplied)
    #expect(fill.transform == Affine(translationX: 30, y: 90))
  }

  @Test("opacity, blend modes and clips make groups")
  func groups() throws {
    guard case .group(let faded) = try only(Rectangle().opacity(0.25)) else {
      return #expect(Bool(false), "not a group")
    }
    #expect(faded.opacity == 0.25 && faded.blendMode == .normal)
    guard case .group(let cut) = try only(Color.white.blendMode(.destinationOut)) else {
      return #expect(Bool(false), "not a group")
    }
    #expect(cut.opacity == 1 && cut.blendMode == .destinationOut)
    guard case .group(let clipped) = try only(Color.white.clipShape(Circle())) else {
      return #expect(Bool(false), "not a group")
    }
    #expect(clipped.clip?.path == Circle().path(in: Rect(origin: .zero, size: LayoutTests.size)))
    #expect(try LayoutTests.list(Rectangle().opacity(0)).items.isEmpty)
    #expect(try LayoutTests.list(EmptyView().opacity(0.5)).items.isEmpty)
  }

  @Test("a clip moves and grows with what it cuts")
  func clipsFollowTransforms() throws {
    let view = Color.white.frame(width: 10, height: 10).clipShape(Rectangle())
      .scaleEffect(2, anchor: .topLeading).offset(x: 1, y: 2)
    guard case .group(let group) = try only(view), let clip = group.clip else {
      return #expect(Bool(false), "not a clip")
    }
    #expect(
      clip.path.applying(clip.transform).boundingRect == Rect(x: 46, y: 97, width: 20, height: 20))
  }
}
