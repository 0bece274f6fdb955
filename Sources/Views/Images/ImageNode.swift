import Drawing
import Geometry
import Imaging

/// The node of an image that is not a symbol.
struct ImageNode: LeafNode {
  let asset: ImageAsset
  let imageName: String?
  /// How it fills a frame of another size; nil where it keeps its own.
  let resizing: ImageResizing?
  let interpolation: Image.Interpolation
  /// Whether only the image's alpha counts, filled with the foreground style.
  let isTemplate: Bool
  let environment: EnvironmentValues

  var name: ViewName { "Image" }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    resizing != nil ? proposal.replacingUnspecifiedDimensions(by: asset.size) : asset.size
  }

  func draw(in frame: Rect, to items: inout [DrawingItem]) {
    guard !frame.isEmpty, asset.size.width > 0, asset.size.height > 0 else { return }
    let grid = PixelGrid(environment)
    let drawn =
      resizing?.patches(of: asset.size, in: frame, grid: grid, drawing(in:)) ?? [
        drawing(in: frame)
      ]
    guard isTemplate else {
      items += drawn
      return
    }
    let bounds = Rect(origin: .zero, size: frame.size)
    let fill = PaintedMark(
      Path(bounds), .fill(.nonZero), bounds: bounds,
      transform: Affine(translationX: frame.origin.x, y: frame.origin.y))
    items.append(
      .group(
        Drawing.Group(
          fill.items(environment.foregroundStyle, in: environment), mask: Mask(drawn))))
  }

  private func drawing(in frame: Rect) -> DrawingItem {
    switch asset.content {
    case .bitmap(let source): picture(source, in: frame)
    case .drawing(let list): drawing(list, in: frame)
    case .pixels(let list, let pixels): rendered(list, pixels, in: frame)
    }
  }

  private func picture(_ source: ImageSource, in frame: Rect) -> DrawingItem {
    let pixels = Rect(
      x: 0, y: 0, width: Double(source.bitmap.width), height: Double(source.bitmap.height))
    return .picture(
      Picture(source, interpolation: interpolation.sampling, transform: pixels.stretch(to: frame)))
  }

  private func drawing(_ list: DisplayList, in frame: Rect) -> DrawingItem {
    let place = Rect(origin: .zero, size: list.size).stretch(to: frame)
    return .group(
      Drawing.Group(
        list.items.map { $0.applying(place) }, isIsolated: true, clip: Clip(Path(frame))))
  }

  /// The pixels of `list` at the size of `frame`, each on one of the screen's, so that they are as sharp as the
  /// drawing.
  private func rendered(
    _ list: DisplayList, _ pixels: (ImageAsset.PixelSize) -> ImageSource?, in frame: Rect
  ) -> DrawingItem {
    let grid = PixelGrid(environment)
    guard let size = grid.pixelSize(of: frame.size), let source = pixels(size) else {
      return drawing(list, in: frame)
    }
    return picture(
      source,
      in: Rect(
        x: grid.rounded(frame.minX), y: grid.rounded(frame.minY),
        width: Double(size.width) / grid.scale, height: Double(size.height) / grid.scale))
  }
}

extension Rect {
  /// What takes this rectangle to `other`; neither may be empty.
  func stretch(to other: Rect) -> Affine {
    Affine(translationX: -minX, y: -minY)
      .concatenating(Affine(scaleX: other.width / width, y: other.height / height))
      .concatenating(Affine(translationX: other.minX, y: other.minY))
  }
}

extension Image {
  /// How pixels between those of a bitmap are found.
  public enum Interpolation: Hashable, Sendable, CaseIterable {
    /// The nearest pixel: for pixel art and codes.
    case none
    /// A mix of the four around.
    case low
    /// That, and the mean over each pixel's area where the bitmap is reduced.
    case medium
    /// A mix of the sixteen around.
    case high

    var sampling: Picture.Interpolation {
      switch self {
      case .none: .nearest
      case .low: .bilinear
      case .medium: .automatic
      case .high: .bicubic
      }
    }
  }

  /// What of an image counts.
  public enum TemplateRenderingMode: Hashable, Sendable, CaseIterable {
    /// Its alpha, filled with the foreground style.
    case template
    /// All of it.
    case original
  }
}
