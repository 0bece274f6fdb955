package import Typography

/// What views are made into nodes with.
package struct ViewContext: Sendable {
  /// The values that containers hand down.
  package var environment: EnvironmentValues
  /// Where fonts come from.
  package let fonts: FontLibrary

  package init(environment: EnvironmentValues = EnvironmentValues(), fonts: FontLibrary) {
    self.environment = environment
    self.fonts = fonts
  }
}
