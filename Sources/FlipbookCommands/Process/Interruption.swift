import Glibc
import Synchronization

/// SIGINT and SIGTERM: a command that can stop in good order is asked to, others end at once.
package struct Interruption: Sendable {
  /// Says that from now on the command asks for signals, and stops by itself.
  package var begin: @Sendable () -> Void
  /// The signal that has come, nil as long as there is none.
  package var signal: @Sendable () -> Int32?

  package init(
    begin: @escaping @Sendable () -> Void, signal: @escaping @Sendable () -> Int32?
  ) {
    self.begin = begin
    self.signal = signal
  }

  /// The signals of this process, once ``installHandlers()`` was called.
  static let ofProcess = Interruption(
    begin: { state.store(State.waiting, ordering: .sequentiallyConsistent) },
    signal: {
      let signal = state.load(ordering: .relaxed)
      return signal > 0 ? signal : nil
    })

  /// What ``state`` is before a signal comes; after that it is the signal's number.
  private enum State {
    static let endsAtOnce: Int32 = 0
    static let waiting: Int32 = -1
  }

  private static let state = Atomic<Int32>(State.endsAtOnce)

  /// Makes SIGINT and SIGTERM end the process with 128 and their number, at once or, where a command
  /// has begun to ask, when it has put things in order; a second one always at once.
  ///
  /// They are let through even if the process was started with them blocked, as the threads of some
  /// programs start others. A closed pipe and a limit on file sizes become errors of the calls that
  /// write.
  static func installHandlers() {
    // Both are touched before a handler can be: it must not be the first to initialise them.
    _ = state.load(ordering: .relaxed)
    // Without SA_RESTART, so that a wait for a pipe's reader ends with an error. Sound: the handler
    // uses an atomic number and `_exit` only, which a signal handler may.
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { number in
      // No `self` here: a C function captures nothing.
      let (isFirst, _) = Interruption.state.compareExchange(
        expected: State.waiting, desired: number, ordering: .sequentiallyConsistent)
      if !isFirst { _exit(128 + number) }
    }
    for number in [SIGINT, SIGTERM] { unsafe sigaction(number, &action, nil) }
    var signals = sigset_t()
    // Sound: the calls fill in and read a set of ours.
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGPIPE, SIGXFSZ] { _ = Glibc.signal(number, SIG_IGN) }
  }
}
