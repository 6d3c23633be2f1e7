import { addDays, shortLine } from '@homeroom/text';
import { dateLimits, type BriefingDate } from '../../card/card.ts';
import { dayOf } from '../../../family-time.ts';
import type { CardReading } from '../card-reading.ts';
import { nextOccurrence } from '../days/next-occurrence.ts';
import { withoutMachineOrders } from '../letter/machine-orders.ts';

/** The events of a calendar file, whose days are told and not guessed. */
export function calendarDates({ parse, moment, household }: CardReading): BriefingDate[] {
  return parse.events.slice(0, dateLimits.count).flatMap(({ summary, start, end, all_day, rrule }) => {
    const first = wall(start, household.timezone);
    if (first === null) return [];
    // Of a series the day that comes next counts.
    const from = { ...first, day: nextOccurrence(first.day, rrule, moment.today) };
    const to = wall(end, household.timezone);
    const last = to === null || from.day !== first.day ? from.day : all_day ? addDays(to.day, -1) : to.day;
    const label = withoutMachineOrders((summary ?? '').slice(0, 1_000)) || 'Event';
    return [
      {
        date: from.day,
        time: all_day ? null : from.time,
        end_date: last > from.day ? last : null,
        end_time: all_day ? null : (to?.time ?? null),
        all_day,
        past: (last > from.day ? last : from.day) < moment.today,
        label: shortLine(label, dateLimits.label),
        kind: 'event' as const,
        text: shortLine(`${label}: ${start?.slice(0, 16).replace('T', ' ') ?? ''}`, dateLimits.text),
        confidence: 0.95,
        source: 'rule' as const,
      },
    ];
  });
}

/** The day and time of an event on the household's clocks; a time without offset is theirs. */
function wall(written: string | null, timeZone: string): { day: string; time: string | null } | null {
  const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d)?(Z|[+-]\d\d:\d\d)?)?/.exec(written ?? '');
  if (!parts?.[1]) return null;
  const [, day, time, offset] = parts;
  if (time === undefined || offset === undefined) return { day, time: time ?? null };
  const instant = new Date(written ?? '');
  if (Number.isNaN(instant.getTime())) return null;
  return {
    day: dayOf(instant, timeZone),
    time: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      instant,
    ),
  };
}
