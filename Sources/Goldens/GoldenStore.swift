public import Flipbook
public import Imaging

/// The folder of golden images: `<film>/<moment>.png`, each at one pixel a point.
public struct GoldenStore: Hashable, Sendable {
  /// The folder's path; it need not be there to be read from.
  public let folder: String

  /// A folder at the top that belongs to tests, not to films.
  static let featureFolder = "features"

  /// The golden images in `folder`.
  public init(folder: String) {
    self.folder = folder
  }

  /// The file of a moment of a film.
  public func path(film: String, moment: String) -> String {
    "\(folder)/\(film)/\(moment).png"
  }

  /// The golden image at `path`.
  public func read(_ path: String) throws(GoldenError) -> Bitmap {
    guard let kind = FileKind(path) else { throw .missing(path: path) }
    guard kind != .pipe else { throw .input(InputError(path: path, reason: "it is a pipe")) }
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path)
    } catch {
      throw .input(error)
    }
    do {
      return try PNG.decode(bytes, name: path)
    } catch {
      throw .png(error)
    }
  }

  /// Writes `picture` as the golden image at `path`, which appears whole or stays as it was.
  public func write(_ picture: Bitmap, to path: String) throws(GoldenError) {
    let bytes: [UInt8]
    do {
      bytes = try PNG.encode(picture, compression: .small)
    } catch {
      throw .png(error)
    }
    do {
      if let parent = PosixFile.parent(of: path) { try OutputFile.makeFolder(parent) }
      try OutputFile.write(bytes, to: path)
    } catch {
      throw .output(error)
    }
  }

  /// The PNG files in the folders of `films` that are none of their moments, sorted.
  public func orphans(of films: [any Film]) -> [String] {
    let used = paths(of: films)
    var found: Set<String> = []
    for film in films {
      let folder = "\(self.folder)/\(film.name)"
      for name in PosixFile.names(in: folder) where name.hasSuffix(".png") {
        if !used.contains("\(folder)/\(name)") { found.insert("\(folder)/\(name)") }
      }
    }
    return found.sorted()
  }

  /// The PNG files anywhere in the folder that are no moment of `films`, sorted; those in
  /// `features/`, which tests look after, are left out.
  public func orphans(ofAll films: [any Film]) -> [String] {
    let used = paths(of: films)
    var found: [String] = []
    var waiting = [folder]
    while let folder = waiting.popLast() {
      for name in PosixFile.names(in: folder) where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".png") {
          if !used.contains(path) { found.append(path) }
        } else if FileKind.ofLink(path) == .folder, path != "\(self.folder)/\(Self.featureFolder)" {
          waiting.append(path)
        }
      }
    }
    return found.sorted()
  }

  private func paths(of films: [any Film]) -> Set<String> {
    var paths: Set<String> = []
    for film in films {
      for moment in film.moments { paths.insert(path(film: film.name, moment: moment.name)) }
    }
    return paths
  }
}
