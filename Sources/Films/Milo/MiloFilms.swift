public import Flipbook

/// The films of Milo, the whole first, then screen by screen.
public let miloFilms: [any Film] = [
  miloFilm, welcomeFilm, mindFilm, vibeFilm, dialFilm, thoughtFilm, stampFilm,
]
