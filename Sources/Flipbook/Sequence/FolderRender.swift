import Drawing
import Imaging
import Raster

/// One render into a folder, as its threads see it.
struct FolderRender<F: Film>: Sendable {
  let film: F
  let plan: FramePlan
  let renderer: FrameRenderer
  let folder: FrameFolder
  let header: Manifest.Header
  let reporter: SequenceRenderer.Reporter
  let state: RenderState
  /// The numbers of the plan's frames.
  let planned: Set<Int>

  init(
    film: F, plan: FramePlan, renderer: FrameRenderer, folder: FrameFolder,
    header: Manifest.Header, reporter: SequenceRenderer.Reporter
  ) {
    (self.film, self.plan, self.renderer, self.folder) = (film, plan, renderer, folder)
    (self.header, self.reporter) = (header, reporter)
    state = RenderState(frames: plan.frames)
    planned = Set(plan.frames)
  }

  /// Takes frames and finishes them until none is left.
  func drawFrames() {
    while true {
      if reporter.isCancelled() { state.interrupt() }
      guard let number = state.nextFrame() else { return }
      do {
        try finish(number)
        if let finished = state.finishedFramesIfDue() { try saveOrFail(finished) }
      } catch {
        state.fail(error)
      }
    }
  }

  /// Throws unless every finished frame has its file: somebody may have removed some meanwhile.
  func requireFiles() throws(RenderError) {
    for number in state.finishedFrames.keys.sorted() {
      let path = folder.path(of: number)
      guard FileKind(path) == .regular else {
        throw .output(
          OutputError(path: path, operation: "keep", reason: "it was removed during the render"))
      }
    }
  }

  /// Writes the manifest with the frames that are finished, and those that an earlier render of the
  /// same film has left; a share leaves out the other shares'.
  func save(_ finished: [Int: Manifest.Frame]) throws(OutputError) {
    var frames = finished
    let earlier = folder.records.filter { plan.shard == nil || planned.contains($0.key) }
    frames.merge(earlier.compactMapValues(\.first)) { now, _ in now }
    let manifest = Manifest(
      header: header, frames: frames.sorted { $0.key < $1.key }.map(\.value))
    try OutputFile.write(
      manifest.json, to: folder.path + "/" + Manifest.fileName(for: plan.shard))
  }

  private func saveOrFail(_ finished: [Int: Manifest.Frame]) throws(RenderError) {
    do {
      try save(finished)
    } catch {
      throw .output(error)
    }
  }

  private func finish(_ number: Int) throws(RenderError) {
    let clock = ContinuousClock()
    let start = clock.now
    let frame = Frame(number: number, film: film, plan: plan, renderer: renderer)
    let list = try frame.displayList()
    let fingerprint = list.fingerprint
    if folder.records[number] != nil,
      case .whole(let record) = folder.state(of: number, fingerprint: fingerprint)
    {
      reporter.progress(state.finish(record, as: \.kept))
      return
    }
    switch state.claim(fingerprint, for: number) {
    case .leave: return
    case .repeated(let other):
      if let bytes = try? InputFile.read(folder.path(of: other)),
        state.isFile(bytes, ofFrame: other)
      {
        try write(bytes, number, fingerprint, as: \.repeated)
        return
      }
    case .draw: break
    }
    let bitmap = try frame.bitmap(of: list)
    let drawn = clock.now
    let bytes = try frame.png(of: bitmap)
    state.spend(drawing: start.duration(to: drawn), encoding: drawn.duration(to: clock.now))
    try write(bytes, number, fingerprint, as: \.drawn)
    try writeWaiting(bytes, fingerprint, drawnAs: number)
  }

  /// Writes the frames that show the same picture and came up while it was being drawn.
  private func writeWaiting(
    _ bytes: [UInt8], _ fingerprint: Fingerprint, drawnAs number: Int
  ) throws(RenderError) {
    while true {
      let waiting = state.takeWaiting(fingerprint, drawnAs: number)
      if waiting.isEmpty { return }
      for other in waiting { try write(bytes, other, fingerprint, as: \.repeated) }
    }
  }

  private func write(
    _ bytes: [UInt8], _ number: Int, _ fingerprint: Fingerprint,
    as way: WritableKeyPath<Progress, Int>
  ) throws(RenderError) {
    do {
      try OutputFile.write(bytes, to: folder.path(of: number))
    } catch {
      throw .output(error)
    }
    let record = Manifest.Frame(
      number: number, fingerprint: fingerprint.description,
      file: Fingerprint(of: bytes).description)
    reporter.progress(state.finish(record, as: way))
  }
}
