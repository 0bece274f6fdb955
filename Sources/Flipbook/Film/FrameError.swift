public import Imaging
public import Motion
public import Raster
public import Typography
public import Views

/// Why a moment of a film could not be drawn.
public struct FrameError: Error, Hashable, CustomStringConvertible {
  /// What went wrong.
  public enum Cause: Error, Hashable {
    /// The script of a storyboard can't be played.
    case script(ScriptError)
    /// A view could not be laid out.
    case view(ViewError)
    /// A caption could not be set.
    case font(FontError)
    /// The display list could not be drawn.
    case raster(RasterError)
    /// The picture could not be encoded.
    case png(PNGError)
  }

  /// The film's name.
  public let film: String
  /// The time in the film, in seconds.
  public let time: Seconds
  /// What went wrong.
  public let cause: Cause

  package init(film: String, time: Seconds, cause: Cause) {
    (self.film, self.time, self.cause) = (film, time, cause)
  }

  /// What is wrong, where, and what to do.
  public var description: String {
    let reason =
      switch cause {
      case .script(let error): error.description
      case .view(let error): error.description
      case .font(let error): error.description
      case .raster(let error): error.description
      case .png(let error): error.description
      }
    return "\(film) at \(time) s: \(reason)"
  }
}

extension FrameError {
  /// The failure of `film` at `time` for which a view is to blame, or the script behind it.
  init(film: String, time: Seconds, view error: ViewError) {
    if case .content(let content) = error, let script = content.cause as? ScriptError {
      self.init(film: film, time: time, cause: .script(script))
    } else {
      self.init(film: film, time: time, cause: .view(error))
    }
  }
}
