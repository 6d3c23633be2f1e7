import type { RuleFields } from './rule-parts.ts';

/** Whether BYSETPOS only names positions that no period of the rule has, so that the rule gives nothing. */
export function isBeyondPeriods(parts: RuleFields): boolean {
  const most = maxDates(parts) * maxTimes(parts);
  return parts.positions?.every((position) => Math.abs(position) > most) ?? false;
}

/** The dates that a period of a rule may have, at most. */
export function maxDates(parts: RuleFields): number {
  const { frequency, months, weekNumbers, yearDays, monthDays, weekdays } = parts;
  // A weekly rule that names no days is on that of DTSTART.
  if (frequency === 'WEEKLY') return weekdays?.length ?? (monthDays || yearDays ? 7 : 1);
  if (frequency === 'MONTHLY') return maxInMonth(parts);
  if (frequency !== 'YEARLY') return 1;
  if (weekNumbers ?? yearDays) return 366;
  // A yearly rule that names no days is on that of DTSTART, in each of its months.
  return monthDays || weekdays ? (months?.length ?? 12) * maxInMonth(parts) : (months?.length ?? 1);
}

function maxInMonth({ monthDays, weekdays }: RuleFields): number {
  if (!monthDays && !weekdays) return 1;
  return Math.min(31, monthDays?.length ?? 31, 5 * (weekdays?.length ?? 7));
}

/** The times of day that a date of a rule may have, at most; for an hourly rule those of an hour. */
export function maxTimes({ frequency, hours, minutes, seconds }: RuleFields): number {
  return (frequency === 'HOURLY' ? 1 : (hours?.length ?? 1)) * (minutes?.length ?? 1) * (seconds?.length ?? 1);
}
