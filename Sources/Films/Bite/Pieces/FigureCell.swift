import Flipbook

/// A figure in a cell that is as wide as another one, so that what stands beside it stays when it changes.
struct FigureCell<Figure: View>: View {
  /// What the cell has room for.
  var widest = "0"
  let role: TextRole
  let alignment: Alignment
  @ViewBuilder let figure: Figure

  var body: some View {
    Text(widest).role(role, .clear)
      .hidden()
      .overlay(alignment: alignment) { figure.fixedSize() }
  }
}

/// Minutes and seconds: the colon stands still, and so does every figure behind it.
struct ClockText: View {
  let seconds: Int
  /// The widest number of minutes that there is room for.
  let widestMinutes: String
  let role: TextRole
  let color: Color

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      FigureCell(widest: widestMinutes, role: role, alignment: .trailing) {
        Text("\(seconds / 60)").role(role, color)
      }
      Text(":").role(role, color)
      FigureCell(role: role, alignment: .center) {
        Text("\(seconds % 60 / 10)").role(role, color)
      }
      FigureCell(role: role, alignment: .center) { Text("\(seconds % 10)").role(role, color) }
    }
    .accessibilityHidden(true)
  }
}
