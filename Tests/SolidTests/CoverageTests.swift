import Geometry
import Imaging
import Numerics
import Solid
import Testing

@Suite("Edges")
struct CoverageTests {
  /// Looks straight at the plane z = 0: its x and -y are pixels.
  private let flat = Camera(
    position: Vector3(0, 0, 10), projection: .orthographic(pointsPerUnit: 1),
    principalPoint: .zero, near: 1, far: 20)

  private func polygon(_ points: [(Double, Double)], _ color: Color = .black) throws -> Model {
    try face(points.map { Vector3($0.0, -$0.1, 0) }, color, sides: .both)
  }

  @Test("a rectangle at fractional places covers each pixel by the product of its overlaps")
  func fractionalRectangles() throws {
    for (x, y, width, height) in [
      (1.25, 1.5, 3.5, 2.25), (0.125, 0.2, 0.3, 0.4), (-0.5, -0.5, 9, 0.75), (3, 3, 2, 2),
      (2.9, 3.9, 0.2, 0.2), (1.0 / 3, 1.0 / 7, 5, 5),
    ] {
      let model = try polygon([
        (x, y), (x, y + height), (x + width, y + height), (x + width, y),
      ])
      let bitmap = try draw(Scene([model]), flat, width: 8, height: 6)
      for row in 0..<6 {
        for column in 0..<8 {
          let overlapX = min(x + width, Double(column + 1)) - max(x, Double(column))
          let overlapY = min(y + height, Double(row + 1)) - max(y, Double(row))
          let exact = max(overlapX, 0) * max(overlapY, 0) * 255
          // Half a level for rounding, and 1/512 pixel for each of up to four rounded edges.
          let difference = abs(Double(bitmap[column, row].alpha) - exact)
          #expect(difference <= 0.5 + 255 * 4 / 512, "\(column), \(row)")
        }
      }
    }
  }

  @Test("an edge that moves by a hundredth of a pixel darkens each pixel a little, never by a step")
  func smoothMotion() throws {
    for slope in [0.0, 0.03, 0.5, 1, 2.7] {
      var before: [Double]?
      for step in 0..<200 {
        let x = 4 + Double(step) / 100
        let model = try polygon([
          (-40, 0), (-40, 12), (x + 6 * slope, 12), (x - 6 * slope, 0),
        ])
        let bitmap = try draw(Scene([model]), flat, width: 12, height: 12)
        let row = (0..<12).map { Double(bitmap[$0, 6].alpha) }
        if let before {
          for (now, then) in zip(row, before) {
            // A hundredth of a pixel is 2.55 levels; each of two roundings to 1/256 may add half.
            #expect(now >= then - 1 && now <= then + 5)
          }
        }
        before = row
      }
    }
  }

