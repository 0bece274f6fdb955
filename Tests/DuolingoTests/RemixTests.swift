import Duolingo
import Foundation
import Testing

/// What another course, another name or other colours need to touch: four files.
@Suite("Duolingo's four files")
struct RemixTests {
  private struct Source {
    let name: String
    /// Its lines without comments.
    let code: [String]
  }

  private func sources() throws -> [Source] {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../Sources/Films/Duolingo").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map { file in
      Source(
        name: file.lastPathComponent,
        code: try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
          line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line)
        })
    }
  }

  @Test("no colour value stands outside Theme.swift")
  func colors() throws {
    let literal = try Regex(
      #"hex:|0x[0-9A-Fa-f]{6}\b|Color\((red|white|hue|\.)|(Color)?\.(white|black|red|green|blue|gray|yellow|orange|purple|pink|brown|cyan|mint|teal|indigo)\b"#
    )
    let sources = try sources()
    #expect(sources.count > 80)
    for source in sources where source.name != "Theme.swift" {
      for line in source.code {
        // A part of an eye, and a fruit on a card.
        let rest = line.replacingOccurrences(of: "Self.white", with: "")
          .replacingOccurrences(of: "picture: .orange", with: "")
        #expect(!rest.contains(literal), "\(source.name): \(line)")
      }
    }
    // The rule can find something: the theme is full of it.
    let theme = try #require(sources.first { $0.name == "Theme.swift" })
    #expect(theme.code.count { $0.contains(literal) } > 30)
  }

  @Test("no size or weight of type stands outside Theme.swift")
  func fonts() throws {
    let literal = try Regex(#"\.system\(size|TextRole\(|\.font\(\.system"#)
    for source in try sources() where source.name != "Theme.swift" {
      for line in source.code { #expect(!line.contains(literal), "\(source.name): \(line)") }
    }
  }

  @Test("no word that is read stands outside Brand.swift and Fixtures.swift")
  func words() throws {
    let literal = try Regex(#"Text\("[^\\"]*[A-Za-z][^"]*"\)|accessibilityLabel\(""#)
    let content: Set<String> = ["Brand.swift", "Fixtures.swift"]
    for source in try sources() where !content.contains(source.name) {
      for line in source.code { #expect(!line.contains(literal), "\(source.name): \(line)") }
    }
  }

  @Test("views have their content from the data source: only the app names the fixtures")
  func fixtures() throws {
    let allowed: Set<String> = ["Fixtures.swift", "DuolingoApp.swift", "LearnFilms.swift"]
    for source in try sources() where !allowed.contains(source.name) {
      #expect(!source.code.contains { $0.contains("FixtureDataSource") }, "\(source.name)")
    }
  }
}
