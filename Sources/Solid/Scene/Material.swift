public import Imaging

/// How a surface looks.
public struct Material: Hashable, Sendable {
  /// What light does to a surface.
  public enum Shading: Hashable, Sendable {
    /// Nothing: the colour as it is, exactly.
    case unlit
    /// A matt surface: brighter the more it faces a light (Lambert), each face in one tone.
    case matt
  }

  /// The sides of a face that are seen.
  public enum Sides: Hashable, Sendable {
    /// Only the one from which its corners run counter-clockwise.
    case front
    /// Both; light falls on the one that is seen.
    case both
  }

  /// What a surface does to the things behind it that are drawn later.
  public enum DepthWriting: Hashable, Sendable {
    /// It hides them.
    case on
    /// It is drawn over by them: for a ground below everything, and for shades and marks on it.
    case off
  }

  /// The colour, times that of the texture; with its opacity it lets through what was drawn before.
  public var color: Color
  /// The picture on the surface.
  public var texture: Texture?
  /// What light does to it.
  public var shading: Shading
  /// The sides that are seen.
  public var sides: Sides
  /// What it does to the things behind it that are drawn later.
  public var depthWriting: DepthWriting

  /// A surface of a colour or a picture.
  public init(
    color: Color = .white, texture: Texture? = nil, shading: Shading = .unlit,
    sides: Sides = .front, depthWriting: DepthWriting = .on
  ) {
    self.color = color
    self.texture = texture
    self.shading = shading
    self.sides = sides
    self.depthWriting = depthWriting
  }
}
