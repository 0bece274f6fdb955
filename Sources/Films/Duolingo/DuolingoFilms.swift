public import Flipbook

/// The films of Duolingo: the character, then the app.
public let duolingoFilms: [any Film] = [
  DuoFilm(), DuoSheetFilm(), completeFilm, streakFilm, learnFilm, lessonFilm, hookFilm, hookEndFilm,
  tabsFilm, chestFilm, energyFilm,
]
