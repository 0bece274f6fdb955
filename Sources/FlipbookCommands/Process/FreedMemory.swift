import CMalloc

/// What becomes of memory that is no longer used.
enum FreedMemory {
  /// Keeps it for what is allocated next, instead of handing it back to the system.
  ///
  /// Each frame takes and frees pictures of the same sizes, some megabytes each. Handed back, they would be
  /// taken from the system anew, which clears every page: a tenth of the time of a frame with many layers.
  /// The peak stays the same.
  static func keep() {
    // The largest blocks that glibc lets itself be told to keep are 32 MB; a frame at 3 pixels a point has 13.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 1 << 30)
  }
}
