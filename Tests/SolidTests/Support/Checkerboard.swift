import Imaging
import Solid

/// A texture of `count` × `count` fields of `side` pixels, white at the top left, black beside it.
func checkerboard(_ count: Int, _ side: Int, wrap: Texture.Wrap = .clamp) -> Texture {
  var bitmap = Bitmap(width: count * side, height: count * side, fill: .white)
  for y in 0..<count * side {
    for x in 0..<count * side where (x / side + y / side) % 2 == 1 { bitmap[x, y] = .black }
  }
  return Texture(bitmap, wrap: wrap)
}
