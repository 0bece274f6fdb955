public import Flipbook

/// The films of Pickup: the whole, and its parts in the order of the app.
public let pickupFilms: [any Film] = [revealFilm, orderFilm, FlightFilm(), codeFilm]
