import Glibc
import Synchronization

/// Runs work on several threads, or on as many as the system has left.
package enum WorkerThreads {
  /// Calls `body` with each number below `count`, at the same time as far as threads can be had, and
  /// returns when all have returned.
  ///
  /// The first runs on the thread that calls; a number whose thread can't be made runs there, too,
  /// after the others have begun.
  package static func run(_ count: Int, _ body: @Sendable (_ worker: Int) -> Void) {
    // All threads are joined before this returns.
    withoutActuallyEscaping(body) { runAll(count, $0) }
  }

  /// What `body` makes of each of `items`, in their order, worked out on up to `jobs` threads.
  package static func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], jobs: Int, _ body: @Sendable (Item) -> Value
  ) -> [Value] {
    let next = Atomic<Int>(0)
    let values = Mutex<[Value?]>(Array(repeating: nil, count: items.count))
    run(min(jobs, items.count)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let value = body(items[index])
        values.withLock { $0[index] = value }
      }
    }
    // Every index below the count was taken by some thread, and all threads have returned.
    return values.withLock { $0.compactMap { $0 } }
  }

  private static func runAll(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    guard count > 0 else { return }
    var threads: [pthread_t] = []
    var leftOver = [0]
    for worker in 1..<max(count, 1) {
      if let thread = start({ body(worker) }) {
        threads.append(thread)
      } else {
        leftOver.append(worker)
      }
    }
    for worker in leftOver { body(worker) }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// What a new thread is handed: a reference, since a C function takes one pointer.
  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var thread = pthread_t()
    // Sound: the reference is retained for the new thread, which takes it over; if there is no
    // thread it is given back here.
    let work = unsafe Unmanaged.passRetained(Work(body))
    let error = unsafe pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer = unsafe pointer else { return nil }
        unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard error == 0 else {
      unsafe work.release()
      return nil
    }
    return thread
  }
}
