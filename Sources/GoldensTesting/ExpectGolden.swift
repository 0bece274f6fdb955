public import Flipbook
import Testing
import XCTest

/// Expects a view to look as its golden image does; for tests of Swift Testing and of XCTest.
///
/// The golden image is `Goldens/features/<name>.png` in the package that the test is in, with `@2x` and so on
/// after the name at other scales than 1. It is compared exactly, on all four channels, unless a
/// tolerance says otherwise. Where it is missing or differs the test fails, and nothing is written but
/// three pictures of the failure under `.build/goldens`; the message says where, and the command that
/// accepts the new picture.
///
/// Tests may run in parallel: there is no counter, and no two places may use one name.
///
///     @Test func badge() {
///       expectGolden(Badge(count: 7), named: "badge/seven", size: Size(width: 64, height: 32))
///     }
///
/// - Parameters:
///   - view: What to draw.
///   - name: The name of the picture: what is shown, a slash, the case. Unique in the package.
///   - size: What the view is offered, and the extent of the picture, in points.
///   - scale: Pixels a point.
///   - tolerance: How far the picture may be from its golden image; nil for not at all.
///   - fonts: Where fonts come from; nil for those that come with Flipbook.
///   - folder: The folder of golden images; nil for `Goldens` beside `Package.swift`.
///   - fileID: The place that a failure is shown at, from here on; not to be given.
///   - filePath: The source file; its package is the one that holds the golden images.
///   - line: The line.
///   - column: The column.
///   - function: The test's function, for the command that runs it again.
public func expectGolden(
  _ view: some View, named name: String, size: Size, scale: Double = 1,
  tolerance: Tolerance? = nil, fonts: FontLibrary? = nil, in folder: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let suffix = scale == 1 ? "" : "@\(shown(scale))x"
  let expectation = GoldenExpectation(
    name: name + suffix, goldenName: "features/\(name)\(suffix)", tolerance: tolerance,
    folder: folder, place: place)
  expectation.check { () throws(GoldenProblem) in
    try draw(fonts) { (fonts) throws(FrameError) in
      try FrameRenderer(scale: scale, fonts: fonts).bitmap(of: view, named: name, size: size)
    }
  }
}

/// Expects a moment of a film to look as its golden image does: the one that `flipbook check`
/// compares with, `Goldens/<film>/<moment>.png`, under the film's own tolerance.
///
/// - Parameters:
///   - film: The film.
///   - moment: The name of one of its moments.
///   - fonts: Where fonts come from; nil for those that come with Flipbook.
///   - folder: The folder of golden images; nil for `Goldens` beside `Package.swift`.
///   - fileID: The place that a failure is shown at, from here on; not to be given.
///   - filePath: The source file; its package is the one that holds the golden images.
///   - line: The line.
///   - column: The column.
///   - function: The test's function, for the command that runs it again.
public func expectGolden(
  of film: some Film, at moment: String, fonts: FontLibrary? = nil, in folder: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let name = "\(film.name)/\(moment)"
  let expectation = GoldenExpectation(
    name: name, goldenName: name, tolerance: film.tolerance, folder: folder, place: place)
  expectation.check { () throws(GoldenProblem) in
    guard let time = film.moments.first(where: { $0.name == moment })?.time else {
      let names = film.moments.map(\.name).joined(separator: ", ")
      throw GoldenProblem("\(film.name) has no moment '\(moment)'; it has: \(names)")
    }
    return try draw(fonts) { (fonts) throws(FrameError) in
      try FrameRenderer(scale: 1, fonts: fonts).bitmap(of: film, at: time)
    }
  }
}

/// Draws with `fonts`, or with those that come along.
private func draw(
  _ fonts: FontLibrary?, _ body: (FontLibrary) throws(FrameError) -> Bitmap
) throws(GoldenProblem) -> Bitmap {
  do {
    return try body(try fonts ?? FontLibrary.bundled())
  } catch {
    throw GoldenProblem("\(error)")
  }
}

/// A number without the ".0" of a whole one.
private func shown(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
