import Bite
import CalAI
import Duolingo
import FlipbookCommands
import Milo
import Pickup

FlipbookCommands.main(films: biteFilms + calAIFilms + duolingoFilms + miloFilms + pickupFilms)
