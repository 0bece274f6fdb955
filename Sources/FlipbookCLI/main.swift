import Bite
import Duolingo
import FlipbookCommands
import Milo

FlipbookCommands.main(films: biteFilms + duolingoFilms + miloFilms)
