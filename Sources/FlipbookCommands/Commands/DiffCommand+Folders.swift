import Flipbook
import Goldens

extension DiffCommand {
  /// What came of one pair of pictures in two folders.
  private enum PairResult {
    case equal
    /// The pictures differ; whether that is within the tolerance, and the figures.
    case differs(isWithin: Bool, String)
    /// Only one folder has the picture: this one.
    case onlyIn(String)
    case failed(CommandError)
  }

  /// Compares all PNG files in two folders, by their paths in them.
  func compareFolders(
    _ a: String, _ b: String, in context: Context
  ) throws(CommandError) -> ExitCode {
    let inA = pictures(in: a)
    let inB = pictures(in: b)
    let names = Set(inA).union(inB).sorted()
    guard !names.isEmpty else {
      throw CommandError(exitCode: .input, message: "there is no PNG file in \(a) or in \(b)")
    }
    let (setA, setB) = (Set(inA), Set(inB))
    let results = WorkerThreads.map(names, jobs: Context.defaultJobs) { name -> PairResult in
      if !setB.contains(name) { return .onlyIn(a) }
      if !setA.contains(name) { return .onlyIn(b) }
      return compare(name, a, b, context)
    }
    return try tell(results, of: names, context)
  }

  private func compare(
    _ name: String, _ a: String, _ b: String, _ context: Context
  ) -> PairResult {
    do throws(CommandError) {
      let pair = try PicturePair("\(a)/\(name)", "\(b)/\(name)")
      if pair.isEqual { return .equal }
      if let output {
        let destination = Destination.file("\(withoutSlashes(output))/\(name)")
        try writePicture(pair, to: destination, context)
      }
      guard let tolerance else { return .differs(isWithin: false, pair.summary) }
      let tolerated = pair.tolerated(tolerance)
      return .differs(isWithin: tolerated.isWithin, tolerated.summary)
    } catch {
      return .failed(error)
    }
  }

  private func tell(
    _ results: [PairResult], of names: [String], _ context: Context
  ) throws(CommandError) -> ExitCode {
    var (equal, within, different) = (0, 0, 0)
    var failure: ExitCode?
    for (name, result) in zip(names, results) {
      switch result {
      case .equal: equal += 1
      case .differs(let isWithin, let figures):
        if isWithin { within += 1 } else { different += 1 }
        try context.console.print("\(name): \(figures)\n")
      case .onlyIn(let folder):
        different += 1
        try context.console.print("\(name): only in \(folder)\n")
      case .failed(let error):
        context.console.tell("flipbook: error: \(error.message)\n")
        // What can't be written weighs more than what can't be read.
        if failure != .output { failure = error.exitCode }
      }
    }
    var parts = ["\(counted(names.count, "picture")): \(equal) equal"]
    if within > 0 { parts.append("\(within) within the tolerance") }
    if different > 0 { parts.append("\(different) not") }
    let failed = names.count - equal - within - different
    if failed > 0 { parts.append("\(failed) not compared") }
    context.tell(parts.joined(separator: ", "))
    return failure ?? (different > 0 ? .difference : .done)
  }

  /// The paths of the PNG files in `folder` and in the folders in it, from there, links not followed.
  private func pictures(in folder: String) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let part = waiting.popLast() {
      for name in PosixFile.names(in: "\(folder)/\(part)") where !name.hasPrefix(".") {
        if FileKind.ofLink("\(folder)/\(part)\(name)") == .folder {
          waiting.append("\(part)\(name)/")
        } else if name.lowercased().hasSuffix(".png") {
          found.append(part + name)
        }
      }
    }
    return found
  }
}
