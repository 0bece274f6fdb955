import Glibc

/// What stands at a path.
package enum FileKind: Hashable, Sendable {
  case regular
  case folder
  /// A pipe or a socket: another process is at its end.
  case pipe
  case device

  /// What `path` leads to, links followed, or nil where there is nothing.
  package init?(_ path: String) {
    var status = stat()
    // Sound: the path is a C string for the call, and the status a struct of ours.
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(mode: status.st_mode)
  }

  /// What `path` is itself: a link counts as a regular file, so that no circle is walked.
  package static func ofLink(_ path: String) -> FileKind? {
    var status = stat()
    // Sound: as above.
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFLNK ? .regular : FileKind(mode: status.st_mode)
  }

  /// Whether a symbolic link stands at `path`, whatever it leads to.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    // Sound: as above.
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFIFO, S_IFSOCK: self = .pipe
    default: self = .device
    }
  }
}
