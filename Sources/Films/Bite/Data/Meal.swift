/// The meals of a day, in their order.
package enum Meal: Int, CaseIterable, Codable, Hashable, Sendable {
  case breakfast
  case lunch
  case dinner

  /// "Breakfast".
  package var name: String {
    switch self {
    case .breakfast: "Breakfast"
    case .lunch: "Lunch"
    case .dinner: "Dinner"
    }
  }

  /// When it is eaten: "8:00 AM".
  package var hour: String {
    switch self {
    case .breakfast: "8:00 AM"
    case .lunch: "1:00 PM"
    case .dinner: "7:00 PM"
    }
  }
}
