import Fonts
import Synchronization

/// The fonts in some folders: what text is measured and drawn with.
///
/// Nothing is read before the first line is set, and each file then once. No font of the system is
/// ever used: what is not in the folders is an error. One library serves any number of threads, and
/// gives each the same results.
public final class FontLibrary: Sendable {
  /// The folders, the first one looked in first; with the folders inside them.
  public let folders: [String]

  private let state = Mutex(State())
  /// Texts that were shaped lately.
  let preparedTexts = Mutex(GenerationCache<PreparedKey, PreparedText>(limit: cacheLimit))
  /// Texts that were broken into lines lately.
  let layouts = Mutex(GenerationCache<LayoutKey, TextLayout>(limit: cacheLimit))
  /// Single lines that were set lately.
  let lines = Mutex(GenerationCache<LineKey, TextLine>(limit: cacheLimit))

  /// How much text a generation of a cache holds, in bytes of UTF-8; set, a byte takes some 200.
  private static let cacheLimit = 1 << 17

  /// What has been opened so far.
  private struct State {
    var catalog: FontCatalog?
    var faces: [FontCatalog.Face: FontFace] = [:]
    var instances: [InstanceKey: FontInstance] = [:]
  }

  private struct InstanceKey: Hashable {
    var face: FontCatalog.Face
    var coordinates: [FontCoordinate]
  }

  /// Instances that are kept: a weight in motion would otherwise leave one behind each frame.
  private static let instanceLimit = 256

  /// The longest text that is set, in bytes of UTF-8.
  package static let longestText = 1 << 20

  /// What HarfBuzz and FreeType have had to do so far.
  package let work = TextWork()

  /// The library of the fonts in `folders`: `.ttf`, `.otf` and collections of them.
  ///
  /// A family that is in two folders is taken from the first that has it upright, or italic, as
  /// asked.
  public init(folders: [String]) {
    self.folders = folders
  }

  /// The library of the fonts that come with Flipbook, after those in `folders`.
  public static func bundled(after folders: [String] = []) throws(FontError) -> FontLibrary {
    do throws(FontFilesError) {
      return FontLibrary(folders: folders + [try FontFiles.bundledFolder()])
    } catch {
      throw .bundledFontsNotFound(error)
    }
  }

  /// The names of the families in the folders, sorted.
  ///
  /// - Throws: ``FontError`` where a folder or a font file in it cannot be read or is broken. To ask
  ///   for the families is the way to check the folders before anything is drawn.
  public func families() throws(FontError) -> [String] {
    try state.withLock { (state) throws(FontError) in
      try catalog(&state).families
    }
  }

  /// The vertical measures of a font, in points.
  package func metrics(of font: FontDescription) throws(FontError) -> FontMetrics {
    let instance = try instance(for: font)
    return instance.metrics.scaled(by: font.size / Double(instance.unitsPerEm))
  }

  /// The font that a description means, opened on first use.
  func instance(for font: FontDescription) throws(FontError) -> FontInstance {
    try font.validate()
    return try state.withLock { (state) throws(FontError) in
      let record = try catalog(&state).face(for: font)
      let face: FontFace
      if let open = state.faces[record] {
        face = open
      } else {
        face = try FontFace(record)
        state.faces[record] = face
      }
      let key = InstanceKey(
        face: record,
        coordinates: face.axes.coordinates(for: font, faceIsItalic: face.isItalic))
      if let instance = state.instances[key] { return instance }
      // All at once, which is simple, and rare enough to cost nothing.
      if state.instances.count >= Self.instanceLimit { state.instances.removeAll() }
      let instance = FontInstance(face: face, coordinates: key.coordinates, work: work)
      state.instances[key] = instance
      return instance
    }
  }

  /// The font that takes the place of one that lacks a character: upright where the family has no
  /// italic.
  func fallbackInstance(for font: FontDescription) throws(FontError) -> FontInstance {
    do {
      return try instance(for: font)
    } catch FontError.styleNotFound where font.isItalic {
      var upright = font
      upright.isItalic = false
      return try instance(for: upright)
    }
  }

  private func catalog(_ state: inout State) throws(FontError) -> FontCatalog {
    if let catalog = state.catalog { return catalog }
    let catalog = try FontCatalog(folders: folders)
    state.catalog = catalog
    return catalog
  }
}
