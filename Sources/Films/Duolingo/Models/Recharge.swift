/// What fills the battery again, and what it costs.
package struct Recharge: Codable, Hashable, Sendable {
  /// What the battery holds then.
  let energy: Int
  /// In gems.
  let price: Int
}
