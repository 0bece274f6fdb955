/// Whether the variables of a process's environment say that it runs where nobody watches: `CI` is set,
/// as build services do, and not to "false".
package func isContinuousIntegration(_ environment: [String: String]) -> Bool {
  guard let value = environment["CI"] else { return false }
  return !["", "0", "false"].contains(value.lowercased())
}
