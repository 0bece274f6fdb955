// A film needs one import: the vocabulary of the modules below is handed on.
@_exported public import Drawing
@_exported public import Geometry
@_exported public import Imaging
@_exported public import Motion
@_exported public import Numerics
@_exported public import Raster
@_exported public import Solid
@_exported public import Typography
@_exported public import Views

/// Frosted glass, SwiftUI's word; the look of a surface in a scene is `Solid.Material`.
public typealias Material = Views.Material
