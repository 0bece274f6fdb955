import Glibc

/// Which file a path leads to: equal for all names of one file, and for links to it.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The file at `path`, links followed; nil where there is nothing.
  package init?(_ path: String) {
    var status = stat()
    // Sound: the path is a C string for the call, and the status a struct of ours.
    guard unsafe stat(path, &status) == 0 else { return nil }
    (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
  }
}
