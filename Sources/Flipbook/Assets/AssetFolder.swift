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
  /// What a folder's pictures are kept as.
  public enum Form: Hashable, Sendable, CaseIterable {
    /// Paths, which every frame draws anew.
    case paths
    /// Pixels, drawn once for each size that a picture is shown at.
    ///
    /// For pictures with much in them, or with filters. They are as sharp as paths, and stand on whole pixels;
    /// what is scaled or turned after layout is resampled.
    case pixels
  }

  /// Where the folder is; an error where it can't be found.
  private let path: Result<String, AssetError>
  private let form: Form
  private let read = Mutex<[String: Result<ImageAsset, AssetError>]>([:])

  /// The folder at `path`, its pictures kept as `form`.
  public init(path: String, as form: Form = .paths) {
    self.path = .success(path)
    self.form = form
  }

  /// The resource folder `name` of a SwiftPM target, which the build copies beside the executable.
  ///
  /// Where it is missing, the film's first picture is the error that says so.
  public init(
    _ name: String, ofTarget target: String, inPackage package: String, as form: Form = .paths
  ) {
    self.form = form
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
      let asset = Result { () throws(AssetError) in try Self.read(file, as: form) }
      read[name] = asset
      return try asset.get()
    }
  }

  private static func read(_ path: String, as form: Form) throws(AssetError) -> ImageAsset {
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
    let drawing = document.displayList()
    switch form {
    case .paths: return ImageAsset(drawing)
    case .pixels:
      let rendered = RenderedDrawing(drawing)
      return ImageAsset(drawing) { rendered.pixels(in: $0) }
    }
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
