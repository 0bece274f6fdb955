import Glibc

/// The time that this thread has spent on a processor while `work` ran.
///
/// Unlike time by the clock it is the same on a machine that has other things to do.
package func processorTime<E: Error>(of work: () throws(E) -> Void) throws(E) -> Duration {
  let start = threadTime
  try work()
  return threadTime - start
}

private var threadTime: Duration {
  var time = timespec()
  // Sound: the call fills in the struct that it is given, and keeps nothing of it.
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
