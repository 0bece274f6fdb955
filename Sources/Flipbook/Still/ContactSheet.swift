import Drawing
import Geometry
public import Imaging
import Raster
public import Typography

/// Pictures of a film beside each other, each with its time under it, and what it is of above them all.
public struct ContactSheet: Sendable {
  /// One of the pictures.
  public struct Cell: Hashable, Sendable {
    /// The picture.
    public var picture: Bitmap
    /// What stands under it: "0.25 s".
    public var label: String

    /// `picture` with `label` under it.
    public init(_ picture: Bitmap, label: String) {
      (self.picture, self.label) = (picture, label)
    }
  }

  /// What the sheet is of, in a line above the pictures.
  public var title: String
  /// The pictures, all of one size, in reading order; at least one.
  public var cells: [Cell]
  /// How many stand in a row, at least 1.
  public var columns: Int

  /// A sheet of `cells` in rows of `columns`.
  public init(title: String, cells: [Cell], columns: Int) {
    self.title = title
    self.cells = cells
    self.columns = max(columns, 1)
  }

  /// The size of letters, in pixels, by the width of a picture: nine characters fit below the narrowest.
  static func letterSize(pictureWidth: Int) -> Double {
    min(max(Double(pictureWidth) * 0.085, 11), 28)
  }

  /// The columns that make a sheet of `count` pictures about as wide as a page is, three to two.
  public static func columns(for count: Int, width: Int, height: Int) -> Int {
    let columns = (1.5 * Double(count) * Double(height) / Double(max(width, 1))).squareRoot()
    return min(max(Int(columns.rounded()), 1), max(count, 1))
  }

  /// The sheet as a picture, grey and opaque.
  ///
  /// - Throws: ``FrameError/Cause`` where it would be too large, or its words can't be set.
  public func bitmap(fonts: FontLibrary) throws(FrameError.Cause) -> Bitmap {
    let metrics = SheetMetrics(self)
    do {
      try Bitmap.validate(width: metrics.width, height: metrics.height)
    } catch {
      throw .raster(.size(error))
    }
    let size = Size(width: Double(metrics.width), height: Double(metrics.height))
    var items: [DrawingItem] = [
      .fill(Fill(Path(Rect(origin: .zero, size: size)), paint: .color(Color(hex: 0xE7E8EB))))
    ]
    do {
      items.append(
        try words(title, weight: .semibold, at: metrics.titleOrigin, metrics.letters, fonts))
      for (index, cell) in cells.enumerated() {
        let origin = metrics.origin(of: index)
        items += picture(cell.picture, at: origin)
        let below = Point(x: origin.x, y: origin.y + Double(cell.picture.height) + metrics.space)
        items.append(try words(cell.label, weight: .medium, at: below, metrics.letters, fonts))
      }
    } catch {
      throw .font(error)
    }
    do {
      return try Renderer(scale: 1).render(DisplayList(size: size, items: items))
    } catch {
      throw .raster(error)
    }
  }

  /// A picture over white, pixel for pixel, with a hair line round it.
  private func picture(_ bitmap: Bitmap, at origin: Point) -> [DrawingItem] {
    let frame = Rect(
      x: origin.x, y: origin.y, width: Double(bitmap.width), height: Double(bitmap.height))
    return [
      .fill(Fill(Path(frame.insetBy(dx: -1, dy: -1)), paint: .color(Color(hex: 0xC3C5CA)))),
      .fill(Fill(Path(frame), paint: .color(.white))),
      .picture(
        Picture(
          ImageSource(bitmap), interpolation: .nearest,
          transform: Affine(translationX: frame.minX, y: frame.minY))),
    ]
  }

  private func words(
    _ text: String, weight: FontWeight, at origin: Point, _ size: Double, _ fonts: FontLibrary
  ) throws(FontError) -> DrawingItem {
    let style = TextStyle(
      font: FontDescription(family: "Inter", size: size, weight: weight),
      features: [FontFeature("tnum", value: 1)])
    let layout = try fonts.layout(StyledText(text, style: style))
    return .fill(
      Fill(
        layout.path, paint: .color(Color(hex: 0x2B2D31)),
        transform: Affine(translationX: origin.x, y: origin.y)))
  }
}

/// Where things stand on a contact sheet, in pixels.
private struct SheetMetrics {
  let letters: Double
  let space: Double
  let titleOrigin: Point
  let width: Int
  let height: Int
  private let columns: Int
  private let cell: (width: Int, height: Int)
  private let gap: Int
  private let margin: Int
  private let top: Int

  init(_ sheet: ContactSheet) {
    let (pictureWidth, pictureHeight) = (
      sheet.cells.map(\.picture.width).max() ?? 1, sheet.cells.map(\.picture.height).max() ?? 1
    )
    letters = ContactSheet.letterSize(pictureWidth: pictureWidth)
    space = (0.45 * letters).rounded()
    gap = Int((1.3 * letters).rounded())
    margin = Int((2 * letters).rounded())
    columns = min(sheet.columns, max(sheet.cells.count, 1))
    cell = (pictureWidth, pictureHeight + Int((2.1 * letters).rounded(.up)))
    top = margin + Int((2.4 * letters).rounded())
    titleOrigin = Point(x: Double(margin), y: Double(margin) - 0.3 * letters)
    let rows = (max(sheet.cells.count, 1) - 1) / columns + 1
    width = 2 * margin + columns * cell.width + (columns - 1) * gap
    height = top + rows * cell.height + (rows - 1) * gap + margin
  }

  func origin(of index: Int) -> Point {
    Point(
      x: Double(margin + index % columns * (cell.width + gap)),
      y: Double(top + index / columns * (cell.height + gap)))
  }
}
