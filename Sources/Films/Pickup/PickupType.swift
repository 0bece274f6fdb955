import Flipbook

/// A role of text in Pickup: size, weight, tracking and colour in one.
struct PickupType {
  let font: Font
  /// Points after each character.
  var tracking = 0.0
  let color: Color

  static let orderNumber = PickupType(15, .semibold, .soft)
  static let status = PickupType(34, .bold, tracking: -0.5, .ink)
  static let statusLine = PickupType(17, .regular, .soft)
  static let statusNumber = PickupType(17, .bold, .ink)
  static let rowTitle = PickupType(19, .medium, .ink)
  static let rowDetail = PickupType(16, .regular, .soft)
  static let longRowDetail = PickupType(16, .regular, tracking: -0.2, .soft)
  static let price = PickupType(19, .regular, .soft)
  static let barTitle = PickupType(17, .semibold, .ink)
  static let code = PickupType(56, .heavy, tracking: -1.2, .ink)
  static let codeCaption = PickupType(15, .semibold, .soft)
  static let pill = PickupType(15, .semibold, .pillText)
  static let advice = PickupType(24, .bold, tracking: -0.3, .ink)
  static let orderLine = PickupType(17, .regular, tracking: -0.32, .soft)
  static let note = PickupType(14, .regular, .soft)
  static let button = PickupType(18, .semibold, .white)

  /// A step's label, which is semibold and black as far as the step is the current one, 0...1.
  static func step(emphasis: Double) -> PickupType {
    PickupType(
      15, Font.Weight(400 + 200 * emphasis), Color.soft.mix(with: .ink, by: emphasis))
  }

  /// Text up to 20 points in the letterforms of 14, larger text in those of 32, as San Francisco has it.
  private init(
    _ size: Double, _ weight: Font.Weight, tracking: Double = 0, _ color: Color
  ) {
    font = .system(size: size, weight: weight).opticalSize(size > 20 ? 32 : 14)
    self.tracking = tracking
    self.color = color
  }
}

extension View {
  /// Sets the texts in this view as a role asks.
  func type(_ type: PickupType) -> some View {
    font(type.font).tracking(type.tracking).foregroundStyle(type.color)
  }
}
