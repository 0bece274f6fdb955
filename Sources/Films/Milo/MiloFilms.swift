public import Flipbook

/// The films of Milo, the whole first, then screen by screen.
public let miloFilms: [any Film] = [miloFilm, vibeFilm, dialFilm, thoughtFilm, stampFilm]
