extension PNG {
  /// Writes a picture in the form that takes least, of those that hold it without loss.
  ///
  /// What holds it in the fewest bits a pixel (grey, a palette, RGB or RGBA) and, since a filter may save
  /// more than that, RGB or RGBA are each tried with every filter and with none; the shortest file
  /// counts, of several the first. Takes about a second for each million pixels.
  static func encodeSmallest(_ bitmap: Bitmap, _ density: UInt32?) throws(PNGError) -> [UInt8] {
    var best: [UInt8]?
    func keep(_ bytes: [UInt8]) {
      if bytes.count < best?.count ?? .max { best = bytes }
    }
    let colors = PNGColors(bitmap)
    if let narrow = colors.narrowForm(width: bitmap.width, height: bitmap.height) {
      for filter in [PNGForm.Filter.none, .adaptive, .up, .sub] {
        var form = narrow
        (form.filter, form.pixelsPerMetre) = (filter, density)
        keep(try encodeNarrow(bitmap, form))
      }
    }
    for filter in PNGForm.Filter.allCases {
      keep(
        try encodeSmall(
          bitmap,
          PNGForm(
            width: bitmap.width, height: bitmap.height, kind: colors.isOpaque ? .rgb : .rgba,
            pixelsPerMetre: density, filter: filter)))
    }
    return best ?? []
  }

  /// Writes a picture with one sample a pixel.
  private static func encodeNarrow(_ bitmap: Bitmap, _ form: PNGForm) throws(PNGError) -> [UInt8] {
    let writer = try PNGWriter.make(form)
    let samplesPerByte = 8 / form.depth
    var row = [UInt8](repeating: 0, count: (bitmap.width + samplesPerByte - 1) / samplesPerByte)
    let samples = SampleTable(form)
    for y in 0..<bitmap.height {
      for index in row.indices { row[index] = 0 }
      bitmap.withRow(y) { pixels in
        for x in pixels.indices {
          let shift = 8 - form.depth * (x % samplesPerByte + 1)
          row[x / samplesPerByte] |= samples.sample(RGBA8(packed: pixels[x])) << shift
        }
      }
      try writer.writeRow(row.span)
    }
    return try writer.finish()
  }
}

/// Which sample stands for a pixel.
private struct SampleTable {
  private let form: PNGForm
  private let indices: [RGBA8: UInt8]

  init(_ form: PNGForm) {
    self.form = form
    let straight = form.palette.enumerated().map { ($1, UInt8($0)) }
    indices = Dictionary(straight) { first, _ in first }
  }

  func sample(_ pixel: RGBA8) -> UInt8 {
    guard form.kind == .indexed else { return pixel.red >> (8 - form.depth) }
    return indices[pixel.straightPacked] ?? 0
  }
}

/// The colours that occur in a picture, as far as that says in which form it can be stored.
struct PNGColors {
  let isOpaque: Bool
  /// Whether all pixels are opaque greys.
  private let isGrey: Bool
  /// The straight colours, those that are not opaque first, else by their bytes; nil for more than 256.
  private let palette: [RGBA8]?

  init(_ bitmap: Bitmap) {
    var colors: Set<UInt32> = []
    var isGrey = true
    var isOpaque = true
    var last: UInt32?
    for y in 0..<bitmap.height {
      bitmap.withRow(y) { row in
        for x in row.indices where row[x] != last {
          last = row[x]
          let pixel = RGBA8(packed: row[x])
          isOpaque = isOpaque && pixel.alpha == 255
          isGrey = isGrey && pixel.red == pixel.green && pixel.green == pixel.blue
          if colors.count <= 256 { colors.insert(pixel.straightPacked.packed) }
        }
      }
    }
    self.isOpaque = isOpaque
    self.isGrey = isGrey && isOpaque
    let isSmall = colors.count <= 256
    palette =
      isSmall
      ? colors.sorted { ($0 >> 24 == 255 ? 1 : 0, $0) < ($1 >> 24 == 255 ? 1 : 0, $1) }
        .map { RGBA8(packed: $0) } : nil
  }

  /// The form of one sample a pixel with the fewest bits; nil where there is none.
  func narrowForm(width: Int, height: Int) -> PNGForm? {
    let greyDepth = isGrey ? self.greyDepth : 16
    let indexDepth = palette.map { colors in [1, 2, 4, 8].first { colors.count <= 1 << $0 } ?? 8 }
    guard min(greyDepth, indexDepth ?? 16) <= 8 else { return nil }
    if greyDepth <= indexDepth ?? 16 {
      return PNGForm(width: width, height: height, kind: .grey, depth: greyDepth)
    }
    return PNGForm(
      width: width, height: height, kind: .indexed, depth: indexDepth ?? 8,
      palette: palette ?? [])
  }

  /// The fewest bits that hold all greys: those of 1, 2 and 4 bits stand for multiples of 255, 85, 17.
  private var greyDepth: Int {
    guard let palette else { return 8 }
    for (depth, step) in [(1, 255), (2, 85), (4, 17)] as [(Int, UInt8)]
    where palette.allSatisfy({ $0.red % step == 0 }) {
      return depth
    }
    return 8
  }
}

extension RGBA8 {
  /// The pixel with its colour bytes divided by alpha, packed.
  fileprivate var straightPacked: RGBA8 {
    let straight = straight
    return RGBA8(
      red: straight.red, green: straight.green, blue: straight.blue, alpha: straight.alpha)
  }
}
