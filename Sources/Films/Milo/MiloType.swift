import Flipbook

/// A role of text in Milo: typeface, size, weight, tracking and colour in one.
struct MiloType {
  let font: Font
  /// Points after each character.
  var tracking = 0.0
  let color: Color

  static let title = MiloType(rounded: 34, tracking: -1)
  static let dialNumber = MiloType(rounded: 64, tracking: -1.5)
  static let companionName = MiloType(rounded: 26, tracking: -0.6)
  static let archHeading = MiloType(rounded: 22, tracking: -0.5)
  static let wordmark = MiloType(rounded: 26, tracking: -0.6)
  static let headline = MiloType(28, .semibold, cut: 28, tracking: -0.7, .ink)
  static let stickyLine = MiloType(written: 25.5, .stickyInk)
  static let cardLine = MiloType(written: 27, .cardInk)
  static let cardLabel = MiloType(9.5, .semibold, tracking: 1.3, .cardLabel)
  static let lavenderLine = MiloType(written: 27, .lavenderInk)
  static let stickerLine = MiloType(written: 26, .stickerInk)
  static let rowLabel = MiloType(21, .medium, tracking: -0.4, .ink)
  static let subtitle = MiloType(16, tracking: -0.2, .soft)
  static let button = MiloType(18, .medium, tracking: -0.2, .white)
  static let footnote = MiloType(13, .regular, .faint)
  static let tag = MiloType(16, .medium, tracking: 0.6, .ink)
  static let quote = MiloType(22, .medium, tracking: -0.5, .ink)
  static let archHint = MiloType(15, tracking: -0.15, .soft)
  static let skip = MiloType(15, .medium, tracking: -0.1, .violet)
  static let fieldLabel = MiloType(10, .semibold, tracking: 1.1, .whisper)
  static let thought = MiloType(17, tracking: -0.3, .ink)
  static let counter = MiloType(12, .regular, .whisper)
  static let dialUnit = MiloType(12, .semibold, tracking: 1.6, .faint)
  static let pillNumber = MiloType(20, .medium, .ink)
  static let pillLabel = MiloType(14, tracking: -0.1, .slate)
  static let nudgeTitle = MiloType(17, .semibold, tracking: -0.3, .ink)
  static let nudgeLine = MiloType(14, tracking: -0.1, .soft)
  static let stampCaption = MiloType(8.5, .semibold, tracking: 1.1, .cream)
  static let stampTitle = MiloType(13, .medium, tracking: 0.9, .print)
  static let stampNumber = MiloType(11, tracking: 0.6, .print)
  static let stampHeadline = MiloType(22, tracking: -0.4, .ink)

  /// The rounded display face at its heaviest, in ink.
  private init(rounded size: Double, tracking: Double) {
    font = .system(size: size, weight: .black, design: .rounded)
    self.tracking = tracking
    color = .ink
  }

  /// The handwriting, bold.
  private init(written size: Double, _ color: Color) {
    font = .custom("Caveat", size: size).weight(.bold)
    self.color = color
  }

  /// The text face, in letterforms that are cut for 14 points at every size, unless others are asked for.
  private init(
    _ size: Double, _ weight: Font.Weight = .regular, cut opticalSize: Double = 14,
    tracking: Double = 0, _ color: Color
  ) {
    font = .system(size: size, weight: weight).opticalSize(opticalSize)
    self.tracking = tracking
    self.color = color
  }
}

extension View {
  /// Sets the texts in this view as a role asks.
  func type(_ type: MiloType) -> some View {
    font(type.font).tracking(type.tracking).foregroundStyle(type.color)
  }

  /// Puts a text's first baseline `y` points below the top of the top-aligned stack it is in.
  func baseline(at y: Double) -> some View {
    alignmentGuide(.top) { $0[.firstTextBaseline] - y }
  }
}
