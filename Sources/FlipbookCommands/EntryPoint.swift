public import Flipbook
import Foundation

/// The command line tool `flipbook` for `films`: reads the process's arguments, does what they ask
/// for, and ends the process.
///
/// A package with films of its own gets the whole tool with an executable target of these lines:
///
///     import FlipbookCommands
///
///     FlipbookCommands.main(films: [Intro(), Outro()])
public func main(films: [any Film]) -> Never {
  FreedMemory.keep()
  StandardStreams.open()
  Interruption.installHandlers()
  let arguments = CommandLine.arguments
  let tool = Tool(
    films: films, console: .standard, interruption: .ofProcess,
    name: arguments.first ?? "flipbook", environment: ProcessInfo.processInfo.environment)
  exit(tool.run(Array(arguments.dropFirst())))
}
