public import Flipbook

/// The films of Milo, in the order of the app.
public let miloFilms: [any Film] = [dialFilm, stampFilm]
