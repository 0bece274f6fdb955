import Drawing
import Geometry
import Typography

extension TextLayout {
  /// The lines under a text, or through it: each part's at the height and in the thickness that its
  /// font says, neighbouring ones that look the same as one.
  ///
  /// They go on under descenders, which iOS leaves free.
  func decorations(
    of text: ResolvedText, in bounds: Rect, _ kind: KeyPath<TextAttributes, Text.Decoration?>,
  ) -> [DrawingItem] {
    var items: [DrawingItem] = []
    for placed in lines {
      var segments: [DecorationSegment] = []
      for run in placed.line.runs {
        guard let decoration = text.attributes[run.span][keyPath: kind], decoration.isActive else {
          continue
        }
        let isUnderline = kind == \TextAttributes.underline
        let drop =
          isUnderline ? run.metrics.underlineOffset : -run.metrics.strikethroughOffset
        let segment = DecorationSegment(
          start: placed.origin.x + run.x, end: placed.origin.x + run.x + run.width,
          y: placed.origin.y + drop - run.baselineOffset,
          thickness: isUnderline
            ? run.metrics.underlineThickness : run.metrics.strikethroughThickness,
          pattern: decoration.pattern,
          paint: decoration.color.map { .color($0) } ?? text.paint(of: run.span, in: bounds))
        if let joined = segments.last?.joined(with: segment) {
          segments[segments.count - 1] = joined
        } else {
          segments.append(segment)
        }
      }
      items += segments.map(\.item)
    }
    return items
  }
}

/// A straight piece of a line under a text or through it.
private struct DecorationSegment {
  var start: Double
  var end: Double
  /// The height of its middle.
  var y: Double
  var thickness: Double
  var pattern: Text.LineStyle.Pattern
  var paint: Paint

  /// Both as one, where `next` goes on where this one ends and looks the same.
  func joined(with next: DecorationSegment) -> DecorationSegment? {
    guard next.start == end, next.y == y, next.thickness == thickness, next.pattern == pattern,
      next.paint == paint
    else { return nil }
    var joined = self
    joined.end = next.end
    return joined
  }

  var item: DrawingItem {
    let path = Path {
      $0.move(to: Point(x: start, y: y))
      $0.addLine(to: Point(x: end, y: y))
    }
    let style = StrokeStyle(
      lineWidth: thickness, dash: pattern.dashes.map { $0 * thickness })
    return .stroke(Stroke(path, style: style, paint: paint))
  }
}
