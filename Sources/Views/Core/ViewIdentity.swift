/// Which view something is: the same in every frame in which the same view is there.
///
/// Made of the way from the root: the place in each container, the branch of each condition, the
/// `id` of each element. It means something within one process only, and must not reach output.
package struct ViewIdentity: Hashable, Sendable {
  private var bits: UInt64 = 0x9e37_79b9_7f4a_7c15

  package init() {}

  /// The identity of the part of this view at `index`.
  func child(_ index: Int) -> ViewIdentity {
    var child = self
    // The finaliser of SplitMix64 (G. Steele and others, 2014).
    var z = bits &+ UInt64(bitPattern: Int64(index)) &* 0xd134_2543_de82_ef95 &+ 1
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    child.bits = z ^ (z >> 31)
    return child
  }

  /// The identity of the part of this view that is called `id`.
  func child(id: some Hashable) -> ViewIdentity { child(id.hashValue) }
}
