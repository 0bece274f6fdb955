extension Scroller {
  /// Does what a finger does to the scroll view at `time`.
  public mutating func apply(_ move: ScrollMove, at time: Seconds) {
    resize(content: move.content, viewport: move.viewport)
    switch move.finger {
    case .drags(let translation): drag(by: translation, at: time)
    case .releases(let velocity): release(velocity: velocity, at: time)
    }
  }

  /// A finger takes hold: the content stands still under it.
  public mutating func grab(at time: Seconds) {
    let offset = offset(at: time)
    let pull = pull(at: offset)
    let grip = ScrollLeg.Grip(pull: pull, translation: 0, page: page(at: offset))
    add(.held(pull: pull, grip: grip), at: time)
  }

  /// The finger has moved by `translation` points since it came down, down or right counted positive.
  ///
  /// One that did not ``grab(at:)`` takes hold here: the content follows what it moves from now on, so that
  /// it does not jump by what a finger moves before it counts as dragging.
  public mutating func drag(by translation: Double, at time: Seconds) {
    guard translation.isFinite else { return }
    let grip = grip(at: time, translation)
    add(.held(pull: grip.pull - (translation - grip.translation), grip: grip), at: time)
  }

  /// The finger lets go, moving at `velocity` points a second, down or right counted positive.
  public mutating func release(velocity: Double, at time: Seconds) {
    guard case .held(let pull, let grip) = leg(at: time).motion else { return }
    let offset = banded(pull)
    let velocity = velocity.isFinite ? -velocity : 0
    if offset < limits.lowerBound {
      spring(from: offset, to: limits.lowerBound, velocity: given(velocity, at: pull), at: time)
    } else if offset > limits.upperBound {
      spring(from: offset, to: limits.upperBound, velocity: given(velocity, at: pull), at: time)
    } else if case .pages(let length) = rest, length > 0 {
      let end = offset + ScrollDeceleration.fast.distance(velocity: velocity)
      let page = min(max((end / length).rounded(), grip.page - 1), grip.page + 1)
      let target = min(max(page * length, limits.lowerBound), limits.upperBound)
      add(
        .springing(from: offset, to: target, velocity: velocity, spring: paging), at: time)
    } else {
      coast(from: offset, velocity: velocity, at: time)
    }
  }

  /// Moves the content to `offset`, held to the limits, as `ScrollViewReader` does: from the position
  /// and the velocity of the moment, on `spring`; nil is a jump.
  public mutating func scroll(to offset: Double, at time: Seconds, spring: Spring? = .smooth) {
    let target = min(max(offset, limits.lowerBound), limits.upperBound)
    guard let spring else { return add(.still(target), at: time) }
    let (from, velocity) = state(at: time)
    add(.springing(from: from, to: target, velocity: velocity, spring: spring), at: time)
  }

  /// Coasting, and from the moment it passes an end, the spring that brings it back.
  private mutating func coast(from offset: Double, velocity: Double, at time: Seconds) {
    guard velocity != 0 else { return add(.still(offset), at: time) }
    add(.coasting(from: offset, velocity: velocity), at: time)
    let end = velocity > 0 ? limits.upperBound : limits.lowerBound
    guard let passing = deceleration.time(toTravel: end - offset, velocity: velocity) else {
      return
    }
    let left = deceleration.velocity(velocity, after: passing)
    spring(from: end, to: end, velocity: left, at: time + passing)
  }

  private mutating func spring(
    from: Double, to: Double, velocity: Double, at time: Seconds
  ) {
    add(.springing(from: from, to: to, velocity: velocity, spring: returning), at: time)
  }

  /// The velocity of content whose finger moves at `velocity`, behind the rubber band.
  private func given(_ velocity: Double, at pull: Double) -> Double {
    let end = min(max(pull, limits.lowerBound), limits.upperBound)
    return velocity * band.give(at: pull - end)
  }

  /// The grip of the finger that holds the content, or of one that takes hold at `translation`.
  private func grip(at time: Seconds, _ translation: Double) -> ScrollLeg.Grip {
    if case .held(_, let grip) = leg(at: time).motion { return grip }
    let offset = offset(at: time)
    return ScrollLeg.Grip(
      pull: pull(at: offset), translation: translation, page: page(at: offset))
  }

  private func page(at offset: Double) -> Double {
    guard case .pages(let length) = rest, length > 0 else { return 0 }
    return (offset / length).rounded()
  }

  /// Adds what happens from `time` on in place of whatever was to happen then.
  private mutating func add(_ motion: ScrollLeg.Motion, at time: Seconds) {
    guard time.isFinite else { return }
    while legs.count > 1, let last = legs.last, last.start >= time { legs.removeLast() }
    legs.append(ScrollLeg(start: time, motion: motion))
  }
}
