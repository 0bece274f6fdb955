import Flipbook

/// The white lined card, held by a paperclip.
struct WinNote: View {
  /// How high the note is above the screen, 0...1.
  let lift: Double

  private static let size = CGSize(width: 174, height: 124)
  /// The wire that lies behind the card, and that in front.
  private static let clipBehind = Path(literal: "M48 10V-8")
  private static let clipInFront = Path(
    literal: """
      M48 -8A7.5 7.5 0 0 0 33 -8V27A5.5 5.5 0 0 0 44 27V-4A3.5 3.5 0 0 0 37 -4V19
      """)
  private static let star = Path(
    literal: """
      M0 -9.5L2.7 -3.7L9 -2.9L4.4 1.4L5.6 7.7L0 4.6L-5.6 7.7L-4.4 1.4L-9 -2.9L-2.7 -3.7Z
      """)

  var body: some View {
    ZStack(alignment: .topLeading) {
      Path(
        roundedRect: CGRect(x: 3, y: 8, width: 168, height: 118), cornerRadius: 6, style: .circular
      )
      .fill(.cardShadow.opacity(0.16))
      .noteShadow(lift: lift)
      Self.clipBehind.stroke(.paperclip, style: .round(2.6))
      RoundedRectangle(cornerRadius: 6, style: .circular).fill(.white)
      Path(literal: "M0 46H174M0 74H174M0 102H174").stroke(.rule, lineWidth: 1)
      Self.clipInFront.stroke(.paperclip, style: .round(2.6))
      Text("SMALL WIN").line(.cardLabel, x: 60, y: 31)
      Text("Sent that").line(.cardLine, x: 22, y: 69)
      Text("message.").line(.cardLine, x: 22, y: 97)
      Self.star.fill(.star).stroke(.star, style: .round(2.5))
        .rotationEffect(.degrees(8), anchor: .topLeading)
        .offset(x: 127, y: 89)
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }
}
