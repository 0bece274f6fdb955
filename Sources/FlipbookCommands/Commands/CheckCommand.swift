import Flipbook
import Goldens

/// `flipbook check`: the films' moments against their golden images.
struct CheckCommand: Command {
  private static let update = Option(
    flag: "update", "write the golden images that are missing or differ, and only these")
  private static let force = Option(flag: "force", "let --update write where CI is set, too")
  private static let twice = Option(
    flag: "twice",
    "draw each moment a second time, in bands by several threads: it has to be the same")
  private static let report = Option(
    "report", "DIR",
    "write there index.html, a page to compare on, report.txt, and a picture for each moment that "
      + "differs: expected | difference | actual")
  private static let jobs = Option("jobs", "N", "threads that draw (default: one a core)")
  private static let json = Option(flag: "json", "the results as JSON, for programs")
  private static let junit = Option(
    "junit", "FILE", "write the results as JUnit XML there, or to -")

  static let manual = Manual(
    name: "check",
    summary: "Compares every moment of the films with its golden image",
    operands: "[PATTERN]",
    options: [update, force, twice, report, jobs, json, junit],
    details: [
      """
      PATTERN is a film, the beginning of a name (bite), or has * for any text and ? for any \
      character ('*/splash'). Without it all films are checked.
      """,
      """
      The golden image of a moment is Goldens/<film>/<moment>.png, drawn at one pixel a point. Every \
      pixel has to be the same, unless the film's code declares a tolerance, whose reason is then \
      told; a golden image that is missing fails the check, and so does one that no film has a moment \
      for (Goldens/features/ is left to tests). Golden images are written with --update only, and \
      never removed.
      """,
      """
      Where the variable CI is set, --update is refused without --force: pictures that nobody has \
      looked at are worth nothing. Where GITHUB_ACTIONS is true, each failure is an annotation too.
      """,
    ],
    examples: [
      .init(command: "flipbook check", effect: "all films; 1 where something has changed"),
      .init(
        command: "flipbook check bite --report out/report", effect: "and a page of what changed"),
      .init(
        command: "flipbook check --junit out/goldens.xml",
        effect: "and a file for the build service, a suite for each film"),
      .init(
        command: "flipbook check --twice",
        effect: "and that your films depend on the time alone"),
      .init(
        command: "flipbook check bite/splash --update",
        effect: "after a look at them: the new pictures are right"),
    ])

  private let films: [any Film]
  private let areAll: Bool
  private let isUpdating: Bool
  private let isDrawingTwice: Bool
  private let reportFolder: String?
  private let jobs: Int
  private let isJSON: Bool
  private let junit: Destination?

  init(_ arguments: Arguments, in context: Context) throws(CommandError) {
    areAll = arguments.operands.isEmpty
    if areAll {
      films = context.catalog.films
    } else {
      let pattern = try arguments.operands("a PATTERN", of: Self.manual)[0]
      films = try context.catalog.films(matching: pattern)
    }
    isUpdating = arguments.has(Self.update)
    isDrawingTwice = arguments.has(Self.twice)
    reportFolder = arguments[Self.report].map(withoutSlashes)
    jobs = try arguments.whole(Self.jobs, in: 1...Context.mostJobs) ?? Context.defaultJobs
    isJSON = arguments.has(Self.json)
    junit = try arguments[Self.junit].map { (path) throws(CommandError) in
      try Destination.ofText(path)
    }
    guard junit != .standardOutput || !isJSON else {
      throw .usage("--json and --junit - exclude each other: both go to standard output")
    }
    if isUpdating, isContinuousIntegration(context.environment), !arguments.has(Self.force) {
      throw .usage(
        "--update is refused where CI is set: look at the pictures elsewhere and commit them, or say "
          + "--force")
    }
    if let reportFolder { try Self.keepApart(reportFolder, context.goldenFolder) }
  }

  /// Throws where pictures for the report would come to lie among the golden images.
  private static func keepApart(_ report: String, _ goldens: String) throws(CommandError) {
    guard isPath(report, in: goldens) else { return }
    throw .usage("--report \(report) is among the golden images in \(goldens): take another folder")
  }

  func run(in context: Context) throws(CommandError) -> ExitCode {
    let store = GoldenStore(folder: context.goldenFolder)
    var check = GoldenCheck(store: store, fonts: try context.fonts(), jobs: jobs)
    check.isUpdating = isUpdating
    check.isDrawingTwice = isDrawingTwice
    check.reportFolder = reportFolder
    context.interruption.begin()
    let report = check.run(films, areAll: areAll) { context.interruption.signal() != nil }
    if report.wasInterrupted, let signal = context.interruption.signal() {
      context.tell("stopped after \(counted(report.results.count, "moment"))")
      return .interrupted(signal: signal)
    }
    let text = GoldenReportText(report, goldenFolder: context.goldenFolder)
    for film in films where film.moments.isEmpty {
      context.tell("\(film.name) has no moments: nothing of it is checked")
    }
    if isJSON {
      try context.console.print(text.json.text)
    } else if junit != .standardOutput {
      for line in text.findings { try context.console.print(line + "\n") }
    }
    for error in text.errors { context.console.tell("flipbook: error: \(error)\n") }
    if context.environment["GITHUB_ACTIONS"] == "true" {
      // The runner reads commands from both streams; this one is left to messages.
      for line in text.annotations { context.console.tell(line + "\n") }
    }
    try junit?.write(Array(text.junit.utf8), context.console)
    if case .file(let path) = junit { context.tell(path) }
    if let reportFolder { try write(text, to: reportFolder, context) }
    context.tell(text.summary)
    if !report.isPassed { tellWhatToDo(report, context) }
    return text.exitCode
  }

  private func write(
    _ text: GoldenReportText, to folder: String, _ context: Context
  ) throws(CommandError) {
    let lines = (text.findings + text.errors + [text.summary]).map { $0 + "\n" }.joined()
    try Destination.file("\(folder)/report.txt").write(Array(lines.utf8), context.console)
    let page = "\(folder)/index.html"
    try Destination.file(page).write(Array(text.page.utf8), context.console)
    context.tell(page)
  }

  private func tellWhatToDo(_ report: GoldenReport, _ context: Context) {
    let failures = report.results.filter(\.isFailure)
    guard !failures.isEmpty, !isUpdating else { return }
    if FileKind(context.goldenFolder) != .folder {
      context.tell(
        "there is no folder \(context.goldenFolder) here: run this where the golden images are, or "
          + "name their folder with --goldens")
    }
    if reportFolder == nil, failures.contains(where: \.isDrawn) {
      context.tell(
        "to look closer: " + context.invocation.repeated(adding: ["--report", "out/report"]))
    }
    guard failures.contains(where: \.canBeRecorded) else { return }
    context.tell(
      "if the new pictures are right: "
        + context.invocation.repeated(without: [Self.json], adding: ["--update"]))
    let others = failures.count { !$0.canBeRecorded }
    if others > 0 { context.tell("that mends all but \(counted(others, "moment")), named above") }
  }
}
