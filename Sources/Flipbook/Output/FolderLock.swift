import Glibc

/// Holds a folder against other renders, for as long as it lives.
///
/// By `flock` on the folder itself, so that nothing is left in it, and a process that dies lets go.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Takes the folder at `path`, alone or beside others that share it; nil where another holds it.
  ///
  /// A file system that knows no locks is taken to have one user.
  init?(_ path: String, isShared: Bool) throws(OutputError) {
    // Sound: the path is a C string for the call.
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw PosixFile.error("open the folder", path) }
    if flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0, errno == EWOULDBLOCK {
      return nil
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    // A process that is being started at this moment may have a copy, which would hold the lock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
