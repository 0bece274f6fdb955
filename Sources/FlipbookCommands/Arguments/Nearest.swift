import Flipbook

/// The candidate that `text` was most likely meant to be; nil where none is near.
///
/// Near is one that `text` begins, or that a third of its letters turned wrong lead to; of several,
/// the first.
func nearest(to text: String, among candidates: [String]) -> String? {
  // Distances take time in proportion to the product of the lengths.
  guard text.count <= 100 else { return nil }
  let letters = text.filter { $0 != "-" }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(from: text.lowercased(), to: candidate.lowercased())
    let isNear = distance <= max(1, letters.count / 3) && distance < letters.count
    guard isNear || (letters.count >= 2 && candidate.hasPrefix(text)) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}
