import Flipbook

/// Every component in all its states, labelled, on one sheet.
struct ComponentsStill: Film {
  let name = "calai/components"
  let size = Size(width: 2090, height: 1710)
  let duration: Seconds = 0
  let moments = [Moment("sheet", at: 0)]

  func body(at time: Seconds) -> some View {
    ZStack(alignment: .topLeading) {
      Palette.canvasBlack
      VStack(alignment: .leading, spacing: 0) {
        Text("Cal AI components").type(.screenTitle)
        Text(
          "Every component in every state, and what all are made of. Points at 1x; Inter with tabular figures."
        )
        .type(.meta, Palette.textSecondary)
        .padding(.top, 8)
        HStack(alignment: .top, spacing: 36) {
          Group {
            ControlShelves()
            DayShelves()
            MealShelves()
            CaptureShelves()
            TokenShelves()
          }
          .frame(width: 370)
        }
        .padding(.top, 28)
      }
      .padding(.top, 42)
      .padding(.horizontal, 48)
    }
    .environment(\.colorScheme, .dark)
    .environment(\.imageCatalog, CalAI.assets)
  }
}
