import Drawing
import Geometry
import Imaging

extension SVGResolver {
  /// Adds one primitive to a filter.
  mutating func addPrimitive(
    _ kind: FilterKind, _ index: Int, to builder: inout FilterBuilder
  ) throws(SVGError) {
    let element = tree.elements[index]
    let style = style(of: index, viewport: builder.context.viewport)
    let input = input("in", of: index, builder)
    var subregion = subregion(of: index, kind, input, builder)
    // A region without extent makes the result empty.
    if let region = subregion, region.size.width <= 0 || region.size.height <= 0 {
      return add(.flood(.clear), [], builder.region, style, element, to: &builder)
    }
    guard let operation = operation(kind, index, style, builder) else {
      return add(.flood(.clear), [], subregion, style, element, to: &builder)
    }
    let inputs = try inputs(of: index, kind, input, &subregion, builder)
    add(operation, inputs, subregion, style, element, to: &builder)
  }

  /// What a primitive does; nil where an attribute is wrong, which leaves nothing.
  private func operation(
    _ kind: FilterKind, _ index: Int, _ style: SVGStyle, _ builder: FilterBuilder
  ) -> FilterOperation? {
    switch kind {
    case .feBlend:
      .blend(tree.elements[index]["mode"].flatMap { BlendMode(css: $0.trimmingSpaces) } ?? .normal)
    case .feComposite: composite(index)
    case .feDisplacementMap: displacement(index, builder)
    case .feColorMatrix: colorMatrix(index)
    case .feComponentTransfer: componentTransfer(index)
    case .feConvolveMatrix: convolution(index).map { .convolution($0) }
    case .feGaussianBlur: gaussianBlur(index, builder)
    case .feDropShadow: dropShadow(index, style, builder)
    case .feOffset: move(index, builder)
    case .feFlood: .flood(floodColor(index, style))
    case .feMerge: .merge
    case .feMorphology: morphology(index, builder)
    case .feTile: .tile
    case .feTurbulence: .turbulence(turbulence(index, builder))
    case .feDiffuseLighting, .feSpecularLighting: lighting(kind, index, style, builder)
    case .feImage: .image
    }
  }

  /// What a primitive takes; `first` is what its `in` names.
  private mutating func inputs(
    of index: Int, _ kind: FilterKind, _ first: FilterPrimitive.Input, _ subregion: inout Rect?,
    _ builder: FilterBuilder
  ) throws(SVGError) -> [FilterPrimitive.Input] {
    switch kind {
    case .feBlend, .feComposite, .feDisplacementMap:
      return [first, input("in2", of: index, builder)]
    case .feFlood, .feTurbulence: return []
    case .feImage: return [.items(try image(index, &subregion, builder))]
    case .feMerge:
      let nodes = children(of: index).filter { tree.elements[$0].tag == "feMergeNode" }
      guard nodes.count <= SVGLimits.mergedInputs else {
        throw .limit(
          line: tree.elements[index].line,
          reason: "feMerge may have \(SVGLimits.mergedInputs) feMergeNodes")
      }
      return nodes.map { input("in", of: $0, builder) }
    default: return [first]
    }
  }

  private func add(
    _ operation: FilterOperation, _ inputs: [FilterPrimitive.Input], _ subregion: Rect?,
    _ style: SVGStyle, _ element: SVGElement, to builder: inout FilterBuilder
  ) {
    builder.primitives.append(
      FilterPrimitive(
        operation, inputs: inputs, subregion: subregion, space: style.filterSpace))
    if let name = element["result"]?.trimmingSpaces, !name.isEmpty {
      builder.names[name] = builder.primitives.count - 1
    }
  }

  // MARK: Inputs

  /// What an attribute names as input; the result before where it is missing or unknown.
  private mutating func input(
    _ name: String, of index: Int, _ builder: FilterBuilder
  ) -> FilterPrimitive.Input {
    guard let value = tree.elements[index][name]?.trimmingSpaces, !value.isEmpty else {
      return builder.previous
    }
    switch value {
    case "SourceGraphic": return .source
    case "SourceAlpha": return .sourceAlpha
    case "BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint":
      note(index, "the input '\(value)' is taken as SourceGraphic, as in browsers")
      return .source
    default: return builder.names[value].map { .result($0) } ?? builder.previous
    }
  }

