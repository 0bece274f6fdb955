import Glibc
import Testing

/// The tool run once, with what it cost.
struct MeasuredRun {
  let code: Int32
  let duration: Duration
  /// The most memory that it held at a time, in MiB.
  let peakMebibytes: Double

  /// Runs the tool to its end, on one processor's worth of threads, without a word.
  init(_ arguments: [String]) throws {
    let path = try BuiltTool.path()
    // What is waited for is this process and no other, so that tests beside it do not count.
    var process: pid_t = 0
    var usage = rusage()
    var status: Int32 = 0
    let words = unsafe ([path] + arguments).map { unsafe strdup($0) }
    defer { unsafe words.forEach { unsafe free($0) } }
    let start = ContinuousClock.now
    // Sound: the list ends with nil, and its words live until the call has returned.
    let spawned = unsafe posix_spawn(&process, path, nil, nil, words + [nil], environ)
    try #require(spawned == 0, "\(path) can't be started")
    try #require(unsafe wait4(process, &status, 0, &usage) == process)
    duration = start.duration(to: .now)
    // A signal's number stands in the low seven bits, the exit code above them.
    code = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    peakMebibytes = Double(usage.ru_maxrss) / 1024
  }
}
