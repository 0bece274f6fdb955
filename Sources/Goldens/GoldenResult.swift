public import Flipbook

/// What came of comparing one moment of a film with its golden image.
public struct GoldenResult: Sendable, CustomStringConvertible {
  /// What came of it.
  public enum Outcome: Hashable, Sendable {
    /// Every channel of every pixel is the same.
    case matches
    /// The pictures differ, by no more than the film's tolerance allows.
    case tolerated(ToleratedDifference)
    /// The pictures differ, and the film has no tolerance.
    case differs(ImageDifference)
    /// The pictures differ by more than the film's tolerance allows.
    case exceeds(ToleratedDifference)
    /// Drawn a second time, in bands by several threads, the film shows another picture.
    case unstable(ImageDifference)
    /// The golden image is not there, can't be read or is no picture.
    case unreadable(GoldenError)
    /// The film could not be drawn.
    case notDrawn(FrameError)
    /// The golden image was written; `because` says why.
    case written(because: String)
    /// The golden image should have been written, and could not be.
    case notWritten(GoldenError)

    /// Whether recording the new picture would mend the check: it was drawn, and is not the golden one.
    public var canBeRecorded: Bool {
      switch self {
      // What a pointer stands for, or a file holds that can't be read, may well be the right picture.
      case .unreadable(.png(.gitLFSPointer)), .unreadable(.input): false
      case .differs, .exceeds, .unreadable: true
      case .matches, .tolerated, .unstable, .written, .notDrawn, .notWritten: false
      }
    }
  }

  /// The film's name.
  public let film: String
  /// The moment.
  public let moment: Moment
  /// The golden image's file.
  public let path: String
  /// What came of it.
  public let outcome: Outcome
  /// How long it took to draw and to compare.
  public internal(set) var duration = Duration.zero
  /// The pictures that were compared, where a report was asked for and they are not equal.
  public internal(set) var pictures: ComparedPictures?
  /// The picture of the difference that was written, and why it could not be where it was not.
  public internal(set) var picture: Result<String, GoldenError>?

  /// Whether the check fails for this.
  public var isFailure: Bool {
    switch outcome {
    case .matches, .tolerated, .written: false
    case .differs, .exceeds, .unstable, .unreadable, .notDrawn, .notWritten: true
    }
  }

  /// Whether recording the new picture would mend the check: it was drawn, and is not the golden one.
  public var canBeRecorded: Bool { outcome.canBeRecorded }

  /// Where and how much the pictures differ, if both are there.
  public var difference: ImageDifference? {
    switch outcome {
    case .differs(let difference), .unstable(let difference): difference
    case .tolerated(let difference), .exceeds(let difference): difference.exact
    case .matches, .unreadable, .notDrawn, .written, .notWritten: nil
    }
  }

  /// Whether there is a picture to look at: the film was drawn.
  public var isDrawn: Bool {
    if case .notDrawn = outcome { false } else { true }
  }

  /// Whether the golden image is not there.
  public var isMissing: Bool {
    if case .unreadable(.missing) = outcome { true } else { false }
  }

  /// The film, the moment, and what came of it.
  public var description: String {
    let result =
      switch outcome {
      case .matches: "matches"
      case .tolerated(let difference), .exceeds(let difference): difference.summary
      case .differs(let difference): difference.summary
      case .unstable(let difference):
        "drawn a second time it is another picture: \(difference.summary)"
      case .unreadable(let error): error.description
      case .notDrawn(let error): error.description
      case .written(let reason): "\(path) written: \(reason)"
      case .notWritten(let error): error.description
      }
    return "\(film) \(moment.name): \(result)"
  }
}

/// What came of a check.
public struct GoldenReport: Sendable {
  /// The moments, film by film, in the films' order.
  public let results: [GoldenResult]
  /// Golden images that no film has a moment for, sorted.
  public let orphans: [String]
  /// Whether the check was stopped before its end; moments are missing from the results then.
  public let wasInterrupted: Bool

  /// Whether all moments were compared, none failed, and there are no orphans.
  public var isPassed: Bool {
    !wasInterrupted && orphans.isEmpty && !results.contains(where: \.isFailure)
  }
}
