public import Flipbook

/// The films of Bite Club: the whole first, then its parts in the order of the app.
public let biteFilms: [any Film] = [
  biteFilm, Splash(), SmallPillStill(), welcomeFilm, quizFilm, lastQuestionStill, readyFilm,
  todayFilm, planFilm, listFilm, recipesFilm, detailFilm, cookFilm, platedFilm,
]
