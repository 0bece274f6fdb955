import Flipbook
import Foundation

/// What one workload took.
struct BenchFigure: Codable {
  private enum CodingKeys: String, CodingKey {
    case workload, bytes
    case milliseconds = "ms"
  }

  let workload: String
  /// The median of the repetitions.
  let milliseconds: Double
  /// The size of the file that it made, where it makes one.
  let bytes: Int?

  /// One line of JSON.
  var json: String {
    let size = bytes.map { ", \"bytes\": \($0)" } ?? ""
    return "{\"workload\": \"\(workload)\", \"ms\": \(decimal(milliseconds, places: 3))\(size)}"
  }

  /// The figure for a person, beside an earlier one where there is one.
  func text(before: Double?) -> String {
    let name = workload + String(repeating: " ", count: max(18 - workload.count, 1))
    let ratio = before.map { "   \(decimal(milliseconds / $0, places: 2)) of before" } ?? ""
    return "\(name)\(decimal(milliseconds, places: 3)) ms\(ratio)"
  }

  /// The times in a file of such lines, by workload.
  static func readAll(_ path: String) throws(BenchError) -> [String: Double] {
    let text: String
    do {
      text = String(decoding: try InputFile.read(path), as: UTF8.self)
    } catch {
      throw .input(error)
    }
    var times: [String: Double] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      guard
        let figure = try? JSONDecoder().decode(BenchFigure.self, from: Data(line.utf8)),
        figure.milliseconds > 0
      else { throw .figures(file: path, line: index + 1) }
      times[figure.workload] = figure.milliseconds
    }
    return times
  }
}
