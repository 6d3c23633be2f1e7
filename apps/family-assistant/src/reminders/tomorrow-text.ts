import { type TimeRange, toWall, type Zone } from '@homeroom/icalendar';
import { escapeHtml } from '@homeroom/text';
import type { Occurrence } from '../calendar/occurrence.ts';
import { bringLine, type EventWords, leaveTime } from './event-words.ts';
import type { ReminderFacts } from './reminder-text.ts';

const maxEvents = 20;
const maxBringLines = 5;

/**
 * The overview of a day in the messenger's HTML: what takes the whole day, then the rest by time, then what to bring; of
 * more than 20 events the others are counted.
 * @param facts by start
 * @param day from its local midnight to the next
 */
export function tomorrowHtml(facts: readonly ReminderFacts[], day: TimeRange, words: EventWords, zone: Zone): string {
  const isWhole = ({ occurrence }: ReminderFacts) => takesWholeDay(occurrence, day);
  const sorted = [...facts.filter(isWhole), ...facts.filter((one) => !isWhole(one))];
  const events = sorted.slice(0, maxEvents).map(({ occurrence, travelMinutes }) => {
    const leave = occurrence.start < day.start ? null : leaveTime(occurrence, travelMinutes);
    const hint = leave === null || occurrence.allDay ? '' : ` (leave by ${words.time(leave)})`;
    return `• ${words.line(occurrence, timesOf(occurrence, day, words))}${hint}`;
  });
  const more = sorted.length - events.length;
  const bring = [...new Set(sorted.flatMap((one) => one.bring.map(bringLine)))].slice(0, maxBringLines);
  const blocks = [
    `<b>Tomorrow, ${escapeHtml(words.days.day(toWall(zone, day.start)))}</b>`,
    escapeHtml([...events, ...(more > 0 ? [`+${more} more`] : [])].join('\n')),
    escapeHtml(bring.join('\n')),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
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
