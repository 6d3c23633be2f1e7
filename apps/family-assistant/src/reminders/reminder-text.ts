import { type Instant, minuteMs } from '@homeroom/icalendar';
import { escapeHtml } from '@homeroom/text';
import type { Occurrence } from '../calendar/occurrence.ts';
import type { ThingToBring } from '../letters/things-to-bring.ts';
import { bringLine, type EventWords, leaveTime, travelWords } from '../messages/event-words.ts';

/** Facts that a reminder tells of its event. */
export interface ReminderFacts {
  occurrence: Occurrence;
  /** Null when it is not known. */
  travelMinutes: number | null;
  bring: readonly ThingToBring[];
}

/** The most characters of a message with its characters escaped. */
export const htmlLimit = 4_096;

/**
 * The plain text of a reminder: `Leave by 3:20 PM (25 min): Maya, orthodontist, 3:45 PM, Bright Smiles.` What to bring
 * stands below it, as much as fits.
 * @param now when it is read
 */
export function reminderText(facts: ReminderFacts, now: Instant, words: EventWords): string {
  const lines = [firstLine(facts, now, words), ...facts.bring.map(bringLine)];
  while (lines.length > 1 && escapeHtml(lines.join('\n')).length > htmlLimit) lines.pop();
  return lines.join('\n');
}

function firstLine({ occurrence, travelMinutes }: ReminderFacts, now: Instant, words: EventWords): string {
  const { start, end, allDay } = occurrence;
  const day = words.dayFrom(now, start);
  if (allDay) {
    const last = end - minuteMs;
    const until = words.dayFrom(start, last) === '' ? '' : ` to ${words.dayFrom(now, last)}`;
    return `${words.line(occurrence, `${day || 'today'}${until}, all day`)}.`;
  }
  const leave = leaveTime(occurrence, travelMinutes);
  if (leave === null) return `${words.line(occurrence, `${day} ${words.time(start)}`.trim())}.`;
  const leaveDay = words.dayFrom(now, leave);
  const by = leave <= now ? 'Leave now' : `Leave by ${words.time(leave)} ${leaveDay}`.trim();
  const when = day === leaveDay ? words.time(start) : `${day} ${words.time(start)}`;
  return `${by} (${travelWords(travelMinutes ?? 0)}): ${words.line(occurrence, when)}.`;
}
