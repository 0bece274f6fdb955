import Bite
import FlipbookCommands
import Milo
import Pickup

FlipbookCommands.main(films: biteFilms + miloFilms + pickupFilms)
