import Flipbook

/// Faint lines on the ground along the modules' borders: they give bare cream its scale and speed, and tie
/// the street's slabs to the code.
///
/// Drawn as geometry, which stays sharp however near the camera is; no two pieces overlap, for each lets
/// the ground through.
struct GroundJoints {
  /// How much of the joints shows, 0...1.
  let strength: Double

  private static let width = 0.055
  private static let opacity = 0.075
  /// The distances from the code, in modules, at which the joints begin to pale and are gone.
  private static let (near, far) = (3.0, 15.0)

  /// The pieces between two crossings, from west to east and from north to south, and the crossings.
  var models: [Model] {
    guard strength > 0 else { return [] }
    let half = Self.width / 2
    return [
      model(from: Vector3(half, 0, -half), to: Vector3(1 - half, 0, half)),
      model(from: Vector3(-half, 0, half), to: Vector3(half, 0, 1 - half)),
      model(from: Vector3(-half, 0, -half), to: Vector3(half, 0, half)),
    ]
  }

  private func model(from: Vector3, to: Vector3) -> Model {
    Model(
      .plane(from: from, to: to),
      material: .init(
        color: Color.contactShade.opacity(Self.opacity * strength), depthWriting: .off),
      instances: Self.places)
  }

  /// The crossings that are not too far out, with how much they show.
  private static let places: [Instance] = {
    let side = OrderCode.code.side
    let reach = Int(far)
    return (-reach...side + reach).flatMap { row in
      (-reach...side + reach).compactMap { column -> Instance? in
        let strength = 1 - smoothstep(distance(row, column), from: near, to: far)
        guard strength > 0.004 else { return nil }
        return Instance(
          at: Vector3(Double(column), 0, Double(row)), color: Color.white.opacity(strength))
      }
    }
  }()

  /// How far a crossing is outside the code.
  private static func distance(_ row: Int, _ column: Int) -> Double {
    let side = OrderCode.code.side
    let (x, z) = (max(-column, column - side, 0), max(-row, row - side, 0))
    return Double(x * x + z * z).squareRoot()
  }
}
