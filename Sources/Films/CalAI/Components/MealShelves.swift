import Flipbook

/// The third column: meals, and corners.
struct MealShelves: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      meals
      RadiusShelf()
    }
  }

  private var meals: some View {
    Shelf(title: "Meal card") {
      VStack(alignment: .leading, spacing: 14) {
        Specimen(caption: "Normal") { MealCard(meal: .bowl) }
        Specimen(caption: "Log confirmation: white edge for 150 ms") {
          MealCard(meal: .toast, edge: 0.9, check: 1)
        }
        Specimen(caption: "Swipe to delete, at -84 pt") {
          SwipeToDelete(offset: SwipeMetrics.open) { MealCard(meal: .bowl) }
            .clipped()
        }
      }
    }
  }
}
