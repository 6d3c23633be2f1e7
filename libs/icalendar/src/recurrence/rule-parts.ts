/** The parts of a checked rule (RFC 5545 §3.3.10), as values; null for a part that it does not have. */
export interface RuleFields {
  frequency: string;
  interval: number;
  /** 0 is Sunday. */
  weekStart: number;
  months: number[] | null;
  weekNumbers: number[] | null;
  yearDays: number[] | null;
  monthDays: number[] | null;
  weekdays: WeekdayPart[] | null;
  hours: number[] | null;
  minutes: number[] | null;
  seconds: number[] | null;
  positions: number[] | null;
}

/** One weekday of BYDAY. */
export interface WeekdayPart {
  /** 0 for every one, otherwise the nth, from the end when negative. */
  ordinal: number;
  /** 0 is Sunday. */
  weekday: number;
}

/**
 * The starts that a rule without COUNT gives from `from` to `to`, both included, in order and none before DTSTART. The
 * rule is entered near `from`, and left before `to` once it is known to give nothing more.
 */
export type Starts = (from: number, to: number) => Iterable<number>;

/** The names of the weekdays in rules, Sunday first. */
export const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Reads a rule as parseRule writes it. */
export function readRuleFields(text: string): RuleFields {
  const written = new Map(text.split(';').map((part) => part.split('=', 2) as [string, string]));
  const list = (name: string) => written.get(name)?.split(',') ?? null;
  const numbers = (name: string) => list(name)?.map(Number) ?? null;
  const seconds = numbers('BYSECOND');
  return {
    frequency: written.get('FREQ') ?? '',
    interval: Number(written.get('INTERVAL') ?? 1),
    weekStart: weekdayNames.indexOf(written.get('WKST') ?? 'MO'),
    months: numbers('BYMONTH'),
    weekNumbers: numbers('BYWEEKNO'),
    yearDays: numbers('BYYEARDAY'),
    monthDays: numbers('BYMONTHDAY'),
    weekdays: list('BYDAY')?.map(readWeekday) ?? null,
    hours: numbers('BYHOUR'),
    minutes: numbers('BYMINUTE'),
    // A clock that knows no leap seconds takes the second 60 for the one before (RFC 5545 §3.3.12).
    seconds: seconds && [...new Set(seconds.map((second) => Math.min(second, 59)))],
    positions: numbers('BYSETPOS'),
  };
}

function readWeekday(text: string): WeekdayPart {
  return { ordinal: Number(text.slice(0, -2)), weekday: weekdayNames.indexOf(text.slice(-2)) };
}

/** Those of a period's starts that BYSETPOS chooses. */
export function atPositions(starts: number[], positions: readonly number[] | null): number[] {
  if (positions === null) return starts;
  return starts.filter((_, index) => positions.includes(index + 1) || positions.includes(index - starts.length));
}
