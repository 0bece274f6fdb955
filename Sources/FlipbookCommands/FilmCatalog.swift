import Flipbook

/// The films that the tool knows.
struct FilmCatalog: Sendable {
  /// The films, in the order they were given in.
  let films: [any Film]

  /// The catalogue of `films`.
  ///
  /// - Throws: where names can't be told apart, or could not be names of files.
  init(_ films: [any Film]) throws(CommandError) {
    var names: Set<String> = []
    for film in films {
      try Self.validate(film)
      guard names.insert(film.name).inserted else {
        throw Self.invalid("two films are called '\(film.name)': rename one of them")
      }
    }
    self.films = films
  }

  /// The film called `name`.
  func film(named name: String) throws(CommandError) -> any Film {
    if let film = films.first(where: { $0.name == name }) { return film }
    let names = films.map(\.name)
    let near =
      nearest(to: name, among: names) ?? names.first { $0.hasSuffix("/\(name)") }
    throw .usage("no film '\(name)': " + (near.map { "did you mean \($0)?" } ?? list))
  }

  /// The films that `pattern` means: the one of that name, else those whose name begins with it,
  /// or, where it has a `*` or `?`, those whose whole name matches; never none.
  func films(matching pattern: String) throws(CommandError) -> [any Film] {
    if let film = films.first(where: { $0.name == pattern }) { return [film] }
    let isGlob = pattern.contains("*") || pattern.contains("?")
    let found = films.filter {
      isGlob ? Glob(pattern).matches($0.name) : $0.name.hasPrefix(pattern)
    }
    guard !found.isEmpty else { throw .usage("no film matches '\(pattern)': \(list)") }
    return found
  }

  /// What there is, for an error.
  var list: String {
    films.isEmpty ? "there are no films" : "there are \(films.map(\.name).joined(separator: ", "))"
  }

  private static func validate(_ film: any Film) throws(CommandError) {
    let parts = film.name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy(isFileName) else {
      throw invalid("the film name '\(film.name)' can't be a path: call it 'app/part'")
    }
    guard film.duration.isFinite, film.duration >= 0 else {
      throw invalid("\(film.name) has a duration of \(film.duration) s: it must be 0 or more")
    }
    var names: Set<String> = []
    for moment in film.moments {
      guard isFileName(moment.name[...]) else {
        throw invalid("the moment '\(moment.name)' of \(film.name) can't be the name of a file")
      }
      guard names.insert(moment.name).inserted else {
        throw invalid("two moments of \(film.name) are called '\(moment.name)'")
      }
      guard film.contains(moment.time) else {
        throw invalid(
          "the moment '\(moment.name)' of \(film.name) is at \(moment.time) s, and the film runs "
            + "from 0 to \(film.duration) s")
      }
    }
  }

  private static func isFileName(_ name: Substring) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains("/")
      && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
  }

  private static func invalid(_ message: String) -> CommandError {
    CommandError(exitCode: .input, message: message)
  }
}

/// A pattern in which `*` stands for any text and `?` for any one character.
private struct Glob {
  let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Whether all of `text` matches.
  ///
  /// At a mismatch only the last `*` takes one character more, so the time is at most the product of
  /// the lengths.
  func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (p, t) = (0, 0)
    var retry: (p: Int, t: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        retry = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        (p, t) = (p + 1, t + 1)
      } else if let last = retry {
        retry = (last.p, last.t + 1)
        (p, t) = (last.p + 1, last.t + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
