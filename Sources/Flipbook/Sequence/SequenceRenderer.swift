import Drawing
public import Imaging
import Synchronization

/// Draws the frames of a film on several threads: into a folder of PNGs, or for any other writer.
public struct SequenceRenderer: Sendable {
  /// What is done about frames that are in the folder already.
  public enum Existing: Hashable, Sendable {
    /// Nothing is drawn where another render has left frames, or this one has been before.
    case refuse
    /// A frame stays if it is whole, and is what the film shows now.
    case resume
    /// All frames are removed first.
    case replace
  }

  /// What the render tells while it runs, from any thread.
  public struct Reporter: Sendable {
    /// Is told how far the render has come, after each frame.
    public var progress: @Sendable (Progress) -> Void
    /// Is told what a person should know, in a sentence.
    public var note: @Sendable (String) -> Void
    /// Is asked before each frame whether to stop.
    public var isCancelled: @Sendable () -> Bool

    /// A reporter that calls these.
    public init(
      progress: @escaping @Sendable (Progress) -> Void = { _ in },
      note: @escaping @Sendable (String) -> Void = { _ in },
      isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
      self.progress = progress
      self.note = note
      self.isCancelled = isCancelled
    }
  }

  /// Draws the single frames.
  public let renderer: FrameRenderer
  /// The threads that draw at the same time, at least 1.
  public let jobs: Int

  /// How long each frame is exposed; nil for moments without motion blur.
  public let shutter: Shutter?
  /// What shows where the film is clear.
  public let background: Color

  /// A renderer that draws with `renderer` on `jobs` threads.
  public init(
    renderer: FrameRenderer, jobs: Int, shutter: Shutter? = nil, background: Color = .clear
  ) {
    self.renderer = renderer
    self.jobs = max(jobs, 1)
    self.shutter = shutter
    self.background = background
  }

  /// Draws the frames of `plan` as PNG files into the folder at `path`.
  ///
  /// Every file appears whole or not at all. Frames with equal display lists are drawn and encoded
  /// once. When the render is stopped, by `reporter` or by an error, the frames that are finished
  /// stay, and a render with `existing` as ``Existing/resume`` goes on from there.
  public func render(
    _ film: some Film, plan: FramePlan, to path: String, existing: Existing = .refuse,
    reporter: Reporter = Reporter()
  ) throws(RenderError) -> RenderSummary {
    let header = header(film, plan)
    let lock = try lock(path, for: plan)
    defer { withExtendedLifetime(lock) {} }
    var folder = FrameFolder(path, plan: plan, header: header)
    try prepare(&folder, for: film, plan, existing, reporter)
    let writer: FolderWriter
    do {
      writer = try FolderWriter(
        folder, plan: plan, header: header, pixelsPerInch: 72 * renderer.scale)
    } catch {
      throw .output(error)
    }
    return try render(film, plan: plan, to: writer, reporter: reporter)
  }

  /// Draws the frames of `plan`, in order, for `writer`.
  ///
  /// Frames are drawn and encoded by several threads at a time, a few ahead of the one that is written: so
  /// memory does not grow with the film. A frame that looks like one that the writer remembers is not drawn
  /// again.
  package func render<Writer: SequenceWriter>(
    _ film: some Film, plan: FramePlan, to writer: Writer, reporter: Reporter = Reporter()
  ) throws(RenderError) -> RenderSummary {
    let state = SequenceState<Writer.Encoder.Picture>(
      frames: plan.frames, memory: writer.memory, window: 2 * jobs + 2)
    let run = SequenceRun(
      film: film, plan: plan, settings: settings, encoder: writer.encoder, reporter: reporter,
      state: state)
    let writer = Mutex(writer)
    WorkerThreads.run(min(jobs, max(plan.frames.count, 1))) { _ in
      run.work { (delivery) throws(OutputError) in
        try writer.withLock { (writer) throws(OutputError) in
          try writer.append(delivery.content, of: delivery.frame)
        }
      }
    }
    let summary: RenderSummary
    do {
      summary = try state.conclude()
    } catch {
      // The first error counts.
      writer.withLock { try? $0.stop() }
      throw error
    }
    do {
      try writer.withLock { (writer) throws(OutputError) in
        if summary.wasInterrupted { try writer.stop() } else { try writer.finish() }
      }
    } catch {
      writer.withLock { try? $0.stop() }
      throw .output(error)
    }
    return summary
  }

