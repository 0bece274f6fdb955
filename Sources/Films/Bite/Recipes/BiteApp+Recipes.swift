import Flipbook

extension BiteApp {
  mutating func update(_ action: RecipesAction, at time: Seconds) -> [Delayed<BiteAction>] {
    recipes.update(action, at: time)
    return []
  }
}
