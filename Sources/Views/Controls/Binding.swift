/// A value that a view shows and can change, and that is kept elsewhere.
///
/// In a storyboard it is made of the state and of the action that changes it:
/// `Binding(get: { text }, set: { send(.edited($0)) })`.
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A value that is read with `get` and changed with `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }
}
