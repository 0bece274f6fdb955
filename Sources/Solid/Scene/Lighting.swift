public import Imaging

/// The light on matt surfaces: the same from everywhere, and parallel rays.
///
/// A face has its material's colour times `ambient + Σ color × max(0, n · direction)`, channel by
/// channel, on sRGB-encoded values, as everything is composited here.
public struct Lighting: Hashable, Sendable {
  /// Light that comes from everywhere.
  public var ambient: Color
  /// Lights that are infinitely far away.
  public var directional: [DirectionalLight]

  /// Light from everywhere and from some directions.
  public init(ambient: Color = Color(white: 1), directional: [DirectionalLight] = []) {
    self.ambient = ambient
    self.directional = directional
  }
}

/// Parallel rays, as from the sun.
public struct DirectionalLight: Hashable, Sendable {
  /// Towards the light, of any length; a direction of no length gives no light.
  public var direction: Vector3
  /// The brightness of each channel on a face that looks straight at the light; its opacity counts.
  public var color: Color

  /// Rays that come from a direction.
  public init(towards direction: Vector3, color: Color = .white) {
    self.direction = direction
    self.color = color
  }
}

/// Air that hides what is far away.
///
/// What is nearer than `start` is clear, what is farther than `end` has the fog's colour, and between
/// them the share grows evenly with the distance along the direction of view.
public struct Fog: Hashable, Sendable {
  /// The colour of things that are far away; its opacity is the most that fog takes.
  public var color: Color
  /// The distance at which fog begins.
  public var start: Double
  /// The distance at which it is full.
  public var end: Double

  /// Fog between two distances.
  public init(color: Color, start: Double, end: Double) {
    self.color = color
    self.start = start
    self.end = end
  }
}
