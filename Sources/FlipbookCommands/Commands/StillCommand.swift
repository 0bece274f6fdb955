import Flipbook

/// `flipbook still`: one moment of a film as a PNG.
struct StillCommand: Command {
  private static let at = Option(
    "at", "S|MOMENT",
    "the moment, by name or in seconds from 0 to the end (a film without duration needs none)")
  private static let output = Option(
    "o", "FILE|-", "the file (default: in out/, by the names of film and moment)")
  private static let scale = Option("scale", "N", "pixels a point (default: 3)")
  private static let size = Option(
    "size", "WxH", "exactly so many pixels: the film as large as it fits, in the middle")
  private static let background = Option(
    "background", "COLOUR",
    "what shows where the film is clear, and beside it: #RGB, #RRGGBB, #RRGGBBAA, black, white or "
      + "transparent (default)")
  private static let tree = Option(
    flag: "tree", "print the views and their frames in points instead of drawing them")

  static let manual = Manual(
    name: "still",
    summary: "Draws one moment of a film as a PNG file",
    operands: "FILM",
    options: [at, output, scale, size, background, tree],
    details: [
      """
      With --size the picture has exactly that size. The film is scaled to fit, never cropped or \
      stretched, and set in the middle; what is left over above and below, or at the sides, shows \
      the background.
      """,
      """
      --tree prints a line a view, with the views in it indented: its kind, its frame, what it is \
      called and what it listens for. These names are what a script's taps look for.
      """,
    ],
    examples: [
      .init(
        command: "flipbook still bite/splash --at hold",
        effect: "the moment called hold, as out/bite-splash-hold.png"),
      .init(
        command: "flipbook still bite/splash --at 1.2 --size 1290x2796 --background white -o a.png",
        effect: "a picture for the App Store, whose size has to be exact"),
      .init(
        command: "flipbook still bite/splash --at hold --tree",
        effect: "the views of that moment, where they stand and what they are called"),
    ])

  /// How large the picture is.
  private enum Extent {
    case scale(Double)
    case pixels(width: Int, height: Int)
  }

  private let film: any Film
  private let time: Seconds
  private let extent: Extent
  private let background: Color
  private let destination: Destination
  /// The scale that views are laid out for, where they are to be printed.
  private let treeScale: Double?

  init(_ arguments: Arguments, in context: Context) throws(CommandError) {
    let name = try arguments.operands("a FILM (\(context.catalog.list))", of: Self.manual)[0]
    film = try context.catalog.film(named: name)
    time = try Self.time(arguments, film)
    try arguments.exclude(Self.tree, Self.output, because: "a tree is printed")
    try arguments.exclude(Self.tree, Self.size, because: "a tree is laid out in points")
    try arguments.exclude(Self.scale, Self.size, because: "both say how large the picture is")
    extent = try Self.extent(arguments, film)
    treeScale = arguments.has(Self.tree) ? try film.scale(arguments, Self.scale) : nil
    do {
      background = try Color(parsing: arguments[Self.background] ?? "transparent")
    } catch {
      throw .usage("--background: \(error)")
    }
    destination = try Destination.ofPicture(
      arguments[Self.output] ?? "out/\(Self.fileName(arguments[Self.at], film, time)).png")
  }

  private static func time(_ arguments: Arguments, _ film: any Film) throws(CommandError) -> Seconds
  {
    if let text = arguments[at] { return try film.time(text, for: at) }
    guard film.duration == 0 else {
      throw .usage("still needs --at, a moment of \(film.name): \(film.momentList)")
    }
    return 0
  }

  private static func extent(_ arguments: Arguments, _ film: any Film) throws(CommandError)
    -> Extent
  {
    guard let text = arguments[size] else { return .scale(try film.scale(arguments, scale)) }
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

  /// The file's name after the film and the moment: "bite-splash-hold", "bite-splash-1.4s".
  private static func fileName(_ text: String?, _ film: any Film, _ time: Seconds) -> String {
    let named = film.moments.first { text == nil ? $0.time == time : $0.name == text }
    let moment = named?.name ?? (text == nil ? nil : "\(shown(time))s")
    return film.fileName + (moment.map { "-\($0)" } ?? "")
  }

  func run(in context: Context) throws(CommandError) -> ExitCode {
    let fonts = try context.fonts()
    if let treeScale {
      try context.console.print(try tree(fonts, scale: treeScale) + "\n")
      return .done
    }
    let picture: Bitmap
    do {
      picture = try draw(fonts)
    } catch {
      throw .input(error)
    }
    let bytes: [UInt8]
    do {
      // As frames are written: a still is the same file as the frame of that moment.
      bytes = try PNG.encode(picture, compression: .fast)
    } catch {
      throw .output(error)
    }
    try destination.write(bytes, context.console)
    if case .file(let path) = destination {
      context.tell("\(path): \(picture.width) × \(picture.height) pixels")
    }
    return .done
  }

  private func tree(_ fonts: FontLibrary, scale: Double) throws(CommandError) -> String {
    do {
      return try FrameRenderer(scale: scale, fonts: fonts).viewTree(of: film, at: time)
    } catch {
      throw .input(error)
    }
  }

  private func draw(_ fonts: FontLibrary) throws(FrameError) -> Bitmap {
    switch extent {
    case .scale(let scale):
      try FrameRenderer(scale: scale, fonts: fonts)
        .bitmap(of: film, at: time, background: background)
    case .pixels(let width, let height):
      try FittedFrameRenderer(width: width, height: height, fonts: fonts)
        .bitmap(of: film, at: time, background: background)
    }
  }
}
