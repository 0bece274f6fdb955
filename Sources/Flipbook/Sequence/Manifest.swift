import Drawing
import Foundation
import Imaging
import Typography

/// What a folder of frames says of itself, in `flipbook.json`.
///
/// Keys are sorted and frames are in order, so that equal renders leave equal files.
struct Manifest: Codable, Hashable, Sendable {
  /// The version of the project that drew the frames.
  static let currentVersion = flipbookVersion

  /// What all frames of one render have in common; frames of different renders do not mix.
  struct Header: Codable, Hashable, Sendable {
    var film: String
    var width: Double
    var height: Double
    var scale: Double
    var rate: String
    /// How long frames are exposed, in words; nil for moments.
    var shutter: String?
    /// What shows where the film is clear; nil for nothing.
    var background: String?
    var version: String
    /// The versions of the libraries that outlines and files depend on.
    var libraries: [String: String]
  }

  /// A finished frame.
  struct Frame: Codable, Hashable, Sendable {
    var number: Int
    /// What stands for its display list.
    var fingerprint: String
    /// What stands for the bytes of its file.
    var file: String
  }

  var header: Header
  /// Frames that are finished, in ascending order.
  var frames: [Frame]
}

extension Manifest.Header {
  init(
    _ film: some Film, plan: FramePlan, scale: Double, shutter: Shutter?, background: Color
  ) {
    self.init(
      film: film.name, width: film.size.width, height: film.size.height, scale: scale,
      rate: plan.rate.description, shutter: shutter?.description,
      background: background == .clear ? nil : background.description,
      version: Manifest.currentVersion,
      libraries: [
        "freetype": TextEngine.freeTypeVersion, "harfbuzz": TextEngine.harfBuzzVersion,
        "libpng": PNG.versions.libpng, "zlib": PNG.versions.zlib,
      ])
  }

  /// In what this differs from `other`, in words that go with this one.
  func difference(from other: Manifest.Header) -> String {
    let isAlike =
      film == other.film && scale == other.scale && rate == other.rate && shutter == other.shutter
      && background == other.background
    guard isAlike else { return summary }
    return otherDifference(from: other).printable
  }

  private func otherDifference(from other: Manifest.Header) -> String {
    if width != other.width || height != other.height {
      return "\(film) as it was, \(width) × \(height) points"
    }
    if version != other.version { return "\(film) by version \(version)" }
    let names = libraries.filter { other.libraries[$0.key] != $0.value }.sorted { $0.key < $1.key }
    return "\(film) with " + names.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  /// What kind of render it is, in a few words.
  var summary: String {
    // A manifest may come from anywhere: its scale may be beyond all whole numbers.
    let scale = Int(exactly: scale).map { "\($0)" } ?? "\(scale)"
    let look = [shutter.map { "a shutter of \($0)" }, background.map { "on \($0)" }]
      .compactMap { $0 }.map { ", \($0)" }.joined()
    return "\(film) at scale \(scale), \(rate) frames a second\(look) (version \(version))"
      .printable
  }
}

extension Manifest {
  /// The manifest's file name: each share of a render writes its own.
  static func fileName(for shard: FramePlan.Shard?) -> String {
    shard.map { "flipbook-\($0.number)-of-\($0.count).json" } ?? "flipbook.json"
  }

  /// Whether a file of this name is a manifest, of a whole render or of a share.
  static func isFileName(_ name: String) -> Bool {
    if name == fileName(for: nil) { return true }
    guard name.hasPrefix("flipbook-"), name.hasSuffix(".json") else { return false }
    let numbers = name.dropFirst("flipbook-".count).dropLast(".json".count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 3, numbers[1] == "of", let number = Int(numbers[0]),
      let count = Int(numbers[2]), let shard = FramePlan.Shard(number: number, count: count)
    else { return false }
    return name == fileName(for: shard)
  }

  /// The manifests in the folder at `path` by their file names, in order; nil for what can't be read.
  static func all(in path: String) -> [(name: String, manifest: Manifest?)] {
    PosixFile.names(in: path).filter(isFileName).map { name in
      let isFile = FileKind(path + "/" + name) == .regular
      let bytes = isFile ? try? InputFile.read(path + "/" + name) : nil
      return (name, bytes.flatMap { Manifest($0) })
    }
  }

  /// The manifest that `bytes` hold, or nil where they hold none.
  init?(_ bytes: [UInt8]) {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)) else {
      return nil
    }
    self = manifest
  }

  /// The manifest as JSON, with a line break at its end.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // Only a number that is not finite could fail, and a film with such a size draws no frame.
    return Array((try? encoder.encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
  }
}

extension String {
  /// The text without what moves a terminal's cursor: a manifest may come from anywhere.
  fileprivate var printable: String {
    filter { !$0.isNewline && !($0.asciiValue.map { $0 < 32 || $0 == 127 } ?? false) }
  }
}
