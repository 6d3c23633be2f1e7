/** Words of titles that many people have on their calendars at the same hours: who it is, only the calendar says. */
const routineWords = new Set(
  `appointment appt block blocked break busy call chores class classes commute daycare duty errands focus gym hold home
  homework lesson lunch meeting mtg nap off office oncall ooo phone practice private pto reserved school shift sick study
  time training travel unavailable wfh work working workout`.split(/\s+/),
);
/** Words that may stand with a routine word and leave it one: "night shift", "weekly team meeting". */
const fillers = new Set(
  `a all am at daily day early evening first from full half hours in late long morning my night of on out pm regular
  second short staff standup team the third to weekly`.split(/\s+/),
);

/** Whether a title of these words says nothing but that somebody is busy; a title without words does too. */
export function isRoutine(words: readonly string[]): boolean {
  const telling = words.filter((word) => !fillers.has(word) && !/^\d+$/.test(word));
  return telling.every((word) => routineWords.has(word)) && (telling.length > 0 || words.length === 0);
}
