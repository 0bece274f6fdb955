extension View {
  /// Hands `value` down to all views in this one.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modified(by: EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value that is handed down to all views in this one.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modified(by: EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Sets texts in this view in `font`, where they name none of their own.
  public func font(_ font: Font?) -> some View {
    modified(by: EnvironmentModifier { $0.font = font })
  }
}

private struct EnvironmentModifier: NodeModifier {
  let change: (inout EnvironmentValues) -> Void

  init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  func adjust(_ environment: inout EnvironmentValues) { change(&environment) }
}
