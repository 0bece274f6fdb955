import Flipbook

/// The second column: rings, the day, the streak, and distances.
struct DayShelves: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      rings
      heroes
      streaks
      SpacingShelf()
    }
  }

  private var rings: some View {
    Shelf(title: "Macro ring") {
      VStack(alignment: .leading, spacing: 14) {
        Specimen(caption: "Hero, 80 pt") {
          HStack(spacing: 65) {
            ForEach(Macro.allCases, id: \.self) { macro in
              VStack(spacing: 12) {
                MacroRing(
                  color: macro.color, grams: Count(Meal.bowl.macros[macro]),
                  share: [0.62, 0.48, 0.3][macro.index])
                Text(macro.label).centered(.ringLabel, Palette.textSecondary)
              }
            }
          }
        }
        Specimen(caption: "Compact, 64 pt, from empty to whole") {
          HStack(spacing: 38) {
            compact(Palette.proteinBlue, 0, 0, "Empty")
            compact(Palette.carbsAmber, 3, 0.04, "4 %")
            compact(Palette.fatPink, 55, 0.75, "75 %")
            compact(Palette.proteinBlue, 165, 1, "Whole")
          }
        }
      }
    }
  }

  private func compact(
    _ color: Color, _ grams: Double, _ share: Double, _ caption: String
  ) -> some View {
    Specimen(caption: caption, alignment: .center) {
      MacroRing(color: color, grams: Count(grams), share: share, size: .compact)
    }
  }

  private var heroes: some View {
    Shelf(title: "Today hero card") {
      VStack(alignment: .leading, spacing: 14) {
        Specimen(caption: "Under budget") {
          HeroCard(
            intake: Intake(calories: 847, macros: Macros(protein: 63, carbs: 62, fat: 38)))
        }
        Specimen(caption: "Over budget: amber, never red") {
          HeroCard(
            intake: Intake(calories: 2320, macros: Macros(protein: 154, carbs: 232, fat: 86)))
        }
      }
    }
  }

  private var streaks: some View {
    Shelf(title: "Streak card") {
      VStack(alignment: .leading, spacing: 14) {
        Specimen(caption: "Settled") { StreakCard(days: 14) }
        Specimen(caption: "Increment: flame at its largest, 1.15") {
          StreakCard(days: 15, flame: 1.15)
        }
      }
    }
  }
}
