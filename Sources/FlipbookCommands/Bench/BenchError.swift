import Flipbook
import Solid

/// Why a benchmark can't be run, or what went wrong in it.
enum BenchError: Error, CustomStringConvertible {
  /// The folder of workloads is not there, or is no folder.
  case folder(InputError)
  /// There is no workload in the folder.
  case noWorkloads(folder: String)
  /// A file can't be read.
  case input(InputError)
  /// A workload's file does not hold what it should.
  case script(BenchScriptError)
  /// A line of earlier figures does not hold one.
  case figures(file: String, line: Int)
  /// A glyph can't be set.
  case font(FontError)
  /// The picture can't be drawn.
  case raster(RasterError)
  /// The scene can't be drawn.
  case solid(SolidError)
  /// A picture can't be read or written as PNG.
  case png(PNGError)

  /// What is wrong, where, and what to do.
  var description: String {
    switch self {
    case .folder(let error):
      "\(error): --data takes the folder with the workloads' files"
    case .noWorkloads(let folder):
      "\(folder) holds no workload: those are files NAME.ops, frame.png and scene3d.json"
    case .input(let error): error.description
    case .script(let error): error.description
    case .figures(let file, let line):
      "\(file):\(line): this is no figure: --compare takes what --json has printed"
    case .font(let error): error.description
    case .raster(let error): error.description
    case .solid(let error): error.description
    case .png(let error): error.description
    }
  }
}
