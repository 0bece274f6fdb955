import Imaging
import Numerics
import Testing

/// Against BT.709's own formulas, in doubles.
@Suite("Video's colours")
struct YUV420Tests {
  private func luma(_ pixel: RGBA8) -> Double {
    let (red, green, blue) = (Double(pixel.red), Double(pixel.green), Double(pixel.blue))
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  }

  @Test(
    "luma and colour are the nearest samples, for odd sizes too",
    arguments: [(16, 12), (7, 5), (1, 1)])
  func samples(width: Int, height: Int) {
    var generator = SeededGenerator(seed: 21)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = RGBA8(
          packed: UInt32.random(in: .min ... .max, using: &generator) | 255 << 24)
      }
    }
    let size = YUV420.size(width: width, height: height)
    #expect(size.width % 2 == 0 && size.height % 2 == 0 && size.width - width < 2)
    let planes = YUV420.planes(bitmap)
    let lumaCount = size.width * size.height
    #expect(planes.count == lumaCount * 3 / 2)
    func pixel(_ x: Int, _ y: Int) -> RGBA8 {
      bitmap[min(max(x, 0), width - 1), min(y, height - 1)]
    }
    for y in 0..<size.height {
      for x in 0..<size.width {
        let exact = 16 + 219 * luma(pixel(x, y))
        #expect((Double(planes[y * size.width + x]) - exact).magnitude < 0.51)
      }
    }
    for y in 0..<size.height / 2 {
      for x in 0..<size.width / 2 {
        // One, two and one part of three columns, of both rows alike.
        var (blue, red) = (0.0, 0.0)
        for (dx, weight) in [(-1, 0.125), (0, 0.25), (1, 0.125)] {
          for dy in 0...1 {
            let pixel = pixel(2 * x + dx, 2 * y + dy)
            blue += weight * (Double(pixel.blue) / 255 - luma(pixel)) / 1.8556
            red += weight * (Double(pixel.red) / 255 - luma(pixel)) / 1.5748
          }
        }
        let place = lumaCount + y * size.width / 2 + x
        #expect((Double(planes[place]) - 128 - 224 * blue).magnitude < 0.51)
        #expect((Double(planes[place + lumaCount / 4]) - 128 - 224 * red).magnitude < 0.51)
      }
    }
  }

  @Test("a flat colour comes back within two levels, black and white exactly")
  func roundTrip() {
    for red in stride(from: 0, through: 255, by: 17) {
      for green in stride(from: 0, through: 255, by: 17) {
        for blue in stride(from: 0, through: 255, by: 17) {
          let color = RGBA8(
            red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: 255)
          let planes = YUV420.planes(Bitmap(width: 2, height: 2, fill: color))
          let (y, cb, cr) = (
            (Double(planes[0]) - 16) / 219, (Double(planes[4]) - 128) / 224,
            (Double(planes[5]) - 128) / 224
          )
          let back = [
            (y + 1.5748 * cr, red), (y - 0.1873 * cb - 0.4681 * cr, green), (y + 1.8556 * cb, blue),
          ]
          for (value, channel) in back {
            #expect((255 * value - Double(channel)).magnitude <= 2)
          }
          if red == green, green == blue { #expect(planes[4] == 128 && planes[5] == 128) }
        }
      }
    }
    #expect(YUV420.planes(Bitmap(width: 2, height: 2, fill: .white))[0] == 235)
    #expect(YUV420.planes(Bitmap(width: 2, height: 2, fill: .black))[0] == 16)
  }
}
