/// Why a PNG could not be read or written.
///
/// `name` is the caller's name for it, a path as a rule.
public enum PNGError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty(name: String)
  /// The bytes are the pointer that Git LFS puts in place of a file it has not fetched.
  case gitLFSPointer(name: String)
  /// The bytes are something else; `found` says what, as far as their beginning tells.
  case notPNG(name: String, found: String)
  /// The header claims a size beyond the limits; `limit` says which.
  case tooLarge(name: String, width: Int, height: Int, limit: String)
  /// The bytes end before the picture does; `place` says where.
  case truncated(name: String, place: String)
  /// The bytes break the format's rules, or a checksum says that they changed.
  case damaged(name: String, reason: String)
  /// libpng could not start for want of memory.
  case outOfMemory(name: String)
  /// libpng could not write; `reason` is in its words.
  case notWritten(reason: String)
}

extension PNGError: CustomStringConvertible {
  /// What is wrong with which file, and what to do about it.
  public var description: String {
    switch self {
    case .empty(let name):
      "\(name) is empty: write it again"
    case .gitLFSPointer(let name):
      "\(name) is a Git LFS pointer, not a picture: run `git lfs pull` to fetch the picture"
    case .notPNG(let name, let found):
      "\(name) is not a PNG but \(found): convert it to PNG, renaming it is not enough"
    case .tooLarge(let name, let width, let height, let limit):
      "\(name) claims to be \(width) × \(height) pixels, more than the limit of \(limit)"
    case .truncated(let name, let place):
      "\(name) is not whole: \(place); copy or write it again"
    case .damaged(let name, let reason):
      "\(name) is a damaged PNG: \(reason); copy or write it again"
    case .outOfMemory(let name):
      "not enough memory for \(name)"
    case .notWritten(let reason):
      "the PNG could not be written: \(reason)"
    }
  }
}
