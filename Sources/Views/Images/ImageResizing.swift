import Drawing
import Geometry

extension Image {
  /// How an image fills a frame that is larger than itself.
  public enum ResizingMode: Hashable, Sendable, CaseIterable {
    /// It is repeated at its own size.
    case tile
    /// It is enlarged.
    case stretch
  }
}

/// How an image fills a frame of another size: in nine parts, of which the corners keep their size.
struct ImageResizing: Sendable {
  let capInsets: EdgeInsets
  let mode: Image.ResizingMode

  /// What shows of an image of `size` in `frame`.
  ///
  /// - Parameters:
  ///   - size: The image's own size.
  ///   - frame: What it fills.
  ///   - grid: The pixels that borders between parts are put on, so that no seam shows.
  ///   - draw: Draws all of the image in a frame.
  /// - Returns: The parts.
  func patches(
    of size: Size, in frame: Rect, grid: PixelGrid, _ draw: (Rect) -> DrawingItem
  ) -> [DrawingItem] {
    guard mode == .tile || capInsets != EdgeInsets() else { return [draw(frame)] }
    let columns = Strip.strips(
      of: size.width, in: frame.minX...frame.maxX, caps: capInsets.leading, capInsets.trailing, grid
    )
    let rows = Strip.strips(
      of: size.height, in: frame.minY...frame.maxY, caps: capInsets.top, capInsets.bottom, grid)
    return rows.flatMap { row in
      columns.map { column in
        let source = Rect(
          minX: column.source.lowerBound, minY: row.source.lowerBound,
          maxX: column.source.upperBound, maxY: row.source.upperBound)
        let target = Rect(
          minX: column.target.lowerBound, minY: row.target.lowerBound,
          maxX: column.target.upperBound, maxY: row.target.upperBound)
        return patch(source, target, of: size, draw)
      }
    }
  }

  /// A part of an image, in its place.
  private func patch(
    _ source: Rect, _ target: Rect, of size: Size, _ draw: (Rect) -> DrawingItem
  ) -> DrawingItem {
    switch mode {
    case .stretch:
      let whole = Rect(origin: .zero, size: size).applying(source.stretch(to: target))
      return .group(Drawing.Group([draw(whole)], clip: Clip(Path(target))))
    case .tile:
      let place = Affine(translationX: target.minX - source.minX, y: target.minY - source.minY)
      return .fill(
        Fill(
          Path(target),
          paint: .pattern(
            PatternPaint(
              [draw(Rect(origin: .zero, size: size))], tile: source, transform: place))))
    }
  }

  /// A part of an image along one axis, and where it goes.
  private struct Strip {
    let source: ClosedRange<Double>
    let target: ClosedRange<Double>

    /// The first edge, the middle and the last edge, without those that are empty.
    ///
    /// Edges that are longer together than the image, or than its frame, are shortened alike.
    static func strips(
      of length: Double, in frame: ClosedRange<Double>, caps first: Double, _ last: Double,
      _ grid: PixelGrid
    ) -> [Strip] {
      let caps = (first: Swift.max(first, 0), last: Swift.max(last, 0))
      let sum = caps.first + caps.last
      let extent = frame.upperBound - frame.lowerBound
      func shortened(_ cap: Double, to room: Double) -> Double {
        sum > room ? cap * room / sum : cap
      }
      let source = [
        0, shortened(caps.first, to: length), length - shortened(caps.last, to: length), length,
      ]
      let target = [
        frame.lowerBound, grid.rounded(frame.lowerBound + shortened(caps.first, to: extent)),
        grid.rounded(frame.upperBound - shortened(caps.last, to: extent)), frame.upperBound,
      ]
      return (0..<3).compactMap { index in
        guard source[index + 1] > source[index], target[index + 1] > target[index] else {
          return nil
        }
        return Strip(
          source: source[index]...source[index + 1], target: target[index]...target[index + 1])
      }
    }
  }
}
