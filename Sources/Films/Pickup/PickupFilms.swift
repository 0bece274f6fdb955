public import Flipbook

/// The films of Pickup.
public let pickupFilms: [any Film] = [FlightFilm()]