  private var settings: FrameSettings {
    FrameSettings(renderer: renderer, shutter: shutter, background: background)
  }

  private func header(_ film: some Film, _ plan: FramePlan) -> Manifest.Header {
    Manifest.Header(
      film, plan: plan, scale: renderer.scale, shutter: shutter, background: background)
  }

  /// Looks at every frame of `plan` in the folder at `path`, for those that are not whole or not what
  /// the film shows now, and for what else the folder says it holds.
  public func verify(
    _ film: some Film, plan: FramePlan, in path: String
  ) throws(RenderError) -> FolderVerification {
    let header = header(film, plan)
    let folder = FrameFolder(path, plan: plan, header: header)
    let others = folder.otherRenders
    let isThere = !folder.records.isEmpty || folder.hasOwnManifest || others.isEmpty
    return FolderVerification(
      problems: isThere ? try problems(film, plan, in: folder) : [], otherRenders: others,
      wasCompared: isThere)
  }

  private func problems(
    _ film: some Film, _ plan: FramePlan, in folder: FrameFolder
  ) throws(RenderError) -> [FrameProblem] {
    let results = WorkerThreads.map(plan.frames, jobs: jobs) { number in
      Result { () throws(RenderError) in try problem(film, plan, number, in: folder) }
    }
    var problems: [FrameProblem] = []
    for result in results {
      if let problem = try result.get() { problems.append(problem) }
    }
    return problems
  }

  // MARK: Folders

  /// Makes the folder and holds it: whole renders alone, shares of one beside each other.
  private func lock(_ path: String, for plan: FramePlan) throws(RenderError) -> FolderLock {
    do throws(OutputError) {
      try OutputFile.makeFolder(path)
      let manifest = path + "/" + Manifest.fileName(for: plan.shard)
      if let kind = FileKind(manifest), kind != .regular {
        throw OutputError(path: manifest, operation: "write", reason: "it is not a file")
      }
      guard let lock = try FolderLock(path, isShared: plan.shard != nil) else {
        throw OutputError(
          path: path, operation: "write into", reason: "another render is writing there")
      }
      return lock
    } catch {
      throw .output(error)
    }
  }

  private func prepare(
    _ folder: inout FrameFolder, for film: some Film, _ plan: FramePlan, _ existing: Existing,
    _ reporter: Reporter
  ) throws(RenderError) {
    switch existing {
    case .refuse:
      if let occupation = folder.occupation { throw .occupied(folder: folder.path, by: occupation) }
    case .resume:
      if let note = folder.removeForeignFrames() { reporter.note(note) }
      if plan.shard == nil { try removeStale(outside: plan, of: film, &folder) }
    case .replace:
      folder.removeAll()
    }
    UnfinishedFile.removeAll(in: folder.path)
  }

  /// Removes frames outside the plan that show an earlier version of the film: without them no two
  /// versions can mix in one folder.
  private func removeStale(
    outside plan: FramePlan, of film: some Film, _ folder: inout FrameFolder
  ) throws(RenderError) {
    var stale: [Int] = []
    let planned = Set(plan.frames)
    for number in folder.records.keys.sorted() where !planned.contains(number) {
      guard number < plan.frameCount,
        case .whole = folder.state(
          of: number, fingerprint: try frame(film, plan, number).exposure().fingerprint)
      else {
        stale.append(number)
        continue
      }
    }
    folder.removeFrames(stale)
  }

  private func problem(
    _ film: some Film, _ plan: FramePlan, _ number: Int, in folder: FrameFolder
  ) throws(RenderError) -> FrameProblem? {
    let fingerprint = try frame(film, plan, number).exposure().fingerprint
    guard case .faulty(let kind) = folder.state(of: number, fingerprint: fingerprint) else {
      return nil
    }
    return FrameProblem(number: number, path: folder.path(of: number), kind: kind)
  }

  private func frame<F: Film>(_ film: F, _ plan: FramePlan, _ number: Int) -> Frame<F> {
    Frame(number: number, film: film, plan: plan, settings: settings)
  }
}
