public import Imaging

/// Things in space, in the order in which they are drawn.
///
/// What is nearer hides what is farther, in any order; of surfaces in one plane the one drawn later
/// is seen. Translucent things let through what was drawn before them, so they come last, the
/// farthest first.
public struct Scene: Hashable, Sendable {
  /// The things, in the order in which they are drawn.
  public var models: [Model]
  /// The light on matt surfaces.
  public var lighting: Lighting
  /// Air that hides what is far away; the background is not changed by it.
  public var fog: Fog?
  /// What is seen where there is nothing.
  public var background: Color

  /// A scene of some things.
  public init(
    _ models: [Model] = [], lighting: Lighting = Lighting(), fog: Fog? = nil,
    background: Color = .clear
  ) {
    self.models = models
    self.lighting = lighting
    self.fog = fog
    self.background = background
  }
}

/// A mesh with its materials, in one place or in many.
public struct Model: Hashable, Sendable {
  /// The surface.
  public var mesh: Mesh
  /// The material of each part of the mesh; parts beyond the last have the last one.
  public var materials: [Material]
  /// Where it stands.
  public var instances: [Instance]

  /// A mesh in each of the given places.
  public init(_ mesh: Mesh, materials: [Material], instances: [Instance] = [Instance()]) {
    self.mesh = mesh
    self.materials = materials
    self.instances = instances
  }

  /// A mesh of one material in each of the given places.
  public init(_ mesh: Mesh, material: Material, instances: [Instance] = [Instance()]) {
    self.init(mesh, materials: [material], instances: instances)
  }

  /// The material of a part; white where there is none.
  func material(of part: Int) -> Material {
    guard !materials.isEmpty else { return Material() }
    return materials[min(max(part, 0), materials.count - 1)]
  }
}

/// One place where a model stands.
public struct Instance: Hashable, Sendable {
  /// From the mesh's space to the scene's: affine, so that faces stay flat.
  public var transform: Matrix4
  /// What the materials' colours are multiplied by, opacity included.
  public var color: Color

  /// A place, and a tint.
  public init(_ transform: Matrix4 = .identity, color: Color = .white) {
    self.transform = transform
    self.color = color
  }

  /// A place `offset` from the mesh's own.
  public init(at offset: Vector3, color: Color = .white) {
    self.init(.translation(offset), color: color)
  }
}
