import Drawing
import Imaging

/// A picture between two operations of a filter: premultiplied, in floats, clear outside its area.
///
/// A float's 24 bits leave 16 below an 8-bit level, so that no operation shows bands, not even
/// after a conversion to linear light and back.
struct FilterImage {
  /// The pixels that it holds.
  let area: PixelRect
  /// Red, green, blue and alpha, premultiplied, 0...1, row by row from the top; none in a picture
  /// that is ``packed`` still.
  var pixels: [SIMD4<Float>]
  /// The same in bytes, where the picture has only been drawn: a quarter of the memory, and all
  /// that a blur needs.
  private(set) var packed: Bitmap?
  /// The space that the colours are in.
  var space: FilterPrimitive.Space
  /// Whether values between the 8-bit levels change gradually, so that storing them dithers.
  var isSmooth = false

  /// A clear picture.
  init(clear area: PixelRect, space: FilterPrimitive.Space) {
    self.area = area.isEmpty ? .empty : area
    self.space = space
    pixels = Array(repeating: .zero, count: self.area.count)
  }

  /// The picture of `area` with these pixels.
  init(area: PixelRect, pixels: [SIMD4<Float>], space: FilterPrimitive.Space, isSmooth: Bool) {
    precondition(pixels.count == area.count, "\(pixels.count) pixels for an area of \(area.count)")
    (self.area, self.pixels, self.space, self.isSmooth) = (area, pixels, space, isSmooth)
  }

  /// The pixels of `surface`, packed.
  init(_ surface: consuming Surface) {
    area = surface.area
    space = .sRGB
    pixels = []
    packed = surface.bitmap
  }

  /// The picture with its pixels in floats.
  var unpacked: FilterImage {
    guard let packed else { return self }
    var pixels: [SIMD4<Float>] = []
    pixels.reserveCapacity(area.count)
    packed.withPixels { packed in
      for index in packed.indices {
        pixels.append(Levels(packed: packed[index]) * PixelLevels.unit)
      }
    }
    return FilterImage(area: area, pixels: pixels, space: space, isSmooth: isSmooth)
  }

  /// The picture in bytes, if it is packed.
  var packedSurface: Surface? {
    packed.map { Surface($0, left: area.columns.lowerBound, top: area.rows.lowerBound) }
  }

  /// The number of columns.
  var width: Int { area.columns.count }

  /// The pixel in column `x` of row `y` of the canvas; clear outside the area.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    guard area.columns.contains(x), area.rows.contains(y) else { return .zero }
    return pixels[(y - area.rows.lowerBound) * width + x - area.columns.lowerBound]
  }

  /// The index of the first pixel of row `y`, which must be in the area.
  func start(ofRow y: Int) -> Int { (y - area.rows.lowerBound) * width }

  /// The part of the picture in `other`.
  func cropped(to other: PixelRect) -> FilterImage {
    let common = area.intersection(other)
    guard common != area else { return self }
    if let packedSurface {
      return common.isEmpty
        ? FilterImage(clear: .empty, space: space) : FilterImage(packedSurface.cropped(to: common))
    }
    var result = FilterImage(clear: common, space: space)
    result.isSmooth = isSmooth
    let shift = common.columns.lowerBound - area.columns.lowerBound
    for y in result.area.rows {
      let (to, from) = (result.start(ofRow: y), start(ofRow: y) + shift)
      for index in 0..<result.width { result.pixels[to + index] = pixels[from + index] }
    }
    return result
  }

  /// The smallest rectangle that holds every pixel that is not clear.
  var inked: PixelRect {
    var inked = PixelRect.empty
    for y in area.rows {
      let row = pixels[start(ofRow: y)..<start(ofRow: y) + width]
      guard let first = row.firstIndex(where: { $0 != .zero }),
        let last = row.lastIndex(where: { $0 != .zero })
      else { continue }
      let left = area.columns.lowerBound - start(ofRow: y)
      inked = inked.union(PixelRect(columns: first + left..<last + left + 1, rows: y..<y + 1))
    }
    return inked
  }

  /// The picture with each pixel replaced by what `change` makes of it.
  func mapped(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> FilterImage {
    var result = self
    for index in result.pixels.indices { result.pixels[index] = change(result.pixels[index]) }
    return result
  }

  /// The picture of `area` whose pixels `color` gives by column and row.
  init(
    _ area: PixelRect, space: FilterPrimitive.Space, isSmooth: Bool,
    _ color: (_ x: Int, _ y: Int) -> SIMD4<Float>
  ) {
    self.init(clear: area, space: space)
    self.isSmooth = isSmooth
    var index = 0
    for y in self.area.rows {
      for x in self.area.columns {
        pixels[index] = color(x, y)
        index += 1
      }
    }
  }
}

extension SIMD4<Float> {
  /// The colour without its alpha, each channel 0...1; black where there is no alpha.
  var straight: SIMD4<Float> {
    guard self[3] > 0 else { return .zero }
    let color = (self / self[3]).clamped(lowerBound: .zero, upperBound: .one)
    return color.replacing(with: self, where: SIMD4.alphaMask)
  }

  /// The colour channels times the alpha.
  var premultiplied: SIMD4<Float> {
    (self * self[3]).replacing(with: self, where: SIMD4.alphaMask)
  }

  /// The colour with each channel held to 0...1, and none above the alpha.
  var wellFormed: SIMD4<Float> {
    let alpha = Swift.min(Swift.max(self[3], 0), 1)
    return clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
  }

  private static var alphaMask: SIMDMask<SIMD4<Int32>> {
    var mask = SIMDMask<SIMD4<Int32>>(repeating: false)
    mask[3] = true
    return mask
  }
}
