import Flipbook

/// Flat squares of different colours, of which one moves: what video has to bring back.
struct Patches: Film {
  static let colors: [UInt32] = [
    0xFFFFFF, 0x000000, 0xFF0000, 0x00FF00, 0x0000FF, 0x808080, 0x04393D, 0xFFB000,
  ]
  static let side = 32

  let name = "test/patches"
  var size = Size(width: 128, height: 64)
  var duration: Seconds = 1

  func body(at time: Seconds) -> some View {
    ZStack(alignment: .topLeading) {
      VStack(spacing: 0) {
        ForEach([0, 4], id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<4, id: \.self) { column in
              Color(hex: Self.colors[row + column]).frame(width: 32, height: 32)
            }
          }
        }
      }
      Color(hex: 0x6000C0).frame(width: 8, height: 8).offset(x: 100 * min(time, 0.8), y: 28)
    }
  }
}
