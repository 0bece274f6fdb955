import Foundation

/// The most memory that this process has had resident, in bytes.
///
/// What `getrusage` tells holds the peak of the process that started this one, too.
package func peakMemory() throws -> Int {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
    return (Int(line.filter(\.isNumber)) ?? .max / 1024) * 1024
  }
  return .max
}
