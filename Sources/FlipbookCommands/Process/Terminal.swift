import Glibc

/// The terminal that standard error goes to.
enum Terminal {
  /// Its columns; nil where standard error goes elsewhere, 80 where the terminal does not know.
  static var columns: Int? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    var size = winsize()
    // Sound: the request fills in the struct that it is given, and keeps nothing of it.
    guard unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 80
    }
    return Int(size.ws_col)
  }
}
