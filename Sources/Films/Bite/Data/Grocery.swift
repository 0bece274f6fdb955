/// Something to buy.
package struct Grocery: Codable, Hashable, Sendable {
  package let name: String
  /// "32 leaves"; empty where nobody said.
  package let amount: String

  package init(_ name: String, _ amount: String) {
    (self.name, self.amount) = (name, amount)
  }
}

/// A shelf of the shop, and what is bought from it.
package struct GrocerySection: Codable, Hashable, Sendable {
  package let title: String
  /// The name of its icon.
  package let icon: String
  package let groceries: [Grocery]

  package init(_ title: String, icon: String, _ groceries: [Grocery]) {
    (self.title, self.icon, self.groceries) = (title, icon, groceries)
  }
}
