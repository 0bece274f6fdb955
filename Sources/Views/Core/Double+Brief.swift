extension Double {
  /// The number to a hundredth, without a fraction of zero: what trees and messages print.
  package var brief: String { brief(per: 100) }

  /// The number to a part of one: 1000 for thousandths.
  package func brief(per parts: Double) -> String {
    let rounded = (self * parts).rounded() / parts
    guard rounded.isFinite else { return "\(self)" }
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}
