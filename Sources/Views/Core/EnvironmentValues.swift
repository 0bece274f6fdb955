/// A kind of value that is handed down from a view to all views in it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that are handed down from a view to all views in it.
public struct EnvironmentValues: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// The values at the view whose `body` is being asked for.
  @TaskLocal static var current = EnvironmentValues()

  /// Nothing but defaults.
  public init() {}

  /// The value of `key`, its default where none was set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  private struct DisplayScaleKey: EnvironmentKey {
    static let defaultValue = 1.0
  }

  private struct FontKey: EnvironmentKey {
    static let defaultValue: Font? = nil
  }

  /// The pixels of a point, which the edges of frames are aligned with.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// What texts are set in that name no font of their own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
