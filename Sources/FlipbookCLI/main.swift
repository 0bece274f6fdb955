import Bite
import FlipbookCommands
import Milo

FlipbookCommands.main(films: biteFilms + miloFilms)
