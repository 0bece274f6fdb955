package import Drawing
package import Geometry
import Imaging

/// A symbol whose lines have a width: how large it is, and what it shows.
package struct SymbolDrawing: Hashable, Sendable {
  let symbol: Symbol
  /// The width of a line, in hundredths of an em.
  let lineWidth: Double
  /// The ink and a margin round it, in hundredths of an em from the symbol's middle: what an image
  /// of the symbol takes.
  package let box: Rect

  /// The space round the ink, which keeps symbols and text apart that stand side by side.
  private static let margin = 8.0

  package init(_ symbol: Symbol, lineWidth: Double) {
    self.symbol = symbol
    self.lineWidth = lineWidth
    box = symbol.inkBounds(lineWidth: lineWidth)
      .insetBy(dx: -SymbolDrawing.margin, dy: -SymbolDrawing.margin)
  }

  /// What the symbol shows where its box fills `frame`, each level painted with its paint.
  ///
  /// - Parameters:
  ///   - frame: Where the box goes, in points.
  ///   - paints: The paints of the levels, in the coordinates of a frame of this size at the origin;
  ///     one paint for the whole symbol, without levels, if it is the only one.
  /// - Returns: The items, undermost first; none for a frame that is not finite.
  package func items(in frame: Rect, paints: [LevelPaint]) -> [DrawingItem] {
    guard box.width > 0, box.height > 0, frame.isFinite else { return [] }
    // The most important level lies on top.
    return paints.indices.reversed().flatMap { index -> [DrawingItem] in
      let steps = paints.count == 1 ? steps() : steps(of: index)
      let items = items(of: steps, in: frame, paint: paints[index].paint)
      let opacity = paints[index].opacity
      guard opacity < 1, !items.isEmpty else { return items }
      return [.group(Drawing.Group(items, opacity: opacity))]
    }
  }

  /// The paint of one level.
  package struct LevelPaint {
    package var paint: Paint
    package var opacity: Double

    package init(paint: Paint, opacity: Double = 1) {
      self.paint = paint
      self.opacity = opacity
    }
  }

  /// A mark, and whether it is drawn or left blank.
  private struct Step {
    let mark: SymbolMark
    let isBlank: Bool
  }

  private func steps() -> [Step] {
    symbol.marks.compactMap { mark in
      switch mark.role.leaves {
      case .ink: Step(mark: mark, isBlank: false)
      case .blank: Step(mark: mark, isBlank: true)
      case .nothing: nil
      }
    }
  }

  /// The steps for the picture of one level alone.
  ///
  /// Where a level is nothing but what is left blank in others, it is drawn instead.
  private func steps(of index: Int) -> [Step] {
    guard let level = SymbolLevel(rawValue: index) else { return [] }
    func hasInk(_ level: SymbolLevel) -> Bool {
      symbol.marks.contains { $0.level == level && $0.role.leaves == .ink }
    }
    return symbol.marks.compactMap { mark in
      switch mark.role.leaves {
      case .ink: mark.level == level ? Step(mark: mark, isBlank: false) : nil
      case .blank where mark.role == .gap || hasInk(mark.level): Step(mark: mark, isBlank: true)
      case .blank: mark.level == level ? Step(mark: mark, isBlank: false) : nil
      case .nothing: nil
      }
    }
  }

  private func items(of steps: [Step], in frame: Rect, paint: Paint) -> [DrawingItem] {
    guard steps.contains(where: { !$0.isBlank }) else { return [] }
    let (scaleX, scaleY) = (frame.width / box.width, frame.height / box.height)
    let fit = Affine(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: -box.minX * scaleX, ty: -box.minY * scaleY)
    let place = Affine(translationX: frame.origin.x, y: frame.origin.y)
    // Blanks need a picture of the ink alone; so do lines that are stretched, for the paint is not, and
    // what overlaps in a paint that shows it.
    let isUniform = abs(scaleX - scaleY) <= 1e-9 * scaleX
    let isPlain = isUniform && !steps.contains(where: \.isBlank)
    if isPlain {
      let items = ink(of: steps.map(\.mark), fit: fit, scale: scaleX, paint: paint, place: place)
      if items.count == 1 || paint.isOpaque { return items }
    }
    let bounds = Rect(origin: .zero, size: frame.size)
    let mask = maskItems(of: steps, transform: fit.concatenating(place))
    return [
      .group(
        Drawing.Group([.fill(Fill(Path(bounds), paint: paint, transform: place))], mask: Mask(mask))
      )
    ]
  }

  /// The ink of marks in points: areas, then lines of one width after the other.
  private func ink(
    of marks: [SymbolMark], fit: Affine, scale: Double, paint: Paint, place: Affine
  ) -> [DrawingItem] {
    var area = Path()
    var lines: [(width: Double, path: Path)] = []
    for mark in marks {
      let path = mark.path.applying(fit)
      let width = mark.strokeWidth(lineWidth) * scale
      if mark.ink == .solid { area.addPath(path) }
      if let index = lines.firstIndex(where: { $0.width == width }) {
        lines[index].path.addPath(path)
      } else {
        lines.append((width, path))
      }
    }
    let fills = area.isEmpty ? [] : [DrawingItem.fill(Fill(area, paint: paint, transform: place))]
    return fills
      + lines.map { line in
        .stroke(
          Stroke(line.path, style: .symbolLine(line.width), paint: paint, transform: place))
      }
  }

  /// The ink as a mask: opaque where it is, clear where none is or where it is left blank.
  private func maskItems(of steps: [Step], transform: Affine) -> [DrawingItem] {
    steps.flatMap { step -> [DrawingItem] in
      var items: [DrawingItem] = []
      if step.mark.ink == .solid {
        items.append(
          .fill(Fill(step.mark.path, paint: .color(.white), transform: transform)))
      }
      items.append(
        .stroke(
          Stroke(
            step.mark.path, style: .symbolLine(step.mark.strokeWidth(lineWidth)),
            paint: .color(.white), transform: transform)))
      return step.isBlank ? [.group(Drawing.Group(items, blendMode: .destinationOut))] : items
    }
  }
}

extension StrokeStyle {
  fileprivate static func symbolLine(_ width: Double) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }
}

extension Paint {
  /// Whether nothing of what lies below shows through, wherever the paint is.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.opacity >= 1
    case .linearGradient(let paint): paint.gradient.stops.allSatisfy { $0.color.opacity >= 1 }
    case .angularGradient(let paint): paint.gradient.stops.allSatisfy { $0.color.opacity >= 1 }
    case .radialGradient, .pattern: false
    }
  }
}
