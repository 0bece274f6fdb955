import Geometry
import Imaging

/// Brings the faces of a scene onto the picture: transforms, lights, culls, clips, rounds.
struct FaceProjector {
  private let width: Int
  private let height: Int
  /// From the scene to clip coordinates (see `HomogeneousClip`).
  private let clipMatrix: Matrix4
  private let lens: Lens
  private let scene: Scene
  private var clipper: HomogeneousClip
  private(set) var output = ScreenPolygons()

  // Scratch, kept for its capacity.
  private var world: [Vector3] = []
  private var clipped: [SIMD4<Double>] = []
  private var polygon: [SIMD4<Double>] = []
  private var rounded: [ScreenVertex] = []
  /// Whether nothing is to be cut off the instance at hand.
  private var isInside = false

  init(scene: Scene, camera: Camera, view: PictureView) {
    (width, height) = (view.width, view.height)
    self.scene = scene
    clipMatrix = view.clipMatrix(of: camera)
    lens = Lens(camera)
    clipper = HomogeneousClip(
      width: Double(width), height: Double(height), farDepth: camera.farDepth)
  }

  /// Projects some instances of a model, by their numbers.
  mutating func project(model index: Int, instances: Range<Int>) throws(SolidError) {
    let model = scene.models[index]
    let materials = model.mesh.faces.map { model.material(of: $0.part) }
    for number in instances {
      let instance = model.instances[number]
      world.removeAll(keepingCapacity: true)
      clipped.removeAll(keepingCapacity: true)
      for vertex in model.mesh.vertices {
        let place = instance.transform.point(vertex)
        let image = clipMatrix.homogeneous(place)
        world.append(place)
        clipped.append(image)
        guard image.x.isFinite, image.y.isFinite, image.z.isFinite, image.w.isFinite else {
          throw .notFinite(item: "instance \(number) of model \(index)")
        }
      }
      guard !clipper.misses(clipped) else { continue }
      let isMirrored = instance.transform.isMirroring
      isInside = clipper.contains(clipped)
      for (face, material) in zip(model.mesh.faces, materials) {
        project(
          model.mesh.corners[face.corners], material: material, tint: instance.color,
          isMirrored: isMirrored)
      }
    }
  }

  private mutating func project(
    _ corners: ArraySlice<Mesh.Corner>, material: Material, tint: Color, isMirrored: Bool
  ) {
    polygon.removeAll(keepingCapacity: true)
    for corner in corners { polygon.append(clipped[corner.vertex]) }
    guard let frame = FaceFrame(polygon) else { return }
    // Counter-clockwise in the picture: the viewer is on the side that the corners are counted for.
    let isFlipped = frame.determinant < 0
    guard isFlipped != isMirrored || material.sides == .both else { return }
    guard !clipper.misses(polygon) else { return }

    let color = litColor(corners, material: material, tint: tint, facesViewer: isFlipped)
    guard color.opacity > 0 else { return }
    let depth = frame.plane(of: polygon[frame.i].z, polygon[frame.j].z, polygon[frame.k].z)
    if !isInside { clipper.clip(&polygon) }
    guard round(isFlipped: isFlipped) else { return }

    var shader: SurfaceShader?
    if material.texture != nil || scene.fog != nil {
      let first = corners.startIndex
      let a = corners[first + frame.i].texture
      let b = corners[first + frame.j].texture
      let c = corners[first + frame.k].texture
      shader = SurfaceShader(
        texture: material.texture, color: color, fog: scene.fog, lens: lens, depth: depth,
        u: frame.plane(of: a.x, b.x, c.x), v: frame.plane(of: a.y, b.y, c.y),
        w: frame.plane(of: 1, 1, 1))
    }
    let depths = depths
    let (flat, writesDepth) = (Color16(color), material.depthWriting == .on)
    emit(
      ScreenPolygon(
        firstVertex: 0, vertexCount: 0, minX: 0, maxX: 0, minY: 0, maxY: 0,
        depth: settled(depth, in: depths), nearest: depths.most, color: flat, shader: -1,
        writesDepth: writesDepth,
        isOpaque: writesDepth && flat.isOpaque && material.texture?.isOpaque != false),
      shader: shader)
  }

  /// The material's colour under the scene's light: the same all over a face.
  private func litColor(
    _ corners: ArraySlice<Mesh.Corner>, material: Material, tint: Color, facesViewer: Bool
  ) -> Color {
    let base = Color(
      red: material.color.red * tint.red, green: material.color.green * tint.green,
      blue: material.color.blue * tint.blue, opacity: material.color.opacity * tint.opacity)
    guard material.shading == .matt else { return base }
    var normal = Vector3.zero
    let origin = world[corners[corners.startIndex].vertex]
    for index in corners.indices.dropLast() {
      normal =
        normal
        + (world[corners[index].vertex] - origin).cross(
          world[corners[index + 1].vertex] - origin)
    }
    return scene.lighting.color(of: base, normal: facesViewer ? normal : -normal)
  }

