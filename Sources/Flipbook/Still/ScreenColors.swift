public import Imaging
import Views

/// The colours that a screen is made of: what a poster's ground takes up.
public struct ScreenColors: Hashable, Sendable {
  /// The colour that most of the screen has.
  public let prevailing: Color
  /// The strong colour that most of the screen has; nil where a screen has none to speak of.
  public let accent: Color?

  /// From how much chroma on, the difference of the largest and the smallest channel, a colour is strong.
  private static let strongChroma = 0.3
  /// The least share of the pixels that a strong colour has to have: below a button of a screen.
  private static let leastShare = 0.004

  /// The colours of `screen`.
  public init(_ screen: Bitmap) {
    // Bins of 32 levels a channel, each with the number and the sum of its colours.
    var bins = [Bin](repeating: Bin(), count: 1 << 15)
    for y in 0..<screen.height {
      screen.withRow(y) { row in
        for x in row.indices {
          let pixel = RGBA8(packed: row[x])
          guard pixel.alpha == 255 else { continue }
          let index =
            Int(pixel.red >> 3) << 10 | Int(pixel.green >> 3) << 5 | Int(pixel.blue >> 3)
          bins[index].add(pixel)
        }
      }
    }
    let total = bins.reduce(0) { $0 + $1.count }
    // The first of equals: the order of the bins is that of their colours.
    prevailing = bins.filter { $0.count > 0 }.mostFrequent?.color ?? .white
    // Shades of one colour count together: a figure may be drawn in many of them.
    let strong = bins.filter { $0.count > 0 && $0.color.chroma >= Self.strongChroma }
    let hues = Dictionary(grouping: strong) { $0.color.hue }
    func weight(_ hue: Int) -> Double {
      (hues[hue] ?? []).reduce(0) { $0 + Double($1.count) * $1.color.chroma }
    }
    let best = hues.keys.sorted().max { weight($0) < weight($1) }
    let shades = best.flatMap { hues[$0] } ?? []
    let count = shades.reduce(0) { $0 + $1.count }
    accent =
      Double(count) >= Self.leastShare * Double(total) ? shades.mostFrequent?.color : nil
  }

  /// A ground that goes with the screen and stands apart from it: a gentle gradient, downwards, of its
  /// strong colour, else of the one that prevails.
  public var ground: PosterGround {
    let color = accent ?? prevailing
    // White and black themselves would leave no edge between the screen and its ground.
    let base = color.luminance > 0.8 ? color.mix(with: .black, by: 0.08) : color
    return .gradient(
      [base.mix(with: .white, by: 0.14), base.mix(with: .black, by: 0.12)], angle: .degrees(180))
  }
}

/// The pixels of nearly one colour.
private struct Bin {
  private(set) var count = 0
  private var sum = (red: 0, green: 0, blue: 0)

  mutating func add(_ pixel: RGBA8) {
    count += 1
    sum.red += Int(pixel.red)
    sum.green += Int(pixel.green)
    sum.blue += Int(pixel.blue)
  }

  var color: Color {
    func mean(_ sum: Int) -> Double { Double(sum) / Double(count) / 255 }
    return Color(red: mean(sum.red), green: mean(sum.green), blue: mean(sum.blue))
  }
}

extension [Bin] {
  /// The first of those with the most pixels.
  fileprivate var mostFrequent: Bin? {
    var most: Bin?
    for bin in self where bin.count > most?.count ?? 0 { most = bin }
    return most
  }
}

extension Color {
  /// The difference between the largest and the smallest channel.
  fileprivate var chroma: Double { max(red, green, blue) - min(red, green, blue) }

  /// Which twelfth of the colour circle the colour lies in, 0 around red; 0 for a grey.
  fileprivate var hue: Int {
    guard chroma > 0 else { return 0 }
    let sixths: Double
    if red >= max(green, blue) {
      sixths = (green - blue) / chroma
    } else if green >= blue {
      sixths = 2 + (blue - red) / chroma
    } else {
      sixths = 4 + (red - green) / chroma
    }
    return (Int((2 * sixths).rounded()) + 12) % 12
  }

  /// The relative luminance, 0...1, by a curve of 2 in place of sRGB's, which is near enough to choose by.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, "relative luminance".
  var luminance: Double {
    0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
  }

  /// The colour of words on this one: white where that stands out, else a dark shade of the colour itself.
  var wordColor: Color {
    // White on the colour has this contrast, of 1 to 21. Large letters on pages need 3; these are ten
    // times as large, and brands set white on their green and blue.
    1.05 / (luminance + 0.05) >= 2 ? .white : mix(with: .black, by: 0.88).opacity(1)
  }
}
