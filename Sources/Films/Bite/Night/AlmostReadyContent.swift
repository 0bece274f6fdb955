import Flipbook

/// What is prepared, row by row, under rings that turn.
struct AlmostReadyContent: View {
  let preparations: Preparations
  /// Seconds since the screen came.
  let age: Double
  let time: Double

  var body: some View {
    Board {
      Text("Almost ready").role(.onboardingTitle, .white).at(x: 22, baseline: 462)
    }
  }
}
