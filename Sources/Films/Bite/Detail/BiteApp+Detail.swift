import Flipbook

extension BiteApp {
  mutating func openDetail(_ dish: Dish, at time: Seconds) -> [Delayed<BiteAction>] {
    guard visit.screen == .home else { return [] }
    detail = Detail(dish, from: card(of: dish, at: time), at: time)
    home.moveBar(out: true, at: time)
    show(.detail, at: time)
    return []
  }

  /// Where the card of a dish stands on the screen; the whole of that where there is none.
  private func card(of dish: Dish, at time: Seconds) -> CGRect {
    let shown = recipes.shown(liked: favourites)
    guard home.tab == .recipes, let index = shown.firstIndex(where: { $0.dish == dish }) else {
      return CGRect(origin: .zero, size: Viewport.size)
    }
    return RecipeGrid.frame(of: index).offsetBy(dx: 0, dy: -recipes.feed.offset(at: time))
  }

  mutating func update(_ action: DetailAction, at time: Seconds) -> [Delayed<BiteAction>] {
    guard visit.screen == .detail, let dish = detail?.dish else { return [] }
    switch action {
    case .back:
      home.moveBar(out: false, at: time)
      show(.home, at: time)
    case .like:
      if favourites.remove(dish) == nil { favourites.insert(dish) }
      detail?.beatHeart(at: time)
    case .show(let tab): detail?.show(tab, at: time)
    case .portions(let count): detail?.setPortions(count, at: time)
    case .scroll(let move): detail?.scroll(move, at: time)
    }
    return []
  }

  mutating func update(_ action: AddToPlanAction, at time: Seconds) -> [Delayed<BiteAction>] {
    if case .open(let dish) = action {
      guard visit.screen == .detail || visit.screen == .home, addToPlan?.isOpen != true else {
        return []
      }
      addToPlan = AddToPlan(RecipeBook.recipe(for: dish), days: plan.days, at: time)
      return []
    }
    guard var sheet = addToPlan, sheet.isOpen else { return [] }
    switch action {
    case .open: break
    case .meal(let meal): sheet.choose(meal, at: time)
    case .day(let day): sheet.toggle(day, at: time)
    case .close: sheet.close(at: time)
    case .add:
      guard !sheet.picks.isEmpty else { return [] }
      for day in sheet.picks.keys.sorted() {
        plan.put(sheet.dish, on: day, for: sheet.meal, at: time)
      }
      sheet.close(at: time)
    }
    addToPlan = sheet
    return []
  }
}
