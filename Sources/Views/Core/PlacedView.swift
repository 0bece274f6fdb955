package import Drawing
package import Geometry

/// A view where the layout has put it, with the views in it: the value that layout ends in.
///
/// Three things are read from it: the display list (``displayList(size:)``), what can be touched
/// (``regions``, ``hitTest(_:)``), and the printed tree (``description``).
package struct PlacedView {
  /// The kind of view.
  package var name: ViewName
  /// Where the view is, in the picture's points before the effects of this view and those around it.
  package var frame: Rect
  /// What the view itself shows, undermost first; its children lie over it.
  package var items: [DrawingItem] = []
  /// The views in it, in the order of drawing.
  package var children: [PlacedView] = []
  /// What happens to the picture of all of that.
  package var effect = PlacedEffect.none
  /// What a finger and a reader need to know.
  package var marks: [PlacedMark] = []

  package init(_ name: ViewName, frame: Rect) {
    self.name = name
    self.frame = frame
  }
}

/// What happens to the picture of a view.
package enum PlacedEffect {
  /// Nothing.
  case none
  /// It is not shown, and can't be touched.
  case hidden
  /// It is shown elsewhere.
  indirect case transform(ProjectionTransform)
  /// It becomes one picture: a group, which holds no items yet.
  indirect case group(Drawing.Group)
}

/// What a finger and a reader need to know of a view.
package enum PlacedMark {
  /// What the view reads.
  case text(String)
  /// What the image is called that the view shows.
  case image(String)
  /// What the view is called, whatever it reads.
  case label(String)
  /// A reader does not see the view.
  case unlabelled
  /// What the view's owner calls it.
  case id(AnyHashable)
  /// Where the view can be touched, in the coordinates of frames.
  case contentShape(Path, eoFill: Bool)
  /// The view is touched only where it is painted, not in all of its frame.
  case ink
  /// Touches go through the view and all in it.
  case untouchable
  /// What happens when the view is touched.
  case gestures(GestureSet)
  /// The view's coordinates have a name.
  case space(AnyHashable)
  /// The view shows a part of something larger.
  case scroll(ScrollGeometry)
}
