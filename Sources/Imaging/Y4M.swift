/// YUV4MPEG2, the stream of raw video that encoders read.
///
/// Source: the yuv4mpeg(5) manual page of MJPEG tools; XCOLORRANGE is what ffmpeg and others write.
package enum Y4M {
  /// What stands before the first frame: pictures of an even size, so many frames a second.
  package static func header(
    width: Int, height: Int, rateNumerator: Int, rateDenominator: Int
  ) -> [UInt8] {
    Array(
      "YUV4MPEG2 W\(width) H\(height) F\(rateNumerator):\(rateDenominator) Ip A1:1 C420mpeg2 "
        .utf8) + Array("XYSCSS=420MPEG2 XCOLORRANGE=LIMITED\n".utf8)
  }

  /// A frame: its marker and its planes.
  package static func frame(_ bitmap: Bitmap) -> [UInt8] {
    Array("FRAME\n".utf8) + YUV420.planes(bitmap)
  }
}
