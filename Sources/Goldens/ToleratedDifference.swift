public import Flipbook
import Imaging

/// What a tolerance makes of the difference between two pictures.
public struct ToleratedDifference: Hashable, Sendable {
  /// The difference, exactly.
  public let exact: ImageDifference
  /// What is allowed.
  public let tolerance: Tolerance
  /// The pixels that differ by more than is allowed and are no anti-aliasing.
  public private(set) var pixelCount = 0
  /// The pixels that differ by more than is allowed and are excused as anti-aliasing.
  public private(set) var antialiasedCount = 0
  /// The largest perceived difference of a pixel that is no anti-aliasing, 0...1.
  public private(set) var largestDistance = 0.0

  /// Compares two pictures under `tolerance`.
  public init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance) {
    exact = ImageDifference(expected: expected, actual: actual)
    self.tolerance = tolerance
    guard let columns = exact.columns, let rows = exact.rows else { return }
    for y in rows {
      for x in columns where expected[x, y] != actual[x, y] {
        let distance = PerceivedColor.distance(expected[x, y].packed, actual[x, y].packed)
        if distance > tolerance.perPixel, Self.isAntialiasing(expected, actual, x, y) {
          antialiasedCount += 1
        } else {
          if distance > tolerance.perPixel { pixelCount += 1 }
          largestDistance = max(largestDistance, distance)
        }
      }
    }
  }

  /// Whether the pictures are of one size and within both bounds.
  public var isWithin: Bool {
    exact.hasSameExtent && pixelCount == 0 && exact.meanDifference <= tolerance.mean
  }

  private static func isAntialiasing(
    _ expected: Bitmap, _ actual: Bitmap, _ x: Int, _ y: Int
  ) -> Bool {
    guard let a = EdgePixel(expected, x: x, y: y), let b = EdgePixel(actual, x: x, y: y) else {
      return false
    }
    return EdgePixel.isWithinHalf(a, b)
  }
}

extension ToleratedDifference {
  /// The bounds that hold or do not, and the difference, in one line.
  public var summary: String {
    guard exact.hasSameExtent, !exact.isEmpty else { return exact.summary }
    var broken: [String] = []
    if pixelCount > 0 {
      broken.append(
        "\(pixelCount) \(pixelCount == 1 ? "pixel is" : "pixels are") beyond the tolerance of "
          + "\(shown(tolerance.perPixel)) a pixel, up to \(thousandths(largestDistance))")
    }
    if exact.meanDifference > tolerance.mean {
      broken.append(
        "the mean difference of \(thousandths(exact.meanDifference)) levels is beyond "
          + "\(shown(tolerance.mean))")
    }
    let excused = antialiasedCount > 0 ? "; \(antialiasedCount) of them are anti-aliasing" : ""
    return broken.isEmpty
      ? "within the tolerance (\(tolerance.reason)): \(exact.summary)\(excused)"
      : "\(broken.joined(separator: ", and ")); \(exact.summary)\(excused)"
  }
}

/// A number without the ".0" of a whole one.
private func shown(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(value)"
}

/// A number with at most three digits after the point; what is not 0 does not become 0.
private func thousandths(_ value: Double) -> String {
  value > 0 && value < 0.0005 ? "less than 0.001" : shown((value * 1000).rounded() / 1000)
}
