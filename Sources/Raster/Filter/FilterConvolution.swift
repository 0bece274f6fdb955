import Drawing

extension FilterImage {
  /// The weighted means of neighbours, as `feConvolveMatrix` defines them.
  ///
  /// - Parameters:
  ///   - convolution: The kernel, on pixels.
  ///   - edges: The rectangle beyond whose edges its mode says what lies there.
  ///   - output: The pixels wanted.
  /// - Returns: A picture of `output`, in this one's space.
  func convolved(
    _ convolution: Convolution, edges: PixelRect, output: PixelRect
  ) -> FilterImage {
    let (columns, rows) = (convolution.columns, convolution.rows)
    let kernel = convolution.kernel.map { Float($0 / convolution.divisor) }
    let bias = Float(convolution.bias)
    let source = convolution.preservesAlpha ? mapped(\.straight) : self
    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
      let isInside = edges.columns.contains(x) && edges.rows.contains(y)
      if isInside { return source[x, y] }
      switch convolution.edgeMode {
      case .none: return .zero
      case .duplicate:
        return source[
          min(max(x, edges.columns.lowerBound), edges.columns.upperBound - 1),
          min(max(y, edges.rows.lowerBound), edges.rows.upperBound - 1)]
      case .wrap: return source[edges.columns.wrapping(x), edges.rows.wrapping(y)]
      }
    }
    return FilterImage(output, space: space, isSmooth: isSmooth) { x, y in
      var sum = SIMD4<Float>.zero
      for row in 0..<rows {
        for column in 0..<columns {
          // The kernel is turned by half a turn: its last weight falls on the top left neighbour.
          let weight = kernel[(rows - 1 - row) * columns + columns - 1 - column]
          guard weight != 0 else { continue }
          sum +=
            pixel(x + column - convolution.targetX, y + row - convolution.targetY) * weight
        }
      }
      guard convolution.preservesAlpha else {
        sum[3] += bias
        let alpha = sum[3]
        let biased = sum + SIMD4(bias * alpha, bias * alpha, bias * alpha, 0)
        return biased.wellFormed
      }
      let alpha = self[x, y][3]
      var color = (sum + bias * alpha).clamped(lowerBound: .zero, upperBound: .one)
      color[3] = alpha
      return color.premultiplied
    }
  }
}

extension Range<Int> {
  /// `value` moved by whole lengths of the range until it lies inside.
  func wrapping(_ value: Int) -> Int {
    let offset = (value - lowerBound) % count
    return lowerBound + (offset < 0 ? offset + count : offset)
  }
}
