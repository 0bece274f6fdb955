import Goldens

/// Which new pictures a run of the tests accepts as golden images: what the variable
/// `FLIPBOOK_ACCEPT` names, or all of them.
struct GoldenAcceptance: Sendable {
  /// The variable that names what is accepted: a picture's name, or "all".
  static let variable = "FLIPBOOK_ACCEPT"
  /// The variable that lets this happen where nobody watches.
  static let force = "FLIPBOOK_FORCE"

  private let accepted: String?
  /// Whether accepting is refused: `CI` is set, and it is not forced.
  private let isRefused: Bool

  /// What the variables of `environment` say.
  init(_ environment: [String: String]) {
    accepted = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    isRefused = isContinuousIntegration(environment) && environment[Self.force] == nil
  }

  /// Whether a new picture called `name` is accepted.
  ///
  /// - Throws: where it would be, but not in a build service.
  func accepts(_ name: String) throws(GoldenProblem) -> Bool {
    guard accepted == name || accepted == "all" else { return false }
    guard !isRefused else {
      throw GoldenProblem(
        "\(name): \(Self.variable) is refused where CI is set: look at the picture elsewhere and "
          + "commit it, or set \(Self.force)")
    }
    return true
  }
}
