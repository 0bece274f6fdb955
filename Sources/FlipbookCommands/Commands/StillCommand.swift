import Flipbook

/// `flipbook still`: moments of a film as PNGs, alone or on posters.
struct StillCommand: Command {
  private let film: any Film
  private let moments: [StillMoment]
  private let look: StillLook
  private let isOptimising: Bool
  private let arguments: Arguments
  /// The scale that views are laid out for, where they are to be printed.
  private let treeScale: Double?

  init(_ arguments: Arguments, in context: Context) throws(CommandError) {
    let name = try arguments.operands("a FILM (\(context.catalog.list))", of: Self.manual)[0]
    let film = try context.catalog.film(named: name)
    self.film = film
    self.arguments = arguments
    moments = try StillMoment.all(arguments.all(Self.at), of: film, option: Self.at)
    for option in [
      Self.output, Self.size, Self.preset, Self.caption, Self.shadow, Self.bezel, Self.optimise,
    ] {
      try arguments.exclude(Self.tree, option, because: "a tree is printed, in points")
    }
    try arguments.exclude(
      Self.scale, Self.size, Self.preset, because: "each says how large the picture is")
    treeScale = arguments.has(Self.tree) ? try film.scale(arguments, Self.scale) : nil
    if treeScale != nil, moments.count > 1 {
      throw .usage("--tree prints one moment, and \(moments.count) are given")
    }
    look = try StillLook(arguments, film, momentCount: moments.count)
    isOptimising = arguments.has(Self.optimise)
    // What is wrong with the place is told before anything is drawn.
    _ = try tasks(on: .color(.clear))
  }

  func run(in context: Context) throws(CommandError) -> ExitCode {
    let fonts = try context.fonts()
    if let treeScale {
      try context.console.print(try tree(fonts, scale: treeScale) + "\n")
      return .done
    }
    let tasks = try tasks(on: try ground(fonts))
    let results = WorkerThreads.map(tasks, jobs: Context.defaultJobs) { task in
      Result<[String], CommandError> { () throws(CommandError) in
        try make(task, fonts, context)
      }
    }
    for result in results {
      for line in try result.get() { context.tell(line) }
    }
    return .done
  }

  // MARK: What to make

  /// The pictures to make, on `ground` where the command line names none.
  private func tasks(on ground: PosterGround) throws(CommandError) -> [StillTask] {
    let displays = look.preset?.displays
    let count = moments.count * (displays?.count ?? 1)
    let isSet = count > 1 || displays != nil
    let folder = isSet ? try folder() : nil
    var tasks: [StillTask] = []
    for (index, moment) in moments.enumerated() {
      for display in displays ?? [] {
        tasks.append(
          StillTask(
            time: moment.time,
            kind: .poster(
              look.poster(display.width, display.height, on: ground, captionIndex: index)),
            destination: .file(
              "\(folder ?? "")/\(display.name)-\(twoDigits(index + 1))-\(moment.fileName).png")))
      }
      guard displays == nil else { continue }
      let name = film.fileName + (moment.fileName.isEmpty ? "" : "-\(moment.fileName)")
      let path = folder.map { "\($0)/\(name).png" } ?? arguments[Self.output] ?? "out/\(name).png"
      let destination = try Destination.ofPicture(path)
      tasks.append(
        StillTask(
          time: moment.time, kind: try look.kind(film, on: ground, captionIndex: index),
          destination: destination))
    }
    return tasks
  }

  /// The folder for several pictures.
  private func folder() throws(CommandError) -> String {
    let path =
      arguments[Self.output] ?? (look.preset.map { "out/\(film.fileName)-\($0.name)" } ?? "out")
    guard case .folder(let folder) = try Destination.ofFrames(path) else {
      throw .usage("-o \(path): several pictures go into a folder")
    }
    return folder
  }

  private func ground(_ fonts: FontLibrary) throws(CommandError) -> PosterGround {
    switch look.ground {
    case .ground(let ground): return ground
    case .film:
      do {
        let screen = try FrameRenderer(scale: 1, fonts: fonts)
          .bitmap(of: film, at: moments[0].time)
        return ScreenColors(screen).ground
      } catch {
        throw .input(error)
      }
    }
  }

  // MARK: Making it

  /// Makes a picture, and returns what is to be told of it.
  private func make(
    _ task: StillTask, _ fonts: FontLibrary, _ context: Context
  ) throws(CommandError) -> [String] {
    let picture: Bitmap
    do {
      picture = try task.picture(of: film, fonts)
    } catch {
      throw .input(error)
    }
    let density = 72 * task.scale(of: film, fonts)
    // As frames are written: a still is the same file as the frame of that moment.
    let plain = try encode(picture, .fast, density)
    let bytes = isOptimising ? try encode(picture, .smallest, density) : plain
    try task.destination.write(bytes, context.console)
    guard case .file(let path) = task.destination else { return [] }
    var lines = ["\(path): \(picture.width) × \(picture.height) pixels"]
    if let fitting = task.fitting(of: film, fonts) { lines[0] += "; \(fitting)" }
    if isOptimising {
      let share = Int((100 * Double(bytes.count) / Double(plain.count)).rounded())
      lines.append("\(path): \(plain.count) bytes before, \(bytes.count) after (\(share) %)")
    }
    return lines
  }

  private func encode(
    _ picture: Bitmap, _ compression: PNG.Compression, _ density: Double
  ) throws(CommandError) -> [UInt8] {
    do {
      return try PNG.encode(picture, compression: compression, pixelsPerInch: density)
    } catch {
      throw .output(error)
    }
  }

  private func tree(_ fonts: FontLibrary, scale: Double) throws(CommandError) -> String {
    do {
      return try FrameRenderer(scale: scale, fonts: fonts)
        .viewTree(of: film, at: moments[0].time)
    } catch {
      throw .input(error)
    }
  }
}

/// A number with a zero before it where it has one digit.
private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
