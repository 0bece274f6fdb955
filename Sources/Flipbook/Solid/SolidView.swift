import Drawing
import Geometry
import Imaging
public import Solid
import Views

/// A scene in space, as a camera sees it.
///
/// Takes all that is on offer. The picture is drawn pixel for pixel at the film's scale where the layout
/// puts the view, and composited like an image: below, above and between flat views, under opacity,
/// masks and blurs. An effect that scales or turns the view does so to that picture.
///
/// The camera's lens is measured in the view's points, its principal point from the view's top left corner.
///
/// ```swift
/// SolidView(scene, camera: camera)
///
/// SolidView(camera: camera) { context in
///   let poster = try context.texture(of: Poster(), size: CGSize(width: 200, height: 300))
///   return Scene([Model(.box(from: .zero, to: Vector3(2, 3, 1)), material: .init(texture: poster))])
/// }
/// ```
public struct SolidView: PrimitiveView {
  private let camera: Camera
  private let scene: (SolidContext) throws -> Scene

  /// `scene` as `camera` sees it.
  public init(_ scene: Scene, camera: Camera) {
    self.init(camera: camera) { _ in scene }
  }

  /// What `camera` sees of a scene with views on its surfaces.
  ///
  /// - Parameters:
  ///   - camera: Who sees the scene.
  ///   - scene: Makes the scene; what it throws is the error of this view.
  public init(camera: Camera, scene: @escaping (SolidContext) throws -> Scene) {
    self.camera = camera
    self.scene = scene
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [SolidNode(camera: camera, scene: scene, context: context)]
  }
}

private struct SolidNode: LayoutNode {
  let camera: Camera
  let scene: (SolidContext) throws -> Scene
  let context: ViewContext

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    guard frame.isFinite else { throw .endlessFrame(view: "SolidView", "\(frame)") }
    var placed = PlacedView("SolidView", frame: frame)
    guard !frame.isEmpty else { return placed }
    let scale = context.environment.displayScale
    // The picture has whole pixels: those that the frame touches, and is cut to the frame.
    let canvas = Rect(
      minX: (frame.minX * scale).rounded(.down) / scale,
      minY: (frame.minY * scale).rounded(.down) / scale,
      maxX: (frame.maxX * scale).rounded(.up) / scale,
      maxY: (frame.maxY * scale).rounded(.up) / scale)
    let picture = Picture(
      ImageSource(try bitmap(frame: frame, canvas: canvas, scale: scale)), interpolation: .nearest,
      transform: Affine(scaleX: 1 / scale, y: 1 / scale)
        .concatenating(Affine(translationX: canvas.minX, y: canvas.minY)))
    placed.items =
      canvas == frame
      ? [.picture(picture)] : [.group(Drawing.Group([.picture(picture)], clip: Clip(Path(frame))))]
    return placed
  }

  private func bitmap(frame: Rect, canvas: Rect, scale: Double) throws(ViewError) -> Bitmap {
    var camera = camera
    let center =
      camera.principalPoint ?? Point(x: frame.size.width / 2, y: frame.size.height / 2)
    camera.principalPoint = Point(
      x: center.x + frame.minX - canvas.minX, y: center.y + frame.minY - canvas.minY)
    do {
      return try SolidRenderer(scale: scale)
        .render(scene(SolidContext(context: context)), camera: camera, size: canvas.size)
    } catch {
      switch error {
      case let error as ViewError: throw error
      case let error as SolidError: throw .content(ContentError(error))
      default: throw .content(ContentError(SceneError(cause: error)))
      }
    }
  }
}

/// An error of a kind that a scene's maker has of its own.
private struct SceneError: Error, CustomStringConvertible {
  let cause: any Error

  var description: String { "\(cause)" }
}
