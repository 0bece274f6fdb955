/// What a place is given in.
public enum CoordinateSpace: Hashable {
  /// The screen.
  case global
  /// The view that asks.
  case local
  /// A view round the one that asks, by the name it gave its coordinates.
  case named(AnyHashable)

  /// A view round the one that asks, by the name it gave its coordinates.
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}
