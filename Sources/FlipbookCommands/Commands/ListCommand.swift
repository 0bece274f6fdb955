import Flipbook

/// `flipbook list`: the films, their sizes, durations and moments.
struct ListCommand: Command {
  private static let json = Option(flag: "json", "as JSON, for programs")

  static let manual = Manual(
    name: "list",
    summary: "Lists the films with their sizes, durations and moments",
    options: [json],
    details: [
      """
      The JSON is an array of objects with "name", "width" and "height" in points, "duration" in \
      seconds, and "moments", an array of objects with "name" and "time".
      """
    ],
    examples: [
      .init(command: "flipbook list", effect: "a table"),
      .init(command: "flipbook list --json | jq -r '.[].name'", effect: "the names, one a line"),
    ])

  private let isJSON: Bool

  init(_ arguments: Arguments, in context: Context) throws(CommandError) {
    _ = try arguments.operands(of: Self.manual)
    isJSON = arguments.has(Self.json)
  }

  func run(in context: Context) throws(CommandError) -> ExitCode {
    let films = context.catalog.films
    try context.console.print(isJSON ? json(films) : table(films))
    return .done
  }

  private func json(_ films: [any Film]) -> String {
    JSON.array(
      films.map { film in
        .object([
          ("name", .text(film.name)),
          ("width", .number(film.size.width)), ("height", .number(film.size.height)),
          ("duration", .number(film.duration)),
          (
            "moments",
            .array(
              film.moments.map {
                .object([("name", .text($0.name)), ("time", .number($0.time))])
              })
          ),
        ])
      }
    ).text
  }

  private func table(_ films: [any Film]) -> String {
    let rows =
      [["film", "points", "seconds", "moments"]]
      + films.map { film in
        [
          film.name, "\(shown(film.size.width)) x \(shown(film.size.height))",
          film.duration == 0 ? "still" : shown(film.duration),
          film.moments.map { "\($0.name) \(shown($0.time))" }.joined(separator: ", "),
        ]
      }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let padded = (0..<3).map { column in
        row[column] + String(repeating: " ", count: widths[column] - row[column].count)
      }
      let line = (padded + [row[3]]).joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
