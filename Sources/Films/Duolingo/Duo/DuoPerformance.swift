package import Flipbook

/// What Duo does one thing after the other: each motion is sprung into from whatever he was doing.
///
/// As a new motion begins, every number of the pose keeps its place and its speed; what is between it and the
/// new motion dies away on the number's own spring, some later than others. So nothing ever jumps, whichever
/// motion follows whichever, and wherever in it.
package struct DuoPerformance: Sendable {
  private var acts: [Act]

  /// Seconds after which nothing is left of the motion before: the slowest spring has a 10⁷th then.
  private static let settling = 1.7

  /// A motion, and how far off it each number is when it takes over.
  private struct Act: Sendable {
    let motion: DuoMotion
    let start: Seconds
    /// The motion's own time at `start`.
    let phase: Seconds
    var residues: [(offset: Double, velocity: Double)] = []

    func target(at time: Seconds) -> DuoPose { motion.pose(at: time - start + phase) }
  }

  /// Duo in `motion`, which began `phase` seconds before time 0.
  package init(_ motion: DuoMotion, phase: Seconds = 0) {
    acts = [Act(motion: motion, start: 0, phase: phase)]
  }

  /// Takes up `motion` at `time`, at its own time `phase`; after all that was taken up before.
  package mutating func play(_ motion: DuoMotion, at time: Seconds, phase: Seconds = 0) {
    var act = Act(motion: motion, start: time, phase: phase)
    let last = acts.count - 1
    /// How far the old motion is off the new one.
    func offset(at time: Seconds) -> DuoPose { pose(inAct: last, at: time) - act.target(at: time) }
    // A millisecond: short beside any motion, long beside rounding.
    let step = 0.0005
    // Many parameters set out at the same time.
    var offsets: [Seconds: (before: DuoPose, now: DuoPose, after: DuoPose)] = [:]
    for delay in Set(DuoParameter.all.map(\.delay)) {
      let instant = time + delay
      offsets[delay] = (
        offset(at: instant - step), offset(at: instant), offset(at: instant + step)
      )
    }
    act.residues = DuoParameter.all.map { parameter in
      guard let (before, now, after) = offsets[parameter.delay] else { return (0, 0) }
      let path = parameter.path
      return (now[keyPath: path], (after[keyPath: path] - before[keyPath: path]) / (2 * step))
    }
    acts.append(act)
  }

  /// The pose at `time`, in seconds.
  package func pose(at time: Seconds) -> DuoPose {
    let index = acts.lastIndex { $0.start <= time } ?? 0
    var pose = pose(inAct: index, at: time)
    let age = time - acts[index].start
    if index > 0, age < Self.settling { pose.gather(age: age) }
    return pose.held
  }

  private func pose(inAct index: Int, at time: Seconds) -> DuoPose {
    let act = acts[index]
    var pose = act.target(at: time)
    guard index > 0 else { return pose }
    let age = time - act.start
    guard age < Self.settling else { return pose }
    let before = age < DuoParameter.lastDelay ? self.pose(inAct: index - 1, at: time) : pose
    for (parameter, residue) in zip(DuoParameter.all, act.residues) {
      if age < parameter.delay {
        pose[keyPath: parameter.path] = before[keyPath: parameter.path]
      } else {
        pose[keyPath: parameter.path] += parameter.spring.value(
          fromValue: residue.offset, toValue: 0, initialVelocity: residue.velocity,
          time: age - parameter.delay)
      }
    }
    return pose
  }
}

extension DuoPose {
  /// Squashes the body for a moment, `age` seconds after it took up something new; its area stays.
  ///
  /// Deepest after 0.08 s, and gone in half a second; it starts and ends at rest.
  fileprivate mutating func gather(age: Seconds) {
    let share = age / 0.08
    let squash = 0.045 * share * share * .exp(2 * (1 - share))
    sy -= squash
    sx += 0.75 * squash
  }
}
