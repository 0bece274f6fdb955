import Flipbook

extension RenderCommand {
  static let output = Option(
    "o", "DIR|FILE|-",
    """
    the folder for the frames, or the file of a format that is one (default: out/ and the film's \
    name); - or a pipe gets all PNGs one after the other, or the file
    """)
  static let fps = Option(
    "fps", "RATE", "frames a second: 60 (default; for gif 50), 29.97, 30000/1001")
  static let scale = Option("scale", "N", "pixels a point (default: 3)")
  static let from = Option("from", "S", "begin with the first frame at or after S seconds")
  static let to = Option("to", "S", "end before S seconds; a frame at S itself is left out")
  static let frames = Option("frames", "A-B", "these frames, both ends included; A alone for one")
  static let format = Option(
    "format", SequenceFormat.allCases.map(\.rawValue).joined(separator: "|"),
    "what frames are written as (default: what -o FILE ends in, else png)")
  static let shutter = Option(
    "shutter", "DEG",
    "motion blur: expose each frame for DEG of 360 degrees of its time; 180 is film's custom")
  static let samples = Option(
    "samples", "N", "with --shutter: moments that are averaged for a frame (default: 16)")
  static let background = Option(
    "background", "COLOUR",
    "what shows where the film is clear (default: nothing; black where the format knows no clear)")
  static let jobs = Option("jobs", "N", "threads that draw (default: one a core)")
  static let resume = Option(
    flag: "resume", "keep the frames that are whole and what the film shows now, draw the others")
  static let force = Option(flag: "force", "remove the folder's frames first")
  static let verify = Option(
    flag: "verify",
    "draw nothing; name the frames that are missing, damaged or not what the film shows now, at the "
      + "folder's own scale and rate unless others are asked for")
  static let shard = Option(
    "shard", "K/N",
    "share K of N, counted from 1: every N-th frame, for N machines on one film; auto in a Slurm job array, "
      + "auto/N in a Kubernetes Indexed Job")

  static let manual = Manual(
    name: "render",
    summary: "Draws the frames of a film as PNG files, an animation or a video",
    operands: "FILM",
    options: [
      output, fps, scale, from, to, frames, format, background, shutter, samples, jobs, resume,
      force, verify, shard,
    ],
    details: [
      """
      Frame k shows the moment k / RATE and is written as frame-00000.png and on, under the same \
      number whichever part of the film is drawn. Each file appears whole or not at all. The folder \
      also gets a flipbook.json, which says what its frames are; a folder that holds another render, \
      or this one already, is left alone without --resume or --force.
      """,
      """
      Ctrl-C stops within a frame, and leaves whole frames only; --resume goes on from there. The \
      shares of a film may be drawn into one folder at the same time, or copied into one later: \
      --verify looks at them all together.
      """,
      """
      apng, y4m (4:2:0) and rgba (raw, not premultiplied) are written here; mp4 (H.264), webm (VP9) and \
      gif by an ffmpeg on the PATH. Video is BT.709 in the limited range, converted once, and tagged so. \
      A single file appears when it is whole, or not at all.
      """,
      """
      --shutter averages moments in light, around the frame's own time. What does not move stays as \
      sharp as it was.
      """,
    ],
    examples: [
      .init(command: "flipbook render bite/splash", effect: "all frames into out/bite-splash/"),
      .init(
        command: "flipbook render bite/splash -o frames --fps 30000/1001 --scale 2",
        effect: "at NTSC's rate and twice the film's size in points"),
      .init(
        command: "flipbook render bite/splash -o frames --frames 30-40 --resume",
        effect: "eleven more frames into a folder that has some"),
      .init(
        command: "flipbook render bite/splash -o shared --shard 2/3",
        effect: "what the second of three machines does; then, on one of them:"),
      .init(
        command: "flipbook render bite/splash -o shared --verify",
        effect: "says which frames are missing, and ends with 1 if there are any"),
      .init(
        command: "flipbook render bite/splash -o splash.mp4 --shutter 180",
        effect: "a video with motion blur; so are splash.webm, splash.gif and splash.apng"),
      .init(
        command: "flipbook render bite/splash --format y4m -o - | x264 --demuxer y4m -o a.mkv -",
        effect: "for an encoder of your own"),
    ])
}
