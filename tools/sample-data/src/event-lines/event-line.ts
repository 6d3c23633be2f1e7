/** Member of the sample household that a line can name. */
export type EventLineMember = 'ana' | 'ben' | 'maya' | 'leo';

/** Fields that a careful reader takes from a typed line. */
export interface EventLineDraft {
  /** Words left without member, date, time, duration and place, as typed, first letter capital. */
  summary: string;
  /** Local wall time `YYYY-MM-DDTHH:MM`; for an all-day event the first day `YYYY-MM-DD`. */
  start: string;
  /** Local wall time, one hour after the start by default; for an all-day event the day after the last one. */
  end: string;
  /** Place as typed, without its preposition or `@`; null without one. */
  location: string | null;
  /** Members named in the line, in the order named. */
  who: readonly EventLineMember[];
  /**
   * RFC 5545 recurrence rule with its parts in the order FREQ, INTERVAL, BYDAY or BYMONTHDAY, COUNT or UNTIL;
   * null for a single event. A weekly rule always has BYDAY, "for 6 weeks" is a COUNT, and UNTIL is the local
   * date `YYYYMMDD` of the last day on which an occurrence may fall ("until june" on a line of the school year
   * 2026/27: 20270531).
   */
  rrule: string | null;
  all_day: boolean;
}

/** Line that holds an event, with the fields expected from it. */
export interface DatedEventLine {
  line: string;
  /** Local date-time at which the line is typed (defaults to `eventLineNow`). */
  now?: string;
  draft: EventLineDraft;
}

/** Line that holds no date and is refused. */
export interface UndatedEventLine {
  line: string;
  /** Local date-time at which the line is typed (defaults to `eventLineNow`). */
  now?: string;
  refused: 'no date';
}

/** Line as a parent types it on a phone, with the expected result. */
export type EventLine = DatedEventLine | UndatedEventLine;

/** Default local date-time of typing: a Wednesday morning. */
export const eventLineNow = '2026-11-18T09:00';

/** Fields that most lines leave at their defaults. */
type EventLineExtra = Partial<Pick<EventLineDraft, 'location' | 'who' | 'rrule'>> & Pick<DatedEventLine, 'now'>;

/** Start and exclusive end of an event. */
type EventLineSpan = readonly [start: string, end: string];

function dated(
  line: string,
  fields: Pick<EventLineDraft, 'summary' | 'start' | 'end' | 'all_day'>,
  { now, location = null, who = [], rrule = null }: EventLineExtra,
): DatedEventLine {
  return { line, ...(now === undefined ? {} : { now }), draft: { ...fields, location, who, rrule } };
}

/** Builds a line whose event has a time of day. */
export function timed(
  line: string,
  summary: string,
  [start, end]: EventLineSpan,
  extra: EventLineExtra = {},
): DatedEventLine {
  return dated(line, { summary, start, end, all_day: false }, extra);
}

/** Builds a line whose event covers whole days. */
export function allDay(
  line: string,
  summary: string,
  [start, end]: EventLineSpan,
  extra: EventLineExtra = {},
): DatedEventLine {
  return dated(line, { summary, start, end, all_day: true }, extra);
}

/** Builds a line without a date. */
export function undated(line: string): UndatedEventLine {
  return { line, refused: 'no date' };
}
