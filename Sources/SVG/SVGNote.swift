/// Something that a document asks for and that is not drawn.
public struct SVGNote: Hashable, Sendable, CustomStringConvertible {
  /// The line of the element, counted from 1.
  public let line: Int
  /// The element's name.
  public let element: String
  /// What of it is left out, and why.
  public let reason: String

  /// The line, the element and the reason in one sentence.
  public var description: String { "line \(line): <\(element)>: \(reason)" }
}

/// Collects notes: each reason of an element once, however often the element is drawn.
struct SVGNotes {
  private(set) var all: [SVGNote] = []
  private var seen: Set<SVGNote> = []

  /// A document that is wrong in a thousand places is not read any better for a thousand lines.
  private static let limit = 200

  mutating func add(line: Int, element: String, _ reason: String) {
    let note = SVGNote(line: line, element: element, reason: reason)
    guard all.count < Self.limit, seen.insert(note).inserted else { return }
    all.append(note)
  }
}
