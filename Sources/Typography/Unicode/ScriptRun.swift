import CHarfBuzz

/// Scalars of a text in one script, from the end of the run before.
struct ScriptRun: Hashable, Sendable {
  /// Where the run ends.
  var end: Int
  /// The script's ISO 15924 tag, packed into a number.
  var script: UInt32

  /// The runs of the scalars in `scalars`, in order.
  ///
  /// Signs that many scripts share, and marks, go with the script before them, or at the beginning
  /// with the first one after. Text of nothing else is one run of the script "common".
  static func runs(of scalars: ArraySlice<UInt32>) -> [ScriptRun] {
    let functions = unsafe hb_unicode_funcs_get_default()
    let shared = [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN, HB_SCRIPT_INVALID]
      .map(\.rawValue)
    var runs: [ScriptRun] = []
    var current: UInt32?
    for (index, scalar) in zip(scalars.indices, scalars) {
      let script = unsafe hb_unicode_script(functions, scalar).rawValue
      guard !shared.contains(script), script != current else { continue }
      if let current { runs.append(ScriptRun(end: index, script: current)) }
      current = script
    }
    runs.append(
      ScriptRun(end: scalars.endIndex, script: current ?? HB_SCRIPT_COMMON.rawValue))
    return runs
  }
}
