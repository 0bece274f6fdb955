public import Drawing
public import Geometry
public import Imaging

/// What an image shows: pixels, or a drawing that is sharp at any size.
public struct ImageAsset: Sendable {
  enum Content: Sendable {
    case bitmap(ImageSource)
    case drawing(DisplayList)
    case pixels(DisplayList, @Sendable (PixelSize) -> ImageSource?)
  }

  /// How many pixels a picture is wide and high.
  package struct PixelSize: Hashable, Sendable {
    package let width: Int
    package let height: Int
  }

  let content: Content
  /// The size in points at which nothing is scaled.
  public let size: CGSize

  /// The pixels of `bitmap`, `scale` of them a point.
  public init(_ bitmap: Bitmap, scale: CGFloat = 1) {
    content = .bitmap(ImageSource(bitmap))
    let factor = scale > 0 && scale.isFinite ? scale : 1
    size = Size(width: Double(bitmap.width) / factor, height: Double(bitmap.height) / factor)
  }

  /// A drawing, at its own size.
  public init(_ drawing: DisplayList) {
    content = .drawing(drawing)
    size = drawing.size
  }

  /// A drawing that is shown as pixels.
  ///
  /// - Parameters:
  ///   - drawing: What is shown where there are no pixels.
  ///   - pixels: The picture of the whole drawing at a size; nil where none is kept.
  package init(_ drawing: DisplayList, pixels: @escaping @Sendable (PixelSize) -> ImageSource?) {
    content = .pixels(drawing, pixels)
    size = drawing.size
  }
}

/// Images by name, as a film's catalogue has them.
public struct ImageCatalog: Sendable {
  private let find: @Sendable (String) throws(ContentError) -> ImageAsset?

  /// The images that `find` knows; nil for a name that it does not, an error for one that can't be read.
  public init(_ find: @escaping @Sendable (String) throws(ContentError) -> ImageAsset?) {
    self.find = find
  }

  /// No image at all.
  public static let empty = ImageCatalog { _ in nil }

  /// The image called `name`.
  public subscript(name: String) -> ImageAsset? {
    get throws(ContentError) { try find(name) }
  }
}

extension EnvironmentValues {
  private struct ImageCatalogKey: EnvironmentKey {
    static let defaultValue = ImageCatalog.empty
  }

  /// Where `Image("name")` looks.
  public var imageCatalog: ImageCatalog {
    get { self[ImageCatalogKey.self] }
    set { self[ImageCatalogKey.self] = newValue }
  }
}
