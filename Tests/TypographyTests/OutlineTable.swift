/// What fontTools says of glyphs of the bundled font, to compare our outlines with.
///
/// Made by fontTools 4.68.0 from `getGlyphSet(location: ["wght": weight])`, whose coordinates are
/// interpolated without rounding, with its `AreaPen` (y up, so that a filled outline is negative)
/// and `BoundsPen`. In font units; y turned to grow downwards.
struct OutlineRow: Sendable, CustomStringConvertible {
  var character: Character
  var weight: Double
  var isItalic: Bool
  var area: Double
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  var description: String { "\(character) at \(weight)" }
}

extension OutlineRow {
  static let table: [OutlineRow] = [
    OutlineRow(
      character: "B", weight: 200, isItalic: false, area: -123076.042,
      minX: 99.0000, minY: -745.0000, maxX: 629.0000, maxY: 0.0000),
    OutlineRow(
      character: "S", weight: 200, isItalic: false, area: -84527.125,
      minX: 66.0000, minY: -757.0000, maxX: 562.0000, maxY: 12.0000),
    OutlineRow(
      character: "g", weight: 200, isItalic: false, area: -107672.208,
      minX: 66.0000, minY: -538.0000, maxX: 576.0000, maxY: 220.0000),
    OutlineRow(
      character: "&", weight: 200, isItalic: false, area: -128650.708,
      minX: 56.0000, minY: -757.0000, maxX: 685.0000, maxY: 12.0000),
    OutlineRow(
      character: "é", weight: 200, isItalic: false, area: -86571.083,
      minX: 66.0000, minY: -790.0000, maxX: 561.0000, maxY: 12.0000),
    OutlineRow(
      character: "Å", weight: 200, isItalic: false, area: -109952.233,
      minX: 22.0000, minY: -1027.0000, maxX: 622.0000, maxY: 0.0000),
    OutlineRow(
      character: "8", weight: 200, isItalic: false, area: -105593.339,
      minX: 63.0000, minY: -757.0000, maxX: 543.0000, maxY: 12.0000),
    OutlineRow(
      character: "@", weight: 200, isItalic: false, area: -168279.792,
      minX: 77.0000, minY: -612.0000, maxX: 887.0000, maxY: 205.0000),
    OutlineRow(
      character: "B", weight: 433, isItalic: false, area: -202498.739,
      minX: 86.1850, minY: -745.0000, maxX: 639.5675, maxY: 0.0000),
    OutlineRow(
      character: "S", weight: 433, isItalic: false, area: -145330.008,
      minX: 53.1850, minY: -757.0000, maxX: 581.8975, maxY: 12.0000),
    OutlineRow(
      character: "g", weight: 433, isItalic: false, area: -183190.216,
      minX: 53.1850, minY: -548.8250, maxX: 585.6600, maxY: 220.0000),
    OutlineRow(
      character: "&", weight: 433, isItalic: false, area: -206750.619,
      minX: 58.2275, minY: -757.0000, maxX: 699.0425, maxY: 12.0000),
    OutlineRow(
      character: "é", weight: 433, isItalic: false, area: -148938.197,
      minX: 53.1850, minY: -792.4750, maxX: 561.4850, maxY: 12.0000),
    OutlineRow(
      character: "Å", weight: 433, isItalic: false, area: -181119.781,
      minX: 11.0000, minY: -1043.5875, maxX: 647.6000, maxY: 0.0000),
    OutlineRow(
      character: "8", weight: 433, isItalic: false, area: -169852.823,
      minX: 62.5975, minY: -757.0000, maxX: 565.8975, maxY: 12.0000),
    OutlineRow(
      character: "@", weight: 433, isItalic: false, area: -264882.082,
      minX: 64.1850, minY: -621.8150, maxX: 896.6600, maxY: 208.2375),
    OutlineRow(
      character: "B", weight: 800, isItalic: false, area: -318975.750,
      minX: 66.0000, minY: -745.0000, maxX: 657.0000, maxY: 0.0000),
    OutlineRow(
      character: "S", weight: 800, isItalic: false, area: -244420.333,
      minX: 33.0000, minY: -757.0000, maxX: 603.0000, maxY: 12.0000),
    OutlineRow(
      character: "g", weight: 800, isItalic: false, area: -287519.208,
      minX: 33.0000, minY: -558.0000, maxX: 593.0000, maxY: 220.0000),
    OutlineRow(
      character: "&", weight: 800, isItalic: false, area: -317975.083,
      minX: 83.0000, minY: -757.0000, maxX: 744.0000, maxY: 12.0000),
    OutlineRow(
      character: "é", weight: 800, isItalic: false, area: -235707.333,
      minX: 33.0000, minY: -820.0000, maxX: 578.0000, maxY: 12.0000),
    OutlineRow(
      character: "Å", weight: 800, isItalic: false, area: -313515.750,
      minX: 11.0000, minY: -1039.0000, maxX: 721.0000, maxY: 0.0000),
    OutlineRow(
      character: "8", weight: 800, isItalic: false, area: -273079.500,
      minX: 47.0000, minY: -757.0000, maxX: 587.0000, maxY: 12.0000),
    OutlineRow(
      character: "@", weight: 800, isItalic: false, area: -386988.292,
      minX: 44.0000, minY: -642.0000, maxX: 904.0000, maxY: 222.0000),
    OutlineRow(
      character: "S", weight: 200, isItalic: true, area: -84425.375,
      minX: 53.0000, minY: -757.0000, maxX: 583.0000, maxY: 12.0000),
    OutlineRow(
      character: "k", weight: 200, isItalic: true, area: -74907.500,
      minX: 52.0000, minY: -757.0000, maxX: 536.0000, maxY: 0.0000),
    OutlineRow(
      character: "S", weight: 433, isItalic: true, area: -143409.116,
      minX: 42.2675, minY: -757.0000, maxX: 604.3925, maxY: 12.0000),
    OutlineRow(
      character: "k", weight: 433, isItalic: true, area: -127462.737,
      minX: 37.1850, minY: -757.0000, maxX: 560.7025, maxY: 0.0000),
    OutlineRow(
      character: "S", weight: 800, isItalic: true, area: -242485.208,
      minX: 23.0000, minY: -757.0000, maxX: 631.0000, maxY: 12.0000),
    OutlineRow(
      character: "k", weight: 800, isItalic: true, area: -221771.500,
      minX: 17.0000, minY: -757.0000, maxX: 613.0000, maxY: 0.0000),
  ]
}
