import Flipbook

/// The front of the building, from the parapet to the pavement: flat colours, light from the upper left.
///
/// Drawn in the points of the screen it stands on, whose sides it reaches beyond: x -23...425, y
/// -59...517. What lies outside is seen in the flight, whose building has this picture on its front.
struct Facade: View {
  /// In points: 7 by 9 modules of the flight, of 64 points.
  static let size = CGSize(width: 448, height: 576)
  /// The place on the street's screen.
  static let frame = CGRect(origin: CGPoint(x: -23, y: -59), size: size)

  var body: some View {
    ZStack(alignment: .topLeading) {
      Canvas { context, _ in
        context.translateBy(x: -Self.frame.minX, y: -Self.frame.minY)
        Wall().draw(in: context)
        for x in [9.0, 137, 265, 393] { Pilaster(x: x).draw(in: context) }
        Entablature().draw(in: context)
        for window in SashWindow.all { window.draw(in: context) }
        Shopfront().draw(in: context)
        for window in ShopWindow.all { window.draw(in: context) }
        for pilaster in ShopPilaster.all { pilaster.draw(in: context) }
        ShopDoor().draw(in: context)
        for x in [156.5, 245.5] { Lantern(x: x).draw(in: context) }
      }
      FacadeLettering()
      Canvas { context, _ in
        context.translateBy(x: -Self.frame.minX, y: -Self.frame.minY)
        Bistro(x: 95).draw(in: context)
        TableTop.drinks.draw(in: context)
        Bistro(x: 307).draw(in: context)
        TableTop.flowers.draw(in: context)
        Topiary(x: 22).draw(in: context)
        Topiary(x: 380).draw(in: context)
      }
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }
}

/// What is written on the building.
private struct FacadeLettering: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Group {
        Text("BLANK").text(left: 92.83 + 23, baseline: 362.6 + 59)
        Text("STREET").text(left: 209.58 + 23, baseline: 362.6 + 59)
      }
      .font(.system(size: 17.5, weight: .semibold).opticalSize(14))
      .tracking(6.5).foregroundStyle(.white)
      Text("42")
        .font(.system(size: 12.5, weight: .bold).opticalSize(14))
        .tracking(0.6).foregroundStyle(.door)
        .text(middle: 201 + 23, baseline: 401 + 59)
      Text("OPEN")
        .font(.system(size: 7.4, weight: .bold).opticalSize(14))
        .tracking(0.9).foregroundStyle(.door)
        .text(middle: 201 + 23, baseline: 444.7 + 59)
    }
  }
}
