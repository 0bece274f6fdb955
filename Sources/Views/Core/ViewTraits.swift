/// What a view tells its container besides its size: it passes through the modifiers round the view.
package struct ViewTraits {
  /// Who is served first when a stack divides its space.
  package var priority = 0.0
  /// What is drawn over what among siblings; the order in the source decides between equals.
  package var zIndex = 0.0
  /// The distances that the view prefers from its neighbours.
  package var spacing = ViewSpacing()
  /// What the view has for the layout it is in, by key.
  package var values: [ObjectIdentifier: Any] = [:]

  /// What the view is called in its container.
  var tag: AnyHashable?
  /// Which part of a section the view is, if it is one.
  var section: SectionPart?
  /// The cells of a row of a grid, if the view is one.
  var gridRow: GridRow?
  /// How many columns of a grid the view takes up.
  var gridColumns = 1
  /// The axes along which a grid makes no room for the view.
  var gridUnsizedAxes: Axis.Set = []
  /// Where all views in this one's column of a grid stand.
  var gridColumnAlignment: HorizontalAlignment?

  package init() {}

  /// The cells of a row of a grid.
  struct GridRow {
    let cells: [MeasuredNode]
    let alignment: VerticalAlignment?
  }
}
