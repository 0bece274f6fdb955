public import Geometry

/// A layout of a type that is not told.
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// `layout`, its type forgotten.
  public init(_ layout: some Layout) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The cache of the layout, its type forgotten.
  public struct Cache {
    fileprivate var value: Any
  }

  /// What the layout keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  /// The layout's preference.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    opened(&cache) { layout, cache in
      func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
        withCache(of: layout, &cache, ViewSpacing()) {
          layout.spacing(subviews: subviews, cache: &$0)
        }
      }
      return spacing(layout)
    }
  }

  /// The layout's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    opened(&cache) { layout, cache in
      func size<L: Layout>(_ layout: L) -> Size {
        withCache(of: layout, &cache, .zero) {
          layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
      }
      return size(layout)
    }
  }

  /// Places the views as the layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    opened(&cache) { layout, cache in
      func place<L: Layout>(_ layout: L) {
        withCache(of: layout, &cache, ()) {
          layout.placeSubviews(
            in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
      }
      place(layout)
    }
  }

  private func opened<R>(_ cache: inout Cache, _ body: (any Layout, inout Cache) -> R) -> R {
    body(layout, &cache)
  }

  private func withCache<L: Layout, R>(
    of layout: L, _ cache: inout Cache, _ none: R, _ body: (inout L.Cache) -> R
  ) -> R {
    // The cache was made by this layout, so it is of its type.
    guard var value = cache.value as? L.Cache else { return none }
    defer { cache.value = value }
    return body(&value)
  }
}
