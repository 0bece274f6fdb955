public import Flipbook
import Imaging
import Synchronization

/// Compares the moments of films with their golden images, on several threads.
public struct GoldenCheck: Sendable {
  /// The golden images.
  public let store: GoldenStore
  /// Where fonts come from.
  public let fonts: FontLibrary
  /// Moments that are drawn at the same time, at least 1.
  public let jobs: Int
  /// Whether golden images that are missing or differ are written; all others stay untouched.
  public var isUpdating = false
  /// Whether each moment is drawn a second time, in bands by several threads, and has to be the same.
  public var isDrawingTwice = false
  /// Where a picture of each failure is written, as `<film>/<moment>.png`; nowhere if nil.
  public var reportFolder: String?

  /// A check against `store` that draws with `fonts` on `jobs` threads.
  public init(store: GoldenStore, fonts: FontLibrary, jobs: Int) {
    self.store = store
    self.fonts = fonts
    self.jobs = max(jobs, 1)
  }

  /// Compares every moment of `films`.
  ///
  /// - Parameters:
  ///   - films: What to compare; these films' folders are searched for orphans.
  ///   - areAll: Whether `films` are all there are, so that folders without a film are orphans too.
  ///   - isCancelled: Is asked before each moment whether to stop.
  /// - Returns: The results in the order of `films` and their moments, whatever thread did which.
  public func run(
    _ films: [any Film], areAll: Bool, isCancelled: @Sendable () -> Bool = { false }
  ) -> GoldenReport {
    let tasks = films.flatMap { film in film.moments.map { (film: film, moment: $0) } }
    let next = Atomic<Int>(0)
    let results = Mutex<[GoldenResult?]>(Array(repeating: nil, count: tasks.count))
    WorkerThreads.run(min(jobs, tasks.count)) { _ in
      while !isCancelled() {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < tasks.count else { return }
        let result = compare(tasks[index].film, at: tasks[index].moment)
        results.withLock { $0[index] = result }
      }
    }
    let finished = results.withLock { $0.compactMap { $0 } }
    return GoldenReport(
      results: finished, orphans: areAll ? store.orphans(ofAll: films) : store.orphans(of: films),
      wasInterrupted: finished.count < tasks.count)
  }

  private func compare(_ film: any Film, at moment: Moment) -> GoldenResult {
    let start = ContinuousClock.now
    var result = comparison(film, at: moment)
    result.duration = start.duration(to: .now)
    return result
  }

  private func comparison(_ film: any Film, at moment: Moment) -> GoldenResult {
    let path = store.path(film: film.name, moment: moment.name)
    func result(_ outcome: GoldenResult.Outcome) -> GoldenResult {
      GoldenResult(film: film.name, moment: moment, path: path, outcome: outcome)
    }
    let actual: Bitmap
    do throws(FrameError) {
      actual = try FrameRenderer(scale: 1, fonts: fonts).bitmap(of: film, at: moment.time)
      if isDrawingTwice {
        let difference = try difference(film, at: moment, from: actual)
        guard difference.isEmpty else { return result(.unstable(difference)) }
      }
    } catch {
      return result(.notDrawn(error))
    }
    let reportPath = reportFolder.map { "\($0)/\(film.name)/\(moment.name).png" }
    let (golden, outcome) = store.compare(actual, with: path, under: film.tolerance)
    var compared = result(outcome)
    if isUpdating, compared.canBeRecorded { return result(update(actual, path, outcome)) }
    guard let reportPath else { return compared }
    if outcome == .matches {
      // An earlier check may have left a picture of a failure that is mended now.
      PosixFile.remove(reportPath)
    } else {
      compared.picture = writeComparison(golden, actual, to: reportPath)
      // What can't be encoded is told by the file that could not be written just before.
      compared.pictures = try? ComparedPictures(expected: golden, actual: actual)
    }
    return compared
  }

  /// How a second drawing of the moment, in bands, differs from `first`.
  private func difference(
    _ film: any Film, at moment: Moment, from first: Bitmap
  ) throws(FrameError) -> ImageDifference {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    let second = try renderer.bitmap(of: film, at: moment.time, threads: 3)
    return ImageDifference(expected: first, actual: second)
  }

  /// Writes the golden image, and says why, or what stood against it.
  private func update(
    _ actual: Bitmap, _ path: String, _ outcome: GoldenResult.Outcome
  ) -> GoldenResult.Outcome {
    let reason: String
    switch outcome {
    case .differs(let difference): reason = difference.summary
    case .exceeds(let difference): reason = difference.summary
    case .unreadable(.missing): reason = "it was missing"
    case .unreadable(let error): reason = "instead of what was there: \(error)"
    case .matches, .tolerated, .unstable, .notDrawn, .written, .notWritten: return outcome
    }
    do throws(GoldenError) {
      try store.write(actual, to: path)
      return .written(because: reason)
    } catch {
      return .notWritten(error)
    }
  }

  private func writeComparison(
    _ expected: Bitmap?, _ actual: Bitmap, to path: String
  ) -> Result<String, GoldenError> {
    let picture: Bitmap
    do throws(BitmapError) {
      picture = try ComparisonPicture.make(expected: expected, actual: actual)
    } catch {
      return .failure(.tooLarge(path: path, error))
    }
    do throws(GoldenError) {
      try store.write(picture, to: path)
      return .success(path)
    } catch {
      return .failure(error)
    }
  }
}
