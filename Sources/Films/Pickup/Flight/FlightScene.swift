import Flipbook

/// The world of the flight in one moment: the ground is the background, and everything stands on it.
struct FlightScene {
  let pose: FlightPose
  let textures: FlightTextures

  /// Where the building stands, in modules: x, and z as y.
  static let building = CGRect(
    x: Double(OrderCode.roofColumns.lowerBound), y: Double(OrderCode.roofRows.lowerBound),
    width: Double(OrderCode.roofColumns.count), height: Double(OrderCode.roofRows.count))
  /// What the picture of the blocks' shade shows, in modules: one more than the code on every side.
  static let codeShadeArea = CGRect(x: -1, y: -1, width: 23, height: 23)
  /// What the picture of the building's shade shows: more than four standard deviations on every side.
  static let buildingShadeArea = building.insetBy(dx: -3, dy: -3)

  /// The world, in the order of drawing: shades and joints on the ground, then what stands on it.
  var scene: Scene {
    get throws {
      var models = try shades
      models += GroundJoints(strength: pose.jointing * (1 - pose.snap)).models
      models += Blocks(pose: pose).models
      models += try Building(pose: pose, textures: textures).models
      return Scene(models, background: pose.ground)
    }
  }

  private var shades: [Model] {
    get throws {
      let buildingShade = ShadedModules(area: Self.buildingShadeArea) {
        !Self.building.insetBy(dx: 1, dy: 1)
          .contains(CGPoint(x: Double($1) + 0.5, y: Double($0) + 0.5))
      }
      let codeShade = ShadedModules(area: Self.codeShadeArea, isShaded: OrderCode.isShaded)
      return [
        try buildingShade.model(
          textures.buildingShade, at: 0,
          opacity: pose.jointing * pose.buildingHeight / FlightPose.fullHeight),
        try codeShade.model(textures.codeShade, at: 0, opacity: 1 - pose.snap),
      ]
    }
  }
}

extension FlightPose {
  /// The ground and the roof's deck.
  var ground: Color { Color.cream.mix(with: .codeGround, by: snap) }
  /// The top of a block.
  var blockTop: Color { Color.block.mix(with: .black, by: snap) }
  /// The edges of a block's top.
  var blockRim: Color { Color.blockRim.mix(with: blockTop, by: snap) }

  /// A side of a block: lighter than its top, for the ground throws light on it.
  func blockSide(_ color: Color) -> Color { color.mix(with: blockTop, by: snap) }
}
