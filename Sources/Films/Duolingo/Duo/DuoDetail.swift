/// How much of Duo is drawn: what would be dust at a size is left out.
package enum DuoDetail: Int, Comparable, Sendable {
  /// Up to 64 points: fewer, larger parts.
  case small
  /// Up to 300 points.
  case medium
  /// Every mark and shade of the drawing.
  case full
  /// From 900 points on: a third row of marks on the belly, a third light in the eyes, a shaft in every
  /// feather, gleaming toes.
  case rich

  /// What is drawn of a Duo who is so many points high.
  package init(height: Double) {
    self =
      switch height {
      case ...64: .small
      case ..<300: .medium
      case ..<900: .full
      default: .rich
      }
  }

  package static func < (a: DuoDetail, b: DuoDetail) -> Bool { a.rawValue < b.rawValue }
}
