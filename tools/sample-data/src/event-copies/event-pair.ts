/** Member of the sample household. */
export type PairMember = 'ana' | 'ben' | 'maya' | 'leo';

/** Owners of the calendars that the pairs name; null for a calendar of the whole household or of nobody. */
const calendarOwners = {
  Ana: 'ana',
  'Ana work': 'ana',
  Ben: 'ben',
  'Ben work': 'ben',
  Maya: 'maya',
  Leo: 'leo',
  Family: null,
  'Kitchen tablet': null,
  'Riverside league': null,
  'Lincoln Elementary': null,
  'Grace Church': null,
  'School district': null,
  'Town holidays': null,
  'US holidays': null,
} as const satisfies Record<string, PairMember | null>;

/** Calendar that the pairs name. */
export type PairCalendar = keyof typeof calendarOwners;

/** One event of a pair, as a calendar holds it. */
export interface PairEvent {
  calendar: PairCalendar;
  /** Owner of the calendar; null without one. */
  owner: PairMember | null;
  uid: string;
  /** Instance of a series: its original start, ISO 8601 with offset. */
  recurrenceId?: string;
  summary: string;
  /** ISO 8601 with offset; local midnight for an all-day event. */
  start: string;
  /** ISO 8601 with offset; for an all-day event the midnight after its last day. */
  end: string;
  allDay: boolean;
  location: string | null;
  /** Members that the calendar lists for the event apart from its title. */
  who: readonly PairMember[];
}

/** Two events with the judgement whether they are one appointment. */
export interface EventPair {
  first: PairEvent;
  second: PairEvent;
  copies: boolean;
  /** Reason for the judgement in one line. */
  why: string;
}

/** Start and end, ISO 8601 with offset. */
export type PairSpan = readonly [start: string, end: string];

/** Calendar, title and the fields that differ from the default; a span given here replaces the pair's. */
type PairSide = readonly [
  calendar: PairCalendar,
  summary: string,
  extra?: Partial<Pick<PairEvent, 'uid' | 'recurrenceId' | 'allDay' | 'location' | 'who'>> & { span?: PairSpan },
];

/** UID of its own for each calendar, title and start. */
function defaultUid(...parts: readonly string[]): string {
  const slug = parts.join('-').replace(/[^\p{L}\p{N}]+/gu, '-');
  return `${slug.toLowerCase()}@calendar.example`;
}

function toEvent(span: PairSpan, [calendar, summary, extra = {}]: PairSide): PairEvent {
  const { span: [start, end] = span, ...fields } = extra;
  return {
    calendar,
    owner: calendarOwners[calendar],
    uid: defaultUid(calendar, summary, start),
    summary,
    start,
    end,
    allDay: false,
    location: null,
    who: [],
    ...fields,
  };
}

/** Builds a pair that is one appointment. */
export function copy(span: PairSpan, first: PairSide, second: PairSide, why: string): EventPair {
  return { first: toEvent(span, first), second: toEvent(span, second), copies: true, why };
}

/** Builds a pair that is two appointments. */
export function distinct(span: PairSpan, first: PairSide, second: PairSide, why: string): EventPair {
  return { first: toEvent(span, first), second: toEvent(span, second), copies: false, why };
}
