package import Geometry
package import Imaging

/// The slow, obvious renderer that tests compare with: 256 rays through every pixel.
///
/// Each ray is cut with every face in double precision, and the nearest hit counts, the later face of
/// two at one distance. There is no projection, no clipping, no fixed point, no mipmap and no filter
/// but the mean of the rays: a texture is read bilinearly at full size. It draws opaque materials
/// without fog.
package struct ReferenceSolidRenderer {
  private let scale: Double
  /// Rays a pixel, along each side.
  private let side = 16

  /// A renderer for `scale` pixels a point.
  package init(scale: Double) {
    self.scale = scale
  }

  /// The pixels of a rectangle of the picture, given in pixels.
  package func render(
    _ scene: Scene, camera: Camera, size: Size, columns: Range<Int>, rows: Range<Int>
  ) -> Bitmap {
    let faces = ReferenceFace.all(of: scene)
    let boxes = faces.map { $0.bounds(in: camera, size: size, scale: scale) }
    var bitmap = Bitmap(width: columns.count, height: rows.count)
    for y in rows {
      let row = boxes.indices.filter { boxes[$0].minY <= Double(y) && boxes[$0].maxY >= Double(y) }
      for x in columns {
        let near = row.filter { boxes[$0].minX <= Double(x) && boxes[$0].maxX >= Double(x) }
        let color = pixel(x, y, near.map { faces[$0] }, scene, camera, size)
        bitmap[x - columns.lowerBound, y - rows.lowerBound] = color.premultiplied8
      }
    }
    return bitmap
  }

  private func pixel(
    _ x: Int, _ y: Int, _ faces: [ReferenceFace], _ scene: Scene, _ camera: Camera, _ size: Size
  ) -> Color {
    guard !faces.isEmpty else { return scene.background }
    var sum = SIMD4<Double>.zero
    for j in 0..<side {
      for i in 0..<side {
        let place = Point(
          x: (Double(x) + (Double(i) + 0.5) / Double(side)) / scale,
          y: (Double(y) + (Double(j) + 0.5) / Double(side)) / scale)
        let ray = ReferenceRay(through: place, of: camera, size: size)
        var nearest = Double.infinity
        var color = scene.background
        for face in faces {
          guard let hit = face.hit(by: ray), hit.distance <= nearest else { continue }
          guard hit.distance >= camera.near, hit.distance <= camera.far else { continue }
          nearest = hit.distance
          color = hit.color
        }
        sum +=
          SIMD4(color.red, color.green, color.blue, 1) * color.opacity
      }
    }
    let mean = sum / Double(side * side)
    guard mean.w > 0 else { return .clear }
    return Color(
      red: mean.x / mean.w, green: mean.y / mean.w, blue: mean.z / mean.w, opacity: mean.w)
  }
}

/// A half-line whose parameter is the distance along the direction of view.
private struct ReferenceRay {
  let origin: Vector3
  let direction: Vector3

  init(through place: Point, of camera: Camera, size: Size) {
    let center = camera.principalPoint ?? Point(x: size.width / 2, y: size.height / 2)
    let (dx, dy) = (place.x - center.x, center.y - place.y)
    switch camera.projection {
    case .perspective(let focalLength):
      origin = camera.position
      direction =
        camera.right * (dx / focalLength) + camera.up * (dy / focalLength) - camera.back
    case .orthographic(let pointsPerUnit):
      origin =
        camera.position + camera.right * (dx / pointsPerUnit) + camera.up * (dy / pointsPerUnit)
      direction = -camera.back
    }
  }
}

/// A triangle in the scene.
private struct ReferenceFace {
  let corners: (Vector3, Vector3, Vector3)
  let texture: (Point, Point, Point)
  let color: Color
  let picture: Bitmap?
  let wrap: Texture.Wrap
  let sides: Material.Sides
  let isMirrored: Bool

  static func all(of scene: Scene) -> [ReferenceFace] {
    var result: [ReferenceFace] = []
    for model in scene.models {
      for instance in model.instances {
        for face in model.mesh.faces {
          let corners = Array(model.mesh.corners[face.corners])
          for index in 1..<corners.count - 1 {
            result.append(
              ReferenceFace(
                model, instance, model.material(of: face.part),
                [corners[0], corners[index], corners[index + 1]], scene.lighting))
          }
        }
      }
    }
    return result
  }

