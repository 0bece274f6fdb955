import Glibc

/// The most memory that this process has had resident, in bytes.
var peakMemory: Int {
  var usage = rusage()
  // Sound: the call fills in the struct that it is given. Linux counts in KiB.
  _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return 1024 * Int(usage.ru_maxrss)
}
