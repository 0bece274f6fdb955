package import Flipbook

/// Duo in all his poses, and each again at 40 points: a still.
package struct DuoSheetFilm: Film {
  package let name = "duolingo/duo-sheet"
  package let size = Size(width: 960, height: 860)
  package let duration = 0.0
  package let moments = [Moment("poses", at: 0)]

  private static let poses: [DuoPose] = [.idle, .cheer, .sad, .wave, .jump, .flame]
  private static let columns = 3
  private static let cell = CGSize(width: 320, height: 430)

  package init() {}

  package func body(at time: Seconds) -> some View {
    ZStack {
      Color.ground
      ForEach(Self.poses.indices, id: \.self) { index in
        let place = CGPoint(
          x: (Double(index % Self.columns) + 0.5) * Self.cell.width,
          y: Double(index / Self.columns) * Self.cell.height)
        DuoView(pose: Self.poses[index], height: 240).position(x: place.x, y: place.y + 190)
        DuoView(pose: Self.poses[index], height: 40).position(x: place.x, y: place.y + 370)
      }
    }
  }
}
