import Flipbook

/// `flipbook render --verify`: whether a folder holds what the film shows now.
extension RenderCommand {
  /// How the frames in the folder were drawn, as far as the command line leaves that open; nil where
  /// nothing there says it, or not in one way.
  static func recorded(
    in destination: Destination, _ film: any Film, _ arguments: Arguments
  ) throws(CommandError) -> RecordedRender? {
    guard case .folder(let path) = destination else { return nil }
    let (rate, scale) = (try rate(arguments), try arguments.number(scale))
    let renders = RecordedRender.all(in: path).filter { render in
      render.film == film.name && rate ?? render.rate == render.rate
        && scale ?? render.scale == render.scale
        && (try? Renderer(scale: render.scale).pixelSize(of: DisplayList(size: film.size))) != nil
    }
    return renders.count == 1 ? renders[0] : nil
  }

  /// The options that say what was recorded, where the command line does not.
  static func settings(_ recorded: RecordedRender?, notIn arguments: Arguments) -> [String] {
    guard let recorded else { return [] }
    return [
      arguments.has(fps) ? nil : "\(fps.spelling)=\(recorded.rate)",
      arguments.has(scale) ? nil : "\(scale.spelling)=\(shown(recorded.scale))",
    ].compactMap { $0 }
  }

  /// Tells what is wrong with the frames in the folder at `path`, and what to do.
  func verify(
    _ path: String, with renderer: SequenceRenderer, _ context: Context
  ) throws(CommandError) -> ExitCode {
    let found: FolderVerification
    do {
      found = try renderer.verify(film, plan: plan, in: path)
    } catch {
      throw CommandError(error)
    }
    for line in found.otherRenders { try context.console.print(line + "\n") }
    for problem in found.problems { try context.console.print("\(problem)\n") }
    if found.isPassed {
      context.tell("\(counted(plan.frames.count, "frame")) in \(path): all as the film shows them")
      return .done
    }
    context.tell(summary(of: found, in: path))
    context.tell(advice(after: found, context.invocation))
    return .difference
  }

  private func summary(of found: FolderVerification, in path: String) -> String {
    guard found.wasCompared else {
      return
        "\(path) holds no frames of \(film.name) at scale \(shown(scale)), \(plan.rate) frames "
        + "a second, by this version"
    }
    let kinds = [
      ("missing", found.problems.count { $0.kind == .missing }),
      ("stale", found.problems.count { $0.kind == .stale }),
      ("damaged", found.problems.count { $0.kind != .missing && $0.kind != .stale }),
    ]
    let counts = kinds.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    return "of \(counted(plan.frames.count, "frame")) in \(path): "
      + (counts.isEmpty ? "all as the film shows them" : counts.joined(separator: ", "))
      + (found.otherRenders.isEmpty ? "" : ", and there is another render")
  }

  private func advice(after found: FolderVerification, _ invocation: Invocation) -> String {
    guard found.otherRenders.isEmpty else {
      return
        "two renders in one folder do not mix: use another folder, or remove what is there and "
        + "draw all anew: " + invocation.repeated(without: [Self.verify], adding: ["--force"])
    }
    let removes =
      plan.shard == nil && plan.frames.count < plan.frameCount
      && found.problems.contains { $0.kind == .stale }
    return "to draw them: "
      + invocation.repeated(without: [Self.verify], adding: settledByFolder + ["--resume"])
      + (removes
        ? " (which removes frames beside these that are no longer what the film shows)" : "")
  }
}
