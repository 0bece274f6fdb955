import Flipbook

/// What `--background` says.
enum GroundArgument: Hashable, Sendable {
  /// A colour or a gradient.
  case ground(PosterGround)
  /// A gradient of the film's own colours.
  case film

  /// Reads a colour, several with commas between and perhaps an angle before them, or "film".
  init(_ text: String) throws(CommandError) {
    if text.lowercased() == "film" {
      self = .film
      return
    }
    var parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var angle = 180.0
    if parts.count > 1, parts[0].hasSuffix("deg") {
      guard let degrees = Double(plain: String(parts.removeFirst().dropLast(3))) else {
        throw .usage("--background \(text): the angle is a number and 'deg', such as 135deg")
      }
      angle = degrees
    }
    var colors: [Color] = []
    for part in parts {
      do {
        colors.append(try Color(parsing: part))
      } catch {
        throw .usage("--background: \(error); several with commas between make a gradient")
      }
    }
    self = .ground(
      colors.count == 1 ? .color(colors[0]) : .gradient(colors, angle: .degrees(angle)))
  }
}

extension PosterGround {
  /// Whether nothing shows through it.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.opacity >= 1
    case .gradient(let colors, _): colors.allSatisfy { $0.opacity >= 1 }
    }
  }
}
