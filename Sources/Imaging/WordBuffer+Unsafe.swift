/// Words in memory of their own, of a number that does not change.
///
/// An array in a struct is checked for other owners whenever it is written to, and two of them cannot be
/// lent for writing at once; here a loop takes `start`, as several of the PNG encoder's do.
@safe
struct WordBuffer: ~Copyable {
  /// The first of `count` words, valid as long as the buffer is.
  let start: UnsafeMutablePointer<UInt32>
  let count: Int

  /// Words of 0.
  init(count: Int) {
    // Sound: the one owner of the memory is this value, whose deinit frees it.
    unsafe start = .allocate(capacity: count)
    unsafe start.initialize(repeating: 0, count: count)
    self.count = count
  }

  deinit {
    unsafe start.deallocate()
  }

  subscript(index: Int) -> UInt32 {
    get {
      precondition(index >= 0 && index < count, "no word \(index) among \(count)")
      return unsafe start[index]
    }
    nonmutating set {
      precondition(index >= 0 && index < count, "no word \(index) among \(count)")
      unsafe start[index] = newValue
    }
  }

  /// Makes all words 0.
  func clear() {
    unsafe start.update(repeating: 0, count: count)
  }

  /// Lends some of the words.
  func withSpan<R>(_ range: Range<Int>, _ body: (Span<UInt32>) -> R) -> R {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    // Sound: the words outlive the call.
    return unsafe body(
      Span(_unsafeStart: start + range.lowerBound, count: range.count))
  }

  /// Lends some of the words for writing; nothing else may use them meanwhile.
  func withMutableSpan<R>(_ range: Range<Int>, _ body: (inout MutableSpan<UInt32>) -> R) -> R {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    // Sound: the words outlive the call.
    var span = unsafe MutableSpan(_unsafeStart: start + range.lowerBound, count: range.count)
    return body(&span)
  }
}
