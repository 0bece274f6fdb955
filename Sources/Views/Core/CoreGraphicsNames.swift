public import Geometry

// The names that SwiftUI's own signatures use, so that a view file compiles with either.

/// A coordinate or a length.
public typealias CGFloat = Double
/// A place.
public typealias CGPoint = Point
/// A width and a height.
public typealias CGSize = Size
/// A rectangle.
public typealias CGRect = Rect
/// How the ends of an open line look.
public typealias CGLineCap = LineCap
/// How two segments of a line meet.
public typealias CGLineJoin = LineJoin
