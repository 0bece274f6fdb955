import Foundation
import Typography

/// Makes a folder with the given files, hands its path to `body`, and removes it.
func withFontFolder<R>(
  _ files: [String: [UInt8]], _ body: (String) throws -> R,
) throws -> R {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("flipbook-fonts-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, bytes) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
  return try body(folder.path)
}

/// The error that `body` throws, or nil where it throws none, or one of another kind.
func fontError(_ body: () throws -> Void) -> FontError? {
  do {
    try body()
    return nil
  } catch {
    return error as? FontError
  }
}

/// The bundled family, at a size.
func jakarta(
  _ size: Double, _ weight: FontWeight = .regular, isItalic: Bool = false,
) -> FontDescription {
  FontDescription(family: "Plus Jakarta Sans", size: size, weight: weight, isItalic: isItalic)
}
