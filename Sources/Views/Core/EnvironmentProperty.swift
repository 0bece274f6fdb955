/// A value that the views round a view hand down to it, for use in its `body`.
///
/// Read anywhere else it is the default.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value where the view is.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
