import Flipbook

/// The code that a barista's reader meets: black on light grey, whole points a module.
struct FlatCode: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.codeGround
      OrderCode.code.fill(.black)
        .frame(width: OrderCode.frame.width, height: OrderCode.frame.height)
        .corner(x: OrderCode.frame.minX, y: OrderCode.frame.minY)
    }
    .frame(width: 402, height: 874, alignment: .topLeading)
    .accessibilityLabel("Pickup code A42")
  }
}
