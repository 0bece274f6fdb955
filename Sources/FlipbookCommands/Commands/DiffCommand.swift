import Flipbook
import Goldens

/// `flipbook diff`: where two PNG files differ.
struct DiffCommand: Command {
  private static let output = Option(
    "o", "DIFF.png",
    "also write a picture of the difference: equal pixels dimmed, different ones magenta, rows and "
      + "columns that only one has cyan")

  static let manual = Manual(
    name: "diff",
    summary: "Compares two PNG files, pixel by pixel",
    operands: "A.png B.png",
    options: [output],
    details: [
      """
      Every channel counts, alpha too, and one step is a difference; colour under an alpha of 0 does \
      not count. Values are shown as the files have them, differences of a channel are those of \
      premultiplied values. The exit code is 0 where the pictures are equal and 1 where they differ.
      """
    ],
    examples: [
      .init(command: "flipbook diff before.png after.png", effect: "the figures"),
      .init(
        command: "flipbook diff before.png after.png -o what-changed.png",
        effect: "and a picture to look at"),
    ])

  private let paths: [String]
  private let destination: Destination?

  init(_ arguments: Arguments, in context: Context) throws(CommandError) {
    paths = try arguments.operands("a picture A.png", "a picture B.png", of: Self.manual)
    destination = try arguments[Self.output].map { (path) throws(CommandError) in
      try Destination.ofPicture(path)
    }
  }

  func run(in context: Context) throws(CommandError) -> ExitCode {
    try destination?.keep(paths)
    let expected = try read(paths[0])
    let actual = try read(paths[1])
    let difference = ImageDifference(expected: expected, actual: actual)
    if let destination {
      let bytes: [UInt8]
      do {
        let picture = try ImageDifference.picture(expected: expected, actual: actual)
        bytes = try PNG.encode(picture, compression: .small)
      } catch {
        throw .output(error)
      }
      try destination.write(bytes, context.console)
      if case .file(let path) = destination { context.tell(path) }
    }
    let report = text(difference)
    if destination == .standardOutput {
      context.tell(report)
    } else {
      try context.console.print(report + "\n")
    }
    return difference.isEmpty ? .done : .difference
  }

  private func read(_ path: String) throws(CommandError) -> Bitmap {
    do {
      return try PNG.decode(try InputFile.read(path), name: path)
    } catch {
      throw .input(error)
    }
  }

  /// The figures, one a line.
  private func text(_ difference: ImageDifference) -> String {
    var lines: [String] = []
    if !difference.hasSameExtent {
      lines.append(
        "the sizes differ: \(paths[0]) has \(difference.expectedExtent) pixels, "
          + "\(paths[1]) \(difference.actualExtent)")
    }
    let total = difference.comparedPixelCount
    let share = difference.hasSameExtent ? "" : " that both have"
    lines.append(
      "pixels that differ: \(difference.pixelCount) of \(total)\(share) (\(difference.share))")
    if let worst = difference.worst, let first = difference.first,
      let columns = difference.columns, let rows = difference.rows
    {
      lines += [
        "largest channel difference: \(worst.channelDifference)",
        "worst pixel: \(text(worst))", "first pixel: \(text(first))",
        "inside columns \(columns.lowerBound) to \(columns.upperBound), "
          + "rows \(rows.lowerBound) to \(rows.upperBound)",
      ]
    }
    return lines.joined(separator: "\n")
  }

  private func text(_ pixel: ImageDifference.Pixel) -> String {
    "(\(pixel.x), \(pixel.y)), \(pixel.expected) in \(paths[0]), \(pixel.actual) in \(paths[1])"
  }
}
