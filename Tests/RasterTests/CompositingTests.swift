import Drawing
import Geometry
import Imaging
import Numerics
import Raster
import Testing

@Suite("Compositing")
struct CompositingTests {
  static let side = 16
  static let whole = Path(Rect(x: 0, y: 0, width: Double(side), height: Double(side)))

  static func fill(_ color: Color, _ path: Path = whole) -> DrawingItem {
    .fill(Fill(path, paint: .color(color)))
  }

  static func draw(_ items: [DrawingItem], background: Color = .clear) throws -> Bitmap {
    let size = Size(width: Double(side), height: Double(side))
    return try Renderer(scale: 1).render(
      DisplayList(size: size, items: items), background: background)
  }

  @Test(
    "every mode comes out as its formula says, for all pairs of colours",
    arguments: BlendMode.allCases)
  func modes(mode: BlendMode) throws {
    var paints = RandomPaints(seed: 12, size: 1)
    var corners = [Color.clear, .black, .white, Color(hex: 0xff0000), Color(hex: 0x00ff80)]
    for _ in 0..<40 { corners.append(paints.color()) }
    for backdrop in corners {
      for source in corners {
        let below = backdrop.premultiplied8
        // Two items, so that the group is a layer, stored in 8 bits, and one, so that it is not.
        for items in [[Self.fill(source)], [Self.fill(.clear), Self.fill(source)]] {
          let drawn = try Self.draw(
            [.group(Group(items, blendMode: mode))], background: backdrop)
          let top =
            mode == .normal || items.count == 1 && mode.keepsBackdropUnderClear
            ? SIMD4(source.red, source.green, source.blue, 1) * source.opacity
            : source.premultiplied8.levels / 255
          let exact = mode.blend(top, over: below.levels / 255) * 255
          let distance = drawn[3, 3].levels.distance(to: exact)
          #expect(
            distance <= 0.51, "\(mode), \(source) over \(backdrop): \(drawn[3, 3]) for \(exact)")
        }
      }
    }
  }

  @Test("two hundred translucent layers lose nothing but a rounding each")
  func twoHundredLayers() throws {
    for color in [Color.white, Color(white: 0.5), Color(hex: 0x808080)] {
      let below = color.premultiplied8
      let drawn = try Self.draw(
        Array(repeating: Self.fill(color.opacity(0.3)), count: 200), background: color)
      let distance = drawn[4, 4].levels.distance(to: below.levels)
      #expect(distance == 0 || color == Color(white: 0.5) && distance <= 1)
    }
    // Any grey on any other: at each layer the stored pixel is the nearest to the exact one.
    var stored = 255.0
    for count in 1...200 {
      let drawn = try Self.draw(
        Array(repeating: Self.fill(Color(hex: 0x336699).opacity(0.02)), count: count),
        background: .white)
      stored = (stored * 0.98 + 0x33 * 0.02).rounded(.toNearestOrAwayFromZero)
      #expect(Double(drawn[4, 4].red) == stored, "after \(count)")
      #expect(drawn[4, 4].alpha == 255)
    }
  }

  @Test("group opacity is applied once")
  func groupOpacity() throws {
    let black = Self.fill(.black, Path(ellipseIn: Rect(x: 2, y: 2, width: 12, height: 12)))
    let group = Group([black, black, Self.fill(.black)], opacity: 0.5)
    let drawn = try Self.draw([.group(group)])
    #expect(drawn == Bitmap(width: 16, height: 16, fill: Color.black.opacity(0.5).premultiplied8))
  }

  @Test("opacity over fill and stroke does not let the fill show through the stroke")
  func opacityOverStroke() throws {
    let circle = Path(ellipseIn: Rect(x: 4, y: 4, width: 8, height: 8))
    let stroke = DrawingItem.stroke(
      Stroke(circle, style: StrokeStyle(lineWidth: 4), paint: .color(Color(hex: 0xff0000))))
    let drawn = try Self.draw(
      [.group(Group([Self.fill(Color(hex: 0x0000ff), circle), stroke], opacity: 0.5))])
    // On the stroke's inner half, on its outer half, and in the middle.
    let red = Color(hex: 0xff0000).opacity(0.5).premultiplied8
    #expect(drawn[8, 5] == red && drawn[8, 3] == red)
    #expect(drawn[8, 8] == Color(hex: 0x0000ff).opacity(0.5).premultiplied8)
  }

  @Test("a mode in a group that is not isolated sees what is below the group")
  func notIsolated() throws {
    let multiply = DrawingItem.group(
      Group([Self.fill(Color(hex: 0x00ffff))], blendMode: .multiply))
    func draw(isIsolated: Bool, opacity: Double, mode: BlendMode = .normal) throws -> RGBA8 {
      try Self.draw(
        [
          .group(
            Group(
              [multiply], opacity: opacity, blendMode: mode, isIsolated: isIsolated,
              clip: Clip(Self.whole)))
        ], background: Color(hex: 0xffff00))[4, 4]
    }
    #expect(try draw(isIsolated: true, opacity: 1) == Color(hex: 0x00ffff).premultiplied8)
    #expect(try draw(isIsolated: false, opacity: 1) == Color(hex: 0x00ff00).premultiplied8)
    // Half of the way from the backdrop, which is not counted twice.
    #expect(try draw(isIsolated: false, opacity: 0.5) == Color(hex: 0x80ff00).premultiplied8)
    // The group's own colour is green: with the mode screen it leaves yellow as it is.
    #expect(
      try draw(isIsolated: false, opacity: 1, mode: .screen)
        == Color(hex: 0xffff00).premultiplied8)
  }

  @Test("a translucent backdrop is not counted twice in a group that is not isolated")
  func translucentBackdrop() throws {
    // Nothing but a plain colour in the group: isolated or not makes no difference.
    let modes = Group(
      [Self.fill(Color(hex: 0xff0000).opacity(0.5), Path(Rect(x: 0, y: 0, width: 8, height: 16)))],
      blendMode: .hue)
    for mode in [BlendMode.normal, .multiply, .plusLighter] {
      func draw(isIsolated: Bool) throws -> Bitmap {
        let inner = [
          Self.fill(Color(hex: 0x4080c0).opacity(0.6)), .group(Group([], blendMode: .hue)),
        ]
        return try Self.draw(
          [
            Self.fill(Color(hex: 0xc0a020).opacity(0.4)), .group(modes),
            .group(
              Group(
                inner, opacity: 0.7, blendMode: mode, isIsolated: isIsolated,
                clip: Clip(Self.whole))),
          ])
      }
      let (isolated, other) = (try draw(isIsolated: true), try draw(isIsolated: false))
      for pixel in 0..<256 {
        let (x, y) = (pixel % 16, pixel / 16)
        #expect(isolated[x, y].levels.distance(to: other[x, y].levels) <= 1, "\(mode)")
      }
    }
  }

  @Test("a mask of black and white cuts, and one of grey thins", arguments: Mask.Kind.allCases)
  func masks(kind: Mask.Kind) throws {
    let mask = Mask(
      [
        Self.fill(.black), Self.fill(.white, Path(Rect(x: 0, y: 0, width: 8, height: 8))),
        Self.fill(Color(white: 0.5), Path(Rect(x: 8, y: 0, width: 8, height: 8))),
      ], kind: kind)
    let drawn = try Self.draw([.group(Group([Self.fill(.white)], mask: mask))])
    #expect(drawn[2, 2] == .white)
    switch kind {
    case .alpha: #expect(drawn[12, 2] == .white && drawn[2, 12] == .white)
    case .luminance:
      #expect(drawn[12, 2].alpha == 128 && drawn[2, 12] == .clear)
    case .linearLuminance:
      // (0.502 + 0.055) / 1.055 to the power of 2.4.
      #expect(drawn[12, 2].alpha == 55 && drawn[2, 12] == .clear)
    }
  }

  @Test("a mask's alpha counts, and outside its items nothing shows")
  func maskAlpha() throws {
    let half = Self.fill(
      Color.white.opacity(0.5), Path(Rect(x: 2, y: 2, width: 4, height: 4)))
    for kind in Mask.Kind.allCases {
      let drawn = try Self.draw(
        [.group(Group([Self.fill(.black)], mask: Mask([half], kind: kind)))])
      #expect(abs(Int(drawn[3, 3].alpha) - 128) <= 1 && drawn[10, 10] == .clear)
    }
  }
}
