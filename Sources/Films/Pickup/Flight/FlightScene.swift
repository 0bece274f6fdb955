import Flipbook

/// The world of the flight in one moment: the ground is the background, and everything stands on it.
struct FlightScene {
  let pose: FlightPose
  let textures: FlightTextures

  /// Where the building stands, in modules: x, and z as y.
  static let building = CGRect(
    x: Double(OrderCode.roofColumns.lowerBound), y: Double(OrderCode.roofRows.lowerBound),
    width: Double(OrderCode.roofColumns.count), height: Double(OrderCode.roofRows.count))
  /// What the picture of the blocks' shade shows, in modules: two more than the code on every side.
  static let codeShadeArea = CGRect(x: -2, y: -2, width: 25, height: 25)
  /// What the picture of the building's shade shows: four standard deviations on every side.
  static let buildingShadeArea = building.insetBy(dx: -2.5, dy: -2.5)

  /// The world, in the order of drawing: shades and joints on the ground, then what stands on it.
  var scene: Scene {
    get throws {
      var models = shades
      models += GroundJoints(strength: pose.jointing * (1 - pose.snap)).models
      models += Blocks(pose: pose).models
      models += try Building(pose: pose, textures: textures).models
      return Scene(models, background: pose.ground)
    }
  }

  private var shades: [Model] {
    [
      shade(
        textures.buildingShade, over: Self.buildingShadeArea,
        opacity: pose.jointing * pose.buildingHeight / FlightPose.fullHeight),
      shade(textures.codeShade, over: Self.codeShadeArea, opacity: 1 - pose.snap),
    ]
  }

  private func shade(_ texture: Texture, over area: CGRect, opacity: Double) -> Model {
    Model(
      .plane(from: Vector3(area.minX, 0, area.minY), to: Vector3(area.maxX, 0, area.maxY)),
      material: .shade(texture, opacity: opacity))
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

extension Solid.Material {
  /// A translucent picture on the surface below it.
  static func shade(_ texture: Texture, opacity: Double) -> Solid.Material {
    Solid.Material(
      color: Color.white.opacity(opacity), texture: texture, depthWriting: .off)
  }
}
