package import Flipbook

/// The code that the barista scans, as a flat shape and as the blocks of the world.
package enum OrderCode {
  /// One value for the flat view and for the blocks.
  package static let code: QRCode = {
    do throws(QRCodeError) {
      return try QRCode("BLANKSTREET-A42", level: .medium)
    } catch {
      preconditionFailure("a constant of fifteen letters has a code: \(error)")
    }
  }()

  /// Where the code lies on the screen: whole points, 14 a module.
  package static let frame = CGRect(x: 54, y: 206, width: 294, height: 294)
  /// The finder that is the building's roof: rows and columns of the code.
  package static let roofRows = 14..<21
  package static let roofColumns = 0..<7

  /// Whether a block stands on the ground there: on dark modules but those of the roof.
  package static func isBlock(_ row: Int, _ column: Int) -> Bool {
    code.isDark(row: row, column: column) && !(roofRows ~= row && roofColumns ~= column)
  }

  /// Whether a block's shade may be seen there: on it, so that its edges are whole, and round it.
  static func isShaded(_ row: Int, _ column: Int) -> Bool {
    (-1...1).contains { dy in (-1...1).contains { dx in isBlock(row + dy, column + dx) } }
  }

  /// The outline of the blocks on the ground, in modules.
  static let blocks = outline { isBlock($0, $1) }
  /// The outline of the roof's finder, in modules from its corner.
  static let finder = outline { row, column in
    roofColumns ~= column && row < roofRows.count
      && code.isDark(row: row + roofRows.lowerBound, column: column)
  }

  private static func outline(_ isInside: (Int, Int) -> Bool) -> Path {
    Path { path in
      for row in 0..<code.side {
        for column in 0..<code.side where isInside(row, column) {
          path.addRect(CGRect(x: Double(column), y: Double(row), width: 1, height: 1))
        }
      }
    }
  }
}
