/// The surfaces seen in each pixel of a tile.
///
/// Most pixels show one surface: a colour and what its depth is compared by. The others have a list of
/// fragments. A pixel has 64 samples, each of which belongs to exactly one fragment: the surface that
/// is in front there. What a fragment weighs in the pixel's colour is an *area*, not a count of
/// samples: the exact area of its polygon within the pixel where nothing of it is hidden, so that an
/// edge moves smoothly over the picture. The weights of a pixel's fragments always add up to
/// ``fullWeight``. A fragment may have no sample left and still some weight, where an edge cuts off
/// less than a sample's share.
struct TileCanvas: ~Copyable {
  /// Pixels a side.
  static let side = 32
  static let fullWeight: Int32 = 1 << 16
  static let pixelCount = side * side

  /// What is to be drawn on a pixel, whole or in part.
  struct Brush {
    var color: Color16
    /// The number that ``addSurface(_:)`` gave.
    var surface: Int32
    var writesDepth: Bool
  }

  /// The colour of each pixel without a list.
  var colors = Buffer<Color16>(count: pixelCount, fill: .clear)
  /// What the depth of each pixel without a list is compared by: a number in `surfaces`.
  var surfaceNumbers = Buffer<Int32>(count: pixelCount, fill: 0)
  /// The first fragment of each pixel's list, or -1.
  var lists = Buffer<Int32>(count: pixelCount, fill: -1)
  var pool = FragmentPool()
  /// What a polygon takes of each fragment of a list, in turn.
  var claims = Buffer<Claim>(count: 80, fill: Claim())
  let kernels = SampleKernels()
  /// The depths of what has been drawn on the tile, from its top left pixel's middle; the background
  /// is number 0.
  private var surfaces = Buffer<PlaneEquation>(count: 256, fill: .constant(-1))
  private var surfaceCount = 0
  /// What depths may differ by, besides 2^-21 of themselves, and count as level.
  private let levelStep: Double

  /// A canvas that takes depths for level as ``Camera/levelStep`` says.
  init(levelStep: Double) { self.levelStep = levelStep }

  /// Makes all pixels the background.
  mutating func begin(background: Color16) {
    colors.set(0..<Self.pixelCount, to: background)
    surfaceNumbers.set(0..<Self.pixelCount, to: 0)
    lists.set(0..<Self.pixelCount, to: -1)
    pool.removeAll()
    surfaceCount = 1
  }

  /// Makes a surface known, by its depth from the middle of the tile's top left pixel.
  mutating func addSurface(_ depth: PlaneEquation) -> Int32 {
    surfaces.grow(to: surfaceCount + 1)
    surfaces[surfaceCount] = depth
    surfaceCount += 1
    return Int32(surfaceCount - 1)
  }

  /// Writes the colours of a row's first pixels: of those with a list that of their fragments, each by
  /// its weight.
  func resolve(row: Int, count: Int, into pixels: inout MutableSpan<UInt32>, at start: Int) {
    var (last, lastPixel) = (Color16.clear, UInt32(0))
    for x in 0..<count {
      let pixel = row * Self.side + x
      let list = lists[pixel]
      let color = list < 0 ? colors[pixel] : pool.color(of: list)
      if color != last { (last, lastPixel) = (color, color.rgba8) }
      pixels[start + x] = lastPixel
    }
  }

  // MARK: - Whole pixels

