import Flipbook
import Goldens

/// Two PNG files that are compared.
struct PicturePair {
  let expected: Bitmap
  let actual: Bitmap
  /// Where they differ at 8 bits a channel.
  let difference: ImageDifference
  /// Where they differ at 16; nil where neither has so many.
  let deepDifference: DeepDifference?

  /// Reads the pictures in two files.
  init(_ expectedPath: String, _ actualPath: String) throws(CommandError) {
    do {
      let expectedBytes = try InputFile.read(expectedPath)
      expected = try PNG.decode(expectedBytes, name: expectedPath)
      let actualBytes = try InputFile.read(actualPath)
      actual = try PNG.decode(actualBytes, name: actualPath)
      difference = ImageDifference(expected: expected, actual: actual)
      let isDeep = PNG.isDeep(expectedBytes) || PNG.isDeep(actualBytes)
      deepDifference =
        isDeep
        ? DeepDifference(
          expected: try PNG.decodeDeep(expectedBytes, name: expectedPath),
          actual: try PNG.decodeDeep(actualBytes, name: actualPath)) : nil
    } catch {
      throw .input(error)
    }
  }

  /// Whether nothing differs, however small.
  var isEqual: Bool { difference.isEmpty && deepDifference?.pixelCount ?? 0 == 0 }

  /// The figures in one line.
  var summary: String {
    guard let deep = deepDifference?.summary else { return difference.summary }
    return difference.isEmpty ? deep : "\(difference.summary); \(deep)"
  }

  /// What a tolerance makes of the difference.
  func tolerated(_ tolerance: Tolerance) -> ToleratedDifference {
    ToleratedDifference(expected: expected, actual: actual, tolerance: tolerance)
  }
}
