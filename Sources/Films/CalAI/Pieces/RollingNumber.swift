import Flipbook

/// A number on its way, and how fast it goes.
struct Count {
  /// The number; between two whole ones, one is on its way to the other.
  var value: Double
  /// Units a second.
  var speed = 0.0
}

extension Count {
  /// What `number` is at `time`.
  init(_ number: Animated<Double>, at time: Seconds) {
    self.init(value: number.value(at: time), speed: number.velocity(at: time))
  }
}

/// A number that counts, in columns that stand still.
///
/// Digits have one width, the last column stands at the right, and there is room from the start for the
/// widest number that is counted through. While it runs, each frame reads a whole number; once its digits
/// can be followed, they roll.
struct RollingNumber: View {
  let count: Count
  /// The widest number that there must be room for.
  let widest: Int

  /// The speed up to which digits roll, in units a second: a roll is then seen for four frames at least.
  private static let readable = 15.0

  var body: some View {
    NumberColumns(widest: max(widest, Int(count.value.rounded(.up)))) {
      if count.speed.magnitude > Self.readable {
        Text(Int(count.value.rounded()).grouped)
      } else {
        NumericText(value: count.value) { $0.grouped }
      }
    }
  }
}

/// A number that goes on by one: its digits roll all the way.
struct SteppedNumber: View {
  /// The number; between two whole ones while it rolls.
  let value: Double
  /// The widest number that there must be room for.
  let widest: Int

  var body: some View {
    let lower = value.rounded(.down)
    NumberColumns(widest: max(widest, Int(value.rounded(.up)))) {
      NumericText(
        from: Int(lower).grouped, to: (Int(lower) + 1).grouped, progress: value - lower)
    }
  }
}

/// Room for a number, which stands at its right.
private struct NumberColumns<Number: View>: View {
  let widest: Int
  @ViewBuilder let number: Number

  var body: some View {
    Text(widest.grouped).hidden().overlay(alignment: .trailing) { number.fixedSize() }
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
