import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

/// Markdown's marks in literals.
@Suite("Markdown in texts")
struct MarkdownTests {
  private func styles(_ style: InlineMarkdown.Style) -> String {
    let letters: [(InlineMarkdown.Style, String)] = [
      (.emphasis, "e"), (.strong, "s"), (.link, "l"), (.code, "c"), (.strikethrough, "d"),
    ]
    return letters.filter { style.contains($0.0) }.map(\.1).joined()
  }

  /// The pieces of `source`, each with the letters of its styles.
  private func runs(_ source: String) -> [String] {
    InlineMarkdown.runs(of: source).map { "\($0.text)|\(styles($0.style))" }
  }

  @Test("lines are parsed as CommonMark's reference implementation parses them")
  func reference() {
    for (source, expected) in MarkdownCases.all {
      #expect(runs(source) == expected.map { "\($0.text)|\($0.style)" }, "\(source)")
    }
  }

  @Test("tildes strike through, one or two at a time, as GitHub has it")
  func strikethrough() {
    #expect(runs("~a~ ~~b~~") == ["a|d", " |", "b|d"])
    #expect(runs("~~a~") == ["~~a~|"])
    #expect(runs("~~~a~~~") == ["~~~a~~~|"])
    #expect(runs("**~~a~~ b**") == ["a|sd", " b|s"])
  }

  @Test("white space and lines stay as they are")
  func whiteSpace() {
    #expect(runs("  a  *b*\n\n# c") == ["  a  |", "b|e", "\n\n# c|"])
    #expect(runs("") == ["|"])
    #expect(runs("2 * 3 * 4") == ["2 * 3 * 4|"])
    #expect(runs("snake_case_name") == ["snake_case_name|"])
    #expect(runs("<https://a.b> <b>") == ["https://a.b|l", " <b>|"])
  }

  @Test("a megabyte of marks takes no longer than one of letters would, times a few")
  func size() {
    for piece in ["*a ", "a* ", "**a_", "`", "``a`", "[a](", "[", "]", "~a", "_a_", "*a**b", "<a:"]
    {
      let source = String(repeating: piece, count: 200_000 / piece.utf8.count)
      let text = InlineMarkdown.runs(of: source).map(\.text).joined()
      #expect(text.utf8.count <= source.utf8.count)
    }
  }

  /// What `a` and `b` draw.
  private func expectSame(
    _ a: some View, _ b: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      try LayoutTests.list(a) == LayoutTests.list(b), sourceLocation: sourceLocation)
  }

  @Test("literals are looked through for marks; strings and verbatim texts are not")
  func literals() throws {
    let a = Text(verbatim: "a ")
    try expectSame(Text("a **b**"), a + Text(verbatim: "b").bold())
    try expectSame(Text("a ~~b~~"), a + Text(verbatim: "b").strikethrough())
    try expectSame(
      Text("a [b](https://c.d)"), a + Text(verbatim: "b").foregroundStyle(.blue))
    let string = "a **b**"
    try expectSame(Text(string), Text(verbatim: "a **b**"))
    try expectSame(Text(LocalizedStringKey(string)), Text("a **b**"))
    try expectSame(
      Button("a **b**") {},
      Button {
      } label: {
        Text("a **b**")
      })
    try expectSame(
      Button(string) {},
      Button {
      } label: {
        Text(verbatim: string)
      })
    #expect(throws: ViewError.self) { try LayoutTests.list(Text("`a`")) }
  }

  @Test("what is interpolated is shown as it is, in the style round it")
  func interpolated() throws {
    let name = "*a*"
    try expectSame(Text("\(name)"), Text(verbatim: "*a*"))
    try expectSame(Text("**\(name)** \(3)"), Text(verbatim: "*a*").bold() + Text(verbatim: " 3"))
    let red = Text(verbatim: "r").foregroundStyle(.red)
    try expectSame(
      Text("**b\(red)**"),
      Text(verbatim: "b").bold() + Text(verbatim: "r").bold().foregroundStyle(.red))
    // Letters that meet are set together: kerned, as in one string.
    try expectSame(Text("A\("V")"), Text(verbatim: "AV"))
    try expectSame(Text("e\("\u{301}")x\(1)"), Text(verbatim: "éx1"))
  }
}
