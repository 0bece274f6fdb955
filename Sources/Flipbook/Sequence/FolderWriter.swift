import Drawing
import Foundation
import Imaging

/// Writes frames as PNG files into a folder, and beside them what they are.
struct FolderWriter: SequenceWriter {
  let encoder: FolderEncoder
  let memory = FrameMemory.all
  private let plan: FramePlan
  private let header: Manifest.Header
  private let planned: Set<Int>
  private var finished: [Int: Manifest.Frame] = [:]
  private var lastSave = ContinuousClock.now

  /// How long what is finished may go unrecorded.
  private static let saveInterval = Duration.milliseconds(500)

  init(
    _ folder: FrameFolder, plan: FramePlan, header: Manifest.Header, pixelsPerInch: Double
  ) throws(OutputError) {
    encoder = FolderEncoder(folder: folder, pixelsPerInch: pixelsPerInch)
    (self.plan, self.header) = (plan, header)
    planned = Set(plan.frames)
    try save()
  }

  mutating func append(
    _ content: FrameContent<FolderPicture>, of frame: FrameIdentity
  ) throws(OutputError) {
    switch content {
    case .picture(let picture):
      if let bytes = picture.bytes {
        try OutputFile.write(bytes, to: encoder.folder.path(of: frame.number))
      }
      finished[frame.number] = picture.record
    case .repeated(let other):
      let bytes = try bytes(ofFinished: other)
      try OutputFile.write(bytes, to: encoder.folder.path(of: frame.number))
      finished[frame.number] = Manifest.Frame(frame, bytes)
    }
    guard lastSave.duration(to: .now) >= Self.saveInterval else { return }
    lastSave = .now
    try save()
  }

  /// The file of a frame that is written, which somebody may have touched since.
  private func bytes(ofFinished number: Int) throws(OutputError) -> [UInt8] {
    let path = encoder.folder.path(of: number)
    let bytes = try? InputFile.read(path)
    guard let bytes, Fingerprint(of: bytes).description == finished[number]?.file else {
      throw OutputError(path: path, operation: "keep", reason: "it was changed during the render")
    }
    return bytes
  }

  mutating func finish() throws(OutputError) {
    try save()
    try requireFiles()
  }

  mutating func stop() throws(OutputError) {
    try save()
  }

  /// Throws unless every finished frame has its file: somebody may have removed some meanwhile.
  private func requireFiles() throws(OutputError) {
    for number in finished.keys.sorted() {
      let path = encoder.folder.path(of: number)
      guard FileKind(path) == .regular else {
        throw OutputError(
          path: path, operation: "keep", reason: "it was removed during the render")
      }
    }
  }

  /// Writes the manifest with the frames that are finished, and those that an earlier render of the
  /// same film has left; a share leaves out the other shares'.
  private func save() throws(OutputError) {
    let folder = encoder.folder
    var frames = finished
    let earlier = folder.records.filter { plan.shard == nil || planned.contains($0.key) }
    frames.merge(earlier.compactMapValues(\.first)) { now, _ in now }
    let manifest = Manifest(
      header: header, frames: frames.sorted { $0.key < $1.key }.map(\.value))
    try OutputFile.write(
      manifest.json, to: folder.path + "/" + Manifest.fileName(for: plan.shard))
  }
}

/// Makes frames into PNG files, unless an earlier render has.
struct FolderEncoder: FrameEncoder {
  let folder: FrameFolder
  let pixelsPerInch: Double

  func kept(_ frame: FrameIdentity) -> FolderPicture? {
    guard folder.records[frame.number] != nil,
      case .whole(let record) = folder.state(of: frame.number, fingerprint: frame.fingerprint)
    else { return nil }
    return FolderPicture(bytes: nil, record: record)
  }

  func encode(_ bitmap: Bitmap, of frame: FrameIdentity) throws(PNGError) -> FolderPicture {
    let bytes = try PNG.encode(bitmap, compression: .fast, pixelsPerInch: pixelsPerInch)
    return FolderPicture(bytes: bytes, record: Manifest.Frame(frame, bytes))
  }
}

/// A frame's file.
struct FolderPicture: Sendable {
  /// The bytes to write; nil where they are there.
  let bytes: [UInt8]?
  /// What the manifest says of it.
  let record: Manifest.Frame
}

extension Manifest.Frame {
  /// The record of a frame whose file has these bytes.
  fileprivate init(_ frame: FrameIdentity, _ bytes: [UInt8]) {
    self.init(
      number: frame.number, fingerprint: frame.fingerprint.description,
      file: Fingerprint(of: bytes).description)
  }
}
