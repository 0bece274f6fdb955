import Imaging
import Raster
import Testing

@Suite("Means in light")
struct LightSumTests {
  private func mean(_ pictures: [(Bitmap, Int)]) -> Bitmap {
    var sum = LightSum(pictures[0].0, times: pictures[0].1)
    for (picture, times) in pictures.dropFirst() { sum.add(picture, times: times) }
    return sum.mean()
  }

  @Test(
    "what all pictures have alike comes out as it was, every well-formed pixel",
    arguments: [1, 3, 16])
  func unchanged(times: Int) {
    // The last column changes, so that no row is left as it is.
    var picture = Bitmap(width: 257, height: 256)
    for alpha in 0...255 {
      for value in 0...alpha {
        picture[value, alpha] = RGBA8(
          red: UInt8(value), green: UInt8(alpha - value), blue: UInt8(alpha), alpha: UInt8(alpha))
      }
    }
    var other = picture
    for y in 0..<256 { other[256, y] = .white }
    let mean = mean([(picture, times), (other, 2), (picture, 1)])
    for alpha in 0...255 {
      for value in 0...255 { #expect(mean[value, alpha] == picture[value, alpha]) }
    }
    #expect(
      (0..<256).allSatisfy { mean[256, $0].alpha == UInt8((510 + (times + 3) / 2) / (times + 3)) })
  }

  @Test("black and white in turn are the grey of half the light, 188, not 128")
  func half() {
    let (black, white) = (
      Bitmap(width: 1, height: 1, fill: .black), Bitmap(width: 1, height: 1, fill: .white)
    )
    // sRGB's curve: 1.055 · 0.5^(1/2.4) - 0.055 = 0.7354; times 255 is 187.5.
    #expect([187, 188].contains(mean([(black, 1), (white, 1)])[0, 0].red))
    #expect(mean([(black, 1), (white, 1)]) == mean([(white, 1), (black, 1)]))
    #expect(mean([(black, 3), (white, 1)]) == mean([(black, 1), (white, 1), (black, 2)]))
  }

  @Test("a picture that is there half the time is half clear, in its own colour")
  func clear() {
    let red = RGBA8(red: 200, green: 20, blue: 0, alpha: 255)
    let pixel = mean([
      (Bitmap(width: 1, height: 1, fill: red), 1), (Bitmap(width: 1, height: 1), 1),
    ])[0, 0]
    #expect(pixel.alpha == 128)
    #expect(pixel.straight.red.distance(to: 200).magnitude <= 1)
    #expect(pixel.straight.green.distance(to: 20).magnitude <= 1)
  }

  @Test("as many pictures as may be added do not overflow")
  func most() {
    let white = Bitmap(width: 2, height: 1, fill: .white)
    #expect(mean([(white, LightSum.mostPictures)]) == white)
  }
}
