import Flipbook

/// `flipbook render`: a film's frames, into a folder, a stream or a video.
struct RenderCommand: Command {
  let film: any Film
  let plan: FramePlan
  let scale: Double
  let format: SequenceFormat
  let destination: Destination
  private let jobs: Int
  private let shutter: Shutter?
  private let background: Color
  private let existing: SequenceRenderer.Existing
  private let isVerifying: Bool
  /// What a call that goes on from this one has to say of its own, because here the folder said it.
  let settledByFolder: [String]

  init(_ arguments: Arguments, in context: Context) throws(CommandError) {
    let name = try arguments.operands("a FILM (\(context.catalog.list))", of: Self.manual)[0]
    film = try context.catalog.film(named: name)
    format = try Self.format(arguments)
    shutter = try Self.shutter(arguments)
    background = try Self.background(arguments, as: format)
    jobs = try arguments.whole(Self.jobs, in: 1...Context.mostJobs) ?? Context.defaultJobs
    destination = try Self.destination(arguments, film, as: format)
    try arguments.exclude(
      Self.resume, Self.force, Self.verify,
      because: "frames are kept, or drawn anew, or only looked at")
    existing =
      arguments.has(Self.resume) ? .resume : arguments.has(Self.force) ? .replace : .refuse
    isVerifying = arguments.has(Self.verify)
    let recorded = isVerifying ? try Self.recorded(in: destination, film, arguments) : nil
    plan = try Self.plan(
      arguments, film, rate: try Self.rate(arguments, as: format, recorded: recorded),
      context.environment)
    scale = try film.scale(arguments, Self.scale, standard: recorded?.scale ?? 3)
    settledByFolder = Self.settings(recorded, notIn: arguments)
    guard case .folder = destination else {
      for option in [Self.resume, Self.force, Self.verify] where arguments.has(option) {
        throw .usage("\(option.spelling) needs a folder of frames, and -o names none")
      }
      return
    }
  }

  /// The rate that was asked for; nil where none was.
  static func rate(_ arguments: Arguments) throws(CommandError) -> FrameRate? {
    guard let text = arguments[fps] else { return nil }
    do {
      return try FrameRate(text)
    } catch {
      throw .usage("--fps: \(error)")
    }
  }

  private static func plan(
    _ arguments: Arguments, _ film: any Film, rate: FrameRate, _ environment: [String: String]
  ) throws(CommandError) -> FramePlan {
    let range = try film.frames(arguments, from: from, to: to, frames: frames, rate: rate)
    let share = try arguments[shard].map { (text) throws(CommandError) in
      try FramePlan.Shard(argument: text, environment: environment)
    }
    return FramePlan(film, rate: rate, range: range, shard: share)
  }

  func run(in context: Context) throws(CommandError) -> ExitCode {
    let fonts = try context.fonts()
    let renderer = SequenceRenderer(
      renderer: FrameRenderer(scale: scale, fonts: fonts),
      jobs: min(jobs, max(plan.frames.count, 1)), shutter: shutter, background: background)
    if isVerifying, case .folder(let path) = destination {
      return try verify(path, with: renderer, context)
    }
    context.interruption.begin()
    let bar = ProgressBar(context.console, isShown: !context.isQuiet)
    let start = ContinuousClock.now
    do {
      let summary = try render(renderer, context, bar)
      bar.clear()
      let seconds = start.duration(to: .now) / .seconds(1)
      return finish(summary, seconds: seconds, context)
    } catch {
      bar.clear()
      // The reader of a pipe may have got the same signal first.
      if let signal = context.interruption.signal() {
        return interrupted(by: signal, after: bar.progress, context)
      }
      throw failure(error, after: bar.progress)
    }
  }

  private func render(
    _ renderer: SequenceRenderer, _ context: Context, _ bar: ProgressBar
  ) throws(RenderError) -> RenderSummary {
    let reporter = SequenceRenderer.Reporter(
      progress: { bar.update($0) },
      note: { if !context.isQuiet { bar.note("flipbook: note: \($0)") } },
      isCancelled: { context.interruption.signal() != nil })
    for note in try notes(renderer) { reporter.note(note) }
    if case .folder(let path) = destination {
      return try renderer.render(
        film, plan: plan, to: path, existing: existing, reporter: reporter)
    }
    return try renderer.render(
      film, plan: plan, as: format, to: try sink(renderer, context), reporter: reporter)
  }

  // MARK: Ends

  private func finish(
    _ summary: RenderSummary, seconds: Double, _ context: Context
  ) -> ExitCode {
    if summary.wasInterrupted, let signal = context.interruption.signal() {
      return interrupted(by: signal, after: summary.progress, context)
    }
    context.tell(summary.text(seconds: seconds, peakMemory: peakMemory))
    switch destination {
    case .folder(let path), .file(let path): context.tell(path)
    case .standardOutput, .stream: break
    }
    return .done
  }

  private var isFile: Bool {
    if case .file(let path) = destination { FileKind(path) ?? .regular == .regular } else { false }
  }

  private func interrupted(
    by signal: Int32, after progress: Progress?, _ context: Context
  ) -> ExitCode {
    let count = "\(progress?.finished ?? 0) of \(counted(plan.frames.count, "frame"))"
    if case .folder = destination {
      context.tell(
        "stopped after \(count), all of them whole; to go on: "
          + context.invocation.repeated(without: [Self.force, Self.resume], adding: ["--resume"]))
    } else {
      context.tell("stopped after \(count)" + (isFile ? ", and nothing was written" : ""))
    }
    return .interrupted(signal: signal)
  }

  /// The error, and for one frame's error, what has become of the others.
  private func failure(_ error: RenderError, after progress: Progress?) -> CommandError {
    let error = CommandError(error)
    guard error.exitCode == .input else { return error }
    let count = "\(progress?.finished ?? 0) of \(counted(plan.frames.count, "frame"))"
    return CommandError(
      exitCode: .input, message: "\(error.message) (the render stopped with \(count) finished)")
  }
}
