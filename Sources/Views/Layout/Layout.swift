public import Geometry

/// A way to arrange views: how large the whole is, and where each view goes.
///
/// Coordinates are those of text that runs from left to right; the container mirrors them where it
/// runs the other way.
public protocol Layout: Sendable {
  /// What is kept between the calls of one layout.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// What the container is like.
  static var layoutProperties: LayoutProperties { get }

  /// What is kept between the calls of one layout.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date with `subviews`.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the whole prefers from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the whole when it is offered `proposal`.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each view: one that is not placed stands in the middle of `bounds`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide lies, from the left edge of `bounds`; nil for what the views in it say.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide lies, from the top edge of `bounds`; nil for what the views in it say.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Neither across nor up and down.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// No preference.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// What the views say.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// What the views say.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views in `content`, arranged by this layout.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}

/// What a container is like.
public struct LayoutProperties: Sendable {
  /// The direction in which spacers and dividers in it stretch and lie.
  public var stackOrientation: Axis?

  /// Neither across nor up and down.
  public init() {}
}

/// A value that a view has for the layout it is in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
}
