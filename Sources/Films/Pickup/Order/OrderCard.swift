import Flipbook

/// The white card: what was ordered, and where it is handed out.
struct OrderCard: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 22).fill(.white)
      Rectangle().fill(.hairline).frame(width: 262, height: 0.5).corner(x: 70, y: 78.75)
      icon { IcedCupIcon() }.corner(x: 14, y: 17.5)
      Text("Blondie Matcha").type(.rowTitle).text(left: 70, baseline: 35)
      Text("Regular, iced, oat milk").type(.rowDetail).text(left: 70, baseline: 58)
      Text("£4.45").type(.price).text(right: 332, baseline: 46)
      icon { StorefrontIcon() }.corner(x: 14, y: 96.5)
      Text("42 Gordon Street").type(.rowTitle).text(left: 70, baseline: 114)
      Text("Collect from the pickup counter").type(.longRowDetail).text(left: 70, baseline: 137)
      Icon.chevron.line(.chevronGrey, width: 2).frame(width: 5.4, height: 11)
        .corner(x: 325, y: 113)
    }
    .frame(width: 346, height: 158)
  }

  private func icon(@ViewBuilder _ drawing: () -> some View) -> some View {
    drawing().frame(width: 44, height: 44).background { Circle().fill(.paleGreen) }
  }
}

/// A plastic cup with a straw, ice in it.
private struct IcedCupIcon: View {
  var body: some View {
    ZStack {
      Icon.cupStraw.line(.shopTrim, width: 1.7)
      Icon.cup.line(.shopTrim, width: 1.7)
      Icon.drink.fill(.shopTrim.opacity(0.9))
      Icon.cupRim.line(.shopTrim, width: 1.9)
      ice(side: 3.4, angle: -14).offset(x: -1.7, y: 5.3)
      ice(side: 3, angle: 18).offset(x: 2.3, y: 7.7)
    }
  }

  private func ice(side: Double, angle: Double) -> some View {
    RoundedRectangle(cornerRadius: 0.8, style: .circular).fill(.paleGreen)
      .frame(width: side, height: side)
      .rotationEffect(.degrees(angle))
  }
}

/// A shop under a striped awning.
private struct StorefrontIcon: View {
  var body: some View {
    ZStack {
      Icon.awning.fill(.shopTrim)
      Icon.awningFolds.stroke(.paleGreen, lineWidth: 1)
      Icon.shopWalls.line(.shopTrim, width: 1.8)
      Icon.shopDoor.stroke(
        .shopTrim, style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
      RoundedRectangle(cornerRadius: 0.6, style: .circular).fill(.shopTrim)
        .frame(width: 4.9, height: 3.2)
        .offset(x: -3.45, y: 5.6)
    }
  }
}
