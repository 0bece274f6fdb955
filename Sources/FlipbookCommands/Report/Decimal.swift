/// `value` with `places` digits after the point, rounded to nearest; 0...3 places.
///
/// For people: beyond 9 · 10¹⁴ it says "many".
func decimal(_ value: Double, places: Int) -> String {
  let unit = [1, 10, 100, 1000][places]
  guard value.magnitude < 9e14 else { return "many" }
  let units = Int((value.magnitude * Double(unit)).rounded())
  let sign = value < 0 && units > 0 ? "-" : ""
  guard places > 0 else { return "\(sign)\(units)" }
  let digits = String(units % unit)
  let padding = String(repeating: "0", count: places - digits.count)
  return "\(sign)\(units / unit).\(padding)\(digits)"
}

/// A number with its noun, in the plural unless it is 1: "1 frame", "99 frames".
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
