public import Geometry

/// A place of a view that another view can read in its own coordinates: `proxy[anchor]`.
public struct Anchor<Value: Sendable>: Sendable {
  /// The place from the corner of a frame that stands at an origin, under a transform to the screen.
  fileprivate let resolve: @Sendable (ProjectionTransform, Point) -> Value

  /// What of a view's frame is meant.
  public struct Source: Sendable {
    fileprivate let anchor: @Sendable (Rect, ProjectionTransform) -> Anchor

    /// The place of the view in `frame`, from which `transform` leads to the screen.
    func anchor(in frame: Rect, at transform: ProjectionTransform) -> Anchor {
      anchor(frame, transform)
    }
  }
}

extension Anchor.Source where Value == CGRect {
  /// All of the view's frame.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source { frame, transform in .init(frame, transform) }
  }

  /// A part of the view, in its own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source { frame, transform in
      .init(rect.offsetBy(dx: frame.minX, dy: frame.minY), transform)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, as fractions of its width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source { frame, transform in .init(point.place(in: frame), transform) }
  }

  /// A point of the view, in its own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source { frame, transform in
      .init(Point(x: frame.minX + point.x, y: frame.minY + point.y), transform)
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor where Value == CGRect {
  /// The smallest rectangle round `rect`, in whatever coordinates it is read.
  fileprivate init(_ rect: Rect, _ transform: ProjectionTransform) {
    resolve = { other, origin in
      let way = other.inverse.map { transform.concatenating($0) } ?? .identity
      return (rect.projected(by: way) ?? rect).offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

extension Anchor where Value == CGPoint {
  /// `point`, in whatever coordinates it is read.
  fileprivate init(_ point: Point, _ transform: ProjectionTransform) {
    resolve = { other, origin in
      let way = other.inverse.map { transform.concatenating($0) } ?? .identity
      let place = way.apply(to: point) ?? point
      return Point(x: place.x - origin.x, y: place.y - origin.y)
    }
  }
}

extension GeometryProxy {
  /// Where `anchor` is, from the top left corner of this view.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.resolve(placement.transform, frame.origin)
  }
}
