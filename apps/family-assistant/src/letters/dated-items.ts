import { dayMs, hourMs, type Instant, toInstant, type Zone } from '@homeroom/icalendar';
import { cutBetweenWords } from '@homeroom/text';
import { gradeOf, type BriefingCard, type Grade } from './briefing-card.ts';
import { sentencesToBring } from './things-to-bring.ts';

/** Something in a letter that has a day, with the times that an event of it would have. */
export interface DatedItem {
  kind: 'event' | 'deadline' | 'other';
  summary: string;
  start: Instant;
  end: Instant;
  /** From local midnight to local midnight. */
  allDay: boolean;
  /** The letter names no end, so it lasts an hour. */
  isEndAssumed: boolean;
  /** The letter's own words. */
  sourceText: string;
  confidence: Grade;
}

type CardDate = BriefingCard['dates'][number];
type Times = Pick<DatedItem, 'start' | 'end' | 'allDay' | 'isEndAssumed'>;

const maxTitleLength = 500;
const maxDays = 366;
/** A longer way to an earlier hour of the next day is a misprint. */
const maxNightMs = 16 * hourMs;

/**
 * The dated items of a card, by time. A deadline takes the whole day, so that it collides with nothing; its time is in
 * the title.
 */
export function datedItems(card: BriefingCard, zone: Zone): DatedItem[] {
  const deadlineDays = new Set(card.deadlines.map(({ date }) => date));
  const events = card.dates
    .filter(({ kind, date }) => kind !== 'deadline' || !deadlineDays.has(date))
    .flatMap((date) => {
      const times = date.kind === 'deadline' ? wholeDays(date.date, date.date, zone) : timesOf(date, zone);
      return times ? [itemOf(date, date.kind, times, card.title)] : [];
    });
  const deadlines = card.deadlines.flatMap((deadline) => {
    const times = wholeDays(deadline.date, deadline.date, zone);
    return times ? [itemOf(deadline, 'deadline', times, card.title)] : [];
  });
  addThingsToBring(events, card.text_excerpt);
  return [...events, ...deadlines].sort((a, b) => a.start - b.start || a.end - b.end);
}

function itemOf(
  { label, time, text, stated_time: stated, confidence }: BriefingCard['deadlines'][number],
  kind: DatedItem['kind'],
  times: Times,
  title: string,
): DatedItem {
  const named = label.trim() || title.trim() || 'Letter';
  const summary = kind === 'deadline' && time !== null ? `${named} (by ${time})` : named;
  const sourceText = stated === undefined || text.includes(stated) ? text : `${text} (${stated})`;
  return {
    kind,
    summary: cutBetweenWords(summary, maxTitleLength),
    sourceText,
    confidence: gradeOf(confidence),
    ...times,
  };
}

/**
 * Adds what the letter says to bring to the words about the event that it names before, or to the first one, so that it
 * is in the description of the event.
 */
function addThingsToBring(items: readonly DatedItem[], letter: string): void {
  const events = items.filter(({ kind }) => kind === 'event');
  const places = events.map(({ sourceText }) => letter.indexOf(sourceText));
  for (const sentence of sentencesToBring(letter)) {
    const at = letter.indexOf(sentence) + sentence.length;
    const before = places.filter((place) => place >= 0 && place < at);
    const event = events[Math.max(0, places.indexOf(Math.max(...before)))];
    if (event && !event.sourceText.includes(sentence))
      event.sourceText = `${event.sourceText.replace(/[^.!?]$/, '$&.')} ${sentence}`;
  }
}

/** Null when the days cannot be an event: the last one is before the first, or they are more than a year. */
function timesOf(
  { date, time, end_date: lastDay, end_time: endTime, all_day: allDay }: CardDate,
  zone: Zone,
): Times | null {
  const last = lastDay ?? date;
  if (allDay || time === null) return wholeDays(date, last, zone);
  const start = wallOf(date, time);
  const stated = endTime === null ? null : wallOf(last, endTime);
  // Hours of several days are those of each day, so the days are what an event can tell.
  if (last > date && (stated === null || stated - start > dayMs)) return wholeDays(date, last, zone);
  const end = stated !== null && stated <= start ? stated + dayMs : stated;
  const isEndAssumed = end === null || end - start > maxNightMs;
  const until = isEndAssumed ? start + hourMs : end;
  return { start: toInstant(zone, start), end: toInstant(zone, until), allDay: false, isEndAssumed };
}

function wholeDays(first: string, last: string, zone: Zone): Times | null {
  const [start, end] = [wallOf(first, '00:00'), wallOf(last, '00:00') + dayMs];
  if (end <= start || end - start > maxDays * dayMs) return null;
  return { start: toInstant(zone, start), end: toInstant(zone, end), allDay: true, isEndAssumed: false };
}

function wallOf(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`);
}