  /// Draws over whole pixels of a row, in one colour.
  mutating func fill(_ columns: Range<Int>, row: Int, _ brush: Brush) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let run = run(x..<columns.upperBound, row: row, under: brush.surface)
      switch run.isVisible {
      case true?: paint(run.columns, row: row, brush)
      case false?: break
      case nil: for x in run.columns { fill(x, row, brush) }
      }
      x = run.columns.upperBound
    }
  }

  /// Draws over whole pixels of a row, each in a colour of its own.
  mutating func fill(
    _ columns: Range<Int>, row: Int, _ brush: Brush, colors: borrowing Buffer<Color16>
  ) {
    let first = columns.lowerBound
    var x = first
    while x < columns.upperBound {
      let run = run(x..<columns.upperBound, row: row, under: brush.surface)
      if run.isVisible != false {
        for x in run.columns where colors[x - first] != .clear {
          var brush = brush
          brush.color = colors[x - first]
          if run.isVisible == true {
            paint(x..<x + 1, row: row, brush)
          } else {
            fill(x, row, brush)
          }
        }
      }
      x = run.columns.upperBound
    }
  }

  /// Neighbours in a row that a surface is drawn on alike.
  private struct Run {
    var columns: Range<Int>
    /// Whether it is before all that is there, behind it, or to be asked pixel by pixel.
    var isVisible: Bool?
  }

  /// The first of some pixels of a row, with those after it that show the same surface.
  private func run(_ columns: Range<Int>, row: Int, under surface: Int32) -> Run {
    let (x, start) = (columns.lowerBound, row * Self.side)
    let below = surfaceNumbers[start + x]
    var end = x
    while end < columns.upperBound, lists[start + end] < 0, surfaceNumbers[start + end] == below {
      end += 1
    }
    if end == x { return Run(columns: x..<x + 1, isVisible: nil) }
    // Whoever is in front at both ends is all along.
    let first = visibility(of: surface, over: below, x: x, y: row)
    let last = end == x + 1 ? first : visibility(of: surface, over: below, x: end - 1, y: row)
    let isVisible: Bool? =
      first == .max && last == .max ? true : first == 0 && last == 0 ? false : nil
    return Run(columns: x..<end, isVisible: isVisible)
  }

  /// Draws over a whole pixel.
  private mutating func fill(_ x: Int, _ y: Int, _ brush: Brush) {
    let pixel = y * Self.side + x
    if lists[pixel] < 0 {
      let visible = visibility(of: brush.surface, over: surfaceNumbers[pixel], x: x, y: y)
      if visible == .max { paint(x..<x + 1, row: y, brush) }
      if visible == .max || visible == 0 { return }
    }
    insert(x, y, mask: .max, area: Self.fullWeight, brush)
  }

  @inline(__always)
  private func paint(_ columns: Range<Int>, row: Int, _ brush: Brush) {
    let start = row * Self.side
    let pixels = start + columns.lowerBound..<start + columns.upperBound
    if brush.color.isOpaque {
      colors.set(pixels, to: brush.color)
    } else {
      for pixel in pixels { colors[pixel] = brush.color.over(colors[pixel]) }
    }
    if brush.writesDepth { surfaceNumbers.set(pixels, to: brush.surface) }
  }

  // MARK: - Depth

  /// The samples at which one surface is before another, or as good as level with it.
  ///
  /// Level are surfaces that are apart by less than 2^-21 of their distance (of the depth's range,
  /// without perspective): the one drawn later is seen, all over. Depths are compared as planes, in
  /// double precision at the pixel's middle, so that rounding cannot break the tie.
  @inline(__always)
  func visibility(of new: Int32, over old: Int32, x: Int, y: Int) -> UInt64 {
    let (a, b) = (surfaces[Int(new)], surfaces[Int(old)])
    let (x, y) = (Double(x), Double(y))
    let below = b.value(x: x, y: y)
    let difference = a.value(x: x, y: y) - below + tolerance(below)
    let (slopeX, slopeY) = (a.a - b.a, a.b - b.b)
    let reach = (abs(slopeX) + abs(slopeY)) / 2
    if difference >= reach { return .max }
    if difference < -reach { return 0 }
    return kernels.mask(value: Float(difference), a: Float(slopeX), b: Float(slopeY))
  }

  /// The depth of a surface in a pixel's middle.
  func depth(of surface: Int32, x: Int, y: Int) -> Double {
    surfaces[Int(surface)].value(x: Double(x), y: Double(y))
  }

  /// Whether a surface is before a depth, or level with it, in the pixel's middle.
  func isInFront(_ surface: Int32, ofDepth below: Double, x: Int, y: Int) -> Bool {
    depth(of: surface, x: x, y: y) >= below - tolerance(below)
  }

  @inline(__always)
  private func tolerance(_ depth: Double) -> Double { abs(depth) * 0x1p-21 + levelStep }
}
