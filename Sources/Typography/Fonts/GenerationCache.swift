/// A memory of values that were used lately, bounded by their cost.
///
/// Values live in two generations. A value that is used moves to the young one; when that is full,
/// it becomes the old one, and what the old one held is forgotten. So a value is kept until others of
/// at least half the whole cost have been used after it, and no more than twice the limit is held.
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private let limit: Int

  /// An empty memory of two generations of a cost of `limit` each.
  init(limit: Int) { self.limit = limit }

  /// The value for a key, which counts as used.
  subscript(key: Key) -> Value? {
    mutating get {
      if let found = young[key] { return found.value }
      guard let found = old.removeValue(forKey: key) else { return nil }
      insert(found.value, for: key, cost: found.cost)
      return found.value
    }
  }

  /// Remembers a value; one that costs more than a quarter of the limit is not worth what it ousts.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit / 4 else { return }
    if youngCost + cost > limit {
      old = young
      young = [:]
      youngCost = 0
    }
    if young.updateValue((value, cost), forKey: key) == nil { youngCost += cost }
  }
}
