import Flipbook
import Foundation

/// What a command works with besides its own arguments.
struct Context: Sendable {
  let catalog: FilmCatalog
  let console: Console
  let interruption: Interruption
  /// What the tool was called, and with what.
  let invocation: Invocation
  /// Whether nothing is told but errors.
  let isQuiet: Bool
  /// The variables of the process's environment.
  let environment: [String: String]
  /// Where fonts are looked for first.
  let fontFolder: String?
  /// Where golden images are.
  let goldenFolder: String

  /// The fonts for a command that draws.
  ///
  /// A folder that was asked for is looked at now, so that a mistake in it is told before anything
  /// is drawn, and even if no text needs it.
  func fonts() throws(CommandError) -> FontLibrary {
    do {
      let library = try FontLibrary.bundled(after: fontFolder.map { [$0] } ?? [])
      if fontFolder != nil { _ = try library.families() }
      return library
    } catch {
      throw .input(error)
    }
  }

  /// Tells a person something, in a line, unless they want quiet.
  func tell(_ text: String) {
    if !isQuiet { console.tell(text + "\n") }
  }

  /// The threads to draw on where the command line does not say: one a core that this process may
  /// use.
  static var defaultJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// The most threads that make sense to ask for.
  static let mostJobs = 1024
}
