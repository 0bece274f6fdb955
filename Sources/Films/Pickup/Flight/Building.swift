import Flipbook

/// The building: a box whose front is the street's drawing, with the finder on its roof.
struct Building {
  let pose: FlightPose
  let textures: FlightTextures

  private var height: Double { pose.buildingHeight }
  private let foot = FlightScene.building

  /// The walls and the coping, while there is a building; the deck and what stands on it.
  var models: [Model] {
    get throws {
      let walls = height < 0.001 ? [] : try [front, sides] + coping
      return try walls + [deck, deckShade] + Blocks(pose: pose).roofModels
    }
  }

  private var front: Model {
    get throws {
      let (left, right, z) = (foot.minX, foot.maxX, foot.maxY)
      return Model(
        try .quad(
          Vector3(left, 0, z), Vector3(right, 0, z), Vector3(right, height, z),
          Vector3(left, height, z)),
        material: .init(texture: textures.face))
    }
  }

  /// The other walls, which are hardly seen: they darken to the blocks' sides as the building sinks.
  private var sides: Model {
    let amount = smoothstep(2.7 - height, from: 0, to: 2.5)
    func side(_ stone: Color, _ block: Color) -> Solid.Material {
      .init(color: stone.mix(with: pose.blockSide(block), by: amount))
    }
    let east = side(.stoneEast, .blockEast)
    return Model(
      .box(
        from: Vector3(foot.minX, 0, foot.minY), to: Vector3(foot.maxX, height, foot.maxY),
        sides: [.right, .left, .back]),
      // By the numbers of the sides; there is no top, bottom or front.
      materials: [east, side(.stone, .blockWest), east, east, east, side(.stoneNorth, .blockNorth)])
  }

  /// A ring of stone round the roof, flush with its deck: the light line that parts the roof from the
  /// black blocks far below it.
  private var coping: [Model] {
    let share = min(1, 3 * height / FlightPose.fullHeight)
    let (depth, overhang) = (0.25 * share, 0.15 * share)
    let outer = foot.insetBy(dx: -overhang, dy: -overhang)
    let (low, high) = (height - depth, height)
    // West, north, east, south: the first and the last span the corners.
    let pieces: [(rect: CGRect, sides: [Mesh.BoxSide])] = [
      (
        CGRect(x: outer.minX, y: outer.minY, width: overhang, height: outer.height),
        [.top, .bottom, .left]
      ),
      (
        CGRect(x: foot.maxX, y: outer.minY, width: overhang, height: outer.height),
        [.top, .bottom, .right]
      ),
      (
        CGRect(x: foot.minX, y: outer.minY, width: foot.width, height: overhang),
        [.top, .bottom, .back]
      ),
      (
        CGRect(x: foot.minX, y: foot.maxY, width: foot.width, height: overhang),
        [.top, .bottom, .front]
      ),
    ]
    let ends: [Mesh.BoxSide] = [.front, .back]
    return pieces.enumerated().map { index, piece in
      Model(
        .box(
          from: Vector3(piece.rect.minX, low, piece.rect.minY),
          to: Vector3(piece.rect.maxX, high, piece.rect.maxY),
          sides: index < 2 ? piece.sides + ends : piece.sides),
        materials: copingMaterials)
    }
  }

  private var copingMaterials: [Solid.Material] {
    // Right, left, top, bottom, front, back.
    [Color.stoneEast, .stoneLight, .stoneHighlight, .stoneDeep, .stoneLight, .stoneEast].map {
      .init(color: $0)
    }
  }

  private var deck: Model {
    Model(roofPlane, material: .init(color: pose.ground))
  }

  private var deckShade: Model {
    get throws {
      try ShadedModules(area: foot) { _, _ in true }
        .model(textures.deckShade, at: height, opacity: 1 - pose.snap)
    }
  }

  private var roofPlane: Mesh {
    .plane(
      from: Vector3(foot.minX, height, foot.minY), to: Vector3(foot.maxX, height, foot.maxY))
  }
}
