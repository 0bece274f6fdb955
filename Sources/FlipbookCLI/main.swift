import Bite
import CalAI
import Duolingo
import FlipbookCommands
import Milo

FlipbookCommands.main(films: biteFilms + calAIFilms + duolingoFilms + miloFilms)
