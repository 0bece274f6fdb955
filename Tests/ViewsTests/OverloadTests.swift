import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

/// Words that say the same as others: each against the longer way to say it.
@Suite("Overloads")
struct OverloadTests {
  /// Whether both draw the same.
  private func expectSame(
    _ a: some View, _ b: some View, in environment: EnvironmentValues = EnvironmentValues(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (a, b) = (
      try LayoutTests.list(a, in: environment), try LayoutTests.list(b, in: environment)
    )
    #expect(a == b, sourceLocation: sourceLocation)
    #expect(!a.items.isEmpty, sourceLocation: sourceLocation)
  }

  @Test("a scale of both axes may come as a size")
  func scale() throws {
    let square = Color.red.frame(width: 10, height: 10)
    try expectSame(
      square.scaleEffect(CGSize(width: 2, height: 3), anchor: .top),
      square.scaleEffect(x: 2, y: 3, anchor: .top))
  }

  @Test("gradients may be named as styles")
  func gradients() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let shape = Rectangle()
    try expectSame(
      shape.fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)),
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    try expectSame(
      shape.fill(gradient),
      shape.fill(
        .linearGradient(
          colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    try expectSame(
      shape.fill(.radialGradient(gradient, endRadius: 40)),
      RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 40))
    try expectSame(
      shape.fill(.angularGradient(gradient, startAngle: .zero, endAngle: .degrees(90))),
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(90)))
    try expectSame(
      shape.fill(.conicGradient(gradient, angle: .degrees(30))),
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(30)))
    try expectSame(
      shape.fill(.ellipticalGradient(gradient, center: .top)),
      EllipticalGradient(gradient: gradient, center: .top))
  }

  @Test("a colour's own gradient ends in it, and begins a fifth lighter")
  func colorGradient() throws {
    let color = Color(red: 0.5, green: 0, blue: 1)
    guard
      case .linearGradient(let paint)? = try LayoutTests.paints(
        Rectangle().fill(color.gradient)
      ).first, let first = paint.gradient.stops.first
    else {
      Issue.record("should be a gradient")
      return
    }
    #expect(paint.start == Point(x: 50, y: 0) && paint.end == Point(x: 50, y: 200))
    #expect(paint.gradient.stops.last?.color == color)
    #expect(abs(first.color.red - 0.6) < 1e-9 && abs(first.color.green - 0.2) < 1e-9)
  }

  @Test("the background is white, black on dark, or what it was set to")
  func background() throws {
    let square = Color.red.frame(width: 10, height: 10)
    try expectSame(square.background(), square.background(Color.white))
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    try expectSame(square.background(), square.background(Color.black), in: dark)
    try expectSame(
      square.background(in: Circle()).backgroundStyle(.green),
      square.background(.green, in: Circle()))
    try expectSame(
      square.background(in: Circle()).backgroundStyle(.secondary).foregroundStyle(.blue),
      square.background(Color.blue.opacity(0.6), in: Circle()))
  }

  @Test("limits of lines may be open at one end")
  func lineLimits() throws {
    func height(_ view: some View) throws -> Double { try LayoutTests.size(view)?.height ?? 0 }
    let text = Text("a few words that take four lines or so of a narrow picture")
    let line = try height(text.lineLimit(1))
    #expect(try height(text.lineLimit(...2)) == 2 * line)
    #expect(try height(Text("a").lineLimit(3...)) == 3 * line)
    #expect(try height(text.lineLimit(2...)) == height(text))
    #expect(try height(Text("a").lineLimit(2, reservesSpace: true)) == 2 * line)
    // A limit further in says nothing of space that one further out has kept.
    #expect(try height(Text("a").lineLimit(2).lineLimit(2, reservesSpace: true)) == line)
  }

  @Test("edges can be hard: fills, lines and borders say so to what draws them")
  func antialiasing() throws {
    func isSoft(_ view: some View) throws -> Bool {
      switch try LayoutTests.list(view).items.first {
      case .fill(let fill)?: fill.isAntialiased
      case .stroke(let stroke)?: stroke.isAntialiased
      default: true
      }
    }
    let circle = Circle()
    #expect(try isSoft(circle.fill(.red)))
    #expect(try !isSoft(circle.fill(.red, style: FillStyle(antialiased: false))))
    #expect(try !isSoft(circle.stroke(.red, lineWidth: 2, antialiased: false)))
    #expect(try !isSoft(circle.strokeBorder(.red, lineWidth: 2, antialiased: false)))
    #expect(try !isSoft(circle.strokeBorder(style: StrokeStyle(lineWidth: 2), antialiased: false)))
  }

  @Test("an opaque canvas is black where nothing is drawn")
  func canvas() throws {
    let canvas = Canvas(opaque: true, colorMode: .nonLinear, rendersAsynchronously: true) {
      context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(try LayoutTests.paints(canvas) == [.color(.black), .color(.red)])
  }

  @Test("a font's typeface can be chosen further out, where it is the system's")
  func fontDesign() throws {
    let text = Text("Rolling")
    try expectSame(
      text.fontDesign(.rounded), text.font(.system(.body, design: .rounded)))
    try expectSame(
      VStack { text.font(.title) }.fontDesign(.rounded),
      text.font(.system(.title, design: .rounded)))
    let custom = text.font(.custom("Plus Jakarta Sans", size: 17))
    try expectSame(custom.fontDesign(.rounded), custom)
    try expectSame(
      text.font(.custom("Inter", size: 12, relativeTo: .body)),
      text.font(.custom("Inter", size: 12)))
    // No bundled family has other widths: the only face serves.
    try expectSame(text.fontWidth(.condensed), text)
  }

  @Test("in a layout from right to left, lines stand at the right, whatever their script")
  func textSides() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    func left(_ alignment: TextAlignment) throws -> Double {
      let text = Text("much longer\nshort").multilineTextAlignment(alignment)
      guard case .fill(let fill)? = try LayoutTests.list(text, in: environment).items.first else {
        return .nan
      }
      // The second line's glyphs: those of the lower half.
      let middle = fill.path.boundingRect.midY
      return fill.path.subpaths.map(\.start).filter { $0.y > middle }.map(\.x).min() ?? .nan
    }
    #expect(try left(.trailing) < left(.center))
    #expect(try left(.center) < left(.leading))
  }

  @Test("a mask says whose gestures count")
  func gestureMask() throws {
    func heard(_ mask: GestureMask) throws -> [String] {
      var heard: [String] = []
      let view = Color.red.onTapGesture { heard.append("inner") }
        .simultaneousGesture(TapGesture().onEnded { heard.append("outer") }, including: mask)
      let context = ViewContext(fonts: try FontLibrary.bundled())
      let map = TouchMap(try view.placed(size: LayoutTests.size, in: context))
      for tap in map.recognizers(at: Point(x: 50, y: 100), \.tap) { tap.perform(.zero) }
      return heard
    }
    #expect(try heard(.all) == ["inner", "outer"])
    #expect(try heard(.gesture) == ["outer"])
    #expect(try heard(.subviews) == ["inner"])
    #expect(try heard(.none).isEmpty)
  }

  @Test("transforms have Core Graphics' words: what is named last comes first")
  func transforms() {
    let point = CGPoint(x: 1, y: 2)
    let base = CGAffineTransform(scaleX: 2, y: 3)
    // Moved first: (1 + 10, 2 + 20), then scaled.
    #expect(point.applying(base.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 66))
    #expect(point.applying(base.scaledBy(x: 5, y: 7)) == CGPoint(x: 10, y: 42))
    // A quarter turn from x to y: (1, 2) goes to (-2, 1).
    let turned = point.applying(base.rotated(by: .pi / 2))
    #expect(abs(turned.x + 4) < 1e-12 && abs(turned.y - 3) < 1e-12)
    #expect(point.applying(base).applying(base.inverted()) == point)
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
  }

  @Test("shapes and masks may be named in short")
  func shortNames() throws {
    let color = Color.red.frame(width: 40, height: 20)
    try expectSame(color.clipShape(.ellipse), color.clipShape(Ellipse()))
    try expectSame(
      color.clipShape(.capsule(style: .circular)), color.clipShape(Capsule(style: .circular)))
    try expectSame(
      color.clipShape(.rect(topLeadingRadius: 9)),
      color.clipShape(UnevenRoundedRectangle(topLeadingRadius: 9)))
    try expectSame(
      color.clipShape(.rect(cornerRadii: RectangleCornerRadii(topTrailing: 5))),
      color.clipShape(UnevenRoundedRectangle(topTrailingRadius: 5)))
    try expectSame(color.mask(Circle()), color.mask { Circle() })
  }
}
