/// The app's content as the films show it: Sam Rivera, on a 27-day streak, learns to order food.
package struct FixtureDataSource: AppDataSource {
  package var learner = Learner(
    streak: Streak(days: 27, today: .thursday), gems: 505, energy: 25, done: 3, points: 4120,
    words: 214)

  package init() {}

  package var course: Course { Course(name: "Spanish", flag: .spain) }

  package var recharge: Recharge { Recharge(energy: 25, price: 500) }

  package var lesson: Lesson {
    Lesson(
      exercises: [
        pictureOfCoffee, coffeeWithMilk, pairs, wanting, pictureOfApple, aCoffeePlease,
        likingCoffee,
      ], points: 10, bonus: 5)
  }

  package var lessonResult: LessonResult {
    LessonResult(xp: 15, right: 6, exercises: 7, seconds: 134)
  }

  package var unit: PathUnit {
    func stop(
      _ kind: PathNode.Kind, _ title: String, lesson: Int = 1, of lessons: Int = 4,
      at offset: Double,
      _ y: Double
    ) -> PathNode {
      PathNode(
        kind: kind, title: title, lesson: lesson, lessons: lessons, offset: offset, y: y)
    }
    return PathUnit(
      section: 1, number: 2, title: "Order food and drinks", chestGems: 20,
      nodes: [
        stop(.lesson, "Say hello", at: 0, 219),
        stop(.lesson, "Ask for a table", at: -60, 290),
        stop(.lesson, "Read the menu", at: -87, 365),
        stop(.lesson, "Order food", lesson: 2, at: 0, 447),
        stop(.lesson, "Order drinks", at: 64, 528),
        stop(.chest, "Chest", at: 89, 609),
        stop(.lesson, "Ask for the bill", at: 53, 678),
        stop(.trophy, "Unit 2", at: -5, 740),
      ])
  }

  package var league: League {
    let standings: [(name: String, points: Int)] = [
      ("Mateo", 418), ("Priya", 386), ("Lena", 351), ("Jonas", 325), ("Aiko", 318),
      (profile.name, 312), ("Nadia", 297), ("Owen", 281), ("Camille", 266), ("Tariq", 254),
      ("Ingrid", 241), ("Bruno", 229), ("Yuki", 216), ("Elif", 203), ("Marta", 194),
      ("Diego", 182), ("Hana", 171), ("Leo", 160), ("Sofia", 148), ("Kofi", 139),
      ("Greta", 127), ("Noor", 115), ("Pablo", 104), ("Freya", 92), ("Amir", 81),
      ("Wen", 68), ("Talia", 55), ("Hugo", 41), ("Rosa", 27), ("Ivan", 12),
    ]
    return League(
      name: "Ruby", shields: [.silver, .gold, .ruby, .locked, .locked], days: 3, advancing: 10,
      demoted: 5,
      entries: standings.enumerated().map { place, learner in
        let isLearner = learner.name == profile.name
        return League.Entry(
          name: learner.name, points: learner.points, avatar: isLearner ? 0 : 2 + 4 * place,
          isLearner: isLearner)
      })
  }

  package var quests: [Quest] {
    [
      Quest(.points, target: 30, progress: 15), Quest(.row, target: 10, progress: 3),
      Quest(.accuracy(percent: 90), target: 2, progress: 1),
    ]
  }

  package var profile: Profile {
    Profile(
      name: "Sam Rivera", handle: "SamRivera927", joined: "March 2025", topFinishes: 2,
      achievements: [
        Achievement(kind: .wildfire, target: 30), Achievement(kind: .sage, target: 5000),
        Achievement(kind: .scholar, target: 250),
      ])
  }

  // MARK: Exercises

  private var pictureOfCoffee: Exercise {
    .pictures(
      Exercise.Pictures(
        word: "el café",
        cards: [
          Exercise.Pictures.Card(picture: .coffee, word: "café"),
          Exercise.Pictures.Card(picture: .tea, word: "té"),
          Exercise.Pictures.Card(picture: .water, word: "agua"),
          Exercise.Pictures.Card(picture: .milk, word: "leche"),
        ], answer: 0))
  }

  private var coffeeWithMilk: Exercise {
    .translation(
      Exercise.Translation(
        sentence: "Un café con leche, por favor.",
        answer: ["A", "coffee", "with", "milk", "please"],
        solution: "A coffee with milk, please.",
        bank: [["milk", "tea", "A", "please", "the"], ["coffee", "water", "with"]]))
  }

  private var pairs: Exercise {
    .pairs(
      Exercise.Pairs(
        left: ["café", "agua", "té", "leche", "pan"],
        right: ["bread", "coffee", "milk", "water", "tea"], matches: [1, 3, 4, 2, 0]))
  }

  private var wanting: Exercise {
    .gap(
      Exercise.Gap(
        before: "Yo", after: "un café.", options: ["quieres", "quiero", "quiere"], answer: 1))
  }

  private var pictureOfApple: Exercise {
    .pictures(
      Exercise.Pictures(
        word: "la manzana",
        cards: [
          Exercise.Pictures.Card(picture: .apple, word: "apple"),
          Exercise.Pictures.Card(picture: .bread, word: "bread"),
          Exercise.Pictures.Card(picture: .cheese, word: "cheese"),
          Exercise.Pictures.Card(picture: .orange, word: "orange"),
        ], answer: 0))
  }

  private var aCoffeePlease: Exercise {
    .translation(
      Exercise.Translation(
        sentence: "Quiero un café, por favor.",
        answer: ["I", "want", "a", "coffee,", "please"],
        solution: "I want a coffee, please.",
        bank: [["tea", "I", "coffee,", "the", "want"], ["milk", "please", "a", "water"]]))
  }

  private var likingCoffee: Exercise {
    .translation(
      Exercise.Translation(
        sentence: "Me gusta el café.", answer: ["I", "like", "coffee"],
        solution: "I like coffee.",
        bank: [["you", "coffee", "milk"], ["I", "tea", "like"]]))
  }
}