  private init(
    _ model: Model, _ instance: Instance, _ material: Material, _ triangle: [Mesh.Corner],
    _ lighting: Lighting
  ) {
    func place(_ index: Int) -> Vector3 {
      instance.transform.point(model.mesh.vertices[triangle[index].vertex])
    }
    corners = (place(0), place(1), place(2))
    texture = (triangle[0].texture, triangle[1].texture, triangle[2].texture)
    let base = Color(
      red: material.color.red * instance.color.red,
      green: material.color.green * instance.color.green,
      blue: material.color.blue * instance.color.blue,
      opacity: material.color.opacity * instance.color.opacity)
    let normal = (corners.1 - corners.0).cross(corners.2 - corners.0)
    isMirrored = instance.transform.isMirroring
    color =
      material.shading == .matt
      ? lighting.color(of: base, normal: isMirrored ? -normal : normal) : base
    picture = material.texture?.bitmap
    wrap = material.texture?.wrap ?? .clamp
    sides = material.sides
  }

  /// The pixels that the face may touch: everything, where it reaches behind the camera.
  func bounds(
    in camera: Camera, size: Size, scale: Double
  ) -> (minX: Double, maxX: Double, minY: Double, maxY: Double) {
    var result = (
      minX: Double.infinity, maxX: -Double.infinity, minY: Double.infinity, maxY: -Double.infinity
    )
    for corner in [corners.0, corners.1, corners.2] {
      guard let place = camera.project(corner, size: size) else {
        return (-.infinity, .infinity, -.infinity, .infinity)
      }
      result.minX = min(result.minX, place.x * scale - 2)
      result.maxX = max(result.maxX, place.x * scale + 2)
      result.minY = min(result.minY, place.y * scale - 2)
      result.maxY = max(result.maxY, place.y * scale + 2)
    }
    return result
  }

  /// Möller and Trumbore, "Fast, Minimum Storage Ray/Triangle Intersection", 1997.
  func hit(by ray: ReferenceRay) -> (distance: Double, color: Color)? {
    let (edge1, edge2) = (corners.1 - corners.0, corners.2 - corners.0)
    let across = ray.direction.cross(edge2)
    let determinant = edge1.dot(across)
    guard determinant != 0 else { return nil }
    guard (determinant > 0) != isMirrored || sides == .both else { return nil }
    let offset = ray.origin - corners.0
    let u = offset.dot(across) / determinant
    let normal = offset.cross(edge1)
    let v = ray.direction.dot(normal) / determinant
    guard u >= 0, v >= 0, u + v <= 1 else { return nil }
    return (edge2.dot(normal) / determinant, color(u, v))
  }

  private func color(_ u: Double, _ v: Double) -> Color {
    guard let picture else { return color }
    let x = texture.0.x + u * (texture.1.x - texture.0.x) + v * (texture.2.x - texture.0.x)
    let y = texture.0.y + u * (texture.1.y - texture.0.y) + v * (texture.2.y - texture.0.y)
    let (column, row) = (x * Double(picture.width) - 0.5, y * Double(picture.height) - 0.5)
    let (i, j) = (column.rounded(.down), row.rounded(.down))
    var sum = SIMD4<Double>.zero
    for (dx, dy) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
      let weight = (1 - abs(column - i - dx)) * (1 - abs(row - j - dy))
      let texel = picture[wrapped(i + dx, picture.width), wrapped(j + dy, picture.height)].straight
      sum +=
        SIMD4(Double(texel.red), Double(texel.green), Double(texel.blue), 255) * (weight / 255)
    }
    return Color(
      red: sum.x * color.red, green: sum.y * color.green, blue: sum.z * color.blue,
      opacity: color.opacity)
  }

  private func wrapped(_ index: Double, _ count: Int) -> Int {
    let index = Int(index)
    switch wrap {
    case .clamp: return min(max(index, 0), count - 1)
    case .repeat: return (index % count + count) % count
    }
  }
}
