/// Why a picture is not as it is expected to be, in words for the test's log.
struct GoldenProblem: Error, Hashable, CustomStringConvertible {
  /// What is wrong, where, and what to do.
  let description: String

  init(_ description: String) { self.description = description }
}
