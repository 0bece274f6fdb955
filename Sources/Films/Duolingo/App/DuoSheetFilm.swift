package import Flipbook

/// Duo in all his poses, each again at 40 points, and those on a green and a dark ground: a still.
package struct DuoSheetFilm: Film {
  package let name = "duolingo/duo-sheet"
  package let size = Size(width: 960, height: 1020)
  package let duration = 0.0
  package let moments = [Moment("poses", at: 0)]

  private static let poses: [DuoPose] = [.idle, .cheer, .sad, .wave, .jump, .flame]
  private static let columns = 3
  private static let cell = CGSize(width: 320, height: 430)
  private static let small = 40.0

  package init() {}

  package func body(at time: Seconds) -> some View {
    ZStack(alignment: .bottom) {
      Color.ground
      ForEach(Self.poses.indices, id: \.self) { index in
        let place = CGPoint(
          x: (Double(index % Self.columns) + 0.5) * Self.cell.width,
          y: Double(index / Self.columns) * Self.cell.height)
        DuoView(pose: Self.poses[index], height: 240).position(x: place.x, y: place.y + 190)
        DuoView(pose: Self.poses[index], height: Self.small)
          .position(x: place.x, y: place.y + 370)
      }
      VStack(spacing: 0) {
        row(on: .action)
        row(on: .ink)
      }
    }
  }

  /// All poses small, with a rim, on a ground of a colour.
  private func row(on ground: Color) -> some View {
    HStack(spacing: 0) {
      ForEach(Self.poses.indices, id: \.self) { index in
        DuoView(pose: Self.poses[index], height: Self.small).rim(2)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: 80)
    .background(ground)
  }
}

/// Duo by himself, 1200 points high, with everything that is drawn of him: a still.
package struct DuoPortraitFilm: Film {
  package let name = "duolingo/duo-portrait"
  package let size = Size(width: 1280, height: 1400)
  package let duration = 0.0
  package let moments = [Moment("idle", at: 0)]

  package init() {}

  package func body(at time: Seconds) -> some View {
    ZStack {
      Color.ground
      DuoView(pose: .idle, height: 1200).position(x: 640, y: 720)
    }
  }
}
