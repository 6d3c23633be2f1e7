import { type Instant, minuteMs } from '@homeroom/icalendar';
import type { Occurrence } from '../calendar/occurrence.ts';
import type { ThingToBring } from '../letters/things-to-bring.ts';
import { bringLine, type EventWords, leaveTime, travelWords } from './event-words.ts';

/** Facts that a reminder tells of its event. */
export interface ReminderFacts {
  occurrence: Occurrence;
  /** Null when it is not known. */
  travelMinutes: number | null;
  bring: readonly ThingToBring[];
}

/**
 * The plain text of a reminder: `Leave by 3:20 PM (25 min): Maya, orthodontist, 3:45 PM, Bright Smiles.` What to bring
 * stands below it.
 * @param now when it is read
 */
export function reminderText(
  { occurrence, travelMinutes, bring }: ReminderFacts,
  now: Instant,
  words: EventWords,
): string {
  const { start, end, allDay } = occurrence;
  const day = words.dayFrom(now, start);
  const leave = allDay ? null : leaveTime(occurrence, travelMinutes);
  const lines = bring.map(bringLine);
  if (leave !== null) {
    const when = `Leave ${leave <= now ? 'now' : ['by', words.time(leave), words.dayFrom(now, leave)].join(' ').trimEnd()}`;
    const isSameDay = words.dayFrom(leave, start) === '';
    const clock = isSameDay ? words.time(start) : [day, words.time(start)].join(' ').trim();
    return [`${when} (${travelWords(travelMinutes ?? 0)}): ${words.line(occurrence, clock)}.`, ...lines].join('\n');
  }
  const last = allDay ? Math.max(start, end - minuteMs) : start;
  const until = words.dayFrom(start, last) === '' ? '' : ` to ${words.dayFrom(now, last)}`;
  const when = allDay ? `${day || 'today'}${until}, all day` : [day, words.time(start)].join(' ').trim();
  return [`${words.line(occurrence, when)}.`, ...lines].join('\n');
}
