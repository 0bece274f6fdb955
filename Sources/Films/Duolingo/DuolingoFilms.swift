public import Flipbook

/// The films of Duolingo: the character, then the end of a lesson in the app's order.
public let duolingoFilms: [any Film] = [
  DuoFilm(), DuoSheetFilm(), completeFilm, streakFilm, learnFilm, lessonFilm, hookFilm, hookEndFilm,
  tabsFilm,
]
