import Flipbook

extension FramePlan.Shard {
  /// More machines than this share no film.
  private static let mostShares = 100_000

  /// The share that `--shard` asks for.
  ///
  /// - K/N: share K of N, counted from 1.
  /// - `auto`: the share of a task of a Slurm job array, whatever number the array begins with, and in
  ///   which steps it goes on (`SLURM_ARRAY_TASK_ID`, `_MIN`, `_STEP` and `_COUNT`).
  /// - `auto/N`: of N shares that of a pod of a Kubernetes Indexed Job (`JOB_COMPLETION_INDEX`, from 0), which
  ///   is not told how many it has.
  init(argument text: String, environment: [String: String]) throws(CommandError) {
    if text == "auto" {
      self = try Self.slurm(environment)
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(digits: parts[1]), count <= Self.mostShares else {
      throw Self.usage(text)
    }
    if parts[0] == "auto" {
      self = try Self.kubernetes(environment, count: count)
    } else {
      guard let number = Int(digits: parts[0]), let shard = Self(number: number, count: count)
      else { throw Self.usage(text) }
      self = shard
    }
  }

  private static func usage(_ text: String) -> CommandError {
    .usage(
      "--shard takes K/N, share K of N with K from 1 to N, such as 1/3, or auto in a Slurm job array, or "
        + "auto/N in a Kubernetes Indexed Job, not '\(text)'")
  }

  private static func slurm(_ environment: [String: String]) throws(CommandError) -> Self {
    func number(_ name: String) -> Int? {
      environment["SLURM_ARRAY_TASK_\(name)"].flatMap { Int(digits: $0[...]) }
    }
    guard let id = number("ID"), let count = number("COUNT"), count <= mostShares else {
      throw .usage(
        "--shard auto is for Slurm job arrays, and SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT are not "
          + "set here: say --shard K/N")
    }
    let (first, step) = (number("MIN") ?? 1, max(number("STEP") ?? 1, 1))
    guard id >= first, (id - first).isMultiple(of: step),
      let shard = Self(number: (id - first) / step + 1, count: count)
    else {
      // An array such as 1,5,7 has no rule that a task could find its place by.
      throw .usage(
        "--shard auto: task \(id) has no place among \(count) from \(first) in steps of \(step): number the "
          + "array's tasks without gaps")
    }
    return shard
  }

  private static func kubernetes(
    _ environment: [String: String], count: Int
  ) throws(CommandError) -> Self {
    guard let text = environment["JOB_COMPLETION_INDEX"], let index = Int(digits: text[...]) else {
      throw .usage(
        "--shard auto/\(count) is for Kubernetes Indexed Jobs, and JOB_COMPLETION_INDEX is not set here: "
          + "say --shard K/\(count)")
    }
    guard let shard = Self(number: index + 1, count: count) else {
      throw .usage(
        "--shard auto/\(count): this pod is number \(index) of more than \(count): give the Job's count of "
          + "completions")
    }
    return shard
  }
}
