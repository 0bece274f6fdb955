import Foundation
import TestSupport
import Testing

/// The manual page and the completions, each read by the program that it is for, where that is installed.
@Suite("flipbook help")
struct HelpTests {
  static func isInstalled(_ program: String) -> Bool {
    VideoTests.searchPath.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let commands = [
    "list", "render", "still", "sheet", "check", "diff", "svg", "bench", "help",
  ]

  /// What a shell's line prints, with the tool as `flipbook`.
  private func shell(_ line: String) throws -> String {
    let result = try BuiltTool.shell(
      "mkdir -p bin; ln -sf $FLIPBOOK bin/flipbook; export PATH=$PWD/bin:$PATH; \(line)", in: folder
    )
    #expect(result.code == 0 && result.messages.isEmpty, "\(result.messages)")
    return result.text
  }

  @Test("the help of each command has an example that begins with its name")
  func examples() {
    for command in commands {
      let text = flipbook("help", command).text
      #expect(text.contains("\nexamples:\n  flipbook \(command)"), "\(command)")
    }
  }

  @Test("the manual page has every command and every option of each")
  func manualPage() {
    let page = flipbook("help", "--man").text
    let plain = page.replacing("\\-", with: "-")
    for command in commands {
      #expect(plain.contains(".SS \"flipbook \(command)"))
      let options = flipbook("help", command).text.matches(of: #/\n +(?:-\w, )?(--[a-z-]+)/#)
      for option in options { #expect(plain.contains(option.1), "\(command) \(option.1)") }
    }
    #expect(!page.split(separator: "\n").contains { $0.hasPrefix("'") })
  }

  @Test("man finds nothing wrong with the manual page", .enabled(if: isInstalled("man")))
  func man() throws {
    let text = try shell(
      "flipbook help --man >flipbook.1; LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -l flipbook.1 | col -b"
    )
    #expect(text.contains("flipbook render FILM [options]"))
    #expect(text.contains("--shutter DEG") && text.contains("130 and 143"))
  }

  @Test("bash completes commands, options, words, films and files")
  func bash() throws {
    func complete(_ words: String...) throws -> [Substring] {
      let list = (["flipbook"] + words).map { "'\($0)'" }.joined(separator: " ")
      return try shell(
        "source <(flipbook help --completions bash); COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); "
          + "_flipbook; printf '%s\\n' \"${COMPREPLY[@]}\""
      ).split(separator: "\n")
    }
    #expect(try complete("re") == ["render"])
    #expect(try complete("render", "--sh") == ["--shutter", "--shard"])
    #expect(try complete("render", "--format", "m") == ["mp4"])
    #expect(
      try complete("still", "bite/") == [
        "bite/splash", "bite/pill", "bite/welcome", "bite/quiz", "bite/last-question", "bite/ready",
        "bite/today", "bite/plan", "bite/list", "bite/recipes", "bite/detail", "bite/cook",
        "bite/plated",
      ])
    #expect(try complete("render", "--fps", "").isEmpty)
    try folder.write([1], "some.png")
    #expect(try complete("diff", "so") == ["some.png"])
    #expect(try complete("render", "bite/pill", "-o", "so") == ["some.png"])
    #expect(try complete("help", "sh") == ["sheet"])
  }

  @Test("fish completes the same", .enabled(if: isInstalled("fish")))
  func fish() throws {
    func complete(_ line: String) throws -> [Substring] {
      try shell(
        "flipbook help --completions fish >f.fish; HOME=$PWD fish --no-config -c "
          + "'source f.fish; complete -C\"\(line)\"'"
      ).split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    }
    #expect(try complete("flipbook re") == ["render"])
    #expect(Set(try complete("flipbook render --sh")) == ["--shutter", "--shard"])
    #expect(try complete("flipbook render --format m") == ["mp4"])
    #expect(try complete("flipbook still bite/s") == ["bite/splash"])
    #expect(try complete("flipbook help sh") == ["sheet"])
  }

  @Test("zsh completes the same", .enabled(if: isInstalled("zsh")))
  func zsh() throws {
    // What _arguments, _describe and compadd would be told: the shell's own ask for a terminal.
    func told(_ words: String...) throws -> String {
      let list = (["flipbook"] + words).map { "'\($0)'" }.joined(separator: " ")
      try folder.write(
        Array(
          """
          compdef() { : }
          _arguments() { print -rl -- "$@" }
          _describe() { print -rl -- "${(@P)2}" }
          compadd() { print -rl -- "${(@P)argv[2]}" }
          source f.zsh
          words=(\(list)) CURRENT=\(words.count + 1)
          _flipbook
          _flipbook_films

          """.utf8), "test.zsh")
      return try shell(
        "flipbook help --completions zsh >f.zsh; zsh -f -n f.zsh && zsh -f test.zsh")
    }
    let commands = try told("re")
    #expect(commands.contains("render:Draws the frames") && commands.contains("\nbite/splash\n"))
    let render = try told("render", "--fo")
    #expect(render.contains("--format[what frames are written as]:"))
    #expect(render.contains(":(png apng y4m rgba mp4 webm gif)"))
    #expect(render.contains("*:render:_flipbook_films"))
    #expect(try told("still", "").contains("\n*--at[the moment, by name"))
  }

  @Test("what is not there is an error that says what is")
  func unknown() {
    let shell = flipbook("help", "--completions", "tcsh")
    #expect(shell.code == 2 && shell.messages.contains("bash, zsh, fish"))
    #expect(flipbook("help", "--man", "render").code == 2)
    #expect(flipbook("help", "--man", "--completions", "bash").code == 2)
  }
}
