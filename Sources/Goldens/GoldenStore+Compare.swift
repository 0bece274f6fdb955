public import Flipbook
public import Imaging

extension GoldenStore {
  /// Compares a picture with the golden image at `path`, exactly where there is no tolerance.
  ///
  /// - Returns: The golden image, if it can be read, and what came of the comparison: `matches`,
  ///   `tolerated`, `differs`, `exceeds` or `unreadable`.
  public func compare(
    _ actual: Bitmap, with path: String, under tolerance: Tolerance?
  ) -> (golden: Bitmap?, outcome: GoldenResult.Outcome) {
    let golden: Bitmap
    do {
      golden = try read(path)
    } catch {
      return (nil, .unreadable(error))
    }
    let difference = ImageDifference(expected: golden, actual: actual)
    if difference.isEmpty { return (golden, .matches) }
    guard let tolerance else { return (golden, .differs(difference)) }
    let tolerated = ToleratedDifference(
      expected: golden, actual: actual, tolerance: tolerance)
    return (golden, tolerated.isWithin ? .tolerated(tolerated) : .exceeds(tolerated))
  }
}
