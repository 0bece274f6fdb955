import Foundation

/// How long fuzz tests run, and on what.
///
/// `FLIPBOOK_FUZZ_COUNT` asks for more than the few rounds that every run takes, and
/// `FLIPBOOK_FUZZ_SEED` for another sequence.
package struct FuzzSettings: Sendable {
  /// The number of rounds.
  package let count: Int
  /// The seed of the first random number.
  package let seed: UInt64
  /// The longest time that one round may take of a processor.
  package static let longest = Duration.seconds(2)

  /// The settings of the environment, `count` rounds where it says nothing.
  package init(count: Int) {
    let environment = ProcessInfo.processInfo.environment
    self.count = environment["FLIPBOOK_FUZZ_COUNT"].flatMap(Int.init) ?? count
    seed = environment["FLIPBOOK_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  }
}
