import Flipbook

/// Pickup's colours.
extension ShapeStyle where Self == Color {
  // MARK: The world of the flight

  /// The ground once road and paving are gone, and the roof's deck.
  static var cream: Color { Color(hex: 0xEFEAE0) }
  /// What the finished code lies on, and the screen that shows it.
  static var codeGround: Color { Color(hex: 0xEFEFEF) }
  /// The top of a block.
  static var block: Color { Color(hex: 0x1C1C1C) }
  /// The edges of a block's top.
  static var blockRim: Color { Color(hex: 0x302E2B) }
  /// The sides of a block.
  static var blockWest: Color { Color(hex: 0x4A453F) }
  static var blockSouth: Color { Color(hex: 0x3E3A35) }
  static var blockNorth: Color { Color(hex: 0x332F2C) }
  static var blockEast: Color { Color(hex: 0x2B2927) }
  /// Joints and shades on the ground.
  static var contactShade: Color { Color(hex: 0x3C301E) }

  // MARK: The building

  /// The wall.
  static var stone: Color { Color(hex: 0xD8C29E) }
  /// What projects: pilasters, cornices, surrounds.
  static var stoneLight: Color { Color(hex: 0xE2D0B0) }
  /// The lit upper and left edges of what projects.
  static var stoneHighlight: Color { Color(hex: 0xEDDFC6) }
  /// The shade below and right of what projects.
  static var stoneShade: Color { Color(hex: 0xC7AF89) }
  /// The deepest shade: reveals, undersides.
  static var stoneDeep: Color { Color(hex: 0xAE9570) }
  /// The walls that the street does not see.
  static var stoneEast: Color { Color(hex: 0xC9B189) }
  static var stoneNorth: Color { Color(hex: 0xBFA67E) }

  // MARK: Stone, in detail

  /// Single stones that are lighter, and darker.
  static var stonePale: Color { Color(hex: 0xDFCBA8) }
  static var stoneDusk: Color { Color(hex: 0xCFB891) }
  /// Between stones.
  static var stoneJoint: Color { Color(hex: 0xCDB792) }
  /// Faces that turn from the light.
  static var stoneTurned: Color { Color(hex: 0xD0BB96) }
  static var stoneReturn: Color { Color(hex: 0xCFBA95) }
  /// Inside pediments, and a keystone's side.
  static var stoneHollow: Color { Color(hex: 0xD3BF9B) }
  /// The flutes of a pilaster.
  static var stoneFlute: Color { Color(hex: 0xD2BE9B) }

  // MARK: Windows

  static var glass: Color { Color(hex: 0x5F7383) }
  /// What of the street the glass shows.
  static var reflection: Color { Color(hex: 0x52667A) }
  /// What the frame throws on it.
  static var glassShade: Color { Color(hex: 0x33424E) }
  /// Sashes, and all that is white in the shop.
  static var sashWhite: Color { Color(hex: 0xF8F4EB) }
  static var sashShade: Color { Color(hex: 0xDDD6C7) }
  static var blind: Color { Color(hex: 0xB9BEB8) }
  static var blindShade: Color { Color(hex: 0x9FA8A6) }
  static var drape: Color { Color(hex: 0xAEB6B6) }
  static var drapeShade: Color { Color(hex: 0xA2ABAC) }

  // MARK: The shop

