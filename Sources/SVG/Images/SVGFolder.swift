import Foundation

/// The folder of a document: the only place that its links are followed to.
public struct SVGFolder: Sendable {
  /// Where relative links start from.
  public let path: String
  /// The folder that no link leads out of: ``path``, unless the caller trusts the document with more.
  public let root: String

  /// The folder at `path`, out of which no link leads; nor out of `root`, where that is given.
  public init(path: String, root: String? = nil) {
    self.path = path
    self.root = root ?? path
  }

  /// The file that a relative link names, or the reason why it is not read.
  ///
  /// Symbolic links are resolved first, so that none leads out of the folder either.
  func read(_ link: String) -> Result<File, Refusal> {
    let name = (link.removingPercentEncoding ?? link)
    guard !name.hasPrefix("/"), !name.contains("://"), !name.hasPrefix("file:") else {
      return .failure(
        Refusal(reason: "'\(link.prefix(80))' is not a file in the document's folder"))
    }
    let resolvedRoot = Self.resolved(root)
    let file = Self.resolved(path + "/" + name)
    guard file.hasPrefix(resolvedRoot == "/" ? "/" : resolvedRoot + "/") else {
      return .failure(Refusal(reason: "'\(link.prefix(80))' is outside the document's folder"))
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int
    else {
      return .failure(Refusal(reason: "there is no file '\(link.prefix(80))'"))
    }
    guard size <= SVGLimits.bytes else {
      return .failure(
        Refusal(reason: "'\(link.prefix(80))' is larger than \(SVGLimits.bytes >> 20) MiB"))
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      return .failure(Refusal(reason: "'\(link.prefix(80))' can't be read"))
    }
    return .success(File(path: file, bytes: [UInt8](data)))
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// A file that was read.
  struct File {
    var path: String
    var bytes: [UInt8]
  }

  /// Why a link is not followed.
  struct Refusal: Error {
    var reason: String
  }
}
