import Imaging

/// Expected, difference and actual side by side, for a person to look at.
enum ComparisonPicture {
  /// Columns between two of the three pictures.
  private static let gap = 8

  /// The three pictures; what is not there leaves its place clear.
  static func make(expected: Bitmap?, actual: Bitmap) throws(BitmapError) -> Bitmap {
    let middle = try expected.map { (expected) throws(BitmapError) in
      try ImageDifference.picture(expected: expected, actual: actual)
    }
    let column = middle?.width ?? actual.width
    var sheet = try Bitmap.make(
      width: 3 * column + 2 * gap, height: middle?.height ?? actual.height)
    for (place, picture) in [expected, middle, actual].enumerated() {
      if let picture { sheet.copy(picture, toColumn: place * (column + gap)) }
    }
    return sheet
  }
}

extension Bitmap {
  /// Copies all of `picture` into the columns from `start` on.
  fileprivate mutating func copy(_ picture: Bitmap, toColumn start: Int) {
    for y in 0..<picture.height {
      picture.withRow(y) { source in
        withMutableRow(y) { row in
          for x in source.indices { row[start + x] = source[x] }
        }
      }
    }
  }
}
