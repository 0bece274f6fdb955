import Drawing
import Imaging

/// A folder of frames as an earlier render has left it.
struct FrameFolder: Sendable {
  let path: String
  private let plan: FramePlan
  private let header: Manifest.Header
  /// What manifests with this render's header say of each frame; the shares of a render and the
  /// whole may each have drawn it.
  private(set) var records: [Int: [Manifest.Frame]] = [:]
  /// The names of the manifests that other renders have left, and what these were.
  private var foreign: [(name: String, manifest: Manifest?)] = []
  /// Whether this very render, or this share of it, was here before.
  private(set) var hasOwnManifest = false

  /// Looks at what is in the folder at `path`; it need not be there.
  init(_ path: String, plan: FramePlan, header: Manifest.Header) {
    self.path = path
    self.plan = plan
    self.header = header
    for (name, manifest) in Manifest.all(in: path) {
      guard let manifest, manifest.header == header else {
        foreign.append((name, manifest))
        continue
      }
      for frame in manifest.frames { records[frame.number, default: []].append(frame) }
      if name == Manifest.fileName(for: plan.shard) { hasOwnManifest = true }
    }
  }

  /// The path of frame `number`.
  func path(of number: Int) -> String { path + "/" + plan.fileName(of: number) }

  /// What stands in the way of a render that expects none here before it, in a few words.
  var occupation: String? {
    if let other = foreign.first {
      return other.manifest.map { "a render of \($0.header.summary)" }
        ?? "\(other.name), which can't be read"
    }
    if hasOwnManifest { return "this render already, whole or in part" }
    let frame = plan.frames.first { FileKind(path(of: $0)) != nil }
    return frame.map { "a file \(plan.fileName(of: $0))" }
  }

  /// What is to be said of frame `number`, which should show the picture of `fingerprint`.
  ///
  /// A file counts as whole if it is, byte for byte, one that this render has written for that
  /// picture; only a file that is not is looked at further, for what is wrong with it.
  func state(of number: Int, fingerprint: Fingerprint) -> FrameState {
    guard let kind = FileKind(path(of: number)) else { return .faulty(.missing) }
    guard kind == .regular else { return .faulty(.damaged("it is not a file")) }
    let fitting = (records[number] ?? []).filter { $0.fingerprint == fingerprint.description }
    guard !fitting.isEmpty else { return .faulty(.stale) }
    do {
      let bytes = try InputFile.read(path(of: number))
      let digest = Fingerprint(of: bytes).description
      if let record = fitting.first(where: { $0.file == digest }) { return .whole(record) }
      _ = try PNG.decode(bytes, name: plan.fileName(of: number))
      return .faulty(.stale)
    } catch {
      return .faulty(.damaged("\(error)"))
    }
  }

  /// What other renders have left here, each with its manifest's path, in words.
  var otherRenders: [String] {
    foreign.map { name, manifest in
      let content = manifest.map { "a render of " + $0.header.difference(from: header) }
      return "\(path)/\(name): " + (content ?? "it can't be read, so nothing says what was drawn")
    }
  }

  // MARK: Clearing

  /// Removes what other renders have left here, and says what that was.
  ///
  /// A share of a render touches only frames that are its own, or that no share draws: the others'
  /// may be in the making.
  mutating func removeForeignFrames() -> String? {
    guard !foreign.isEmpty else { return nil }
    let summaries = foreign.map { $0.manifest?.header.summary ?? "\($0.name), which can't be read" }
    let count = removeFrames { !isRecorded($0) }
    for (name, _) in foreign { PosixFile.remove(path + "/" + name) }
    foreign = []
    return "\(path) held \(summaries.joined(separator: "; ")): \(count) frames of it were removed"
  }

  /// Removes all frames and manifests, or those of this share.
  mutating func removeAll() {
    removeFrames { _ in true }
    for name in PosixFile.names(in: path) where Manifest.isFileName(name) {
      if plan.shard == nil || name == Manifest.fileName(for: plan.shard) {
        PosixFile.remove(path + "/" + name)
      }
    }
    (records, foreign, hasOwnManifest) = ([:], [], false)
  }

  /// Removes frames that an earlier version of the film has left outside the plan.
  mutating func removeFrames(_ numbers: [Int]) {
    for number in numbers {
      PosixFile.remove(path(of: number))
      records[number] = nil
    }
  }

  private func isRecorded(_ name: String) -> Bool {
    FrameFolder.number(inFileName: name).map { records[$0] != nil } ?? false
  }

  /// Removes frames by their file names, and returns how many.
  @discardableResult
  private func removeFrames(_ shouldRemove: (_ name: String) -> Bool) -> Int {
    let own = Set(plan.frames)
    var count = 0
    for name in PosixFile.names(in: path) {
      guard let number = FrameFolder.number(inFileName: name) else { continue }
      let isOurs = plan.shard == nil || own.contains(number) || number >= plan.frameCount
      guard isOurs, shouldRemove(name) else { continue }
      PosixFile.remove(path + "/" + name)
      count += 1
    }
    return count
  }

  private static func number(inFileName name: String) -> Int? {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return nil }
    let digits = name.dropFirst("frame-".count).dropLast(".png".count)
    guard digits.count >= 5, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(digits)
  }
}

/// A frame in a folder, looked at.
enum FrameState {
  /// It is what it should be, and recorded so.
  case whole(Manifest.Frame)
  /// It is not.
  case faulty(FrameProblem.Kind)
}

/// A frame that is not as it should be.
public struct FrameProblem: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a frame.
  public enum Kind: Hashable, Sendable {
    /// There is no file.
    case missing
    /// The file does not hold a whole picture.
    case damaged(String)
    /// The file was drawn from another version of the film, or nothing says what from.
    case stale
  }

  /// The frame's number.
  public let number: Int
  /// The file.
  public let path: String
  /// What is wrong with it.
  public let kind: Kind

  /// The file, and what is wrong with it.
  public var description: String {
    switch kind {
    case .missing: "\(path): missing"
    case .damaged(let reason): "\(path): damaged: \(reason)"
    case .stale: "\(path): stale: drawn from something other than the film as it is now"
    }
  }
}
