public import Flipbook

/// The films of Cal AI.
public let calAIFilms: [any Film] = [todayFilm, captureFilm, ComponentsStill()]
