import Drawing
import Geometry
import Imaging
import Raster
import Testing
import Typography
import Views

/// What effects make of colours and outlines, against closed forms: pictures of 20 x 20 points unless said.
@Suite("Effects")
struct EffectTests {
  static func bitmap(
    _ view: some View, size: Double = 20, scale: Double = 1, background: Color = .white
  ) throws -> Bitmap {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let list = try view.displayList(
      size: Size(width: size, height: size),
      in: ViewContext(environment: environment, fonts: try FontLibrary.bundled()))
    return try Renderer(scale: scale).render(list, background: background)
  }

  /// The channels in the middle of the picture.
  private func channels(_ view: some View, background: Color = .white) throws -> [Double] {
    let pixel = try Self.bitmap(view, background: background)[10, 10]
    return [pixel.red, pixel.green, pixel.blue].map { Double($0) / 255 }
  }

  private func expect(
    _ seen: [Double], _ expected: [Double], within tolerance: Double = 0.004,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (a, b) in zip(seen, expected) {
      #expect(abs(a - b) < tolerance, "\(seen)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Colours

  @Test("saturation moves colours along the line from their grey", arguments: [0, 0.5, 1, 1.4])
  func saturation(amount: Double) throws {
    let color = [0.5, 0.4, 0.6]
    let gray = 0.213 * color[0] + 0.715 * color[1] + 0.072 * color[2]
    expect(
      try channels(
        Color(red: color[0], green: color[1], blue: color[2]).saturation(amount)),
      color.map { gray + ($0 - gray) * amount })
  }

  @Test("hues turn by SVG's matrix: whole turns and greys stay, and red goes where its row says")
  func hueRotation() throws {
    let color = Color(red: 0.5, green: 0.4, blue: 0.6)
    expect(try channels(color.hueRotation(.degrees(360))), [0.5, 0.4, 0.6])
    expect(try channels(Color(white: 0.4).hueRotation(.degrees(77))), [0.4, 0.4, 0.4])
    // At 90 degrees cos is 0 and sin 1; of SVG's feColorMatrix only the sums with sin are left. The first
    // column says what becomes of red: 0.213 - 0.213, 0.213 + 0.143, 0.213 - 0.787.
    expect(
      try channels(Color(red: 0.5, green: 0, blue: 0).hueRotation(.degrees(90))),
      [0, 0.5 * 0.356, 0])
    // At 180 degrees cos is -1: 0.213 - 0.787, 0.213 + 0.213, 0.213 + 0.213.
    expect(
      try channels(Color(red: 0.5, green: 0, blue: 0).hueRotation(.degrees(180))),
      [0, 0.5 * 0.426, 0.5 * 0.426])
  }

  @Test("luminance becomes alpha, in black", arguments: [(1, 1, 1), (0, 1, 0), (0.5, 0.5, 0.5)])
  func luminanceToAlpha(red: Double, green: Double, blue: Double) throws {
    let luminance = 0.2125 * red + 0.7154 * green + 0.0721 * blue
    let seen = 1 - luminance
    expect(
      try channels(Color(red: red, green: green, blue: blue).luminanceToAlpha()),
      [seen, seen, seen])
  }

  @Test("a compositing group keeps blend modes in it from what is below")
  func compositingGroup() throws {
    let layer = Color(red: 1, green: 1, blue: 0).blendMode(.multiply)
    let under = Color(red: 0, green: 1, blue: 1)
    expect(
      try channels(
        ZStack {
          under; layer
        }), [0, 1, 0])
    expect(
      try channels(
        ZStack {
          under; ZStack { layer }.compositingGroup()
        }), [1, 1, 0])
  }

  @Test("the thinnest material lets most of what is below through")
  func ultraThinMaterial() throws {
    // Grey 0.5 under 40 % of #FAFAFA; on dark, under 45 % of #1E1E1E.
    let view = Color(white: 0.5).overlay { Rectangle().fill(.ultraThinMaterial) }
    expect(try channels(view), Array(repeating: 0.6 * 0.5 + 0.4 * 250 / 255, count: 3))
    expect(
      try channels(view.environment(\.colorScheme, .dark)),
      Array(repeating: 0.55 * 0.5 + 0.45 * 30 / 255, count: 3))
    let own = Color(white: 0.5)
      .overlay { Rectangle().fill(Material(blur: 16, veil: Color(hex: 0x3D616F).opacity(0.7))) }
    expect(
      try channels(own),
      [0x3D, 0x61, 0x6F].map { 0.3 * 0.5 + 0.7 * Double($0) / 255 })
    let bar = Color(white: 0.5).overlay { Rectangle().fill(.bar) }
    expect(try channels(bar), Array(repeating: 0.25 * 0.5 + 0.75 * 250 / 255, count: 3))
  }

  // MARK: Clips and masks

  @Test("a clipped view ends at its frame")
  func clipped() throws {
    let view = Color.black.frame(width: 30, height: 4).frame(width: 10, height: 10).clipped()
    let picture = try Self.bitmap(view)
    for x in 0..<20 {
      #expect((picture[x, 10].red == 0) == (5..<15).contains(x))
    }
    #expect(picture[10, 14].red == 255)
  }

  @Test("a text cuts a view to its letters, as a mask and as a clip of a canvas")
  func textMask() throws {
    let text = Text("R").font(.custom("Inter", size: 16)).bold()
    let drawn = try Self.bitmap(text.foregroundStyle(.red))
    let masked = try Self.bitmap(Color.red.mask { text })
    let clipped = try Self.bitmap(
      Canvas { context, size in
        context.clipToLayer {
          $0.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      })
    var ink = 0
    for y in 0..<20 {
      for x in 0..<20 {
        let wanted = drawn[x, y]
        if wanted.green < 100 { ink += 1 }
        for picture in [masked, clipped] {
          #expect(abs(Int(picture[x, y].green) - Int(wanted.green)) <= 1)
          #expect(picture[x, y].red == 255)
        }
      }
    }
    #expect(ink > 30)
  }

  @Test("layers that a canvas is cut to count together with its clips, each with its opacity")
  func clipLayers() throws {
    let view = Canvas { context, _ in
      let square = Path(CGRect(x: 0, y: 0, width: 20, height: 12))
      context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.white)) }
      context.clip(to: Path(CGRect(x: 0, y: 8, width: 20, height: 12)))
      context.clipToLayer {
        $0.fill(Path(CGRect(x: 0, y: 0, width: 12, height: 20)), with: .color(.white))
      }
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
    }
    let picture = try Self.bitmap(view)
    #expect(abs(Int(picture[6, 10].red) - 128) <= 1)
    for (x, y) in [(6, 4), (6, 15), (15, 10)] { #expect(picture[x, y].red == 255) }
  }

  // MARK: Transforms

  @Test("a transform is one of the view's own coordinates")
  func transformEffect() throws {
    let view = Color.red.frame(width: 10, height: 20)
      .transformEffect(Affine(a: 2, b: 0, c: 0, d: 0.5, tx: 3, ty: 4))
    // The frame's corner is (45, 90).
    #expect(try LayoutTests.frames(view) == [Rect(x: 48, y: 94, width: 20, height: 10)])
  }

  @Test("a projection divides by what its third column says")
  func projectionEffect() throws {
    var projection = ProjectionTransform()
    (projection.m13, projection.m31) = (0.05, 2)
    let view = Color.red.frame(width: 10, height: 20).projectionEffect(projection)
    guard case .fill(let fill)? = try LayoutTests.list(view).items.first else {
      Issue.record("should be a fill")
      return
    }
    let path = fill.path.applying(fill.transform)
    // (x, y) goes to ((x + 2) / w, y / w) with w = 1 + 0.05 x: (10, 20) to (8, 13.33).
    let bounds = path.boundingRect
    #expect(abs(bounds.minX - 47) < 1e-9 && abs(bounds.maxX - 53) < 1e-9)
    #expect(abs(bounds.minY - 90) < 1e-9 && abs(bounds.maxY - 110) < 1e-9)
    #expect(path.contains(Point(x: 52.9, y: 103.2)) && !path.contains(Point(x: 52.9, y: 103.5)))
  }

  // MARK: Gradients

  private static let stops = Gradient(colors: [.black, .white])

  @Test("a radial gradient goes by the distance from its centre, in points")
  func radialGradient() throws {
    let view = RadialGradient(
      gradient: Self.stops, center: .topLeading, startRadius: 4, endRadius: 16)
    let picture = try Self.bitmap(view)
    for (x, y) in [(0, 0), (3, 3), (8, 0), (0, 10), (6, 8), (12, 9), (19, 19)] {
      let distance = ((Double(x) + 0.5) * (Double(x) + 0.5) + (Double(y) + 0.5) * (Double(y) + 0.5))
        .squareRoot()
      let expected = min(max((distance - 4) / 12, 0), 1)
      #expect(abs(Double(picture[x, y].red) / 255 - expected) < 0.01)
    }
  }

  @Test("an elliptical gradient goes by the distance in parts of the frame")
  func ellipticalGradient() throws {
    let view = EllipticalGradient(gradient: Self.stops).frame(width: 20, height: 10)
    let picture = try Self.bitmap(view)
    for (x, y) in [(10, 10), (15, 10), (18, 10), (10, 12), (10, 14), (14, 12)] {
      let dx = (Double(x) + 0.5 - 10) / 20
      let dy = (Double(y) + 0.5 - 10) / 10
      let expected = min((dx * dx + dy * dy).squareRoot() / 0.5, 1)
      #expect(abs(Double(picture[x, y].red) / 255 - expected) < 0.01)
    }
  }

  @Test("an angular gradient goes clockwise from the right")
  func angularGradient() throws {
    let view = AngularGradient(gradient: Self.stops, center: .center, angle: .zero)
    let picture = try Self.bitmap(view)
    // On the diagonals, an eighth of a turn and its odd multiples.
    for (x, y, eighth) in [(16, 16, 1.0), (3, 16, 3), (3, 3, 5), (16, 3, 7)] {
      #expect(abs(Double(picture[x, y].red) / 255 - eighth / 8) < 0.01)
    }
    let part = AngularGradient(
      gradient: Self.stops, center: .center, startAngle: .degrees(90), endAngle: .degrees(180))
    #expect(abs(Double(try Self.bitmap(part)[3, 16].red) / 255 - 0.5) < 0.01)
  }
}
