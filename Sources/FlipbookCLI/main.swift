import Bite
import CalAI
import FlipbookCommands
import Milo

FlipbookCommands.main(films: biteFilms + miloFilms + calAIFilms)
