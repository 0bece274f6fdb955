/// A name that no other view has, for ids of ``View/matchedGeometryEffect(id:in:properties:anchor:isSource:)``.
///
/// ```swift
/// @Namespace private var tabs
/// ```
///
/// Every value of the view that holds it has one of its own, which copies of that value share.
@propertyWrapper
public struct Namespace {
  /// What the namespace is called by the views that share it.
  public let wrappedValue: ID

  /// A new namespace.
  public init() {
    wrappedValue = ID()
  }

  /// Which namespace something is in.
  public struct ID: Hashable, Sendable {
    private let token = Token()

    fileprivate init() {}

    /// Whether both are the same namespace.
    public static func == (a: ID, b: ID) -> Bool { a.token === b.token }

    /// Hashes which namespace it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  /// What tells a namespace from others: there is one object for each.
  private final class Token: Sendable {}
}
