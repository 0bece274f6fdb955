import Flipbook

/// The shade that blocks throw on what they stand on: close round them, and a little to the east, away
/// from the light.
struct BlockShade: View {
  /// The dark modules, in modules.
  let outline: Path
  /// What the picture shows, in modules.
  let shadowed: CGRect

  /// Points a module, as many as at the end of the flight: the picture is never reduced, only enlarged.
  static let module = 14.0

  static func size(of area: CGRect) -> CGSize {
    CGSize(width: area.width * module, height: area.height * module)
  }

  var body: some View {
    // The larger of the two, as a brightness, which becomes the shade's alpha.
    Color.contactShade.mask {
      ZStack {
        Color.black
        blocks.fill(.white).blur(radius: 0.12 * Self.module).opacity(0.30)
        ZStack {
          blocks.fill(.white)
          blocks.fill(.white).offset(x: 0.19 * Self.module)
        }
        .compositingGroup()
        .blur(radius: 0.05 * Self.module).opacity(0.22)
        .blendMode(.lighten)
      }
      .luminanceToAlpha()
    }
  }

  private var blocks: Path {
    outline.applying(
      Affine(translationX: -shadowed.minX, y: -shadowed.minY)
        .concatenating(Affine(scaleX: Self.module, y: Self.module)))
  }
}

/// The shade round the foot of the building.
struct BuildingShade: View {
  var body: some View {
    let area = FlightScene.buildingShadeArea
    let foot = FlightScene.building
    Color.contactShade.mask {
      Path(
        CGRect(
          x: (foot.minX - area.minX) * BlockShade.module,
          y: (foot.minY - area.minY) * BlockShade.module, width: foot.width * BlockShade.module,
          height: foot.height * BlockShade.module)
      )
      .fill(.black)
      .blur(radius: 0.55 * BlockShade.module)
      .opacity(0.32)
    }
  }
}
