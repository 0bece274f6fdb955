import Flipbook

/// Where a render's frames go, and as what.
extension RenderCommand {
  /// The format that was asked for, or that the ending of the file's name says; else PNGs.
  static func format(_ arguments: Arguments) throws(CommandError) -> SequenceFormat {
    let ofFile = arguments[output].flatMap { SequenceFormat(ofFile: $0) }
    guard let text = arguments[format] else { return ofFile ?? .png }
    guard let format = SequenceFormat(rawValue: text) else {
      let names = SequenceFormat.allCases.map(\.rawValue)
      let near = nearest(to: text, among: names).map { "did you mean \($0)?" }
      throw .usage("no format '\(text)': " + (near ?? "there are \(names.joined(separator: ", "))"))
    }
    // An animated PNG may well be called .png.
    if let ofFile, ofFile != format, !(ofFile == .png && format == .apng) {
      throw .usage(
        "-o \(arguments[output] ?? "") is called \(ofFile), and --format is \(format): which is it?"
      )
    }
    return format
  }

  /// Where frames of `format` go.
  static func destination(
    _ arguments: Arguments, _ film: any Film, as format: SequenceFormat
  ) throws(CommandError) -> Destination {
    guard format != .png else {
      return try Destination.ofFrames(arguments[output] ?? "out/\(film.fileName)")
    }
    let destination = try Destination.ofPicture(
      arguments[output] ?? "out/\(film.fileName).\(format)")
    if format.needsFFmpeg, destination == .standardOutput {
      throw .usage("\(format) goes into a file, and not to -: ffmpeg goes back and forth in it")
    }
    for option in [resume, verify, shard] where arguments.has(option) {
      throw .usage("\(option.spelling) is for a folder of frames, and \(format) is one file")
    }
    return destination
  }

  /// What shows where the film is clear: black where the format knows no clear, unless asked for.
  static func background(
    _ arguments: Arguments, as format: SequenceFormat
  ) throws(CommandError) -> Color {
    guard let text = arguments[background] else { return format.keepsAlpha ? .clear : .black }
    let color: Color
    do {
      color = try Color(parsing: text)
    } catch {
      throw .usage("--background: \(error)")
    }
    guard color.opacity >= 1 || format.keepsAlpha else {
      throw .usage("--background \(text) lets through, and \(format) has nothing to show there")
    }
    return color
  }

  /// The shutter that was asked for; nil for none.
  static func shutter(_ arguments: Arguments) throws(CommandError) -> Shutter? {
    let count = try arguments.whole(samples, in: 1...Shutter.mostSamples)
    guard let angle = try arguments.number(shutter) else {
      guard count == nil else { throw .usage("--samples goes with --shutter, which is not given") }
      return nil
    }
    guard let shutter = Shutter(angle: angle, samples: count ?? 16) else {
      throw .usage(
        "--shutter takes degrees above 0 and up to 360, such as 180, not \(shown(angle))")
    }
    return shutter
  }

  /// The rate of a format where none is asked for, and an error for one that its players do not show.
  static func rate(
    _ arguments: Arguments, as format: SequenceFormat, recorded: RecordedRender?
  ) throws(CommandError) -> FrameRate {
    let asked = try rate(arguments)
    let rate = asked ?? recorded?.rate ?? format.fastestRate ?? 60
    if let fastest = format.fastestRate, rate.framesPerSecond > fastest.framesPerSecond {
      throw .usage("--fps \(rate) is faster than a \(format) is shown: give \(fastest), 25 or 20")
    }
    return rate
  }

  /// What becomes of the film that is not as asked, each in a sentence.
  func notes(_ renderer: SequenceRenderer) throws(RenderError) -> [String] {
    var notes: [String] = []
    if format.hasEvenSides {
      let size = try renderer.pixelSize(of: film)
      let odd = [
        size.width % 2 == 1 ? "column" : nil, size.height % 2 == 1 ? "row" : nil,
      ].compactMap { $0 }
      if !odd.isEmpty {
        notes.append(
          "the frames have \(size.width) × \(size.height) pixels, and \(format) takes even numbers: "
            + "the last \(odd.joined(separator: " and the last ")) is there twice")
      }
    }
    if format == .gif, 100 * plan.rate.denominator % plan.rate.numerator != 0 {
      notes.append(
        "delays in a GIF are whole hundredths of a second: at \(plan.rate) frames a second they take "
          + "turns, and the whole lasts as long as it should")
    }
    return notes
  }

  /// What the frames of a single file are written to.
  func sink(
    _ renderer: SequenceRenderer, _ context: Context
  ) throws(RenderError) -> any ByteSink {
    let path: String
    switch destination {
    case .standardOutput: return FunctionSink(context.console.write)
    case .file(let file), .stream(let file), .folder(let file): path = file
    }
    let size = try renderer.pixelSize(of: film)
    do throws(OutputError) {
      if let parent = PosixFile.parent(of: path) { try OutputFile.makeFolder(parent) }
      guard let coding = format.coding else { return try OutputFile.sink(to: path) }
      return try FFmpegSink(
        to: path,
        input: format.input(width: size.width, height: size.height, rate: plan.rate),
        coding: coding, searchPath: context.environment["PATH"])
    } catch {
      throw .output(error)
    }
  }
}
