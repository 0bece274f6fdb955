import Flipbook

/// Whether `path` is `folder` or lies in it, links followed; neither has to be there yet.
func isPath(_ path: String, in folder: String) -> Bool {
  // What is not there yet holds no links, so its parts mean what they say.
  func whole(_ path: String) -> String {
    if let path = PosixFile.realPath(path) { return path }
    // The working folder itself may have been removed.
    guard path != "." else { return path }
    let parent = whole(PosixFile.parent(of: path) ?? ".")
    switch path.split(separator: "/").last {
    case nil, ".": return parent
    case "..": return PosixFile.parent(of: parent) ?? "/"
    case let name?: return "\(parent)/\(name)"
    }
  }
  return (whole(path) + "/").hasPrefix(whole(folder) + "/")
}
