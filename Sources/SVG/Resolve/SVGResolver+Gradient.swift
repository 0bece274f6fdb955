import Drawing
import Geometry
import Imaging

extension SVGResolver {
  /// The paint of a gradient on an element with the bounding box `box`.
  mutating func gradient(
    _ target: Int, opacity: Double, _ context: ResolveContext, box: Rect
  ) -> ServerPaint {
    let chain = linkChain(from: target) { $0 == "linearGradient" || $0 == "radialGradient" }
    let stops = stops(of: chain, viewport: context.viewport).map {
      GradientStops.Stop(color: $0.color.opacity(opacity), location: $0.location)
    }
    guard let last = stops.last else { return .nothing }
    guard stops.count > 1 else { return .paint(.color(last.color)) }
    func attribute(_ name: String) -> String? { Self.attribute(name, of: chain, in: tree) }

    let usesBox = attribute("gradientUnits") != "userSpaceOnUse"
    if usesBox, box.isEmpty { return .fallback }
    var unitSpace = context
    if usesBox { unitSpace.viewport = Size(width: 1, height: 1) }
    let alike = chain.filter { tree.elements[$0].tag == tree.elements[target].tag }
    func coordinate(
      _ name: String, _ standard: SVGLength?, _ reference: SVGLength.Reference
    ) -> Double? {
      // The other kind of gradient hands on its stops and units, not its geometry.
      let value = Self.attribute(name, of: alike, in: tree)
      let length = value.flatMap(SVGLength.init) ?? standard
      return length.map { unitSpace.length($0, usesBox ? .one : reference) }
    }
    var transform = Affine.identity
    if let text = attribute("gradientTransform") {
      // A transform that is unreadable or flattens everything leaves nothing to paint with.
      guard let own = Affine(svg: text), own.inverse != nil else { return .nothing }
      transform = own
      if let holder = chain.first(where: { tree.elements[$0]["gradientTransform"] != nil }) {
        transform = self.transform(of: holder, context, attribute: "gradientTransform")
      }
    }
    if usesBox { transform = transform.concatenating(Affine(unitSquareTo: box)) }
    let spread = GradientStops.Spread(rawValue: attribute("spreadMethod") ?? "") ?? .pad
    let colors = GradientStops(stops, interpolation: .straight, spread: spread)

    if tree.elements[target].tag == "linearGradient" {
      let start = Point(
        x: coordinate("x1", .percent(0), .width) ?? 0,
        y: coordinate("y1", .percent(0), .height) ?? 0)
      let end = Point(
        x: coordinate("x2", .percent(100), .width) ?? 0,
        y: coordinate("y2", .percent(0), .height) ?? 0)
      guard start != end else { return .paint(.color(last.color)) }
      return .paint(
        .linearGradient(LinearGradientPaint(colors, start: start, end: end, transform: transform)))
    }
    let center = Point(
      x: coordinate("cx", .percent(50), .width) ?? 0,
      y: coordinate("cy", .percent(50), .height) ?? 0)
    let radius = coordinate("r", .percent(50), .diagonal) ?? 0
    guard radius > 0 else { return .paint(.color(last.color)) }
    let focus = Point(
      x: coordinate("fx", nil, .width) ?? center.x, y: coordinate("fy", nil, .height) ?? center.y)
    let focalRadius = max(coordinate("fr", .percent(0), .diagonal) ?? 0, 0)
    return .paint(
      .radialGradient(
        RadialGradientPaint(
          colors, startCenter: focus, startRadius: focalRadius, endCenter: center,
          endRadius: radius, transform: transform)))
  }

  /// The element and those that it takes attributes from, by `href`.
  func linkChain(from index: Int, where isKind: (String) -> Bool) -> [Int] {
    var chain = [index]
    while chain.count < 64,
      let next = element(tree.elements[chain[chain.count - 1]]["href"]?.trimmingSpaces.fragment),
      !chain.contains(next), isKind(tree.elements[next].tag)
    {
      chain.append(next)
    }
    return chain
  }

  /// The attribute of the first element of `chain` that has it.
  static func attribute(_ name: String, of chain: [Int], in tree: SVGTree) -> String? {
    for index in chain {
      if let value = tree.elements[index][name] { return value.trimmingSpaces }
    }
    return nil
  }

  // MARK: Stops

  private mutating func stops(of chain: [Int], viewport: Size) -> [GradientStops.Stop] {
    for index in chain {
      if let known = knownStops[index] { return known }
      let elements = children(of: index).filter { tree.elements[$0].tag == "stop" }
      guard !elements.isEmpty else { continue }
      var floor = 0.0
      let stops = elements.map { stop in
        floor = max(floor, (tree.elements[stop]["offset"]?.numberOrPercentage ?? 0).clampedToOne)
        return GradientStops.Stop(color: stopColor(stop, viewport: viewport), location: floor)
      }
      knownStops[index] = stops
      return stops
    }
    return []
  }

  private func stopColor(_ stop: Int, viewport: Size) -> Color {
    let current = style(of: stop, viewport: viewport).color
    let value = property("stop-color", of: stop).flatMap(ColorValue.init) ?? .color(.black)
    let opacity = (property("stop-opacity", of: stop)?.numberOrPercentage ?? 1).clampedToOne
    return value.color(current: current).opacity(opacity)
  }
}
