import { addDays, shortLine } from '@homeroom/text';
import type { BriefingDate } from '../card/card.ts';
import { dayOf } from '../../family-time.ts';
import type { CardReading } from './card-reading.ts';
import type { FoundDate } from './found-dates.ts';
import { overlap } from './likeness.ts';
import { nextOccurrence } from './next-occurrence.ts';
import { withoutMachineOrders } from './machine-orders.ts';
import { recognisedWords } from './recognised-words.ts';

const most = 50;
const closing =
  /^(?:no |cancell?ed|early (?:dismissal|release)|late start|delayed opening|half day)|\bclosed\b|\bcancell?ed$/i;
const evidenceLength = 200;
const labelLength = 120;

/** The dates of a card in the order of their days, each day and time once. */
export function cardDates(found: readonly FoundDate[], reading: CardReading): BriefingDate[] {
  const events = eventDates(reading);
  const ofText = distinct(found).filter(
    ({ kind, mention, time }) =>
      kind === 'deadline' ||
      !events.some(({ date, time: at }) => date === mention.date && (time === null || at === time)),
  );
  return [...events, ...ofText.map((one) => presented(one, reading))]
    .toSorted((a, b) => order(a).localeCompare(order(b)))
    .slice(0, most);
}

/** Of several that name the same day and time for the same thing, the one with the best label, in the fullest words. */
export function distinct(found: readonly FoundDate[]): FoundDate[] {
  const kept: FoundDate[] = [];
  for (const one of found) {
    const index = kept.findIndex((other) => isSame(one, other));
    const other = kept[index];
    if (other) kept[index] = best(other, one);
    else kept.push(one);
  }
  return kept;
}

function isSame(one: FoundDate, other: FoundDate): boolean {
  if (one.mention.date !== other.mention.date || (one.kind === 'deadline') !== (other.kind === 'deadline'))
    return false;
  const [a, b] = [one.mention.endDate, other.mention.endDate];
  if (a !== null && b !== null && a !== b) return false;
  const ownMatters =
    ((one.label.strength > 1 && other.label.strength > 1) || isDayOff(one.label.text) !== isDayOff(other.label.text)) &&
    overlap(one.label.text, other.label.text) < 0.34;
  if (one.kind === 'deadline') return !ownMatters;
  if (one.time !== null && other.time !== null && one.time !== other.time) return false;
  return !(
    ownMatters &&
    (isLine(one) || isLine(other) || isDayOff(one.label.text) !== isDayOff(other.label.text)) &&
    one.sentence.block !== other.sentence.block
  );
}

/** Whether a label says that something does not take place: news of its own beside an event of the day. */
export function isDayOff(label: string): boolean {
  return closing.test(label);
}

/** Whether it stands on a line of a list or table, each of which is about something else. */
function isLine({ sentence: { block }, label }: FoundDate): boolean {
  return label.strength === 3 && block.kind !== 'heading';
}

function best(first: FoundDate, second: FoundDate): FoundDate {
  const label = second.label.strength > first.label.strength ? second.label : first.label;
  const fuller = fullness(second) > fullness(first) ? second : first;
  const other = fuller === first ? second : first;
  const kind = first.kind === 'other' ? second.kind : first.kind;
  return {
    ...fuller,
    kind,
    label,
    time: fuller.time ?? other.time,
    endTime: fuller.time === null ? other.endTime : fuller.endTime,
  };
}

function fullness({ mention, time, endTime }: FoundDate): number {
  return (
    Number(mention.yearSaid) +
    Number(mention.dated) * 2 +
    Number(time !== null) * 2 +
    Number(endTime !== null) +
    Number(mention.endDate !== null) * 3 -
    Number(mention.relative)
  );
}

function presented(
  { mention, sentence, kind, label, time, endTime }: FoundDate,
  { moment, documentDate }: CardReading,
): BriefingDate {
  const last = mention.endDate ?? mention.date;
  return {
    date: mention.date,
    time,
    end_date: mention.endDate,
    end_time: endTime,
    all_day: time === null && endTime === null,
    past: last < moment.today,
    label: shortLine(label.text, labelLength),
    kind,
    text: evidence(mention.text, sentence.block.raw),
    confidence: believed(mention.confidence * (mention.relative && documentDate === null ? 0.8 : 1)),
    source: 'rule',
  };
}

/** The words as they stand; where a mistake of text recognition was put right in them, the line. */
export function evidence(words: string, raw: readonly string[]): string {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  if (raw.join(' ').replaceAll(/\s+/g, ' ').includes(text)) return shortLine(text, evidenceLength);
  const [line] = raw.toSorted((a, b) => overlap(recognisedWords(b), text) - overlap(recognisedWords(a), text));
  return shortLine(line ?? text, evidenceLength);
}

export function believed(confidence: number): number {
  return Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
}

/** The events of a calendar file, whose days are told and not guessed. */
function eventDates({ parse, moment, household }: CardReading): BriefingDate[] {
  return parse.events.slice(0, most).flatMap(({ summary, start, end, all_day, rrule }) => {
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
        label: shortLine(label, labelLength),
        kind: 'event' as const,
        text: shortLine(`${label}: ${start?.slice(0, 16).replace('T', ' ') ?? ''}`, evidenceLength),
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

function order({ date, time }: BriefingDate): string {
  return `${date}${time ?? ''}`;
}
