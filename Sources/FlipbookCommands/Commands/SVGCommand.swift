import Flipbook
import SVG

/// `flipbook svg`: an SVG document as a PNG.
struct SVGCommand: Command {
  private static let output = Option(
    "o", "OUT.png|-", "the file (default: in out/, by the document's name)")
  private static let scale = Option("scale", "S", "pixels a unit of the document (default: 1)")
  private static let width = Option(
    "width", "W", "so many columns of pixels; the height follows unless it is given")
  private static let height = Option(
    "height", "H", "so many rows of pixels; the width follows unless it is given")
  private static let background = Option(
    "background", "COLOUR",
    "what shows where the document is clear: #RGB, #RRGGBB, #RRGGBBAA, black, white or "
      + "transparent (default)")
  private static let jobs = Option("jobs", "N", "threads that draw (default: one a core)")
  private static let serif = Option("serif", "NAME", "the family for serif")
  private static let sansSerif = Option(
    "sans-serif", "NAME", "the family for sans-serif, and for text that names none (default: Inter)"
  )
  private static let monospace = Option("monospace", "NAME", "the family for monospace")
  private static let cursive = Option("cursive", "NAME", "the family for cursive")
  private static let fantasy = Option("fantasy", "NAME", "the family for fantasy")
  private static let root = Option(
    "root", "DIR", "the folder that linked images may lie in (default: the document's own)")
  private static let fontSize = Option(
    "default-font-size", "N", "the size of text that gives none, in units (default: 16)")

  static let manual = Manual(
    name: "svg",
    summary: "Draws an SVG document as a PNG file",
    operands: "IN.svg",
    options: [
      output, scale, width, height, background, jobs, sansSerif, serif, monospace, cursive,
      fantasy, fontSize, root,
    ],
    details: [
      """
      Static SVG 1.1 and what is in use of SVG 2. No script is run, nothing is fetched, and no file \
      is read but images in the document's own folder, or in the one that --root names. What a document asks for and is not drawn is \
      said once, by line and element; the rest is drawn.
      """
    ],
    examples: [
      .init(command: "flipbook svg icon.svg -o icon.png --width 512", effect: "512 pixels wide"),
      .init(
        command: "flipbook svg chart.svg --scale 3 --background white",
        effect: "three pixels a unit, on white, as out/chart.png"),
    ])

  private let path: String
  private let destination: Destination
  private let extent: (scale: Double?, width: Int?, height: Int?)
  private let background: Color
  private let threads: Int
  private var options = SVGOptions()

  init(_ arguments: Arguments, in context: Context) throws(CommandError) {
    path = try arguments.operands("a document IN.svg", of: Self.manual)[0]
    try arguments.exclude(Self.scale, Self.width, because: "both say how large the picture is")
    try arguments.exclude(Self.scale, Self.height, because: "both say how large the picture is")
    extent = (
      try Self.positive(arguments, Self.scale),
      try arguments.whole(Self.width, in: 1...Bitmap.maximumSide),
      try arguments.whole(Self.height, in: 1...Bitmap.maximumSide)
    )
    do {
      background = try Color(parsing: arguments[Self.background] ?? "transparent")
    } catch {
      throw .usage("--background: \(error)")
    }
    threads =
      try arguments.whole(Self.jobs, in: 1...Context.mostJobs) ?? Context.defaultJobs
    destination = try Destination.ofPicture(
      arguments[Self.output] ?? "out/\(Self.name(of: path)).png")
    options.families.serif = arguments[Self.serif]
    let sansSerif = arguments[Self.sansSerif] ?? "Inter"
    options.families.sansSerif = sansSerif
    options.families.monospace = arguments[Self.monospace]
    options.families.cursive = arguments[Self.cursive] ?? "Caveat"
    options.families.fantasy = arguments[Self.fantasy]
    options.families.standard = sansSerif
    if let size = try Self.positive(arguments, Self.fontSize) { options.defaultFontSize = size }
    options.folder = SVGFolder(
      path: PosixFile.parent(of: path) ?? ".", root: arguments[Self.root])
  }

  private static func positive(
    _ arguments: Arguments, _ option: Option
  ) throws(CommandError) -> Double? {
    guard let number = try arguments.number(option) else { return nil }
    guard number > 0 else { throw .usage("\(option.spelling) takes a number above 0") }
    return number
  }

  /// The file's name without its folder and its ending.
  private static func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? "picture"
    return name.hasSuffix(".svg") ? String(name.dropLast(4)) : name
  }

  func run(in context: Context) throws(CommandError) -> ExitCode {
    try destination.keep([path])
    var options = options
    options.fonts = try context.fonts()
    let document: SVGDocument
    do {
      document = try SVGDocument(bytes: try InputFile.read(path), options: options)
    } catch {
      throw .input(error, of: path)
    }
    try destination.keep(document.linkedFiles)
    for note in document.notes { context.tell("\(path): \(note)") }
    let size = try size(of: document)
    let bytes: [UInt8]
    do {
      var picture = try Bitmap.make(
        width: size.width, height: size.height, fill: background.premultiplied8)
      let list = document.displayList(
        size: Size(width: Double(size.width), height: Double(size.height)))
      try Renderer(scale: 1).draw(list, on: &picture, threads: threads)
      bytes = try PNG.encode(picture, compression: .fast)
    } catch {
      throw .input(error, of: path)
    }
    try destination.write(bytes, context.console)
    if case .file(let file) = destination {
      context.tell("\(file): \(size.width) × \(size.height) pixels")
    }
    return .done
  }

  /// The picture's size in pixels; a side that is not given follows the document's proportions.
  private func size(
    of document: SVGDocument
  ) throws(CommandError) -> (width: Int, height: Int) {
    let (width, height) = (document.size.width, document.size.height)
    let scale = extent.scale ?? 1
    let sides = (
      extent.width.map(Double.init) ?? extent.height.map { Double($0) * width / height }
        ?? width * scale,
      extent.height.map(Double.init) ?? extent.width.map { Double($0) * height / width }
        ?? height * scale
    )
    do {
      return try Bitmap.wholeSize(width: sides.0, height: sides.1)
    } catch {
      throw .input(error, of: path)
    }
  }
}
