import Drawing
import Geometry
import Imaging
package import Motion
import Raster

/// What the frames of a film can be written as.
package enum SequenceFormat: String, CaseIterable, Sendable {
  /// A folder of PNGs, or PNGs one after the other.
  case png
  /// An animated PNG.
  case apng
  /// YUV4MPEG2: raw video of eight bits, 4:2:0, BT.709, limited range.
  case y4m
  /// Raw pixels, R G B A, not premultiplied.
  case rgba
  /// H.264, by ffmpeg.
  case mp4
  /// VP9, by ffmpeg.
  case webm
  /// A GIF, by ffmpeg.
  case gif

  /// The format that a file's name asks for by its ending; nil where it asks for none.
  package init?(ofFile path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// Whether ffmpeg is needed, which writes files and nothing else.
  package var needsFFmpeg: Bool { coding != nil }

  /// Whether clear parts of a film stay clear; where not, they show the background.
  package var keepsAlpha: Bool { [.png, .apng, .rgba].contains(self) }

  /// The fastest rate that players show; nil for any.
  ///
  /// A GIF's delays are hundredths of a second, and those below two are taken for ten.
  package var fastestRate: FrameRate? { self == .gif ? 50 : nil }

  /// Whether colour is stored for blocks of two by two pixels, so that sides have to be even.
  package var hasEvenSides: Bool { [.y4m, .mp4, .webm].contains(self) }

  /// ffmpeg's arguments for what it is to make; nil where it makes nothing.
  package var coding: [String]? {
    // What Y4M brings is BT.709 in the limited range already: ffmpeg is to say so, and convert nothing.
    let tags = [
      "-pix_fmt", "yuv420p", "-color_range", "tv", "-colorspace", "bt709", "-color_primaries",
      "bt709", "-color_trc", "bt709",
    ]
    return switch self {
    case .png, .apng, .y4m, .rgba: nil
    case .mp4:
      ["-c:v", "libx264", "-preset", "medium", "-crf", "16"] + tags
        + ["-movflags", "+faststart", "-f", "mp4"]
    case .webm:
      [
        "-c:v", "libvpx-vp9", "-crf", "18", "-b:v", "0", "-deadline", "good", "-cpu-used", "4",
        "-row-mt", "1",
      ] + tags + ["-f", "webm"]
    case .gif:
      // A palette for each frame: one for all would keep all frames in memory first.
      [
        "-filter_complex",
        "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=sierra2_4a",
        "-loop", "0", "-f", "gif",
      ]
    }
  }

  /// ffmpeg's arguments for what it is given.
  package func input(width: Int, height: Int, rate: FrameRate) -> [String] {
    self == .gif
      ? [
        "-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(width)x\(height)",
        "-framerate", "\(rate)",
      ] : ["-f", "yuv4mpegpipe"]
  }
}

extension SequenceRenderer {
  /// The pixels of the frames of `film`.
  ///
  /// - Throws: Where they are too many.
  package func pixelSize(of film: some Film) throws(RenderError) -> (width: Int, height: Int) {
    do {
      return try Renderer(scale: renderer.scale).pixelSize(of: DisplayList(size: film.size))
    } catch {
      throw .frame(number: 0, FrameError(film: film.name, time: 0, cause: .raster(error)))
    }
  }

  /// Writes the frames of `plan` to `sink`, one after the other in a format of a single file.
  package func render(
    _ film: some Film, plan: FramePlan, as format: SequenceFormat, to sink: any ByteSink,
    reporter: Reporter = Reporter()
  ) throws(RenderError) -> RenderSummary {
    let (width, height) = try pixelSize(of: film)
    let pixelsPerInch = 72 * renderer.scale
    switch format {
    case .png:
      let encoder = StreamEncoder { (bitmap) throws(PNGError) in
        try PNG.encode(bitmap, compression: .fast, pixelsPerInch: pixelsPerInch)
      }
      return try render(film, plan: plan, to: StreamWriter(to: sink, encoder), reporter: reporter)
    case .apng:
      let writer = AnimationWriter(
        to: sink, frameCount: plan.frames.count, rate: plan.rate,
        hasAlpha: background.opacity < 1, pixelsPerInch: pixelsPerInch)
      return try render(film, plan: plan, to: writer, reporter: reporter)
    case .rgba, .gif:
      let writer = StreamWriter(to: sink, StreamEncoder { $0.straightBytes })
      return try render(film, plan: plan, to: writer, reporter: reporter)
    case .y4m, .mp4, .webm:
      let size = YUV420.size(width: width, height: height)
      let header = Y4M.header(
        width: size.width, height: size.height, rateNumerator: plan.rate.numerator,
        rateDenominator: plan.rate.denominator)
      let writer = StreamWriter(
        to: sink, beginning: header, StreamEncoder { Y4M.frame($0) })
      return try render(film, plan: plan, to: writer, reporter: reporter)
    }
  }
}
