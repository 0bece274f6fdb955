import Geometry

/// Views in rows and columns, each column as wide as its widest view.
///
/// A view outside a ``GridRow`` is a row by itself, across all columns.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// The rows in `content`; distances are 8 points where nil.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    var inner = context
    inner.axis = nil
    var cells: [any LayoutNode] = []
    var rows: [GridLayout.Row] = []
    for node in try Views.makeNodes(of: content, in: inner) {
      let row = node.traits.gridRow
      let start = cells.count
      cells += row?.cells ?? [node]
      rows.append(
        GridLayout.Row(
          cells: start..<cells.count, alignment: row?.alignment, isAcross: row == nil))
    }
    let layout = GridLayout(
      rows: rows, alignment: alignment,
      spacing: Size(
        width: horizontalSpacing ?? ViewSpacing.standard,
        height: verticalSpacing ?? ViewSpacing.standard))
    return [
      ContainerNode(
        layout, name: "Grid", children: cells, direction: context.environment.layoutDirection)
    ]
  }
}

/// The cells of a row in a ``Grid``; outside of one, views side by side.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// A cell for each view in `content`; `alignment` takes the place of the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let cells = try Views.makeNodes(of: content, in: context).map { MeasuredNode($0) }
    let row = ContainerNode(
      HStackLayout(alignment: alignment ?? .center), name: "GridRow", children: cells,
      direction: context.environment.layoutDirection)
    var traits = ViewTraits()
    traits.gridRow = ViewTraits.GridRow(cells: cells, alignment: alignment)
    return [TraitNode(child: row, name: "GridRow", traits: traits)]
  }
}

extension View {
  /// Has the view take up `count` columns of its grid.
  public func gridCellColumns(_ count: Int) -> some View {
    modified(by: TraitModifier(name: "gridCellColumns") { $0.gridColumns = max(count, 1) })
  }

  /// Has the grid's columns and rows not make room for the view along `axes`.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified(by: TraitModifier(name: "gridCellUnsizedAxes") { $0.gridUnsizedAxes = axes })
  }

  /// Aligns all views in this one's column of the grid.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified(by: TraitModifier(name: "gridColumnAlignment") { $0.gridColumnAlignment = guide })
  }
}
