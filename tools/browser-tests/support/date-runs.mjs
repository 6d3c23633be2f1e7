/** On which dates the stories run. */
import { familyInstant, familyZone } from './family-clock.mjs';

/** The date of the pictures in docs/screenshots. */
export const pictureDate = '2027-01-13';

/**
 * One run for each date, or one for today.
 * @returns `shiftMs` is how far the run's clocks are ahead of this machine's
 * @throws RangeError for a date or time that the family's clocks never show
 */
export function dateRuns({ dates, names, retake }, now = Date.now()) {
  const on = (date) => {
    const instant = instantOf(date);
    return { title: titleOf(instant), shiftMs: instant - now, names };
  };
  if (dates) return dates.map(on);
  return retake ? [on(pictureDate)] : [{ title: `Today, ${titleOf(now)}`, shiftMs: 0, names }];
}

function instantOf(date) {
  const wall = date.includes('T') ? date : `${date}T12:00`;
  const instant = familyInstant(wall);
  if (Number.isNaN(instant)) throw new RangeError(`${JSON.stringify(date)} is no date or time of ${familyZone}, YYYY-MM-DD or YYYY-MM-DDTHH:MM.`);
  return instant;
}

function titleOf(instant) {
  return new Intl.DateTimeFormat('en-US', { timeZone: familyZone, dateStyle: 'full', timeStyle: 'short' }).format(new Date(instant));
}
