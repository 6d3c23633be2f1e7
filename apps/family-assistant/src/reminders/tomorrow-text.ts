import { type TimeRange, toWall, type Zone } from '@homeroom/icalendar';
import { escapeHtml } from '@homeroom/text';
import type { Occurrence } from '../calendar/occurrence.ts';
import { bringLine, type EventWords, leaveTime, shortened, titleLength } from '../messages/event-words.ts';
import { htmlLimit, type ReminderFacts } from './reminder-text.ts';

const maxEvents = 20;
const maxBringLines = 5;
const maxDeadlines = 5;

/** Content of an overview. */
export interface TomorrowFacts {
  /** By start. */
  facts: readonly ReminderFacts[];
  /** Titles of letters with a deadline on that day. */
  due: readonly string[];
}

/**
 * The overview of a day in the messenger's HTML: what takes the whole day, then the rest by time, then deadlines and what to bring; of
 * more than 20 events, or than fit, the others are counted.
 * @param day from its local midnight to the next
 */
export function tomorrowHtml({ facts, due }: TomorrowFacts, day: TimeRange, words: EventWords, zone: Zone): string {
  const isWhole = ({ occurrence }: ReminderFacts) => takesWholeDay(occurrence, day);
  const sorted = [...facts.filter(isWhole), ...facts.filter((one) => !isWhole(one))];
  const heading = `<b>Tomorrow, ${escapeHtml(words.days.day(toWall(zone, day.start)))}</b>`;
  const events = sorted.map((one) => `• ${eventLine(one, day, words)}`);
  const bring = [...new Set(sorted.flatMap((one) => one.bring.map(bringLine)))];
  const deadlines = due.slice(0, maxDeadlines).map((title) => `Due: ${shortened(title, titleLength)} (a letter)`);
  const write = (listed: number) => {
    const more = listed < events.length ? [`+${events.length - listed} more`] : [];
    const told = [...events.slice(0, listed), ...more].join('\n');
    const notes = [...deadlines, ...bring.slice(0, Math.min(listed, maxBringLines))].join('\n');
    const blocks = [told, notes].filter((block) => block !== '');
    return [heading, ...blocks.map(escapeHtml)].join('\n\n');
  };
  let listed = Math.min(maxEvents, events.length);
  while (listed > 0 && write(listed).length > htmlLimit) listed -= 1;
  return write(listed);
}

function eventLine({ occurrence, travelMinutes }: ReminderFacts, day: TimeRange, words: EventWords): string {
  const isBefore = occurrence.allDay || occurrence.start < day.start;
  const leave = isBefore ? null : leaveTime(occurrence, travelMinutes);
  const hint = leave === null ? '' : ` (leave by ${words.time(leave)})`;
  return `${words.line(occurrence, timesOf(occurrence, day, words))}${hint}`;
}

function takesWholeDay({ start, end, allDay }: Occurrence, day: TimeRange): boolean {
  return allDay || (start <= day.start && end >= day.end);
}

function timesOf(occurrence: Occurrence, day: TimeRange, words: EventWords): string {
  const { start, end } = occurrence;
  if (takesWholeDay(occurrence, day)) return 'all day';
  if (start < day.start) return `until ${words.time(end)}`;
  if (end === start) return words.time(start);
  return end > day.end ? `from ${words.time(start)}` : `${words.time(start)} to ${words.time(end)}`;
}
