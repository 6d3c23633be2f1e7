/** Dates on which the stories run. */
import { familyInstant, familyZone } from './family-clock.mjs';

/**
 * Both clock changes, New Year's Eve late in the evening, and just after midnight on the last day before the sample
 * data's new school year.
 */
const otherDates = ['2027-03-14', '2026-11-01', '2026-12-31T23:40', '2027-07-31T00:05'];
/** Stories whose events depend on the date of the run. */
const datedStories = ['run-date', 'first-look', 'print', 'two-people', 'decisions', 'shared-links'];

/** Date of the pictures in docs/screenshots. */
export const pictureDate = '2027-01-13';

/**
 * Returns one run per date. Without dates one for today; without names too, the dated stories also run on other dates.
 * @returns `name` fits a file's; `shiftMs` is the clock offset of the run from this machine's
 * @throws RangeError for a date or time that the family's clocks never show
 */
export function dateRuns({ dates, names, retake }, now = Date.now()) {
  const on = (date, stories = names) => {
    const instant = instantOf(date);
    return { name: date.replace(':', ''), title: titleOf(instant), shiftMs: instant - now, names: stories };
  };
  if (dates) return dates.map((date) => on(date));
  if (retake) return [on(pictureDate)];
  const today = { name: 'today', title: `Today, ${titleOf(now)}`, shiftMs: 0, names };
  return names.length > 0 ? [today] : [today, ...otherDates.map((date) => on(date, datedStories))];
}

function instantOf(date) {
  const wall = date.includes('T') ? date : `${date}T12:00`;
  const instant = familyInstant(wall);
  if (Number.isNaN(instant))
    throw new RangeError(
      `${JSON.stringify(date)} is no date or time of ${familyZone}, YYYY-MM-DD or YYYY-MM-DDTHH:MM.`,
    );
  return instant;
}

function titleOf(instant) {
  return new Intl.DateTimeFormat('en-US', { timeZone: familyZone, dateStyle: 'full', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
