import Flipbook

/// The pink sticker with a scalloped edge and a white border.
struct SlowSticker: View {
  /// How high the sticker is above the screen, 0...1.
  let lift: Double

  private static let side = 176.0
  private static let shade = Color.stickerShadow.opacity(0.2)

  var body: some View {
    ZStack(alignment: .topLeading) {
      Scallop().offset(y: 7)
        .fill(Self.shade).stroke(Self.shade, lineWidth: 10)
        .noteShadow(lift: lift)
      Scallop().fill(.white).stroke(.white, style: .round(12))
      Scallop().fill(.stickerPaper)
      Path.heart
        .applying(
          Affine(scaleX: 0.95, y: 0.95)
            .concatenating(Affine(rotation: .degrees(-6)))
            .concatenating(Affine(translationX: 64, y: 58))
        )
        .fill(.heartRed)
      Path(literal: "M53 52C53.5 49 55.5 47 58 46.5").stroke(.heartGlint, style: .round(2.4))
      Text("slow days").line(.stickerLine, x: 38, y: 100)
      Text("count, too.").line(.stickerLine, x: 43, y: 126)
    }
    .frame(width: Self.side, height: Self.side)
  }
}

/// A circle of 64 points whose edge is 18 arcs, about the middle of its frame.
struct Scallop: Shape {
  private static let lobes = 18
  private static let radius = 64.0
  private static let lobeRadius = 11.8

  func path(in rect: CGRect) -> Path {
    /// Half the angle of a lobe, seen from the middle of the whole.
    let half = Angle.degrees(180 / Double(Self.lobes))
    let halfChord = Self.radius * .sin(half.radians)
    /// From the middle of the whole to that of a lobe's circle.
    let distance =
      Self.radius * .cos(half.radians)
      - (Self.lobeRadius * Self.lobeRadius - halfChord * halfChord).squareRoot()
    /// Half the angle of a lobe, seen from the middle of its own circle.
    let bulge = Angle.radians(.atan2(y: halfChord, x: Self.radius * .cos(half.radians) - distance))
    return Path { path in
      for lobe in 0..<Self.lobes {
        let direction = half * Double(2 * lobe + 1) - .degrees(90)
        path.addRelativeArc(
          center: CGPoint(
            x: rect.midX + distance * .cos(direction.radians),
            y: rect.midY + distance * .sin(direction.radians)),
          radius: Self.lobeRadius, startAngle: direction - bulge, delta: bulge * 2)
      }
      path.closeSubpath()
    }
  }
}
