import CQREncode
public import Views

/// A QR code: a square of dark and light modules that a camera reads as a text.
///
/// The smallest symbol that holds the text at its level, with the mask that the standard's rules prefer
/// (ISO/IEC 18004; encoded by libqrencode). As a shape it fills the largest square in the middle of its
/// frame with its dark modules; readers want four modules of light ground on every side, which the view
/// round it leaves free.
///
/// ```swift
/// let code = try QRCode("BLANKSTREET-A42", level: .medium)
/// code.fill(.black).frame(width: 294, height: 294)
/// ```
public struct QRCode: Hashable, Sendable {
  /// How much of a symbol may be damaged or covered.
  public enum CorrectionLevel: String, Hashable, Sendable, CaseIterable {
    /// L: about 7 % of its words.
    case low
    /// M: about 15 %.
    case medium
    /// Q: about 25 %.
    case quartile
    /// H: about 30 %.
    case high
  }

  /// What a reader gets, in UTF-8.
  public let payload: String
  /// How much of the symbol may be damaged.
  public let level: CorrectionLevel
  /// Modules a side: 21 for version 1, four more for each version, 177 at most.
  public let side: Int
  /// Whether each module is dark, row by row from the top.
  private let modules: [Bool]

  /// The code of a text.
  ///
  /// - Throws: ``QRCodeError`` where there is nothing to encode, or more than a symbol holds.
  public init(_ payload: String, level: CorrectionLevel = .medium) throws(QRCodeError) {
    guard !payload.isEmpty else { throw .empty }
    guard !payload.utf8.contains(0) else { throw .containsNUL }
    guard payload.utf8.count <= Self.mostBytes,
      // Sound: libqrencode copies the string, and what it returns is freed once, below.
      let symbol = unsafe QRcode_encodeString(payload, 0, level.recovery, QR_MODE_8, 1)
    else { throw .tooLong(byteCount: payload.utf8.count, level: level) }
    defer { unsafe QRcode_free(symbol) }
    self.payload = payload
    self.level = level
    let side = unsafe Int(symbol.pointee.width)
    self.side = side
    // The lowest bit of a module's byte says whether it is dark.
    modules = (0..<side * side).map { unsafe symbol.pointee.data[$0] & 1 == 1 }
  }

  /// The most bytes that any symbol holds is 2,953, and the most digits 7,089.
  private static let mostBytes = 7089

  /// Whether the module in a row and a column, counted from the top left, is dark.
  ///
  /// Beyond the symbol all is light, as its quiet zone is.
  public func isDark(row: Int, column: Int) -> Bool {
    guard 0..<side ~= row, 0..<side ~= column else { return false }
    return modules[row * side + column]
  }
}

extension QRCode: Shape {
  /// The dark modules, in the largest square in the middle of `rect`.
  public func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height)
    let module = length / Double(side)
    let (left, top) = (rect.midX - length / 2, rect.midY - length / 2)
    return Path { path in
      for row in 0..<side {
        var column = 0
        while column < side {
          let start = column
          while isDark(row: row, column: column) { column += 1 }
          if column > start {
            path.addRect(
              CGRect(
                x: left + Double(start) * module, y: top + Double(row) * module,
                width: Double(column - start) * module, height: module))
          }
          column += 1
        }
      }
    }
  }

  /// The largest square on offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    Circle().sizeThatFits(proposal)
  }
}

extension QRCode.CorrectionLevel {
  fileprivate var recovery: QRecLevel {
    switch self {
    case .low: QR_ECLEVEL_L
    case .medium: QR_ECLEVEL_M
    case .quartile: QR_ECLEVEL_Q
    case .high: QR_ECLEVEL_H
    }
  }
}
