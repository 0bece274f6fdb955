import Flipbook

/// Which unit the path is of, and the way to its guidebook.
struct UnitBanner: View {
  let unit: PathUnit
  let time: Double
  let openGuidebook: () -> Void

  private static let outline = RoundedRectangle(cornerRadius: 16, style: .circular)

  var body: some View {
    ZStack(alignment: .topLeading) {
      Self.outline.fill(Color.actionEdge).frame(width: 370, height: 68)
      Self.outline.fill(Color.action).frame(width: 370, height: 64)
      Text(Copy.unit(section: unit.section, number: unit.number)).role(.unitNumber)
        .foregroundStyle(Color.onActionPale)
        .baseline(at: 26).offset(x: 16)
      Text(unit.title).role(.unitTitle).foregroundStyle(Color.onColor)
        .baseline(at: 50).offset(x: 16)
      Color.actionEdge.frame(width: 2, height: 64).offset(x: 271)
      Button(action: openGuidebook) { guidebook }
        .buttonStyle(ShrinkingButtonStyle(time: time))
        .accessibilityLabel(Copy.guidebook)
        .offset(x: 273)
    }
    .frame(width: 370, height: 68, alignment: .topLeading)
    .offset(x: 16, y: 112)
  }

  /// All of the field to the right of the rule.
  private var guidebook: some View {
    ZStack(alignment: .topLeading) {
      Image("icons/book").offset(x: 34.5, y: 8)
      Text(Copy.guidebook).role(.guidebook).foregroundStyle(Color.onColor)
        .fixedSize()
        .frame(width: 97)
        .baseline(at: 52)
    }
    .frame(width: 97, height: 64, alignment: .topLeading)
    .contentShape(Rectangle())
  }
}
