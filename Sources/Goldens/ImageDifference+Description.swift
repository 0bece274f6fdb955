extension ImageDifference {
  /// The difference in one line, for a report.
  public var summary: String {
    guard hasSameExtent else {
      return "the sizes differ: expected \(expectedExtent) pixels, is \(actualExtent)"
        + (pixelCount == 0 ? "" : "; where both have pixels, \(figures)")
    }
    return pixelCount == 0 ? "no pixel differs" : figures
  }

  private var figures: String {
    guard let worst, let first, let columns, let rows else { return "no pixel differs" }
    return "\(pixelCount) \(pixelCount == 1 ? "pixel differs" : "pixels differ") (\(share)), "
      + "worst at \(worst), first at (\(first.x), \(first.y)), inside "
      + "\(columns.lowerBound)...\(columns.upperBound), \(rows.lowerBound)...\(rows.upperBound)"
  }

  /// The share of differing pixels in percent, with two decimals; what is not 0 does not become 0,
  /// and what is not all does not become all.
  public var share: String {
    guard comparedPixelCount > 0, pixelCount > 0 else { return "0 %" }
    guard pixelCount < comparedPixelCount else { return "100 %" }
    let hundredths = (20_000 * pixelCount + comparedPixelCount) / (2 * comparedPixelCount)
    if hundredths == 0 { return "less than 0.01 %" }
    let shown = min(hundredths, 9999)
    return "\(shown / 100).\(shown % 100 < 10 ? "0" : "")\(shown % 100) %"
  }
}

extension ImageDifference.Pixel: CustomStringConvertible {
  /// The place, both values, and the largest difference of a channel.
  public var description: String {
    "(\(x), \(y)): expected \(expected), is \(actual) "
      + "(largest channel difference \(channelDifference))"
  }
}
