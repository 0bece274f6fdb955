import Flipbook
import FlipbookCommands
import Foundation
import Synchronization

/// What a run of the tool has said, and how it ended.
struct Run {
  let code: Int32
  let output: [UInt8]
  let messages: String

  var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs the tool within this process, on `films`.
///
/// Messages go to a terminal of `columns`, or none; `signal` is the signal that has come when the
/// command asks for the n-th time.
func flipbook(
  _ arguments: String..., films: [any Film] = [Dot(), Dot.still, Dot.long], columns: Int? = nil,
  signal: @escaping @Sendable (_ asked: Int) -> Int32? = { _ in nil }
) -> Run {
  run(arguments, films: films, columns: columns, signal: signal)
}

/// Runs the tool within this process, with arguments in a list.
func run(
  _ arguments: [String], films: [any Film] = [Dot(), Dot.still, Dot.long], columns: Int? = nil,
  environment: [String: String] = [:],
  signal: @escaping @Sendable (_ asked: Int) -> Int32? = { _ in nil }
) -> Run {
  let output = Recorder()
  let messages = Recorder()
  let counter = Counter()
  let console = Console(
    write: { output.append($0) }, tell: { messages.append(Array($0.utf8)) },
    terminalColumns: { columns })
  let interruption = Interruption(begin: {}, signal: { signal(counter.next()) })
  let tool = Tool(
    films: films, console: console, interruption: interruption, environment: environment)
  let code = tool.run(arguments)
  return Run(
    code: code, output: output.bytes,
    messages: String(decoding: messages.bytes, as: UTF8.self))
}

/// Bytes that threads have written.
final class Recorder: Sendable {
  private let contents = Mutex<[UInt8]>([])

  var bytes: [UInt8] { contents.withLock { $0 } }

  func append(_ bytes: [UInt8]) { contents.withLock { $0 += bytes } }
}

/// Counts from 1.
private final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).newValue }
}
