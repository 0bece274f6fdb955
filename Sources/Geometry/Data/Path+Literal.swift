extension Path {
  /// The path of SVG path data that are written in the program, such as a drawing's outlines.
  ///
  /// Data that come from elsewhere may be wrong and go to ``init(svg:)``, which says so.
  ///
  /// - Precondition: The data keep to the grammar. A mistake stops the program at the first drawing, with
  ///   the line where they are written and the byte where they break off.
  public init(literal data: StaticString, file: StaticString = #fileID, line: UInt = #line) {
    do throws(PathDataError) {
      try self.init(svg: "\(data)")
    } catch {
      fatalError("\(file):\(line): \(error)")
    }
  }
}
