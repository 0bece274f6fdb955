public import Flipbook

/// The films of Bite Club, in the order of the app.
public let biteFilms: [any Film] = [
  Splash(), SmallPillStill(), quizFilm, lastQuestionStill, recipesFilm, detailFilm, cookFilm,
  platedFilm, biteFilm,
]