  static var shopGreen: Color { Color(hex: 0x6DAA5F) }
  static var shopTrim: Color { Color(hex: 0x4E8A45) }
  static var shopDeep: Color { Color(hex: 0x3C7036) }
  static var shopLight: Color { Color(hex: 0x8CC07E) }
  static var shopGlint: Color { Color(hex: 0x6FA664) }
  static var shopPanel: Color { Color(hex: 0x63A055) }
  static var signLine: Color { Color(hex: 0xA9D19D) }
  static var door: Color { Color(hex: 0x2C4A2C) }
  static var doorLight: Color { Color(hex: 0x3B5F3A) }
  static var doorDark: Color { Color(hex: 0x203720) }
  static var doorPanel: Color { Color(hex: 0x315231) }
  static var doorGlass: Color { Color(hex: 0xF1E2C0) }
  static var doorGlassLow: Color { Color(hex: 0xEEDCB6) }
  static var brass: Color { Color(hex: 0xC9994A) }
  static var brassLight: Color { Color(hex: 0xE3BE77) }
  static var step: Color { Color(hex: 0xCFC7B6) }
  static var stepLight: Color { Color(hex: 0xDCD5C6) }
  static var stepShade: Color { Color(hex: 0xB9B1A2) }
  static var shopWindow: Color { Color(hex: 0xF6ECD8) }
  static var shelfWall: Color { Color(hex: 0xEEDDB9) }
  static var shelfWallEdge: Color { Color(hex: 0xE2CDA2) }
  static var lowerWall: Color { Color(hex: 0xE6D0A2) }
  /// What the frame throws on the window.
  static var awningShade: Color { Color(hex: 0x8A7447) }
  static var lamplight: Color { Color(hex: 0xFFE7AE) }
  static var lampCore: Color { Color(hex: 0xFFF3CF) }
  static var bulb: Color { Color(hex: 0xFFF8E4) }
  static var lampGlint: Color { Color(hex: 0x5F835A) }
  static var cord: Color { Color(hex: 0x6E5A3A) }
  /// Cups on the shelves, and other small things.
  static var cupWhite: Color { Color(hex: 0xF8F4EB) }
  static var cupRose: Color { Color(hex: 0xE8B9A6) }
  static var cupMint: Color { Color(hex: 0x9CC48F) }
  static var cupStraw: Color { Color(hex: 0xE9CF8D) }
  static var cupGreen: Color { Color(hex: 0x3C5B3B) }
  static var cupCream: Color { Color(hex: 0xF1E6D2) }
  static var counter: Color { Color(hex: 0x8FBF82) }
  static var steel: Color { Color(hex: 0xC3C8C6) }
  static var steelShade: Color { Color(hex: 0x8E9897) }
  static var steelDark: Color { Color(hex: 0x5C6665) }
  static var till: Color { Color(hex: 0x3A3F3E) }
  static var tillScreen: Color { Color(hex: 0x7C909E) }
  static var cake: Color { Color(hex: 0xC78F52) }
  static var cakeShade: Color { Color(hex: 0xB97F45) }
  static var plant: Color { Color(hex: 0x7DB56F) }
  static var plantShade: Color { Color(hex: 0x5E9A4F) }
  static var terracotta: Color { Color(hex: 0xD9895B) }
  static var boardFrame: Color { Color(hex: 0x8B6B3F) }
  static var chalk: Color { Color(hex: 0xCFE0C6) }

  // MARK: On the pavement

  static var seat: Color { Color(hex: 0x41663F) }
  static var tableLeg: Color { Color(hex: 0xDAD3C4) }
  static var tableFoot: Color { Color(hex: 0xE9E3D7) }
  static var petal: Color { Color(hex: 0xF7F3EA) }
  static var pot: Color { Color(hex: 0xF3EEE2) }
  static var potShade: Color { Color(hex: 0xDAD2C1) }
  static var potEdge: Color { Color(hex: 0xCFC6B4) }
  static var trunk: Color { Color(hex: 0x6B4E33) }
  static var leaf: Color { Color(hex: 0x5B994E) }
  static var leafShade: Color { Color(hex: 0x4A8340) }
  static var leafLight: Color { Color(hex: 0x74B266) }
  static var leafDark: Color { Color(hex: 0x3A6E33) }
  static var leafGlint: Color { Color(hex: 0x8FC981) }

  // MARK: The street

  static var pavement: Color { Color(hex: 0xDFD9CC) }
  static var pavementJoint: Color { Color(hex: 0xCFC8B9) }
  /// What the building throws on the pavement.
  static var footShade: Color { Color(hex: 0x8E8572) }
  static var kerb: Color { Color(hex: 0xEDE8DE) }
  static var kerbEdge: Color { Color(hex: 0xBDB6A7) }
  static var kerbShade: Color { Color(hex: 0xD5CEC0) }
  static var road: Color { Color(hex: 0xA6A6A6) }
  static var roadShade: Color { Color(hex: 0x8F8F8F) }
  static var slab: Color { Color(hex: 0xE9E3D7) }
  static var slabDark: Color { Color(hex: 0xE4DDCF) }
  static var slabLight: Color { Color(hex: 0xECE7DC) }
  static var slabJoint: Color { Color(hex: 0xF5F1E9) }

  // MARK: Sheet, card and buttons

  static var ink: Color { Color(hex: 0x161616) }
  /// What is said by the way.
  static var soft: Color { Color(hex: 0x6E6E6E) }
  static var sheet: Color { Color(hex: 0xF2F1EE) }
  static var sheetHandle: Color { Color(hex: 0xC6C5C1) }
  static var barDone: Color { Color(hex: 0x5BA55B) }
  static var barLeft: Color { Color(hex: 0xDADADA) }
  static var hairline: Color { Color(hex: 0xDDDCD8) }
  /// Behind the icons of the rows.
  static var paleGreen: Color { Color(hex: 0xDDF5D8) }
  static var chevronGrey: Color { Color(hex: 0xB4B3B0) }
  /// The veil of a frosted button.
  static var glassButton: Color { Color(hex: 0xF7F6F3) }
  /// A button over the code, and its edge.
  static var flatButton: Color { Color(hex: 0xE8E8E8) }
  static var flatButtonEdge: Color { Color(hex: 0xD6D6D6) }
  static var card: Color { Color(hex: 0xFAFAF8) }
  static var cardHandle: Color { Color(hex: 0xCFCECA) }
  static var pill: Color { Color(hex: 0xDFF7DA) }
  static var pillText: Color { Color(hex: 0x3E8E41) }
}
