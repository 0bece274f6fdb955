import Flipbook

/// What a cooked dish earned.
struct PlatedScreen: View {
  let reward: Reward
  /// Seconds since the screen came.
  let age: Double
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board {
      Color.ground
      Flare(progress: count).allowsHitTesting(false)
      header.rises(after: RewardBeat.header, at: age)
      PointsCount(progress: count, age: age - RewardBeat.count)
      StreakLine(reward: reward, age: age - RewardBeat.streak)
      MedalCard(isFirst: reward.isFirst, age: age - RewardBeat.medal).at(x: 20, y: 414)
      LevelCard(reward: reward, age: age - RewardBeat.level)
        .rises(after: RewardBeat.count + 0.06, at: age)
        .at(x: 20, y: 526)
      tiles.rises(after: RewardBeat.count + 0.10, at: age)
      buttons.rises(after: RewardBeat.count + 0.14, at: age)
    }
  }

  /// How far the points are counted, 0...1.
  private var count: Double {
    min(max((age - RewardBeat.count) / RewardBeat.counting, 0), 1)
  }

  private var header: some View {
    Board {
      Text("PLATED UP").role(.caps, .accent).at(x: 20, baseline: 92)
      ForEach(reward.dish.title.indices, id: \.self) { index in
        Text(reward.dish.title[index]).role(.rewardTitle, .white)
          .at(x: 19, baseline: 138 + 40 * Double(index))
      }
      Circle().fill(Color.button).frame(width: 140, height: 140).at(midX: 312, midY: 132)
      DishPlate(dish: reward.dish, diameter: 124).at(midX: 312, midY: 132)
    }
  }

  private var tiles: some View {
    Board {
      RewardTile(value: "\(reward.dish.intake.kcal)", icon: "flame.fill", label: "kcal")
        .at(x: 20, y: 652)
      RewardTile(value: "\(reward.dish.intake.protein)g", icon: "bolt.fill", label: "Protein")
        .at(x: 207, y: 652)
    }
  }

  private var buttons: some View {
    Board {
      Button {
        send(.reward(.share))
      } label: {
        HStack(spacing: 8) {
          Icon("square.and.arrow.up", size: 20, .white).offset(y: -1)
          Text("Share").role(.button, .white).offset(y: -0.8)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Capsule(style: .circular).fill(Color.lagoon) }
      }
      .buttonStyle(PressStyle(time: time))
      .accessibilityLabel("Share")
      .frame(width: 175, height: 64)
      .at(x: 20, y: 780)
      MintButton(title: "Done", time: time) { send(.reward(.done)) }
        .frame(width: 175)
        .at(x: 207, y: 780)
    }
  }
}

/// Calories, or protein.
private struct RewardTile: View {
  let value: String
  let icon: String
  let label: String

  var body: some View {
    Board(width: 175, height: 102) {
      RoundedRectangle(cornerRadius: 24, style: .circular).fill(Color.rewardTile)
      Text(value).role(.rewardValue, .white).at(x: 22, baseline: 49)
      Icon(icon, size: 17, .accent).at(midX: 30, midY: 71.5)
      Text(label).role(.small, .rewardLabel).at(x: 44, baseline: 77)
    }
  }
}
