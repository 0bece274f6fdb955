/// A dish that the app knows.
///
/// Its raw value is the name of its picture.
package enum Dish: String, CaseIterable, Codable, Hashable, Sendable {
  case shakshuka
  case teriyakiSalmon = "teriyaki_salmon"
  case berryOats = "berry_oats"
  case chickenSalad = "chicken_salad"
  case coconutCurry = "coconut_curry"
  case pokeBowl = "poke_bowl"
  case lemonChicken = "lemon_chicken"
  case prawnLinguine = "prawn_linguine"
  case mangoYogurt = "mango_yogurt"
  case chickenWrap = "chicken_wrap"
  case tacos
  case omelette
  case fruitPancakes = "fruit_pancakes"
  case greenSalad = "green_salad"
  case chili
}

/// What a portion comes to: what meta lines say.
package struct Intake: Codable, Hashable, Sendable {
  package var kcal: Int
  package var minutes: Int
  /// Grams of protein.
  package var protein: Int

  package init(kcal: Int, minutes: Int, protein: Int) {
    (self.kcal, self.minutes, self.protein) = (kcal, minutes, protein)
  }

  package static let none = Intake(kcal: 0, minutes: 0, protein: 0)

  package static func + (a: Intake, b: Intake) -> Intake {
    Intake(kcal: a.kcal + b.kcal, minutes: a.minutes + b.minutes, protein: a.protein + b.protein)
  }

  package static func - (a: Intake, b: Intake) -> Intake {
    Intake(kcal: a.kcal - b.kcal, minutes: a.minutes - b.minutes, protein: a.protein - b.protein)
  }
}

extension Dish {
  /// The name in the lines that titles break it into.
  package var title: [String] {
    switch self {
    case .shakshuka: ["Shakshuka"]
    case .teriyakiSalmon: ["Teriyaki", "salmon rice"]
    case .berryOats: ["Berry", "overnight oats"]
    case .chickenSalad: ["Grilled", "chicken salad"]
    case .coconutCurry: ["Coconut", "chicken curry"]
    case .pokeBowl: ["Salmon", "poke bowl"]
    case .lemonChicken: ["Lemon chicken", "tray bake"]
    case .prawnLinguine: ["Garlic prawn", "linguine"]
    case .mangoYogurt: ["Mango yogurt"]
    case .chickenWrap: ["Toasted", "chicken wrap"]
    case .tacos: ["Fish tacos"]
    case .omelette: ["Spinach", "omelette"]
    case .fruitPancakes: ["Fruit pancakes"]
    case .greenSalad: ["Green salad"]
    case .chili: ["Bean chili bowl"]
    }
  }

  /// The name in one line.
  package var name: String { title.joined(separator: " ") }

  /// What a portion comes to.
  package var intake: Intake {
    switch self {
    case .shakshuka: Intake(kcal: 390, minutes: 25, protein: 22)
    case .teriyakiSalmon: Intake(kcal: 620, minutes: 25, protein: 38)
    case .berryOats: Intake(kcal: 380, minutes: 5, protein: 18)
    case .chickenSalad: Intake(kcal: 480, minutes: 20, protein: 42)
    case .coconutCurry: Intake(kcal: 680, minutes: 30, protein: 32)
    case .pokeBowl: Intake(kcal: 590, minutes: 20, protein: 34)
    case .lemonChicken: Intake(kcal: 640, minutes: 40, protein: 44)
    case .prawnLinguine: Intake(kcal: 610, minutes: 20, protein: 38)
    case .mangoYogurt: Intake(kcal: 320, minutes: 5, protein: 9)
    case .chickenWrap: Intake(kcal: 520, minutes: 10, protein: 22)
    case .tacos: Intake(kcal: 500, minutes: 10, protein: 18)
    case .omelette: Intake(kcal: 340, minutes: 10, protein: 24)
    case .fruitPancakes: Intake(kcal: 420, minutes: 20, protein: 16)
    case .greenSalad: Intake(kcal: 380, minutes: 10, protein: 12)
    case .chili: Intake(kcal: 620, minutes: 25, protein: 36)
    }
  }
}
