import ICAL from 'ical.js';

const mostSteps = 2_000;
const readable = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/**
 * The first day of a series from today on, otherwise its last (RFC 5545 §3.3.10); at most 2,000 occurrences are counted.
 *
 * @param first YYYY-MM-DD, the day of the first occurrence
 * @param rule without the property's name
 * @returns YYYY-MM-DD; `first` for a rule that cannot be read
 */
export function nextOccurrence(first: string, rule: string | null, today: string): string {
  if (rule === null || first >= today) return first;
  try {
    const recurrence = ICAL.Recur.fromString(rule);
    if (!readable.has(recurrence.freq)) return first;
    const days = recurrence.iterator(ICAL.Time.fromDateString(first));
    let last = first;
    for (let step = 0; step < mostSteps && last < today; step += 1) {
      const day = days.next() as ICAL.Time | null;
      if (!day) break;
      last = day.toString().slice(0, 10);
    }
    return last;
  } catch {
    return first;
  }
}
