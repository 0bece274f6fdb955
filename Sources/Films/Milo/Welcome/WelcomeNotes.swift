import Flipbook

/// The four notes, each from beyond the edge that it lies at.
struct WelcomeNotes: View {
  /// Seconds since the screen came.
  let age: Double

  private static let walks = NotePlace(
    center: CGPoint(x: 66, y: 222), angle: .degrees(-4), way: CGSize(width: -190, height: -24),
    turn: .degrees(-12), delay: 0.05)
  private static let win = NotePlace(
    center: CGPoint(x: 331, y: 262), angle: .degrees(5), way: CGSize(width: 200, height: -16),
    turn: .degrees(12), delay: 0.15)
  private static let fun = NotePlace(
    center: CGPoint(x: 6, y: 612), angle: .degrees(6), way: CGSize(width: -130, height: 24),
    turn: .degrees(12), delay: 0.25)
  private static let slow = NotePlace(
    center: CGPoint(x: 390, y: 646), angle: .degrees(-6), way: CGSize(width: 130, height: 24),
    turn: .degrees(-14), delay: 0.35,
    turning: .spring(response: 0.75, dampingFraction: 0.6))

  var body: some View {
    ZStack {
      WalksNote(lift: lift(Self.walks)).slides(to: Self.walks, at: age)
      WinNote(lift: lift(Self.win)).slides(to: Self.win, at: age)
      FunNote(lift: lift(Self.fun)).slides(to: Self.fun, at: age)
      SlowSticker(lift: lift(Self.slow)).slides(to: Self.slow, at: age)
    }
  }

  /// How high a note is: not below the screen where it swings past its place.
  private func lift(_ place: NotePlace) -> Double {
    max(place.left(at: age), 0)
  }
}
