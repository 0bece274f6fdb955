import Flipbook
import Goldens

/// `flipbook diff`: where two PNG files, or those in two folders, differ.
struct DiffCommand: Command {
  private static let output = Option(
    "o", "DIFF.png",
    "also write a picture of the difference: equal pixels dimmed, different ones magenta, rows and "
      + "columns that only one has cyan; of two folders, a folder of such pictures")
  private static let tolerance = Option(
    "tolerance", "PIXEL,MEAN",
    "let pixels differ by up to PIXEL, 0 to 1, as people see it, those of edges within half a pixel, "
      + "and all by up to MEAN levels on average")

  static let manual = Manual(
    name: "diff",
    summary: "Compares two PNG files, or all in two folders, pixel by pixel",
    operands: "A B",
    options: [output, tolerance],
    details: [
      """
      Every channel counts, alpha too, and one step is a difference; colour under an alpha of 0 does \
      not count. Values are shown as the files have them, differences of a channel are those of \
      premultiplied values. Any PNG will do: grey, palette, with alpha or without, interlaced. Where one \
      of the two has 16 bits a channel, all of them count. The exit code is 0 where the pictures are equal, or within \
      the tolerance, and 1 where they are not.
      """,
      """
      The files in two folders are paired by their paths in them; a file that only one folder has \
      is a difference.
      """,
    ],
    examples: [
      .init(command: "flipbook diff before.png after.png", effect: "the figures"),
      .init(
        command: "flipbook diff before.png after.png -o what-changed.png",
        effect: "and a picture to look at"),
      .init(
        command: "flipbook diff --tolerance 0.1,0.05 before after -o what-changed",
        effect: "two folders, and a picture of each pair that is not equal"),
    ])

  private let paths: [String]
  /// What `-o` names.
  let output: String?
  /// What may differ.
  let tolerance: Tolerance?

  init(_ arguments: Arguments, in context: Context) throws(CommandError) {
    paths = try arguments.operands(
      "a picture or folder A", "a picture or folder B", of: Self.manual)
    output = arguments[Self.output]
    tolerance = try arguments[Self.tolerance].map { (text) throws(CommandError) in
      try Self.tolerance(text)
    }
  }

  private static func tolerance(_ text: String) throws(CommandError) -> Tolerance {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double(plain: String($0)) }
    guard numbers.count == 2, let perPixel = numbers[0], let mean = numbers[1],
      (0...1).contains(perPixel), (0...255).contains(mean)
    else {
      throw .usage(
        "--tolerance takes two numbers, 0 to 1 for each pixel and 0 to 255 for the mean, such as "
          + "0.1,0.05, not '\(text)'")
    }
    return Tolerance(perPixel: perPixel, mean: mean, because: "given on the command line")
  }

  func run(in context: Context) throws(CommandError) -> ExitCode {
    switch (FileKind(paths[0]), FileKind(paths[1])) {
    case (.folder, .folder):
      if let output { try Self.keepApart(output, paths) }
      return try compareFolders(paths[0], paths[1], in: context)
    case (.folder, _?):
      throw .usage("\(paths[0]) is a folder and \(paths[1]) is none: compare like with like")
    case (_?, .folder):
      throw .usage("\(paths[1]) is a folder and \(paths[0]) is none: compare like with like")
    default: return try compareFiles(in: context)
    }
  }

  /// Throws where pictures of the difference would be written over pictures that are compared.
  private static func keepApart(_ output: String, _ paths: [String]) throws(CommandError) {
    if FileKind(output) != nil, FileKind(output) != .folder {
      throw .usage("-o \(output) is no folder: pictures of two folders' differences need one")
    }
    for path in paths where isPath(output, in: path) {
      throw .usage("-o \(output) is in \(path), which is compared: take another folder")
    }
  }

  private func compareFiles(in context: Context) throws(CommandError) -> ExitCode {
    let destination = try output.map { (path) throws(CommandError) in
      try Destination.ofPicture(path)
    }
    try destination?.keep(paths)
    let pair = try PicturePair(paths[0], paths[1])
    if let destination { try writePicture(pair, to: destination, context) }
    var report = text(pair.difference)
    if let deep = pair.deepDifference?.summary { report += "\n\(deep)" }
    var isPassed = pair.isEqual
    if let tolerance, !isPassed {
      let tolerated = pair.tolerated(tolerance)
      isPassed = tolerated.isWithin
      report +=
        "\n\(isPassed ? "within" : "beyond") the tolerance: "
        + "\(counted(tolerated.pixelCount, "pixel")) beyond, "
        + "\(tolerated.antialiasedCount) excused as anti-aliasing"
    }
    if destination == .standardOutput {
      context.tell(report)
    } else {
      try context.console.print(report + "\n")
    }
    return isPassed ? .done : .difference
  }

  /// Writes the picture of the difference, and says where.
  func writePicture(
    _ pair: PicturePair, to destination: Destination, _ context: Context
  ) throws(CommandError) {
    let bytes: [UInt8]
    do {
      let picture = try ImageDifference.picture(expected: pair.expected, actual: pair.actual)
      bytes = try PNG.encode(picture, compression: .small)
    } catch {
      throw .output(error)
    }
    try destination.write(bytes, context.console)
    if case .file(let path) = destination { context.tell(path) }
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
        "mean difference: \(shown((difference.meanDifference * 1e6).rounded() / 1e6)) levels",
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
