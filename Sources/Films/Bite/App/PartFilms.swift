package import Flipbook

/// The end of the splash, and the welcome.
package let welcomeFilm = StoryboardFilm(
  BiteApp(), script: biteScript, name: "bite/welcome", start: 1.4, duration: 2,
  moments: [
    Moment("splash", at: 0.2),
    Moment("crossfade", at: 0.35),
    Moment("whole", at: 0.45),
    Moment("settled", at: 2),
  ])

/// The preparations after the quiz, and the first meals.
package let readyFilm = StoryboardFilm(
  BiteApp(), script: biteScript, name: "bite/ready", start: 5.8, duration: 3,
  moments: [
    Moment("arriving", at: 0.25),
    Moment("first", at: 0.65),
    Moment("two-rows", at: 1.4),
    Moment("crossfade", at: 2.2),
    Moment("rows-sliding", at: 2.36),
    Moment("settled", at: 3),
  ])

/// Today: it comes, is scrolled to its end, and bounces there.
package let todayFilm = StoryboardFilm(
  BiteApp(), script: biteScript, name: "bite/today", start: 8.8, duration: 2.1,
  moments: [
    Moment("crossfade", at: 0.2),
    Moment("rising", at: 0.34),
    Moment("top", at: 0.74),
    Moment("flung", at: 0.93),
    Moment("bounce", at: 1.34),
    Moment("settled", at: 2.1),
  ])

/// The plan: its dishes pop in, the week is scrolled, and Tuesday's tacos change places with today's dinner.
package let planFilm = StoryboardFilm(
  BiteApp(), script: planScript, name: "bite/plan", start: 10.9, duration: 7,
  moments: [
    Moment("crossfade", at: 0.17),
    Moment("popping", at: 0.27),
    Moment("top", at: 0.55),
    Moment("collapsing", at: 0.75),
    Moment("lifted", at: 4.6),
    Moment("over-target", at: 5.2),
    Moment("swapping", at: 5.66),
    Moment("settled", at: 7),
  ])

/// What the finger does in the plan's film: after the fling it scrolls back up, and carries a dish.
package let planScript = Script(
  onboardingScript.steps + todaySteps + planSteps + [
    .drag(
      .point(x: 201, y: 400), by: Size(width: 0, height: 276), at: 14.0, duration: 0.4,
      curve: .easeInOut),
    .drag(
      "Tuesday Dinner", through: [Point(x: 320, y: 380)], to: Point(x: 306, y: 268), at: 15.0,
      rest: 0.5, duration: 0.7),
  ])

/// The list: a thing is ticked and leaves, one is added, and what is done is looked at and taken back.
package let listFilm = StoryboardFilm(
  BiteApp(), script: listScript, name: "bite/list", start: 14.1, duration: 8,
  moments: [
    Moment("stripes", at: 0.2),
    Moment("top", at: 0.45),
    Moment("ticked", at: 0.6),
    Moment("leaving", at: 0.7),
    Moment("gap-closed", at: 1.4),
    Moment("typing", at: 2.9),
    Moment("done", at: 6.4),
    Moment("settled", at: 8),
  ])

/// What the finger does in the list's film.
package let listScript = Script(
  onboardingScript.steps + todaySteps + planSteps + listSteps + [
    .tap("Add something", at: 16.0),
    .type("Oat milk\n", at: 16.3, interval: 0.1),
    .fling(.point(x: 201, y: 640), velocity: Size(width: 0, height: -6400), at: 17.6),
    .tap("Done", at: 19.6),
    .tap("Avocado, done", at: 20.8),
  ])
