/// A kind of value that views hand up to those round them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view has handed one up.
  static var defaultValue: Value { get }
  /// Combines the value of the views before with that of the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// What views have handed up so far, by key.
///
/// Values are handed up while views are placed, in their order in the source, so that they may tell
/// where something is.
final class PreferenceSink {
  private var entries: [ObjectIdentifier: any PreferenceEntry] = [:]

  /// What was handed up for `key`; its default where nothing was.
  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    (entries[ObjectIdentifier(key)] as? Entry<Key>)?.value ?? key.defaultValue
  }

  /// Has `value` stand for all that was handed up for `key`.
  func replace<Key: PreferenceKey>(_ key: Key.Type, with value: Key.Value) {
    entries[ObjectIdentifier(key)] = Entry<Key>(value: value)
  }

  /// Adds what was handed up in the next view.
  func add(_ next: PreferenceSink) {
    for (key, entry) in next.entries {
      entries[key] = entries[key]?.reduced(with: entry) ?? entry
    }
  }

  private struct Entry<Key: PreferenceKey>: PreferenceEntry {
    var value: Key.Value

    func reduced(with next: any PreferenceEntry) -> any PreferenceEntry {
      guard let next = next as? Entry<Key> else { return self }
      var entry = self
      Key.reduce(value: &entry.value) { next.value }
      return entry
    }
  }
}

/// The value of one key.
private protocol PreferenceEntry {
  /// This value, combined with that of the next view.
  func reduced(with next: any PreferenceEntry) -> any PreferenceEntry
}
