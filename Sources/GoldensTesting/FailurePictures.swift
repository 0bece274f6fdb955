import Flipbook
import Goldens

/// The pictures of a failure: expected, actual and difference, beside each other in a folder.
struct FailurePictures {
  /// The path that the pictures' names begin with.
  let prefix: String

  private func path(_ name: String) -> String { "\(prefix)-\(name).png" }

  /// Removes what an earlier failure has left.
  func remove() {
    for name in ["expected", "actual", "difference"] { PosixFile.remove(path(name)) }
  }

  /// Writes the pictures that there are.
  ///
  /// - Returns: Where they are, or why they could not be written, a line each.
  func write(expected: Bitmap?, actual: Bitmap, _ store: GoldenStore) -> [String] {
    remove()
    do {
      try store.write(actual, to: path("actual"))
      guard let expected else { return ["look at it: \(path("actual"))"] }
      try store.write(expected, to: path("expected"))
      let difference = try ImageDifference.picture(expected: expected, actual: actual)
      try store.write(difference, to: path("difference"))
      return ["look at it: \(prefix)-{expected,actual,difference}.png"]
    } catch {
      return ["\(error)"]
    }
  }
}
