import Bite
import Flipbook

extension Stage {
  /// The app among its recipes at 15, after which a finger does as `steps` say.
  static func recipes(_ steps: [Script.Step]) throws -> Stage {
    try Stage(
      Script(
        onboardingScript.steps + [.tap("Let's eat", at: 8.9), .tap("Recipes", at: 15)] + steps)
    )
  }

  /// The app in the kitchen at 18.5, with teriyaki salmon rice.
  static func kitchen(_ steps: [Script.Step]) throws -> Stage {
    try recipes(
      [.tap("Teriyaki salmon rice", at: 17), .tap("Start cooking", at: 18.5)] + steps)
  }

  /// Where the only text stands that reads `words`.
  func place(of words: String, at time: Seconds) throws -> Rect? {
    let found = try texts(at: time).filter { $0.text == words }.map(\.frame)
    return found.count == 1 ? found[0] : nil
  }
}
