/// What a view tells its container besides its size: it passes through the modifiers round the view.
package struct ViewTraits {
  /// Who is served first when a stack divides its space.
  package var priority = 0.0
  /// What is drawn over what among siblings; the order in the source decides between equals.
  package var zIndex = 0.0

  package init() {}
}
