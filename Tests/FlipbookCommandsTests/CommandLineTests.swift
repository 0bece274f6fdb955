import Flipbook
import Foundation
import TestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test(
    "what is wrong is named, with what would be right, and the exit code is 2",
    arguments: [
      ([], "no command is given"),
      (["rnder"], "no command 'rnder': did you mean render?"),
      (["paint"], "no command 'paint': there are list, render"),
      (["help", "paint"], "no command 'paint'"),
      (["list", "x"], "'x' is one too many: list takes options only"),
      (["render"], "render needs a FILM (there are test/dot, test/still, other/long)"),
      (["render", "test/dto"], "no film 'test/dto': did you mean test/dot?"),
      (["render", "dot"], "no film 'dot': did you mean test/dot?"),
      (["render", "nothing"], "no film 'nothing': there are test/dot, test/still, other/long"),
      (["render", "test/dot", "test/still"], "'test/still' is one too many"),
      (["render", "test/dot", "--frame", "3"], "unknown option --frame: did you mean --frames?"),
      (["render", "test/dot", "--colour", "red"], "unknown option --colour"),
      (["render", "test/dot", "-x"], "unknown option -x"),
      (["--scale", "2", "render"], "unknown option --scale"),
      (["render", "test/dot", "--fps"], "--fps needs a value: --fps RATE"),
      (["render", "test/dot", "--fps", "--force"], "--fps needs a value: --fps RATE"),
      (["render", "test/dot", "--fps="], "--fps needs a value that is not empty"),
      (["render", "test/dot", "-o", ""], "-o needs a value that is not empty"),
      (["render", "test/dot", "--fps", "9", "--fps", "9"], "--fps is given twice"),
      (["-q", "render", "test/dot", "--quiet"], "--quiet is given twice"),
      (["render", "test/dot", "--resume=yes"], "--resume takes no value"),
      (["render", "test/dot", "--fps", "0"], "a frame rate of '0' shows nothing"),
      (["render", "test/dot", "--fps", "-5"], "a frame rate of '-5' runs backwards"),
      (["render", "test/dot", "--fps", "fast"], "'fast' is not a frame rate"),
      (["render", "test/dot", "--scale", "0"], "--scale 0 shows nothing"),
      (["render", "test/dot", "--scale", "-1"], "--scale -1 shows nothing"),
      (["render", "test/dot", "--scale", "nan"], "--scale takes a number, not 'nan'"),
      (["render", "test/dot", "--scale", "inf"], "--scale takes a number, not 'inf'"),
      (["render", "test/dot", "--scale", "0x3"], "--scale takes a number, not '0x3'"),
      (["render", "test/dot", "--scale", "1000"], "the largest that fits is 418.04"),
      (["render", "test/dot", "--scale", "1e300"], "the largest that fits is 418.04"),
      (["render", "test/dot", "--scale", "1e9"], "a picture of 48000000000 × 32000000000 pixels"),
      (["render", "test/dot", "--jobs", "0"], "--jobs takes a whole number from 1 to 1024"),
      (["render", "test/dot", "--jobs", "2.5"], "--jobs takes a whole number from 1 to 1024"),
      (["render", "test/dot", "--shard", "0/3"], "--shard takes K/N"),
      (["render", "test/dot", "--shard", "4/3"], "--shard takes K/N"),
      (["render", "test/dot", "--shard", "1/0"], "--shard takes K/N"),
      (["render", "test/dot", "--shard", "1"], "--shard takes K/N"),
      (["render", "test/dot", "--shard", "1/2/3"], "--shard takes K/N"),
      (
        ["render", "test/dot", "--frames", "50-60"],
        "which has frames 0 to 59 at 60 frames a second"
      ),
      (["render", "test/dot", "--frames", "9-3"], "--frames 9-3 runs backwards"),
      (["render", "test/dot", "--frames", "-3"], "--frames takes two frame numbers"),
      (["render", "test/dot", "--frames", "1-2-3"], "--frames takes two frame numbers"),
      (["render", "test/dot", "--frames", "3-"], "--frames takes two frame numbers"),
      (
        ["render", "test/dot", "--frames", "99999999999999999999"],
        "--frames takes two frame numbers"
      ),
      (["render", "test/dot", "--from", "0", "--frames", "1-2"], "exclude each other"),
      (["render", "test/dot", "--from", "-1"], "--from -1 is outside test/dot"),
      (["render", "test/dot", "--to", "1.1"], "--to 1.1 is outside test/dot"),
      (["render", "test/dot", "--to", "nan"], "--to takes a number, not 'nan'"),
      (["render", "test/dot", "--from", "0.5", "--to", "0.5"], "holds no time"),
      (["render", "test/dot", "--from", "0.6", "--to", "0.5"], "holds no time"),
      (["render", "test/dot", "--from", "0.501", "--to", "0.502"], "no frame begins"),
      (["render", "test/dot", "--format", "mp3"], "no format 'mp3': did you mean mp4?"),
      (["render", "test/dot", "--resume", "--force"], "--resume and --force exclude each other"),
      (["render", "test/dot", "--verify", "--force"], "--force and --verify exclude each other"),
      (["render", "test/dot", "-o", "-", "--resume"], "--resume needs a folder"),
      (["render", "test/dot", "-o", "/dev/null", "--verify"], "--verify needs a folder"),
      (["render", "test/dot", "-o", "a.jpg"], "-o a.jpg looks like a file"),
      (["render", "test/dot", "-o", "/proc/version"], "-o /proc/version is a file"),
      (["still", "test/dot"], "it has start (0 s), middle (0.5 s), end (1 s)"),
      (["still", "other/long"], "it has none, give a time from 0 to 600 s"),
      (["still", "test/dot", "--at", "noon"], "test/dot has no moment 'noon': it has start (0 s)"),
      (["still", "test/dot", "--at", "nan"], "test/dot has no moment 'nan'"),
      (["still", "test/dot", "--at", "-0.1"], "--at -0.1 is outside test/dot"),
      (["still", "test/dot", "--at", "1.000001"], "which runs from 0 to 1 s"),
      (["still", "test/still", "--at", "1"], "which runs from 0 to 0 s"),
      (["still", "test/still", "--size", "9x9", "--scale", "1"], "--scale and --size exclude"),
      (["still", "test/still", "--size", "9"], "--size takes columns x rows"),
      (["still", "test/still", "--size", "9x-9"], "--size takes columns x rows"),
      (["still", "test/still", "--size", "0x9"], "has nothing in it"),
      (["still", "test/still", "--size", "99999x9"], "is too large"),
      (["still", "test/still", "--background", "mauve"], "'mauve' is not a colour"),
      (["still", "test/still", "-o", "/"], "-o / is a folder"),
      (["check", "x", "y"], "'y' is one too many"),
      (["check", "milo"], "no film matches 'milo': there are test/dot, test/still, other/long"),
      (["check", "--jobs", "-1"], "--jobs takes a whole number"),
      (["check", "--goldens", "/usr", "--report", "/usr/r"], "is among the golden images"),
      (["diff", "a.png"], "diff needs a picture or folder B"),
      (["diff", "a.png", "b.png", "c.png"], "'c.png' is one too many"),
    ] as [([String], String)])
  func usage(arguments: [String], message: String) {
    let result = run(arguments)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    let lines = result.messages.split(separator: "\n")
    #expect(lines.count == 1, "\(result.messages)")
    #expect(lines[0].hasPrefix("flipbook: error: "))
    #expect(lines[0].contains(message), "\(lines[0])")
    #expect(lines[0].contains(" (see 'flipbook help"))
  }

  @Test("an error in a command's arguments leads to that command's help")
  func seeAlso() {
    #expect(flipbook("still", "x").messages.hasSuffix(" (see 'flipbook help still')\n"))
    #expect(flipbook("x").messages.hasSuffix(" (see 'flipbook help')\n"))
  }

  @Test("an option's value may follow it or be attached, and -- ends the options")
  func spellings() throws {
    let folder = try TemporaryFolder()
    let ways = [
      ["still", "test/still", "--scale", "2", "-o", folder("a.png")],
      ["still", "--scale=2", "-o\(folder("b.png"))", "test/still"],
      ["--quiet", "still", "-o=\(folder("c.png"))", "--scale=2", "--", "test/still"],
    ]
    for way in ways { #expect(run(way).code == 0) }
    let files = try folder.files()
    #expect(files.keys.sorted() == ["a.png", "b.png", "c.png"])
    #expect(Set(files.values).count == 1)
  }

  @Test("--help and help say the same, whatever else is given, on standard output")
  func help() {
    let overview = flipbook("help")
    #expect(overview.code == 0 && overview.messages.isEmpty)
    #expect(flipbook("--help").text == overview.text)
    for command in ["list", "render", "still", "check", "diff", "help"] {
      #expect(overview.text.contains("\n  \(command) "))
      let help = flipbook("help", command)
      #expect(help.code == 0 && help.text.hasPrefix("usage: flipbook \(command)"))
      #expect(flipbook(command, "--help").text == help.text)
      #expect(flipbook(command, "-h", "--quiet").text == help.text)
    }
  }

  @Test("help fits 80 columns, and the examples in it use options that there are")
  func helpExamples() {
    for command in ["list", "render", "still", "check", "diff", "help"] {
      let lines = flipbook("help", command).text.split(separator: "\n")
      let examples = lines.filter { $0.hasPrefix("  flipbook ") }
      #expect(!examples.isEmpty, "\(command)")
      for line in lines where !line.hasPrefix("  flipbook ") { #expect(line.count < 80, "\(line)") }
      for example in examples {
        let own = example.prefix { $0 != "|" && $0 != ">" }
        let words = own.split(separator: " ").dropFirst().map { String($0) }
        // The arguments are parsed before help is given.
        #expect(run(words + ["--help"]).code == 0, "\(example)")
      }
    }
  }

  @Test("--version names the tool and its version")
  func version() {
    #expect(flipbook("--version").text == "flipbook 0.1.0\n")
    #expect(flipbook("list", "--version").text == "flipbook 0.1.0\n")
  }

  @Test(
    "films that can't be told apart, or can't be files, are an error before anything is done",
    arguments: [
      ([Dot(), Dot()], "two films are called 'test/dot'"),
      ([Dot(name: "../x")], "'../x' can't be a path"),
      ([Dot(name: "")], "'' can't be a path"),
      ([Dot(name: "/x")], "'/x' can't be a path"),
      ([Dot(duration: .nan, momentNames: [])], "a duration of nan s"),
      ([Dot(momentNames: ["a", "a"])], "two moments of test/dot are called 'a'"),
      ([Dot(momentNames: ["a/b"])], "the moment 'a/b'"),
      ([Dot(momentNames: ["a", "b", "c", "d"])], "the moment 'd' of test/dot is at 1.5 s"),
    ])
  func films(films: [Dot], message: String) {
    let result = flipbook("list", films: films)
    #expect(result.code == 3)
    #expect(result.messages.contains(message), "\(result.messages)")
  }

  @Test("list --json has the names, sizes, durations and moments, in a fixed order of keys")
  func listJSON() throws {
    struct Entry: Codable, Equatable {
      struct Moment: Codable, Equatable {
        var name: String
        var time: Double
      }
      var name: String
      var width: Double
      var height: Double
      var duration: Double
      var moments: [Moment]
    }
    let result = flipbook("list", "--json", films: [Dot(name: "a\"\\é b"), Dot.still])
    #expect(result.code == 0)
    let entries = try JSONDecoder().decode([Entry].self, from: Data(result.output))
    let moments = [("start", 0.0), ("middle", 0.5), ("end", 1.0)]
    #expect(
      entries == [
        Entry(
          name: "a\"\\é b", width: 48, height: 32, duration: 1,
          moments: moments.map { Entry.Moment(name: $0.0, time: $0.1) }),
        Entry(
          name: "test/still", width: 48, height: 32, duration: 0,
          moments: [Entry.Moment(name: "only", time: 0)]),
      ])
    let keys = ["name", "width", "height", "duration", "moments"].compactMap {
      result.text.firstRange(of: "\"\($0)\"")?.lowerBound
    }
    #expect(keys.count == 5 && keys == keys.sorted())
    #expect(flipbook("list", "--json", films: []).text == "[]\n")
  }

  @Test("list is a table for people")
  func listTable() {
    #expect(
      flipbook("list").text == """
        film        points   seconds  moments
        test/dot    48 x 32  1        start 0, middle 0.5, end 1
        test/still  48 x 32  still    only 0
        other/long  48 x 32  600

        """)
  }
}
