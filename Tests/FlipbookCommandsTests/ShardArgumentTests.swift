import TestSupport
import Testing

@Suite("Which share of a film a machine draws")
struct ShardArgumentTests {
  /// Frames of the ten that a share holds, by number; nil where the command line is refused.
  private func frames(_ text: String, _ environment: [String: String] = [:]) throws -> [Int]? {
    let folder = try TemporaryFolder()
    let result = run(
      [
        "render", "test/dot", "--fps", "10", "--scale", "1", "--shard", text, "-o", folder("share"),
      ], environment: environment)
    guard result.code != 2 else { return nil }
    #expect(result.code == 0, "\(result.messages)")
    return try folder.frames("share").keys.sorted().compactMap { Int($0.dropFirst(6).prefix(5)) }
  }

  private func slurm(_ id: Int, _ first: Int, _ step: Int, _ count: Int) -> [String: String] {
    [
      "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_MIN": "\(first)",
      "SLURM_ARRAY_TASK_STEP": "\(step)", "SLURM_ARRAY_TASK_COUNT": "\(count)",
    ]
  }

  @Test("K/N counts from 1")
  func numbers() throws {
    #expect(try frames("2/3") == [1, 4, 7])
    for text in ["0/3", "4/3", "1/0", "1", "/", "1/", "a/3", "1/3/5", "-1/3", "1/1000000", "Auto"] {
      #expect(try frames(text) == nil, "\(text)")
    }
  }

  @Test(
    "the tasks of a Slurm array are all the shares, wherever the array begins and however it steps",
    arguments: [(0, 1, 4), (1, 1, 4), (7, 3, 5)])
  func slurmArrays(first: Int, step: Int, count: Int) throws {
    for index in 0..<count {
      let share = try frames("auto", slurm(first + index * step, first, step, count))
      #expect(share == Array(stride(from: index, to: 10, by: count)))
    }
  }

  @Test("an array with gaps, and no array at all, are errors that say what to do")
  func noSlurm() throws {
    #expect(try frames("auto", slurm(6, 1, 2, 4)) == nil)
    #expect(try frames("auto", slurm(9, 1, 1, 4)) == nil)
    let result = flipbook("render", "test/dot", "--shard", "auto", "-o", "/nowhere")
    #expect(result.code == 2 && result.messages.contains("SLURM_ARRAY_TASK_ID"))
  }

  @Test("the pods of an Indexed Job count from 0")
  func kubernetes() throws {
    for index in 0..<3 {
      let share = try frames("auto/3", ["JOB_COMPLETION_INDEX": "\(index)"])
      #expect(share == Array(stride(from: index, to: 10, by: 3)))
    }
    #expect(try frames("auto/3", ["JOB_COMPLETION_INDEX": "3"]) == nil)
    #expect(try frames("auto/3") == nil)
  }

  @Test("the frames of a job array's tasks, put together, are those of one render")
  func joined() throws {
    let folder = try TemporaryFolder()
    let arguments = ["render", "test/dot", "--fps", "10", "--scale", "1"]
    #expect(run(arguments + ["-o", folder("whole")]).code == 0)
    for index in 0..<3 {
      let result = run(
        arguments + ["--shard", "auto", "-o", folder("joined")],
        environment: slurm(index, 0, 1, 3))
      #expect(result.code == 0, "\(result.messages)")
    }
    #expect(try folder.frames("joined") == folder.frames("whole"))
    #expect(run(arguments + ["-o", folder("joined"), "--verify"]).code == 0)
  }
}
