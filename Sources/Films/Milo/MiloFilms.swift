public import Flipbook

/// The films of Milo, in the order of the app; last what leads from one screen to the next.
public let miloFilms: [any Film] = [
  welcomeFilm, mindFilm, vibeFilm, dialFilm, stampFilm, changeFilm,
]
