import Flipbook

/// The flight from the street to the code, as the camera sees it.
struct Flight: View {
  /// Seconds since the flight began.
  let age: Double

  var body: some View {
    let pose = FlightPose(age: age)
    SolidView(camera: pose.camera) { context in
      try FlightScene(pose: pose, textures: FlightTextures(context)).scene
    }
    .frame(width: 402, height: 874)
  }
}

/// The pictures on the world's surfaces.
struct FlightTextures {
  /// The building's front.
  let face: Texture
  /// The shade of the blocks on the ground.
  let codeShade: Texture
  /// The shade of the finder's blocks on the roof.
  let deckShade: Texture
  /// The shade of the building on the ground.
  let buildingShade: Texture

  init(_ context: SolidContext) throws {
    face = try context.texture(of: Facade(), size: Facade.size)
    let deck = FlightScene.building
    codeShade = try context.texture(
      of: BlockShade(outline: OrderCode.blocks, shadowed: FlightScene.codeShadeArea),
      size: BlockShade.size(of: FlightScene.codeShadeArea))
    deckShade = try context.texture(
      of: BlockShade(
        outline: OrderCode.finder.offsetBy(dx: deck.minX, dy: deck.minY), shadowed: deck),
      size: BlockShade.size(of: deck))
    buildingShade = try context.texture(
      of: BuildingShade(), size: BlockShade.size(of: FlightScene.buildingShadeArea))
  }
}
