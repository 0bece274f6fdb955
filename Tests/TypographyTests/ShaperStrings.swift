/// What shaping is tried with: pairs that fonts kern, ligatures, figures, marks, words and sentences.
enum ShaperStrings {
  static let latin: [String] = pairs + ligatures + figures + marks + words + sentences

  private static let pairs: [String] = ["A", "T", "V", "W", "Y", "L", "P", "F", "r"].flatMap {
    left in ["a", "o", "e", "v", "y", "T", "V", "A", ".", ",", "-"].map { left + $0 }
  }

  private static let ligatures = [
    "office", "fi fl ff ffi ffl", "affluent", "fjord", "shuffle", "fit", "->", "!=", "www", "Th",
    "1/2", "(c)", "fí", "fb fh fk", "tt ft", "ct st",
  ]

  private static let figures = [
    "0123456789", "1,353", "27 → 28", "54 left of 54", "+50 XP", "9:41", "12:00", "14 × 25",
    "$1,999.00", "86%", "2:14", "0.5-0.9", "#1", "№ 7", "1st 2nd", "(375)", "3 + 4 = 7", "1111111",
    "2026-11-30", "620 kcal",
  ]

  private static let marks = [
    "é", "e\u{301}", "q\u{301}", "a\u{308}\u{301}", "Ä Ö Ü", "ñ", "n\u{303}", "ç", "Å", "A\u{30A}",
    "ő ű", "ž š č", "ệ", "e\u{302}\u{323}", "i\u{301}", "ï", "ĳ", "ǆ", "x\u{302}", "O\u{328}",
    "Façade", "naïve", "Crème brûlée", "smörgåsbord", "Łódź", "Þór", "Straße", "Ærø", "Øresund",
    "jalapen\u{303}o",
  ]

  private static let words = [
    "BITE", "Teriyaki", "shopping", "AVATAR", "MARKET", "Hamburg", "Typography", "Yesterday",
    "WAVE", "LATTE", "Kraftfahrzeughaftpflichtversicherung", "antidisestablishmentarianism",
    "pneumonoultramicroscopicsilicovolcanoconiosis", "Llanfairpwllgwyngyll", "rhythm", "jazz",
    "quiz", "fjordlands", "Rindfleisch", "hhhhhhhh", "iiiiiiii", "WWWWWWWW", "....", "-----",
    "don't", "\"quoted\"", "“curly” ‘marks’", "e-mail", "a/b", "x@y.z",
  ]

  private static let sentences = [
    "More walks. Less scrolling.", "Sent that message.", "Something just for fun.",
    "slow days count, too.", "Already have an account?  Sign in", "What's your main goal?",
    "How do you eat?", "Ready in about 2 min", "Show your code to the barista",
    "What would you like to eat?", "A small start counts.", "Lesson complete!", "day streak",
    "That's my companion", "Set my daily rhythm", "25 min · 620 kcal", "kcal remaining of 2,200",
    "Level 3 – 120 XP", "Hold a dish, drop it on any day.", "Meals eaten", "Daily average",
    "0 day streak", "Step 1 of 4", "The quick brown fox jumps over the lazy dog",
    "SPHINX OF BLACK QUARTZ, JUDGE MY VOW",
  ]

  static let arabic = [
    "سلام", "مرحبا", "لا إله", "كتاب", "مُحَمَّد", "العربية", "شكرًا", "قهوة", "الآن", "لأن", "مدرسة",
    "طعام",
    "أهلا وسهلا", "بِسْمِ", "الطَّرِيق", "بـــت", "هههه", "للّه", "پارسی", "گچ",
  ]

  static let hebrew = [
    "שלום", "ספר", "תודה", "עברית", "שָׁלוֹם", "בְּרֵאשִׁית", "ירושלים", "אֱלֹהִים", "לחם ומים", "ץףןםך",
    "אוכל", "מתכון",
    "ארוחת בוקר", "יום טוב", "חָתוּל", "צַ׳יפס", "ג׳ירפה", "ו", "יי", "שׁשׂ",
  ]
}
