import { type EventComponent, ianaZone } from '@homeroom/icalendar';
import type { Occurrence } from '../../calendar/occurrence.ts';

/** Options of a test occurrence; `at` is start and end as times of 18 November 2026 in UTC. */
export interface OccurrenceOptions extends Partial<Pick<EventComponent, 'location' | 'status' | 'travelMs'>> {
  at: readonly [string, string];
  id?: string;
  allDay?: boolean;
  /** Ids of the members it concerns, read back by `membersOf`. Default: `ana`. */
  members?: readonly string[];
}

const utc = ianaZone('UTC');
let built = 0;

/** An occurrence at Lincoln School that concerns Ana. */
export function buildOccurrence({
  at,
  id,
  allDay = false,
  members = ['ana'],
  ...event
}: OccurrenceOptions): Occurrence {
  built += 1;
  const uid = id ?? `occurrence-${built}`;
  const [start, end] = at.map((time) => Date.parse(time.includes('T') ? time : `2026-11-18T${time}Z`)) as [
    number,
    number,
  ];
  return {
    id: uid,
    calendarId: 'family',
    uid,
    start,
    end,
    allDay,
    event: { ...component(uid, start, end), categories: [...members], ...event },
  };
}

export function membersOf({ event }: Occurrence): readonly string[] {
  return event.categories;
}

function component(uid: string, start: number, end: number): EventComponent {
  if (!utc) throw new Error('UTC is no zone.');
  return {
    line: 1,
    uid,
    sequence: 0,
    summary: 'Concert',
    location: 'Lincoln School',
    status: 'confirmed',
    transparency: null,
    start: { kind: 'utc', wall: start, zone: utc },
    duration: { days: 0, ms: end - start },
    recurrenceId: null,
    thisAndFuture: false,
    rules: [],
    exceptionRules: [],
    extraDates: [],
    exceptionDates: [],
    modified: null,
    travelMs: null,
    attendees: [],
    categories: [],
    letterId: null,
    alarms: [],
  };
}
