import Flipbook

/// A number that counts, in columns that stand still.
///
/// Digits have one width, the last column stands at the right, and there is room from the start for the
/// widest number that is counted through: nothing moves but the digits that roll.
struct RollingNumber: View {
  /// The number; between two whole ones, the lower is on its way to the upper.
  let value: Double
  /// The widest number that there must be room for.
  let widest: Int

  var body: some View {
    Text(max(widest, Int(value.rounded(.up))).grouped)
      .hidden()
      .overlay(alignment: .trailing) {
        NumericText(value: value) { $0.grouped }.fixedSize()
      }
  }
}

extension Int {
  /// The number with a comma between thousands: "1,353".
  package var grouped: String {
    let digits = String(magnitude)
    let text = digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text.append(",") }
      text.append(digit.element)
    }
    return self < 0 ? "-\(text)" : text
  }
}
