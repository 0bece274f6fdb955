package import Typography

/// What views are made into nodes with.
package struct ViewContext: Sendable {
  /// The values that containers hand down.
  package var environment: EnvironmentValues
  /// Where fonts come from.
  package let fonts: FontLibrary
  /// Which view the nodes are for.
  package var identity = ViewIdentity()
  /// The axis of the stack that the nodes are for.
  var axis: Axis?
  /// How many views lie round the nodes.
  var depth = 0

  /// How deep views may lie in one another.
  ///
  /// Layout calls itself for each level; the deepest screens of real apps have some two hundred. A
  /// level takes up to about 3 KB of stack in a debug build, and threads have 8 MB at least.
  package static let maximumDepth = 1000

  package init(environment: EnvironmentValues = EnvironmentValues(), fonts: FontLibrary) {
    self.environment = environment
    self.fonts = fonts
  }

  /// The context for the part of the view at `index`.
  package func child(_ index: Int) -> ViewContext {
    var child = self
    child.identity = identity.child(index)
    return child
  }

  /// The context for a layer over or under the view, which is in no stack.
  func layer(_ index: Int) -> ViewContext {
    var layer = child(index)
    layer.axis = nil
    return layer
  }
}
