package import Flipbook

/// What food is reckoned in beside calories.
package enum Macro: CaseIterable, Sendable {
  case protein, carbs, fat

  /// "PROTEIN".
  var label: String {
    switch self {
    case .protein: "PROTEIN"
    case .carbs: "CARBS"
    case .fat: "FAT"
    }
  }

  /// Its place among the three.
  var index: Int {
    switch self {
    case .protein: 0
    case .carbs: 1
    case .fat: 2
    }
  }

  /// "P" of "P 42g".
  var initial: String { String(label.prefix(1)) }

  /// Its colour wherever it is seen.
  package var color: Color {
    switch self {
    case .protein: Palette.proteinBlue
    case .carbs: Palette.carbsAmber
    case .fat: Palette.fatPink
    }
  }
}

/// Grams of each macro.
package struct Macros: Hashable, Sendable {
  package var protein: Double
  package var carbs: Double
  package var fat: Double

  package init(protein: Double, carbs: Double, fat: Double) {
    self.protein = protein
    self.carbs = carbs
    self.fat = fat
  }

  package init(_ grams: (Macro) -> Double) {
    self.init(protein: grams(.protein), carbs: grams(.carbs), fat: grams(.fat))
  }

  package subscript(macro: Macro) -> Double {
    switch macro {
    case .protein: protein
    case .carbs: carbs
    case .fat: fat
    }
  }

  package static func + (a: Macros, b: Macros) -> Macros {
    Macros { a[$0] + b[$0] }
  }
}

/// "P 42g" on a ground of its own colour.
struct MacroChip: View {
  let macro: Macro
  let grams: Count

  var body: some View {
    HStack(spacing: 0) {
      Text("\(macro.initial) ")
      RollingNumber(count: grams)
      Text("g")
    }
    .type(.macroChip, macro.color)
    .padding(.horizontal, 10)
    .frame(height: 26)
    .background { Capsule(style: .circular).fill(Palette.tint(macro.color)) }
  }
}

/// The three macros of a meal in a row.
struct MacroChips: View {
  /// Grams of each, in their order.
  let grams: [Count]

  var body: some View {
    HStack(spacing: 6) {
      ForEach(Macro.allCases, id: \.self) { macro in
        MacroChip(macro: macro, grams: grams[macro.index])
      }
    }
  }
}

extension MacroChips {
  /// Macros that stand still.
  init(macros: Macros) {
    self.init(grams: Macro.allCases.map { Count(macros[$0]) })
  }
}
