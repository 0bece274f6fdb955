import Drawing
public import Geometry
public import Imaging

/// A place to draw on: a copy shares what is drawn, and has its own transform, clip and opacity.
public struct GraphicsContext {
  let sheet: CanvasSheet
  let context: ViewContext
  let symbols: [MeasuredNode]

  /// How much of what is drawn shows, 0...1.
  public var opacity = 1.0
  /// How what is drawn is combined with what is below it.
  public var blendMode = BlendMode.normal
  /// From the coordinates of drawing calls to those of the canvas.
  public var transform = Affine.identity
  private var clips: [Clip] = []
  private var masks: [Mask] = []
  private var filters: [Drawing.Filter] = []

  init(sheet: CanvasSheet, context: ViewContext, symbols: [MeasuredNode]) {
    self.sheet = sheet
    self.context = context
    self.symbols = symbols
  }

  /// The values that are handed down to the canvas.
  public var environment: EnvironmentValues { context.environment }

  /// What is drawn from now on lies `x` and `y` points further on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(Affine(translationX: x, y: y))
  }

  /// What is drawn from now on is scaled about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(Affine(scaleX: x, y: y))
  }

  /// What is drawn from now on is turned about the origin.
  public mutating func rotate(by angle: Angle) {
    concatenate(Affine(rotation: angle))
  }

  /// What is drawn from now on is put under `matrix` first.
  public mutating func concatenate(_ matrix: Affine) {
    transform = matrix.concatenating(transform)
  }

  /// What is drawn from now on is cut to `path` too.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(Clip(path, rule: style.rule, transform: transform))
  }

  /// What is drawn from now on is cut to what `content` draws: as much of it shows as the alpha says.
  ///
  /// - Parameters:
  ///   - opacity: How much of what `content` draws counts, 0...1.
  ///   - content: Draws what is kept: a text, say.
  public mutating func clipToLayer(
    opacity: Double = 1, content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = CanvasSheet()
    var inner = GraphicsContext(sheet: layer, context: context, symbols: symbols)
    inner.transform = transform
    inner.opacity = opacity
    try content(&inner)
    sheet.error = sheet.error ?? layer.error
    masks.append(Mask(layer.items))
  }

  /// What is drawn from now on goes through `filter` last.
  public mutating func addFilter(_ filter: Filter) {
    filters.append(Drawing.Filter([filter.primitive], transform: transform))
  }

  /// Fills the inside of `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(path, .fill(style.rule), shading)
  }

  /// Draws a line along `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    paint(path, .stroke(style), shading)
  }

  /// Draws a line of `lineWidth` points along `path`.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws what `content` draws as one picture, which this context's opacity, clip and filters are
  /// for.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = CanvasSheet()
    var inner = GraphicsContext(sheet: layer, context: context, symbols: symbols)
    inner.transform = transform
    try content(&inner)
    sheet.error = sheet.error ?? layer.error
    guard !layer.items.isEmpty else { return }
    emit([.group(Drawing.Group(layer.items))])
  }

  private func paint(_ path: Path, _ operation: ShapeOperation, _ shading: Shading) {
    let mark = PaintedMark(
      path, operation, bounds: path.boundingRect, transform: transform)
    emit(mark.items(shading.style, in: environment))
  }

  /// Puts `items`, which are in the canvas's coordinates, on the sheet, under what this context asks
  /// for.
  func emit(_ items: [DrawingItem]) {
    let isPlain =
      opacity == 1 && blendMode == .normal && clips.isEmpty && masks.isEmpty && filters.isEmpty
    guard !isPlain, !items.isEmpty else {
      sheet.items += items
      return
    }
    // A group has one clip and one mask: the others go into groups of their own, round the filters.
    var (items, filters) = (items, filters)
    for clip in clips.dropLast() {
      items = [.group(Drawing.Group(items, clip: clip, filters: filters))]
      filters = []
    }
    for mask in masks.dropLast() {
      items = [.group(Drawing.Group(items, mask: mask, filters: filters))]
      filters = []
    }
    sheet.items.append(
      .group(
        Drawing.Group(
          items, opacity: min(max(opacity, 0), 1), blendMode: blendMode, clip: clips.last,
          mask: masks.last, filters: filters)))
  }
}

extension GraphicsContext {
  /// What is painted with.
  public struct Shading: Sendable {
    let style: any ShapeStyle

    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(style: color) }

    /// A style, which spans the path.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading(style: style) }

    /// The foreground style.
    public static var foreground: Shading { Shading(style: ForegroundStyle()) }

    /// Colours along a line of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(
        style: PlainStyle(
          paint: .linearGradient(
            LinearGradientPaint(gradient.paintStops, start: startPoint, end: endPoint))))
    }

    /// Colours by distance from a point of the canvas.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        style: PlainStyle(
          paint: .radialGradient(
            RadialGradientPaint(
              gradient.paintStops, startCenter: center, startRadius: max(startRadius, 0),
              endCenter: center, endRadius: max(endRadius, 0)))))
    }

    /// Colours by direction from a point of the canvas.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading {
      Shading(
        style: PlainStyle(
          paint: .angularGradient(
            AngularGradientPaint(
              gradient.paintStops, center: center, startAngle: angle,
              endAngle: angle + Angle(degrees: 360)))))
    }
  }

  /// An operation on what is drawn.
  public struct Filter: Sendable {
    let primitive: FilterPrimitive

    /// A blur by a standard deviation of `radius` points.
    public static func blur(radius: CGFloat) -> Filter {
      let sigma = max(radius, 0)
      return Filter(.gaussianBlur(sigmaX: sigma, sigmaY: sigma))
    }

    /// A shadow, blurred by a standard deviation of `radius` points.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      let sigma = max(radius, 0)
      return Filter(.dropShadow(sigmaX: sigma, sigmaY: sigma, dx: x, dy: y, color: color))
    }

    private init(_ operation: FilterOperation) {
      primitive = FilterPrimitive(operation, inputs: [.source])
    }
  }
}

/// A paint that does not fit itself to what is painted.
private struct PlainStyle: ShapeStyle {
  let paint: Paint

  func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint { paint }
}