  @Test("faces that share edges leave no gap and no overlap", arguments: 1...8)
  func watertightness(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    // A net of triangles over the picture, with its vertices moved at random.
    let count = 12
    func vertex(_ i: Int, _ j: Int) -> Vector3 {
      Vector3(
        Double(i) * 9 - 4 + offsets[i * (count + 1) + j].x,
        -(Double(j) * 9 - 4 + offsets[i * (count + 1) + j].y), 0)
    }
    let offsets = (0..<(count + 1) * (count + 1)).map { _ in
      Point(
        x: Double.random(in: -2...2, using: &generator),
        y: Double.random(in: -2...2, using: &generator))
    }
    var mesh = Mesh()
    for i in 0..<count {
      for j in 0..<count {
        let corners = [vertex(i, j), vertex(i, j + 1), vertex(i + 1, j + 1), vertex(i + 1, j)]
        try mesh.addFace([corners[0], corners[1], corners[2]])
        try mesh.addFace([corners[0], corners[2], corners[3]])
      }
    }
    let opaque = Model(mesh, material: Material(color: .white))
    let whole = try draw(Scene([opaque], background: .black), flat)
    #expect(whole.colors.map(\.red).min() == 255)
    // A second coat anywhere would show as a darker pixel.
    let translucent = Model(mesh, material: Material(color: Color(white: 1, opacity: 0.5)))
    let coat = try draw(Scene([translucent], background: .black), flat)
    for color in coat.colors { #expect(abs(Int(color.red) - 128) <= 1) }
  }

  @Test("of the pixels on a shared edge through their samples' middle each has one owner")
  func fillRule() throws {
    // Twice the same two halves, in two orders: whoever is drawn later must not win a sample.
    let left = try polygon([(0, 0), (0, 10), (5.5, 10), (5.5, 0)], Color(hex: 0xFF0000))
    let right = try polygon([(5.5, 0), (5.5, 10), (10, 10), (10, 0)], Color(hex: 0x0000FF))
    let one = try draw(Scene([left, right]), flat, width: 10, height: 10)
    let two = try draw(Scene([right, left]), flat, width: 10, height: 10)
    #expect(one == two)
    #expect(one[5, 5] == RGBA8(red: 128, green: 0, blue: 128, alpha: 255))
  }

  @Test("what is hidden does not show at the edges of what hides it, in either order")
  func hiddenEdges() throws {
    // The same square three times, one behind the other, over white.
    func square(_ z: Double, _ color: UInt32) throws -> Model {
      try face(
        [
          Vector3(2.3, -2.3, z), Vector3(2.3, -7.6, z), Vector3(7.6, -7.6, z),
          Vector3(7.6, -2.3, z),
        ],
        Color(hex: color))
    }
    let models = [try square(0, 0), try square(-1, 0xFF0000), try square(-2, 0x00FF00)]
    let alone = try draw(Scene([models[0]], background: .white), flat, width: 10, height: 10)
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
      let scene = Scene(order.map { models[$0] }, background: .white)
      let bitmap = try draw(scene, flat, width: 10, height: 10)
      #expect(bitmap.difference(from: alone).greatest <= 2, "\(order)")
    }
  }

  @Test("a face over many pixels hides what is behind it, drawn before or after, and nothing else")
  func largeFaces() throws {
    var generator = SeededGenerator(seed: 6)
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    let camera = try wideCamera(at: Vector3(1, 2, 12), lookingAt: .zero)
    for _ in 0..<12 {
      // Boxes on both sides of a slanted wall and through it, and a shade far behind it.
      let boxes = (0..<40).map { _ in
        let turn = Matrix4.rotation(
          .degrees(number(0...360)), about: Vector3(number(-1...1), 1, number(-1...1)))
        let place = Vector3(number(-8...8), number(-8...8), number(-6...6))
        let color = Color(red: number(0...1), green: number(0...1), blue: number(0...1))
        return Model(
          Mesh.box(from: Vector3(-1, -1, -1), to: Vector3(1, 1, 1)),
          material: Material(color: color), instances: [Instance(.translation(place) * turn)])
      }
      let slope = Matrix4.rotation(.degrees(number(-40...40)), about: Vector3(number(-1...1), 1, 0))
      let wall = Model(
        try .quad(
          Vector3(-90, -90, 0), Vector3(90, -90, 0), Vector3(90, 90, 0), Vector3(-90, 90, 0)),
        material: Material(color: Color(hex: 0x8090A0)), instances: [Instance(slope)])
      let shade = Model(
        try .quad(
          Vector3(-900, -900, -300), Vector3(900, -900, -300), Vector3(900, 900, -300),
          Vector3(-900, 900, -300)),
        material: Material(color: Color(white: 0, opacity: 0.4), depthWriting: .off))
      let first = try draw(Scene([shade, wall] + boxes), camera, width: 200, height: 160)
      let last = try draw(Scene([shade] + boxes + [wall]), camera, width: 200, height: 160)
      let difference = first.difference(from: last)
      #expect(difference.mean < 0.05)
      #expect(difference.greatest <= 12)
      let faces = boxes.flatMap(\.instances).count
      #expect(first.colors.count > faces)
    }
  }
}
