import Fonts
import SVG
import Synchronization
public import Views

/// A folder of SVG pictures that a film shows by name, each read once and sharp at any size.
///
/// A name is a file's path in the folder without its ending: `Image("dishes/bowl")` shows
/// `dishes/bowl.svg`. Words in a picture are an error: they are the film's, as `Text`.
///
/// ```swift
/// content.environment(\.imageCatalog, ImageCatalog(assets))
/// ```
public final class AssetFolder: Sendable {
  /// Where the folder is; an error where it can't be found.
  private let path: Result<String, AssetError>
  private let read = Mutex<[String: Result<ImageAsset, AssetError>]>([:])

  /// The folder at `path`.
  public init(path: String) {
    self.path = .success(path)
  }

  /// The resource folder `name` of a SwiftPM target, which the build copies beside the executable.
  ///
  /// Where it is missing, the film's first picture is the error that says so.
  public init(_ name: String, ofTarget target: String, inPackage package: String) {
    let folder = "\(package)_\(target).resources/\(name)"
    path = Result { () throws(AssetError) in
      do throws(FontFilesError) {
        let executable = try FontFiles.executablePath()
        let parent = executable.lastIndex(of: "/").map { executable[..<$0] } ?? "."
        return "\(parent)/\(folder)"
      } catch {
        throw .folderNotFound(folder)
      }
    }
  }

  /// The picture called `name`; nil where the folder has none of that name.
  public func asset(named name: String) throws(AssetError) -> ImageAsset? {
    let folder = try path.get()
    guard FileKind(folder) == .folder else { throw .folderNotFound(folder) }
    let file = "\(folder)/\(name).svg"
    guard FileKind(file) != nil else { return nil }
    return try read.withLock { read throws(AssetError) in
      if let known = read[name] { return try known.get() }
      let asset = Result { () throws(AssetError) in try Self.read(file) }
      read[name] = asset
      return try asset.get()
    }
  }

  private static func read(_ path: String) throws(AssetError) -> ImageAsset {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path)
    } catch {
      throw .input(error)
    }
    let document: SVGDocument
    do {
      document = try SVGDocument(bytes: bytes)
    } catch {
      throw .invalid(path: path, reason: error.description)
    }
    if let note = document.notes.first {
      throw .incomplete(path: path, reason: note.description)
    }
    return ImageAsset(document.displayList())
  }
}

extension ImageCatalog {
  /// The pictures of `folder`.
  public init(_ folder: AssetFolder) {
    self.init { name throws(ContentError) in
      do throws(AssetError) {
        return try folder.asset(named: name)
      } catch {
        throw ContentError(error)
      }
    }
  }
}
