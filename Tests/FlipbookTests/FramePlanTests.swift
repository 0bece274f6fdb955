import Flipbook
import Testing

@Suite("Frame plans")
struct FramePlanTests {
  @Test("a still has one frame")
  func still() {
    #expect(FramePlan(TestFilm(duration: 0), rate: 60).frames == [0])
  }

  @Test("shares are interleaved, and together are the whole")
  func shards() {
    let film = TestFilm(duration: 1)
    let shares = (1...3).map { number in
      FramePlan(film, rate: 10, shard: FramePlan.Shard(number: number, count: 3)).frames
    }
    #expect(shares == [[0, 3, 6, 9], [1, 4, 7], [2, 5, 8]])
    #expect(FramePlan.Shard(number: 0, count: 3) == nil)
    #expect(FramePlan.Shard(number: 4, count: 3) == nil)
  }

  @Test("a range is kept to the film's frames")
  func ranges() {
    let film = TestFilm(duration: 1)
    #expect(FramePlan(film, rate: 10, range: 8..<20).frames == [8, 9])
    #expect(FramePlan(film, rate: 10, range: 30..<40).frames == [])
  }
}