  /// Divides by w and rounds to the grid, clockwise; false where nothing is left.
  private mutating func round(isFlipped: Bool) -> Bool {
    rounded.removeAll(keepingCapacity: true)
    for vertex in polygon {
      let scale = ScreenVertex.unitsPerPixel / vertex.w
      let (x, y) = (vertex.x * scale, vertex.y * scale)
      guard x.isFinite, y.isFinite else { return false }
      // The clip leaves nothing outside; rounding may, by a unit.
      let limit = Double(1 << 25)
      let place = ScreenVertex(
        x: Int32(min(max(x, -limit), limit).roundedToGrid),
        y: Int32(min(max(y, -limit), limit).roundedToGrid))
      if rounded.last != place { rounded.append(place) }
    }
    while rounded.count > 1, rounded.first == rounded.last { rounded.removeLast() }
    if isFlipped { rounded.reverse() }
    return rounded.count >= 3
  }

  /// The depths that the polygon's vertices have.
  private var depths: (least: Double, most: Double) {
    var (least, most) = (Double.infinity, -Double.infinity)
    for vertex in polygon {
      let value = vertex.z / vertex.w
      (least, most) = (min(least, value), max(most, value))
    }
    return (least, most)
  }

  /// The depth for comparing, without slopes that rounding could run away with.
  ///
  /// Seen nearly edge-on, a face is thinner than the grid can say, and its depth changes by all it
  /// can within a fraction of a pixel: a sample that rounding put on the face would get a depth far
  /// off it. Below a sixteenth of a pixel along its slope such a face gets one depth, its middle.
  private func settled(
    _ depth: PlaneEquation, in depths: (least: Double, most: Double)
  ) -> PlaneEquation {
    guard (abs(depth.a) + abs(depth.b)) / 16 > depths.most - depths.least else { return depth }
    return .constant((depths.least + depths.most) / 2)
  }

  private mutating func emit(_ template: ScreenPolygon, shader: SurfaceShader?) {
    var template = template
    if let shader {
      template.shader = Int32(output.shaders.count)
      output.shaders.append(shader)
    }
    // Rounding may bend a thin polygon inwards at a vertex; triangles from there are all convex.
    let bend = rounded.indices.first { turn(at: $0) < 0 }
    guard let bend else { return emit(rounded, template) }
    let count = rounded.count
    for step in 1..<count - 1 {
      let triangle = [
        rounded[bend], rounded[(bend + step) % count], rounded[(bend + step + 1) % count],
      ]
      emit(triangle, template)
    }
  }

  /// Twice the area of the triangle at a vertex: negative where the polygon bends inwards.
  private func turn(at index: Int) -> Int64 {
    let count = rounded.count
    return area(
      rounded[(index + count - 1) % count], rounded[index], rounded[(index + 1) % count])
  }

  private func area(_ a: ScreenVertex, _ b: ScreenVertex, _ c: ScreenVertex) -> Int64 {
    (Int64(b.x) - Int64(a.x)) * (Int64(c.y) - Int64(a.y))
      - (Int64(b.y) - Int64(a.y)) * (Int64(c.x) - Int64(a.x))
  }

  private mutating func emit(_ vertices: [ScreenVertex], _ template: ScreenPolygon) {
    let isFlat = (1..<vertices.count - 1).allSatisfy {
      area(vertices[0], vertices[$0], vertices[$0 + 1]) <= 0
    }
    guard !isFlat else { return }
    var polygon = template
    var (minX, maxX, minY, maxY) = (Int32.max, Int32.min, Int32.max, Int32.min)
    for vertex in vertices {
      (minX, maxX) = (min(minX, vertex.x), max(maxX, vertex.x))
      (minY, maxY) = (min(minY, vertex.y), max(maxY, vertex.y))
    }
    polygon.minX = max(minX >> 8, 0)
    polygon.maxX = min((maxX + 255) >> 8, Int32(width))
    polygon.minY = max(minY >> 8, 0)
    polygon.maxY = min((maxY + 255) >> 8, Int32(height))
    guard polygon.minX < polygon.maxX, polygon.minY < polygon.maxY else { return }
    polygon.firstVertex = output.vertices.count
    polygon.vertexCount = vertices.count
    output.vertices += vertices
    output.polygons.append(polygon)
  }
}
