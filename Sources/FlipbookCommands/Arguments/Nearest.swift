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
    let distance = editDistance(Array(text.lowercased()), Array(candidate.lowercased()))
    let isNear = distance <= max(1, letters.count / 3) && distance < letters.count
    guard isNear || (letters.count >= 2 && candidate.hasPrefix(text)) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// The letters to insert, remove or replace, or neighbours to swap, to make `b` of `a`.
///
/// Source: the optimal string alignment distance, row by row.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        least = min(least, beforeLast[j - 1] + 1)
      }
      row.append(least)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
