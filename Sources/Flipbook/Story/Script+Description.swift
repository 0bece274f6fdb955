import Geometry

extension Script.Step: CustomStringConvertible {
  /// The gesture and its time, with the file and the line where it is written.
  public var description: String { "\(source): \(gesture)" }
}

extension ScriptGesture: CustomStringConvertible {
  var description: String {
    switch self {
    case .tap(let place, let time, _): "tap on \(place) at \(time.inShort)"
    case .type(let text, let time, _): "typing \"\(text.prefix(24))\" at \(time.inShort)"
    case .drag(let path): "\(path.motion.name) on \(path.from) at \(path.time.inShort)"
    }
  }
}

extension FingerPath.Motion {
  /// What a person would call it.
  var name: String {
    switch self {
    case .still: "long press"
    case .slip: "cancelled tap"
    case .along, .by: "drag"
    case .fling: "fling"
    }
  }
}
