import Flipbook
import Foundation

/// `flipbook bench`: how long drawing takes.
struct BenchCommand: Command {
  private static let data = Option("data", "DIR", "the folder with the workloads' files")
  private static let json = Option(flag: "json", "one line of JSON a workload, for programs")
  private static let threads = Option(
    "threads", "N", "threads that draw one picture (default: FLIPBOOK_BENCH_THREADS, else 1)")
  private static let compare = Option(
    "compare", "FILE", "set the figures beside those of an earlier --json")
  private static let list = Option(flag: "list", "only name the workloads")
  private static let output = Option("o", "DIR", "also write each workload's picture there")

  static let manual = Manual(
    name: "bench",
    summary: "Measures how long drawing takes",
    operands: "[WORKLOAD...]",
    options: [data, json, threads, compare, list, output],
    details: [
      """
      A workload is a file NAME.ops in the folder, which lists what is drawn on a canvas of pixels; \
      png encodes the folder's frame.png, and scene3d draws the blocks in its scene3d.json. Each is done twice to warm up, then up to 11 times; the \
      figure is the median, in milliseconds. Reading files, building paths and the canvas itself are \
      not counted; all that a frame needs is, from flattening to layers.
      """
    ],
    examples: [
      .init(command: "flipbook bench --data bench tiger", effect: "one workload"),
      .init(
        command: "flipbook bench --data bench --json > before.json",
        effect: "all of them, to compare with after a change:"),
      .init(
        command: "flipbook bench --data bench --compare before.json",
        effect: "the figures, and their ratios to those of before"),
    ])

  private let names: [String]
  private let workloads: BenchWorkloads
  private let isJSON: Bool
  private let isList: Bool
  private let pictures: String?
  private let earlier: [String: Double]

  init(_ arguments: Arguments, in context: Context) throws(CommandError) {
    guard let folder = arguments[Self.data] else {
      throw .usage("bench needs --data, the folder with the workloads' files")
    }
    let threads = try Self.threads(arguments)
    pictures = arguments[Self.output].map(withoutSlashes)
    if let pictures, let place = FileIdentity(pictures), place == FileIdentity(folder) {
      throw .usage(
        "-o \(pictures) is the folder of the workloads, whose frame.png might be lost: take another"
      )
    }
    do {
      workloads = try BenchWorkloads(folder: folder, threads: threads)
      earlier = try Self.earlier(arguments)
    } catch {
      throw .input(error)
    }
    names = arguments.operands.isEmpty ? workloads.names : arguments.operands
    isJSON = arguments.has(Self.json)
    isList = arguments.has(Self.list)
    for name in names where !workloads.names.contains(name) {
      throw .usage(
        "\(folder) has no workload '\(name)': it has "
          + workloads.names.joined(separator: ", "))
    }
  }

  private static func threads(_ arguments: Arguments) throws(CommandError) -> Int {
    if let threads = try arguments.whole(Self.threads, in: 1...Context.mostJobs) { return threads }
    guard let text = ProcessInfo.processInfo.environment["FLIPBOOK_BENCH_THREADS"] else { return 1 }
    guard let threads = Int(digits: text), (1...Context.mostJobs).contains(threads) else {
      throw .usage(
        "FLIPBOOK_BENCH_THREADS takes a whole number from 1 to \(Context.mostJobs), not '\(text)'")
    }
    return threads
  }

  private static func earlier(_ arguments: Arguments) throws(BenchError) -> [String: Double] {
    guard let path = arguments[compare] else { return [:] }
    return try BenchFigure.readAll(path)
  }

  func run(in context: Context) throws(CommandError) -> ExitCode {
    for name in names {
      if isList {
        try context.console.print(name + "\n")
        continue
      }
      let figure = try measure(name, context.console)
      try context.console.print((isJSON ? figure.json : figure.text(before: earlier[name])) + "\n")
    }
    return .done
  }

  private func measure(_ name: String, _ console: Console) throws(CommandError) -> BenchFigure {
    let workload: BenchWorkload
    let figure: BenchFigure
    do {
      workload = try workloads.workload(name)
      figure = try time(workload, name)
    } catch {
      throw .input(error)
    }
    if let pictures, let picture = workload.picture() {
      let bytes: [UInt8]
      do {
        bytes = try PNG.encode(picture, compression: .fast)
      } catch {
        throw .output(error)
      }
      try Destination.file("\(pictures)/\(name).png").write(bytes, console)
    }
    return figure
  }

  private func time(_ workload: BenchWorkload, _ name: String) throws(BenchError) -> BenchFigure {
    var times: [Double] = []
    var bytes: Int?
    let clock = ContinuousClock()
    for repetition in 0..<13 {
      workload.reset()
      let start = clock.now
      bytes = try workload.run()
      if repetition >= 2 { times.append((clock.now - start) / .milliseconds(1)) }
    }
    return BenchFigure(workload: name, milliseconds: times.sorted()[times.count / 2], bytes: bytes)
  }
}
