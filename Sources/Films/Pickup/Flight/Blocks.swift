import Flipbook

/// The dark modules as blocks: those on the ground, and the roof's finder.
///
/// A block has no side where another one stands: what can't be seen can't shimmer either.
struct Blocks {
  let pose: FlightPose

  /// The blocks on the ground.
  var models: [Model] {
    models(
      rows: 0..<OrderCode.code.side, columns: 0..<OrderCode.code.side, at: 0, OrderCode.isBlock)
  }

  /// The blocks on the roof: the frame is its parapet, the middle a raised lantern.
  var roofModels: [Model] {
    models(rows: OrderCode.roofRows, columns: OrderCode.roofColumns, at: pose.buildingHeight) {
      OrderCode.roofRows ~= $0 && OrderCode.roofColumns ~= $1
        && OrderCode.code.isDark(row: $0, column: $1)
    }
  }

  private func models(
    rows: Range<Int>, columns: Range<Int>, at height: Double, _ isBlock: (Int, Int) -> Bool
  ) -> [Model] {
    let blocks = rows.flatMap { row in
      columns.filter { isBlock(row, $0) }.map { (row: row, column: $0) }
    }
    func instances(_ blocks: [(row: Int, column: Int)]) -> [Instance] {
      blocks.map { Instance(at: Vector3(Double($0.column), height, Double($0.row))) }
    }
    let walls = Side.allCases.map { side in
      Model(
        .box(from: .zero, to: Vector3(1, pose.blockHeight, 1), sides: [side.face]),
        material: .init(color: pose.blockSide(side.color)),
        instances: instances(
          blocks.filter { block in
            let neighbor = side.neighbor(of: block.row, block.column)
            return !isBlock(neighbor.row, neighbor.column)
          }))
    }
    return walls + [Model(top, materials: topMaterials, instances: instances(blocks))]
  }

  /// The inside of the top, which is part 0, and the rim round it in four pieces, which is part 1.
  private var top: Mesh {
    let rim = 0.03
    let inner = 1 - rim
    var mesh = piece(rim, rim, inner, inner)
    for (x0, z0, x1, z1) in [
      (0, 0, 1, rim), (0, inner, 1, 1), (0, rim, rim, inner), (inner, rim, 1, inner),
    ] {
      mesh.add(piece(x0, z0, x1, z1), part: 1)
    }
    return mesh
  }

  private func piece(_ x0: Double, _ z0: Double, _ x1: Double, _ z1: Double) -> Mesh {
    .plane(from: Vector3(x0, pose.blockHeight, z0), to: Vector3(x1, pose.blockHeight, z1))
  }

  private var topMaterials: [Solid.Material] {
    [.init(color: pose.blockTop), .init(color: pose.blockRim)]
  }

  /// An upright side of a block, in the order of drawing.
  private enum Side: CaseIterable {
    case west, south, north, east

    var face: Mesh.BoxSide {
      switch self {
      case .west: .left
      case .south: .front
      case .north: .back
      case .east: .right
      }
    }

    var color: Color {
      switch self {
      case .west: .blockWest
      case .south: .blockSouth
      case .north: .blockNorth
      case .east: .blockEast
      }
    }

    func neighbor(of row: Int, _ column: Int) -> (row: Int, column: Int) {
      switch self {
      case .west: (row, column - 1)
      case .south: (row + 1, column)
      case .north: (row - 1, column)
      case .east: (row, column + 1)
      }
    }
  }
}
