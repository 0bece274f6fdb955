import Foundation
import Testing

/// One thing that went wrong elsewhere: a document, and what holds for its picture.
struct FieldCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Input: Decodable, Sendable {
    var files: [String: String]
  }

  var id: String
  var area: String
  var symptom: String
  var input: Input
  var expect: [Check]

  var testDescription: String { id }

  /// All cases, in the order of the file; none where it can't be read, which a test notices.
  static let all: [FieldCase] = {
    guard let bytes = try? Inputs.bytes("cases/cases.json"),
      let cases = try? JSONDecoder().decode([FieldCase].self, from: Data(bytes))
    else { return [] }
    return cases
  }()

  /// A property of the picture; which of the values there are goes with its kind.
  struct Check: Decodable, Sendable {
    var check: String
    var at: [Int]?
    var rgba: [Int]?
    var rgb: [Int]?
    var min: Int?
    var max: Int?
    var tol: Int?
    var rect: [Int]?
    var pixels: Double?
    var relTol: Double?
    var lengths: [Int]?
    var from: Int?
    var to: Int?
    var row: Int?
    var column: Int?
    var path: String?
    var halfWidth: Double?
    var slack: Double?
    var direction: String?
    var channel: String?
    var file: String?
    var maxDiffPixels: Int?
    var minAlpha: Int?
    var axis: String?
    var seconds: Double?
    var mentions: [String]?
    var of: [[Check]]?

    enum CodingKeys: String, CodingKey {
      case check, at, rgba, rgb, min, max, tol, rect, pixels, lengths, from, to, row, column, path
      case slack, direction, channel, file, axis, seconds, mentions, of
      case relTol = "rel_tol"
      case halfWidth = "half_width"
      case maxDiffPixels = "max_diff_pixels"
      case minAlpha = "min_alpha"
    }
  }
}
