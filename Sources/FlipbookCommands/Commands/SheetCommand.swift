import Flipbook

/// `flipbook sheet`: a film on one page, for reviewers.
struct SheetCommand: Command {
  private static let every = Option("every", "S", "seconds from picture to picture (default: 0.25)")
  private static let from = Option("from", "S", "begin at S seconds (default: 0)")
  private static let to = Option(
    "to", "S", "end at S seconds, a picture there included (default: the film's end)")
  private static let columns = Option(
    "columns", "N", "pictures in a row (default: what makes the page three wide and two high)")
  private static let scale = Option(
    "scale", "N", "pixels a point of the pictures (default: what makes them 200 pixels wide)")
  private static let output = Option(
    "o", "FILE|-", "the file (default: in out/, by the film's name)")

  static let manual = Manual(
    name: "sheet",
    summary: "Draws a film as a contact sheet: a picture every so often, with its time",
    operands: "FILM",
    options: [every, from, to, columns, scale, output],
    details: [
      """
      The last picture is at the end, or just before it. Where a picture's time has a name among the \
      film's moments, it stands beside the time. What is clear in the film is white.
      """
    ],
    examples: [
      .init(
        command: "flipbook sheet bite/splash --every 0.25",
        effect: "out/bite-splash-sheet.png, the film at 0, 0.25, 0.5 seconds and on"),
      .init(
        command: "flipbook sheet bite/quiz --every 0.5 --columns 6 --scale 1 -o quiz.png",
        effect: "larger pictures, six in a row"),
    ])

  /// The most pictures of a sheet: beyond that nobody looks at them, and a mistyped interval is likely.
  private static let mostPictures = 1000

  private let film: any Film
  private let times: [Seconds]
  private let interval: Double
  private let columns: Int
  private let scale: Double
  private let destination: Destination

  init(_ arguments: Arguments, in context: Context) throws(CommandError) {
    let name = try arguments.operands("a FILM (\(context.catalog.list))", of: Self.manual)[0]
    let film = try context.catalog.film(named: name)
    self.film = film
    interval = try arguments.number(Self.every) ?? 0.25
    guard interval > 0 else { throw .usage("--every takes seconds above 0, such as 0.25") }
    times = try Self.times(film, every: interval, arguments)
    scale = try film.scale(
      arguments, Self.scale, standard: 200 / max(film.size.width, 1))
    columns =
      try arguments.whole(Self.columns, in: 1...Self.mostPictures)
      ?? ContactSheet.columns(
        for: times.count, width: Int(film.size.width), height: Int(film.size.height))
    destination = try Destination.ofPicture(
      arguments[Self.output] ?? "out/\(film.fileName)-sheet.png")
  }

  private static func times(
    _ film: any Film, every interval: Double, _ arguments: Arguments
  ) throws(CommandError) -> [Seconds] {
    let start = try film.seconds(arguments, from) ?? 0
    let end = try film.seconds(arguments, to) ?? film.duration
    guard start <= end else {
      throw .usage("--from \(shown(start)) --to \(shown(end)) runs backwards")
    }
    // A hair is allowed for intervals that have no exact number, such as 0.1.
    let count = ((end - start) / interval + 1e-6).rounded(.down) + 1
    guard count <= Double(mostPictures) else {
      throw .usage(
        "\(shown(count)) pictures are too many for a page, which has up to \(mostPictures): "
          + "give a longer --every than \(shown(interval))")
    }
    return (0..<Int(count)).map {
      min((1e6 * (start + Double($0) * interval)).rounded() / 1e6, film.duration)
    }
  }

  func run(in context: Context) throws(CommandError) -> ExitCode {
    let fonts = try context.fonts()
    let sheet = ContactSheet(title: title, cells: try cells(fonts), columns: columns)
    let page: Bitmap
    do {
      page = try sheet.bitmap(fonts: fonts)
    } catch {
      throw CommandError(
        exitCode: .input, message: "\(FrameError(film: film.name, time: times[0], cause: error))")
    }
    let bytes: [UInt8]
    do {
      bytes = try PNG.encode(page, compression: .small)
    } catch {
      throw .output(error)
    }
    try destination.write(bytes, context.console)
    if case .file(let path) = destination {
      context.tell(
        "\(path): \(counted(times.count, "picture")) on \(page.width) × \(page.height) pixels")
    }
    return .done
  }

  private var title: String {
    "\(film.name)   \(shown(film.size.width)) × \(shown(film.size.height)) points, "
      + "\(shown(film.duration)) s, every \(shown(interval)) s"
  }

  private func cells(_ fonts: FontLibrary) throws(CommandError) -> [ContactSheet.Cell] {
    let renderer = FrameRenderer(scale: scale, fonts: fonts)
    let results = WorkerThreads.map(times, jobs: Context.defaultJobs) { time in
      Result<Bitmap, FrameError> { () throws(FrameError) in
        try renderer.bitmap(of: film, at: time)
      }
    }
    var cells: [ContactSheet.Cell] = []
    do {
      for (time, result) in zip(times, results) {
        cells.append(ContactSheet.Cell(try result.get(), label: label(time)))
      }
    } catch {
      throw .input(error)
    }
    return cells
  }

  private func label(_ time: Seconds) -> String {
    let moment = film.moments.first { $0.time.wholeMicroseconds == time.wholeMicroseconds }
    return "\(shown(time)) s" + (moment.map { "  \($0.name)" } ?? "")
  }
}
