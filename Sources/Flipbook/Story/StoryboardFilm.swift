public import Geometry
public import Motion
import Typography
public import Views

/// A film of an app that a script's fingers use.
///
/// ```swift
/// StoryboardFilm(
///   Quiz(), script: [.tap("Get started", at: 3.6)], name: "bite/quiz", start: 3.4, duration: 2.8)
/// ```
public struct StoryboardFilm<Story: Storyboard>: Film {
  /// The film's name, by app and part.
  public let name: String
  /// The screen, in points.
  public let size: Size
  /// How long the film runs, in seconds.
  public let duration: Seconds
  /// Named times of the film.
  public let moments: [Moment]
  /// The app's time at the film's time 0, in seconds: what happened before has happened.
  public let start: Seconds
  /// Whether a pale disc shows where fingers are.
  public let showsTouches: Bool

  private let player: Player<Story>

  /// A film of `storyboard`.
  ///
  /// - Parameters:
  ///   - storyboard: The app as it starts.
  ///   - script: What fingers do, at times of the app.
  ///   - name: The film's name, by app and part.
  ///   - size: The screen, in points.
  ///   - start: The app's time at the film's time 0, in seconds.
  ///   - duration: How long the film runs, in seconds.
  ///   - moments: Named times of the film.
  ///   - showsTouches: Whether a pale disc shows where fingers are.
  public init(
    _ storyboard: Story, script: Script, name: String,
    size: Size = Size(width: 402, height: 874), start: Seconds = 0, duration: Seconds,
    moments: [Moment] = [], showsTouches: Bool = false
  ) {
    self.name = name
    self.size = size
    self.start = start
    self.duration = duration
    self.moments = moments
    self.showsTouches = showsTouches
    player = Player(storyboard, script: script, size: size)
  }

  /// The app's state at `time` of the film.
  ///
  /// - Throws: ``PlayError`` where the script can't be played up to then.
  public func state(at time: Seconds, fonts: FontLibrary) throws(PlayError) -> Story {
    try player.state(at: start + time, fonts: fonts)
  }

  /// The app at `time` of the film.
  public func body(at time: Seconds) -> some View {
    ZStack {
      StoryView(player: player, time: start + time)
      if showsTouches { FingerView(player: player, time: start + time) }
    }
  }
}

/// What an app shows at a time that a player has reached.
private struct StoryView<Story: Storyboard>: PrimitiveView {
  let player: Player<Story>
  let time: Seconds

  func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let moment = try player.shownMoment(at: time, in: context)
    var context = context
    // The views are those that the script's fingers meet, wherever the app is shown.
    context.identity = ViewIdentity()
    context.environment.touches = moment.touches
    context.environment.focus = moment.focus
    // Nobody touches a picture.
    return try Views.makeNodes(of: moment.storyboard.body(at: time) { _ in }, in: context)
  }
}

/// A pale disc where the finger is; it fades once the finger is lifted.
private struct FingerView<Story: Storyboard>: PrimitiveView {
  let player: Player<Story>
  let time: Seconds

  private static var diameter: Double { 44 }

  func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    guard let finger = try player.shownMoment(at: time, in: context).finger else { return [] }
    let place = finger.location(at: time).location
    let fade = Animation.easeOut(duration: 0.2).progress(at: time - (finger.ended ?? .infinity))
    let disc = Circle()
      .fill(Color.white.opacity(0.45 * (1 - fade)))
      .frame(width: Self.diameter, height: Self.diameter)
      .position(x: place.x, y: place.y)
    return try Views.makeNodes(of: disc, in: context)
  }
}

extension Player {
  /// The app at `time`; a script's mistake as the error of a view.
  fileprivate func shownMoment(
    at time: Seconds, in context: ViewContext
  ) throws(ViewError) -> StoryMoment<Story> {
    do {
      return try moment(at: time, fonts: context.fonts)
    } catch {
      switch error {
      case .script(let error): throw .content(ContentError(error))
      case .view(let error, _): throw error
      }
    }
  }
}