  // MARK: Subregions

  /// The part of the filter's region that counts of a primitive's result, in user space.
  private func subregion(
    of index: Int, _ kind: FilterKind, _ input: FilterPrimitive.Input, _ builder: FilterBuilder
  ) -> Rect? {
    let element = tree.elements[index]
    // What a moved picture was cut to, it stays cut to.
    let standard = kind == .feOffset ? builder.subregion(of: input) : builder.region
    func part(
      _ name: String, _ reference: SVGLength.Reference, _ origin: Double, _ extent: Double
    ) -> Double? {
      guard let length = element[name].flatMap(SVGLength.init) else { return nil }
      guard builder.box != nil else { return builder.context.length(length, reference) }
      return origin + extent * builder.context.length(length, .one)
    }
    let box = builder.box ?? .zero
    let x = part("x", .width, box.minX, box.width)
    let y = part("y", .height, box.minY, box.height)
    let width = part("width", .width, 0, box.width)
    let height = part("height", .height, 0, box.height)
    guard x != nil || y != nil || width != nil || height != nil || kind == .feOffset else {
      return nil
    }
    return Rect(
      x: x ?? standard.minX, y: y ?? standard.minY, width: width ?? standard.width,
      height: height ?? standard.height)
  }

  // MARK: Numbers

  /// A pair of numbers in user space, the second being the first where it is missing.
  func pair(_ text: String?, standard: Double, _ builder: FilterBuilder) -> Size? {
    var numbers = [standard]
    if let text {
      guard let given = text.onlyNumbers else { return nil }
      numbers = given
      guard numbers.count == 1 || numbers.count == 2 else { return nil }
    }
    var (x, y) = (numbers[0], numbers.count == 2 ? numbers[1] : numbers[0])
    if let box = builder.box { (x, y) = (x * box.width, y * box.height) }
    return Size(width: x, height: y)
  }

  private func gaussianBlur(_ index: Int, _ builder: FilterBuilder) -> FilterOperation {
    let sigma = deviation(index, builder)
    return .gaussianBlur(sigmaX: sigma.width, sigmaY: sigma.height)
  }

  private func dropShadow(
    _ index: Int, _ style: SVGStyle, _ builder: FilterBuilder
  ) -> FilterOperation {
    let sigma = deviation(index, builder, standard: 2)
    let offset = offset(index, builder, standard: 2)
    return .dropShadow(
      sigmaX: sigma.width, sigmaY: sigma.height, dx: offset.width, dy: offset.height,
      color: floodColor(index, style))
  }

  private func move(_ index: Int, _ builder: FilterBuilder) -> FilterOperation {
    let offset = offset(index, builder, standard: 0)
    return .offset(dx: offset.width, dy: offset.height, snapsToPixels: true)
  }

  private func deviation(_ index: Int, _ builder: FilterBuilder, standard: Double = 0) -> Size {
    let sigma = pair(tree.elements[index]["stdDeviation"], standard: standard, builder)
    // A negative deviation, or a third one, switches the blur off.
    guard let sigma, sigma.width >= 0, sigma.height >= 0 else { return .zero }
    return sigma
  }

  private func offset(_ index: Int, _ builder: FilterBuilder, standard: Double) -> Size {
    func number(_ name: String) -> Double {
      guard let text = tree.elements[index][name] else { return standard }
      let numbers = text.onlyNumbers ?? []
      return numbers.count == 1 ? numbers[0] : 0
    }
    let (dx, dy) = (number("dx"), number("dy"))
    guard let box = builder.box else { return Size(width: dx, height: dy) }
    return Size(width: dx * box.width, height: dy * box.height)
  }

  func number(_ name: String, of index: Int) -> Double? {
    tree.elements[index][name]?.numberOrPercentage
  }

  private func floodColor(_ index: Int, _ style: SVGStyle) -> Color {
    let value = property("flood-color", of: index).flatMap(ColorValue.init) ?? .color(.black)
    let opacity = (property("flood-opacity", of: index)?.numberOrPercentage ?? 1).clampedToOne
    return value.color(current: style.color).opacity(opacity)
  }
}
