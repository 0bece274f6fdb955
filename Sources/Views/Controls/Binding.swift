/// A value that a view shows and can change, and that is kept elsewhere.
///
/// In a storyboard it is made of the state and of the action that changes it:
/// `Binding(get: { text }, set: { send(.edited($0)) })`.
///
/// A view that is handed one calls it `@Binding var text: String`, and hands it on as `$text`.
@propertyWrapper
@dynamicMemberLookup
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

  /// The binding itself: `$text`.
  public var projectedValue: Binding { self }

  /// What `$text` stands for in a closure.
  public init(projectedValue: Binding) {
    self = projectedValue
  }

  /// A part of the value, which can be changed by itself.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { part in
        var value = wrappedValue
        value[keyPath: keyPath] = part
        wrappedValue = value
      })
  }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }
}
