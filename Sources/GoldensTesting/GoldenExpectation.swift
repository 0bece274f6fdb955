package import Flipbook
import Foundation
import Goldens
import Synchronization

/// A picture that a test expects to be as its golden image.
package struct GoldenExpectation: Sendable {
  /// What the picture is called in messages and on the command line.
  let name: String
  /// The golden image's path from the folder of golden images, without its ending.
  let goldenName: String
  let tolerance: Tolerance?
  /// The folder of golden images; nil for the package's.
  let folder: String?
  let place: TestPlace
  /// Which new pictures become golden images.
  let acceptance: GoldenAcceptance

  /// The place that each golden image is expected in, by its path.
  private static let places = Mutex<[String: String]>([:])

  package init(
    name: String, goldenName: String, tolerance: Tolerance?, folder: String?, place: TestPlace,
    acceptance: GoldenAcceptance = GoldenAcceptance(ProcessInfo.processInfo.environment)
  ) {
    (self.name, self.goldenName, self.tolerance) = (name, goldenName, tolerance)
    (self.folder, self.place, self.acceptance) = (folder, place, acceptance)
  }

  /// Draws, compares, and fails the test where the picture is not as it should be.
  func check(_ draw: () throws(GoldenProblem) -> Bitmap) {
    do throws(GoldenProblem) {
      if let note = try compare(draw) {
        FileHandle.standardError.write(Data("\(note)\n".utf8))
      }
    } catch {
      place.fail(error.description)
    }
  }

  /// Draws and compares.
  ///
  /// - Returns: What is worth telling though the test passes.
  package func compare(_ draw: () throws(GoldenProblem) -> Bitmap) throws(GoldenProblem) -> String?
  {
    let package = try packageFolder()
    let folder = folder ?? "\(package)/Goldens"
    let path = "\(folder)/\(goldenName).png"
    try claim(path)
    let store = GoldenStore(folder: folder)
    let actual = try draw()
    let (golden, outcome) = store.compare(actual, with: path, under: tolerance)
    let pictures = FailurePictures(prefix: "\(package)/.build/goldens/\(name)")
    let problem: String
    switch outcome {
    case .matches:
      pictures.remove()
      return nil
    case .tolerated(let difference):
      return "\(name): \(difference.summary)"
    case .differs(let difference): problem = difference.summary
    case .exceeds(let difference): problem = difference.summary
    case .unreadable(let error): problem = error.description
    case .unstable, .notDrawn, .written, .notWritten:
      preconditionFailure("not what a comparison comes to")
    }
    if try acceptance.accepts(name), outcome.canBeRecorded {
      do {
        try store.write(actual, to: path)
      } catch {
        throw GoldenProblem("\(name): \(error)")
      }
      pictures.remove()
      return "\(name): \(path) written: \(problem)"
    }
    var lines = ["\(name): \(problem)"]
    lines += pictures.write(expected: golden, actual: actual, store)
    if outcome.canBeRecorded {
      lines.append(
        "if the new picture is right: \(GoldenAcceptance.variable)='\(name)' \(place.command)")
    }
    throw GoldenProblem(lines.joined(separator: "\n"))
  }

  /// Throws where another place expects the same golden image, which would be no error until both
  /// draw different things, or where the name can't be that of a file.
  private func claim(_ path: String) throws(GoldenProblem) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.contains("\0") }),
      !name.contains("'")
    else {
      throw GoldenProblem("'\(name)' can't name a golden image: write it as 'badge/seven'")
    }
    let other = Self.places.withLock { places in
      let other = places[path]
      if other == nil { places[path] = place.description }
      return other
    }
    if let other, other != place.description {
      throw GoldenProblem("\(name) is expected at \(other) too: give each picture its own name")
    }
  }

  /// The nearest folder above the test's source that holds a `Package.swift`.
  private func packageFolder() throws(GoldenProblem) -> String {
    var folder = PosixFile.parent(of: "\(place.filePath)")
    while let candidate = folder {
      if FileKind("\(candidate)/Package.swift") == .regular { return candidate }
      folder = PosixFile.parent(of: candidate)
    }
    throw GoldenProblem("no Package.swift in a folder above \(place.filePath)")
  }
}
