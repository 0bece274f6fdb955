import Flipbook

/// A number that counts, in columns that stand still.
///
/// Digits have one width, the last column stands at the right, and there is room from the start for the
/// widest number on the way: columns that are empty show faint zeros. While it runs, each frame reads a
/// whole number; once its digits can be followed, they roll.
struct RollingNumber: View {
  let count: Count

  /// The speed up to which digits roll, in units a second: a roll is then seen for four frames at least.
  private static let readable = 15.0
  /// How strong a zero is in an empty column.
  private static let faint = 0.14

  var body: some View {
    NumericText(
      from: Self.grouped(count.rest), to: Self.grouped(widest), progress: room
    )
    .hidden()
    .overlay(alignment: .trailing) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(empty).opacity(Self.faint * emptiness)
        number
      }
      .fixedSize()
    }
  }

  @ViewBuilder private var number: some View {
    if count.speed.magnitude > Self.readable || count.value == count.value.rounded() {
      Text(Self.grouped(count.value))
    } else {
      NumericText(value: count.value, roll: .window) { $0.grouped }.digitWindow()
    }
  }

  /// The widest number that there must be room for.
  private var widest: Double {
    max(count.rest, count.slack > 0 ? count.start : 0, count.value.rounded(.up))
  }

  /// How many characters the number has now, and where it rests.
  private var shown: Int { Self.grouped(count.value.rounded(.up)).count }
  private var atRest: Int { Self.grouped(count.rest).count }

  /// How much of the widest number's room there is, from that of the number at rest on.
  private var room: Double { shown > atRest ? 1 : count.slack }

  /// Zeros for the columns left of the number.
  private var empty: String {
    String(Self.grouped(widest).dropLast(shown).map { $0 == "," ? "," : "0" })
  }

  /// How much there is of empty columns: those that stay empty go with their room.
  private var emptiness: Double { shown < atRest ? 1 : count.slack }

  private static func grouped(_ number: Double) -> String { Int(number.rounded()).grouped }
}

/// A number that goes on by one: its digits roll all the way.
struct SteppedNumber: View {
  /// The number; between two whole ones while it rolls.
  let value: Double

  var body: some View {
    let lower = value.rounded(.down)
    if value == lower {
      Text(Int(lower).grouped)
    } else {
      NumericText(
        from: Int(lower).grouped, to: (Int(lower) + 1).grouped, progress: value - lower,
        roll: .window
      )
      .digitWindow()
    }
  }
}

extension NumericText.Roll {
  /// Sharp digits that follow each other through a window.
  static let window = NumericText.Roll(distance: 0.86, blurX: 0, blurY: 0, fade: 0)
}

extension View {
  /// Cuts a line of digits to the height of its figures, which is from a fifth to four fifths of the line,
  /// and fades what is beyond.
  func digitWindow() -> some View {
    mask {
      LinearGradient(
        stops: [
          .init(color: .clear, location: 0.1), .init(color: .white, location: 0.2),
          .init(color: .white, location: 0.8), .init(color: .clear, location: 0.9),
        ], startPoint: .top, endPoint: .bottom)
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
