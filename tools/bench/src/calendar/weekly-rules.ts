/** The start of one weekly event: so many days and minutes after the first of September 2026, local time in Chicago. */
export interface WeeklyRule {
  /** Such as `20260901T081500`. */
  start: string;
  day: string;
}

const days = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** `count` weekly rules that begin in September 2026, spread over the days and hours of a week, from index `first` on. */
export function weeklyRules(count: number, first = 0): WeeklyRule[] {
  return Array.from({ length: count }, (_, offset) => {
    const index = first + offset;
    const date = new Date(Date.UTC(2026, 8, 1 + (index % 7), 7 + (index % 12), (index * 5) % 60));
    return { start: date.toISOString().replace(/[-:]|\.\d+Z$/g, ''), day: String(days[date.getUTCDay()]) };
  });
}
