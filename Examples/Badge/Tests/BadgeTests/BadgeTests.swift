import Flipbook
import GoldensTesting
import Testing

@testable import Badge

@Suite("The badge")
struct BadgeTests {
  private let size = Size(width: 64, height: 40)

  @Test("counts of one, two and more digits", arguments: [7, 42, 100])
  func counts(count: Int) {
    expectGolden(Badge(count: count), named: "badge/\(count)", size: size)
  }

  @Test("a badge at the resolution of a phone")
  func phone() {
    expectGolden(Badge(count: 7), named: "badge/phone", size: size, scale: 3)
  }

  @Test("the badge jumps in", arguments: BadgeArrives().moments.map(\.name))
  func arrives(moment: String) {
    expectGolden(of: BadgeArrives(), at: moment)
  }
}
