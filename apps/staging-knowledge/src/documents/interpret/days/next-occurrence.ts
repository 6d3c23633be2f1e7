import { bindRule, dayMs, parseRule, utc } from '@homeroom/icalendar';

const maxCounted = 2_000;
/** Spans in which the next occurrence is looked for; the calendar repeats itself after the last. */
const spans = [400, 4_000, 146_097].map((days) => days * dayMs);

/**
 * The first day of a series from today on, otherwise its last (RFC 5545 §3.3.10); at most 2,000 occurrences are counted.
 *
 * @param first YYYY-MM-DD, the day of the first occurrence
 * @param rule without the property's name
 * @returns YYYY-MM-DD; `first` for a rule that cannot be read
 */
export function nextOccurrence(first: string, rule: string | null, today: string): string {
  if (rule === null || first >= today) return first;
  const [start, from] = [Date.parse(first), Date.parse(today)];
  try {
    const parsed = parseRule(rule);
    if (parsed.frequency === 'HOURLY') return first;
    const series = bindRule(parsed, { wall: start, zone: utc, allDay: true });
    const past = series.between(start, from - dayMs).slice(0, maxCounted);
    const next =
      past.length < maxCounted ? spans.map((span) => series.between(from, from + span)[0]).find(Boolean) : undefined;
    return new Date((next ?? past.at(-1))?.instant ?? start).toISOString().slice(0, 10);
  } catch {
    return first;
  }
}
