import Foundation
import Glibc
import Synchronization

/// A program that reads what is written to it, and says what is wrong with it.
///
/// It is in a process group of its own: an interrupt from the keyboard does not reach it, so that whoever
/// started it decides what becomes of its work. What it reports is kept, its output is dropped.
final class ChildProcess: Sendable {
  private struct State {
    /// The end of the socket that is written to; nil once it is closed.
    var input: Int32?
    /// How the process ended, as `waitpid` has it; nil before.
    var status: Int32?
  }

  private let process: pid_t
  /// A file without a name that the process reports to.
  private let messages: Int32
  private let state: Mutex<State>

  /// `MSG_NOSIGNAL`, which is no plain number in the C library's headers.
  private static let noSignal: Int32 = 0x4000

  /// The longest report that is read.
  private static let longestReport = 1 << 16

  /// Starts the program at `path`.
  ///
  /// - Throws: The system's reason why not.
  init(_ path: String, _ arguments: [String]) throws(OutputError) {
    var ends: [Int32] = [-1, -1]
    // Sound: the call writes two numbers, and there is room for two. Sockets, since writing to a pipe
    // whose reader is gone ends a process that does not ignore SIGPIPE.
    guard unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw PosixFile.error("start", path)
    }
    messages = Self.makeNamelessFile()
    // No other process is to hold the socket open.
    for descriptor in ends + [messages] where descriptor >= 0 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    do {
      process = try Self.spawn(path, arguments, input: ends[0], messages: messages)
    } catch {
      for descriptor in ends + [messages] where descriptor >= 0 { close(descriptor) }
      throw error
    }
    close(ends[0])
    state = Mutex(State(input: ends[1]))
  }

  deinit {
    end()
    if messages >= 0 { close(messages) }
  }

  /// A file that nobody else finds, and that goes when it is closed; -1 where there is no room.
  private static func makeNamelessFile() -> Int32 {
    var name = Array((NSTemporaryDirectory() + "/.flipbook-messages-XXXXXX").utf8CString)
    // Sound: the name is terminated, and the calls change and read it in place.
    return unsafe name.withUnsafeMutableBufferPointer { name in
      guard let start = name.baseAddress else { return -1 }
      let descriptor = unsafe mkstemp(start)
      if descriptor >= 0 { unsafe unlink(start) }
      return descriptor
    }
  }

  private static func spawn(
    _ path: String, _ arguments: [String], input: Int32, messages: Int32
  ) throws(OutputError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    var signals = sigset_t()
    var unblocked = sigset_t()
    // Sound: each call fills in or reads a struct of ours, and strings live until the last of them
    // is freed; the array ends with a null pointer.
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    if messages >= 0 {
      unsafe posix_spawn_file_actions_adddup2(&actions, messages, 2)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    // What this process ignores or blocks is not the child's.
    unsafe sigemptyset(&signals)
    unsafe sigemptyset(&unblocked)
    for number in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM] { unsafe sigaddset(&signals, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &unblocked)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process = pid_t()
    errno = unsafe posix_spawn(&process, path, &actions, &attributes, &words, environ)
    guard errno == 0 else { throw PosixFile.error("start", path) }
    return process
  }

  /// Writes all of `bytes`; false where the process does not read any more.
  func write(_ bytes: [UInt8]) -> Bool {
    guard let input = state.withLock({ $0.input }) else { return false }
    var written = 0
    while written < bytes.count {
      // Sound: the pointer is inside the buffer, for the length of the call.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe send(
          input, UnsafeRawBufferPointer(rebasing: buffer[written...]).baseAddress,
          buffer.count - written, Self.noSignal)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }

  /// Closes the socket and waits for the end; nil where that was a good one, else how it ended.
  func finish() -> String? {
    let status = state.withLock { state in
      closeInput(&state)
      return wait(&state)
    }
    if status == 0 { return nil }
    // As the macros WIFSIGNALED, WTERMSIG and WEXITSTATUS have it.
    let signal = status & 0x7f
    return signal != 0 ? "it was ended by signal \(signal)" : "it ended with code \(status >> 8)"
  }

  /// Ends the process, unless it has ended.
  func end() {
    state.withLock { state in
      closeInput(&state)
      guard state.status == nil else { return }
      kill(process, SIGKILL)
      _ = wait(&state)
    }
  }

  private func closeInput(_ state: inout State) {
    if let input = state.input { close(input) }
    state.input = nil
  }

  private func wait(_ state: inout State) -> Int32 {
    if let status = state.status { return status }
    var status: Int32 = 0
    // Sound: the call writes one number.
    while unsafe waitpid(process, &status, 0) == -1, errno == EINTR {}
    state.status = status
    return status
  }

  /// What the process has reported, line by line.
  var report: [String] {
    guard messages >= 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Self.longestReport)
    // Sound: the buffer has its own count.
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe pread(messages, $0.baseAddress, $0.count, 0)
    }
    return String(decoding: bytes[..<max(count, 0)], as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)
  }
}
