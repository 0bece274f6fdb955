import Drawing
import Geometry
import Imaging
import Raster
import Testing

@Suite("Blend modes")
struct BlendTests {
  /// The pixel of `source` over `backdrop` by `mode`.
  static func blend(_ source: Color, over backdrop: Color, _ mode: BlendMode) throws -> RGBA8 {
    // Two items, so that the group is a layer of its own.
    let top = DrawingItem.group(
      Group([rect(0, 0, 1, 1, source), rect(5, 5, 1, 1)], blendMode: mode))
    return try draw(1, 1, [rect(0, 0, 1, 1, backdrop), top])[0, 0]
  }

  static func isNear(_ pixel: RGBA8, _ expected: [Double], within: Double = 1) -> Bool {
    zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], expected)
      .allSatisfy { abs(Double($0) - $1) <= within }
  }

  // Backdrop (0.8, 0.4, 0.2), source (0.6, 0.2, 0.8), worked out by hand from the formulas of W3C
  // "Compositing and Blending Level 1", section 9.1, in levels of 255.
  @Test(
    "separable blend functions on opaque colours are the document's formulas",
    arguments: [
      (BlendMode.normal, [0.6, 0.2, 0.8]),
      (.multiply, [0.48, 0.08, 0.16]),
      (.screen, [0.92, 0.52, 0.84]),
      (.overlay, [0.84, 0.16, 0.32]),
      (.darken, [0.6, 0.2, 0.2]),
      (.lighten, [0.8, 0.4, 0.8]),
      (.colorDodge, [1, 0.5, 1]),
      (.colorBurn, [2.0 / 3, 0, 0]),
      (.hardLight, [0.84, 0.16, 0.68]),
      // 0.8 + 0.2 (sqrt 0.8 - 0.8); 0.4 - 0.6 x 0.4 x 0.6; 0.2 + 0.6 (((16 x 0.2 - 12) 0.2 + 4) 0.2 - 0.2)
      (.softLight, [0.818_885_438, 0.256, 0.2 + 0.6 * (0.448 - 0.2)]),
      (.difference, [0.2, 0.2, 0.6]),
      (.exclusion, [0.44, 0.44, 0.68]),
    ])
  func separable(mode: BlendMode, expected: [Double]) throws {
    let pixel = try Self.blend(
      Color(red: 0.6, green: 0.2, blue: 0.8), over: Color(red: 0.8, green: 0.4, blue: 0.2), mode)
    #expect(Self.isNear(pixel, expected.map { $0 * 255 } + [255]), "\(pixel)")
  }

  // The same colours. Lum = 0.3 r + 0.59 g + 0.11 b: backdrop 0.498, source 0.386. Sat: both 0.6.
  // SetLum(source, 0.498) adds 0.112 to each; SetLum(backdrop, 0.386) takes 0.112.
  @Test(
    "the non-separable functions keep what their names say",
    arguments: [
      (BlendMode.hue, [0.712, 0.312, 0.912]),
      (.saturation, [0.8, 0.4, 0.2]),
      (.color, [0.712, 0.312, 0.912]),
      (.luminosity, [0.688, 0.288, 0.088]),
    ])
  func nonSeparable(mode: BlendMode, expected: [Double]) throws {
    let pixel = try Self.blend(
      Color(red: 0.6, green: 0.2, blue: 0.8), over: Color(red: 0.8, green: 0.4, blue: 0.2), mode)
    #expect(Self.isNear(pixel, expected.map { $0 * 255 } + [255], within: 2), "\(pixel)")
  }

  @Test("a grey has no hue to give, and a colour of another's saturation keeps its own hue")
  func greys() throws {
    let red = Color(red: 0.9, green: 0.1, blue: 0.1)
    let grey = Color(white: 0.5)
    // Lum(red) = 0.34.
    for mode in [BlendMode.hue, .saturation, .color] {
      let pixel = try Self.blend(grey, over: red, mode)
      #expect(Self.isNear(pixel, [0.34 * 255, 0.34 * 255, 0.34 * 255, 255]), "\(mode): \(pixel)")
    }
  }

  @Test("a luminosity beyond the gamut is clipped towards grey, not by channel")
  func clipping() throws {
    // SetLum((1, 0, 0), 0.9): (1.6, 0.6, 0.6) is above 1, so c = L + (c - L) (1 - L) / (1.6 - L).
    let pixel = try Self.blend(
      Color(white: 0.9), over: Color(red: 1, green: 0, blue: 0), .luminosity)
    let rest = (0.9 - 0.3 * 0.1 / 0.7) * 255
    #expect(Self.isNear(pixel, [255, rest, rest, 255]), "\(pixel)")
  }

  // Source alpha 0.6, backdrop alpha 0.5: Fa and Fb of the document's section 9.
  @Test(
    "Porter and Duff's operators weigh source and backdrop by the other's alpha",
    arguments: [
      (BlendMode.clear, 0.0, 0.0), (.copy, 1, 0), (.normal, 1, 0.4), (.destinationOver, 0.5, 1),
      (.sourceIn, 0.5, 0), (.destinationIn, 0, 0.6), (.sourceOut, 0.5, 0),
      (.destinationOut, 0, 0.4), (.sourceAtop, 0.5, 0.4), (.destinationAtop, 0.5, 0.6),
      (.xor, 0.5, 0.4),
    ])
  func porterDuff(mode: BlendMode, fa: Double, fb: Double) throws {
    let pixel = try Self.blend(
      Color(red: 1, green: 0.5, blue: 0, opacity: 0.6),
      over: Color(red: 0, green: 0.5, blue: 1, opacity: 0.5), mode)
    let (s, b) = ([0.6, 0.3, 0, 0.6], [0, 0.25, 0.5, 0.5])
    #expect(
      Self.isNear(pixel, zip(s, b).map { ($0 * fa + $1 * fb) * 255 }), "\(mode): \(pixel)")
  }

  @Test("the two sums are cut off at white and at black")
  func sums() throws {
    let (s, b) = (Color(red: 0.7, green: 0.2, blue: 0.5), Color(red: 0.6, green: 0.3, blue: 0.5))
    #expect(Self.isNear(try Self.blend(s, over: b, .plusLighter), [255, 127.5, 255, 255]))
    #expect(Self.isNear(try Self.blend(s, over: b, .plusDarker), [76.5, 0, 0, 255]))
    let half = try Self.blend(s.opacity(0.5), over: b.opacity(0.25), .plusLighter)
    #expect(Self.isNear(half, [0.5 * 255, 0.175 * 255, 0.375 * 255, 0.75 * 255]))
  }

  @Test("where the backdrop is clear every mixing mode shows the source, and the other way round")
  func clearLayers() throws {
    let color = Color(red: 0.7, green: 0.2, blue: 0.5, opacity: 0.6)
    let mixing: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter,
      .plusDarker, .destinationOver, .xor,
    ]
    let exact = [0.42, 0.12, 0.3, 0.6].map { $0 * 255 }
    for mode in mixing {
      #expect(Self.isNear(try Self.blend(color, over: .clear, mode), exact), "\(mode)")
      #expect(Self.isNear(try Self.blend(.clear, over: color, mode), exact), "\(mode)")
    }
  }

  @Test("a mode that empties what lies outside does so all over the picture, or in the clip")
  func unbounded() throws {
    let below = rect(0, 0, 10, 10, .white)
    let small = rect(4, 4, 2, 2)
    for mode in [BlendMode.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop] {
      let all = try draw(10, 10, [below, .group(Group([small], blendMode: mode))])
      #expect(all[0, 0].alpha == 0, "\(mode)")
      let clip = Clip(Path(Rect(x: 2, y: 2, width: 5, height: 5)))
      let clipped = try draw(10, 10, [below, .group(Group([small], blendMode: mode, clip: clip))])
      #expect(clipped[0, 0] == .white && clipped[2, 2].alpha == 0, "\(mode)")
    }
  }
}
