import Glibc

/// The three descriptors that every process is taken to have.
enum StandardStreams {
  /// Puts nothing in the place of those that are closed: or the next file to be opened would get
  /// their number, and with it what is meant for them.
  static func open() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // Sound: the path is a C string for the call. Reading from it ends at once, and writing to a
      // descriptor that was opened for reading is an error, as it is to a closed one.
      _ = unsafe Glibc.open("/dev/null", O_RDONLY)
    }
  }
}
