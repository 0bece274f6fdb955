public import Drawing
public import Geometry
import Imaging

/// What a shape or a text is painted with.
public protocol ShapeStyle: Sendable {
  /// The paint for something that lies in `bounds`, in the coordinates of `bounds`.
  func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint
}

/// A style that stands for another one, which the surroundings decide on.
protocol DerivedStyle: ShapeStyle {
  /// The style that this one stands for, and how much of it shows.
  func source(in environment: EnvironmentValues) -> (style: any ShapeStyle, opacity: Double)
}

extension DerivedStyle {
  /// The paint of the style that this one stands for.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    let resolved = ResolvedStyle(self, in: environment)
    return resolved.style.paint(in: bounds, environment: environment).opacity(resolved.opacity)
  }
}

/// A style that needs more than a paint: it sees what is below.
protocol BackdropStyle: ShapeStyle {
  /// What is drawn inside `mark`.
  func items(in mark: PaintedMark, opacity: Double, environment: EnvironmentValues) -> [DrawingItem]
}

/// A style that stands for itself, and how much of it shows.
struct ResolvedStyle {
  let style: any ShapeStyle
  let opacity: Double

  init(_ style: any ShapeStyle, in environment: EnvironmentValues) {
    var (style, opacity) = (style, 1.0)
    // Styles are set in their surroundings' terms (see `foregroundStyle`), so this ends.
    while let derived = style as? any DerivedStyle {
      let source = derived.source(in: environment)
      (style, opacity) = (source.style, opacity * source.opacity)
    }
    (self.style, self.opacity) = (style, opacity)
  }
}

/// An outline to be painted: what shapes and texts hand to a style.
package struct PaintedMark {
  /// The outline, in its own coordinates.
  package var path: Path
  /// Whether its inside or a line along it is painted.
  package var operation: ShapeOperation
  /// What a gradient spans, in the outline's coordinates.
  package var bounds: Rect
  /// From the outline's coordinates to the picture's.
  package var transform: Affine
  /// Whether pixels that the mark covers in part are painted in part.
  package var isAntialiased = true

  package init(_ path: Path, _ operation: ShapeOperation, bounds: Rect, transform: Affine) {
    self.path = path
    self.operation = operation
    self.bounds = bounds
    self.transform = transform
  }

  /// What is drawn when the outline is painted with `style`.
  package func items(
    _ style: any ShapeStyle, in environment: EnvironmentValues
  ) -> [DrawingItem] {
    let resolved = ResolvedStyle(style, in: environment)
    if let backdrop = resolved.style as? any BackdropStyle {
      return backdrop.items(in: self, opacity: resolved.opacity, environment: environment)
    }
    let paint = resolved.style.paint(in: bounds, environment: environment)
      .opacity(resolved.opacity)
    switch operation {
    case .fill(let rule):
      return [
        .fill(
          Fill(
            path, rule: rule, paint: paint, transform: transform, isAntialiased: isAntialiased))
      ]
    case .stroke(let style):
      return [
        .stroke(
          Stroke(
            path, style: style, paint: paint, transform: transform, isAntialiased: isAntialiased))
      ]
    }
  }

  /// The outline of what is painted: that of the line, where a line is.
  var clip: Clip {
    switch operation {
    case .fill(let rule): Clip(path, rule: rule, transform: transform)
    case .stroke(let style): Clip(path.strokedPath(style), transform: transform)
    }
  }
}

/// What is done along or inside a shape's outline.
package enum ShapeOperation: Hashable, Sendable {
  case fill(FillRule)
  case stroke(StrokeStyle)
}
