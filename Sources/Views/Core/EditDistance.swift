/// How many letters to insert, remove or replace, or neighbours to swap, make one name of another.
///
/// What a mistyped name is compared with those that there are by: symbols, films, options. No letter is
/// touched twice. Takes time in proportion to the product of the lengths.
///
/// Source: the optimal string alignment distance of R. Lowrance and R. A. Wagner, "An Extension of the
/// String-to-String Correction Problem", 1975, row by row.
package func editDistance(from a: some StringProtocol, to b: some StringProtocol) -> Int {
  let (a, b) = (Array(a), Array(b))
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
