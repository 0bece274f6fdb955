import Flipbook

/// What the command line says of how stills look.
struct StillLook: Sendable {
  /// How large a picture is.
  private enum Extent: Sendable {
    case scale(Double)
    case pixels(width: Int, height: Int)
  }

  /// The set of sizes to write, in place of one.
  let preset: StorePreset?
  /// What lies under everything.
  let ground: GroundArgument
  private let extent: Extent
  /// The poster, without its size and its words.
  private let model: Poster
  private let captions: [Poster.Caption]

  init(_ arguments: Arguments, _ film: any Film, momentCount: Int) throws(CommandError) {
    typealias Options = StillCommand
    preset = try Self.preset(arguments[Options.preset])
    extent = try Self.extent(arguments, film)
    captions = try Self.captions(arguments, momentCount: momentCount)
    var model = Poster(width: 1, height: 1)
    model.contentMode = try Self.mode(
      arguments, hasSize: preset != nil || arguments.has(Options.size))
    model.hasShadow = arguments.has(Options.shadow)
    model.hasBezel = arguments.has(Options.bezel)
    model.cornerRadius = try arguments.number(Options.cornerRadius) ?? 0
    guard model.cornerRadius >= 0 else {
      throw .usage("\(Options.cornerRadius.spelling) must be 0 or more, in the film's points")
    }
    self.model = model
    let isBare = captions.isEmpty && preset == nil
    ground =
      try arguments[Options.background].map { (text) throws(CommandError) in
        try GroundArgument(text)
      } ?? (isBare ? .ground(.color(.clear)) : .film)
    if let preset, case .ground(let ground) = ground, !ground.isOpaque {
      throw .usage("\(preset.name) takes no picture with alpha: give --background another colour")
    }
  }

  private static func preset(_ name: String?) throws(CommandError) -> StorePreset? {
    guard let name else { return nil }
    guard let preset = StorePreset.all.first(where: { $0.name == name }) else {
      throw .usage(
        "no preset '\(name)': there is \(StorePreset.all.map(\.name).joined(separator: ", "))")
    }
    return preset
  }

  private static func mode(
    _ arguments: Arguments, hasSize: Bool
  ) throws(CommandError) -> Poster.ContentMode {
    guard let text = arguments[StillCommand.mode] else { return .fit }
    guard let mode = Poster.ContentMode(rawValue: text) else {
      throw .usage("--mode takes fit or cover, not '\(text)'")
    }
    guard hasSize else {
      throw .usage("--mode says how the film goes into --size or --preset: give one of them too")
    }
    return mode
  }

  private static func captions(
    _ arguments: Arguments, momentCount: Int
  ) throws(CommandError) -> [Poster.Caption] {
    let texts = arguments.all(StillCommand.caption)
    guard texts.count <= 1 || texts.count == momentCount else {
      throw .usage(
        "\(texts.count) captions for \(counted(momentCount, "moment")): give one for all or one for each"
      )
    }
    guard let font = arguments[StillCommand.captionFont] else { return texts.map { .init($0) } }
    guard !texts.isEmpty else {
      throw .usage("--caption-font is the font of --caption, which is not given")
    }
    let parts = font.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let weight = parts.count == 1 ? 700 : Double(plain: String(parts[1])),
      (1...1000).contains(weight), !parts[0].isEmpty
    else {
      throw .usage("--caption-font takes FAMILY or FAMILY:WEIGHT, such as Inter:800, not '\(font)'")
    }
    return texts.map { .init($0, family: String(parts[0]), weight: FontWeight(weight)) }
  }

  private static func extent(
    _ arguments: Arguments, _ film: any Film
  ) throws(CommandError) -> Extent {
    guard let text = arguments[StillCommand.size] else {
      return .scale(try film.scale(arguments, StillCommand.scale))
    }
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count == 2, let width = Int(digits: sides[0]), let height = Int(digits: sides[1])
    else { throw .usage("--size takes columns x rows in pixels, such as 1290x2796, not '\(text)'") }
    do {
      try Bitmap.validate(width: width, height: height)
    } catch {
      throw .usage("--size \(text): \(error)")
    }
    return .pixels(width: width, height: height)
  }

  /// The poster of a size, on `ground` where the command line names none.
  func poster(_ width: Int, _ height: Int, on ground: PosterGround, captionIndex: Int) -> Poster {
    var poster = model
    (poster.width, poster.height, poster.ground) = (width, height, ground)
    poster.caption =
      captions.count == 1 ? captions[0] : captions.isEmpty ? nil : captions[captionIndex]
    return poster
  }

  /// How a picture comes about that is of the size that was asked for.
  func kind(
    _ film: any Film, on ground: PosterGround, captionIndex: Int
  ) throws(CommandError) -> StillTask.Kind {
    switch extent {
    case .pixels(let width, let height):
      return .poster(poster(width, height, on: ground, captionIndex: captionIndex))
    case .scale(let scale):
      if case .color(let color) = ground, captions.isEmpty, model.isBare {
        return .frame(scale: scale, background: color)
      }
      do {
        let (width, height) = try Bitmap.wholeSize(
          width: film.size.width * scale, height: film.size.height * scale)
        return .poster(poster(width, height, on: ground, captionIndex: captionIndex))
      } catch {
        throw .usage("--scale \(shown(scale)): \(error)")
      }
    }
  }
}

extension Poster {
  /// Whether nothing is asked for but a screen.
  fileprivate var isBare: Bool { !hasShadow && !hasBezel && cornerRadius == 0 }
}
