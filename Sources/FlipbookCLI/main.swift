import Bite
import FlipbookCommands

FlipbookCommands.main(films: biteFilms)
