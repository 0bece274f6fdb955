import Foundation

/// The most memory that this process has had resident, in bytes.
///
/// Linux tells it in `/proc`; what `getrusage` tells holds the peak of the process that started this one, too.
var peakMemory: Int {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
    return 0
  }
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return 1024 * (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0)
}
