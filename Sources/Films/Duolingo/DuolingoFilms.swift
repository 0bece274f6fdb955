public import Flipbook

/// The films of Duolingo: the character, the button, then the app.
public let duolingoFilms: [any Film] = [
  DuoFilm(), DuoSheetFilm(), DuoPortraitFilm(), ButtonsFilm(), completeFilm, streakFilm, learnFilm,
  lessonFilm, hookFilm, hookEndFilm, tabsFilm, chestFilm, energyFilm,
]
