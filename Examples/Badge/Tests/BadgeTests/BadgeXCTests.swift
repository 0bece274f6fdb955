import Flipbook
import GoldensTesting
import XCTest

@testable import Badge

/// The same in a test of XCTest: nothing is different.
final class BadgeXCTests: XCTestCase {
  func testZero() {
    expectGolden(
      Badge(count: 0), named: "badge/zero", size: Size(width: 64, height: 40),
      tolerance: Tolerance(perPixel: 0.02, mean: 0.05, because: "to show how one is declared"))
  }
}
