import { parseHousehold, whoIsWho } from '@homeroom/household';
import { hourMs, parseCalendarObject, prepareSeries, readCalendarFile } from '@homeroom/icalendar';
import { occurrencesOf } from '../../../calendar/occurrence.ts';
import { idPrefixOf } from '../../../calendar/occurrence-id.ts';
import type { OccurrenceChange } from '../../../calendar/calendar-service.ts';
import type { Occurrence } from '../../../calendar/occurrence.ts';
import { findOverlaps } from '../../../calendar/overlaps.ts';
import { seriesChanges } from '../../../calendar/series-changes.ts';
import { familyZoneOf } from '../../../calendar/family-zone.ts';
import { readMessage } from '../../reading/read-message.ts';
import { answerCalendarQuestion } from '../answer-calendar-question.ts';
import { EventWords } from '../event-words.ts';
import { joinAnswers } from '../join-answers.ts';
import type { CalendarAnswer, KnownCalendar } from '../known-event.ts';
import { knownEvent, knownEvents, type EventRelations } from '../known-events.ts';

/** Household of the tests, in Chicago; `locale` tells its clock. */
export function questionHousehold(locale = 'en-US') {
  return parseHousehold(`
family_id: rivera
timezone: America/Chicago
locale: ${locale}
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, designated: true }
  - { id: ben, name: Ben Rivera, nickname: Dad, role: parent }
  - { id: maya, name: Maya Rivera, role: child }
  - { id: leo, name: Leo Rivera, role: child }
calendars:
  - { id: family, default: true }
`);
}

export interface AskedCalendar {
  /** VCALENDAR text. */
  calendar: string;
  /** RFC 3339. */
  now: string;
  locale?: string;
  sender?: string;
  /** Travel minutes by title. */
  travel?: Readonly<Record<string, number>>;
  changes?: KnownCalendar['changes'];
}

/** Reads a question and answers it from a calendar text, without a service; null when the calendar has no answer. */
export function askCalendar(question: string, asked: AskedCalendar): CalendarAnswer | null {
  const household = questionHousehold(asked.locale);
  const now = Date.parse(asked.now);
  const { questions, order } = readMessage(question, household, { now, sender: asked.sender ?? null });
  if (questions.length === 0) throw new Error(`Not read as a question about time: ${question}`);
  const words = new EventWords(household, familyZoneOf(household), now);
  const known = knownOf(asked, household, now);
  const answers = questions.map((read) => answerCalendarQuestion(read, known, words, household.members));
  return joinAnswers(answers, { unread: 0, order }, words);
}

function knownOf(
  { calendar, travel = {}, changes = [] }: AskedCalendar,
  household: ReturnType<typeof questionHousehold>,
  now: number,
): KnownCalendar {
  const zone = familyZoneOf(household);
  const range = { start: now - 90 * 24 * hourMs, end: now + 400 * 24 * hourMs };
  const occurrences: Occurrence[] = [];
  const found: OccurrenceChange[] = [];
  for (const { ics, uid } of readCalendarFile(calendar, zone).objects) {
    const series = prepareSeries(parseCalendarObject(ics, zone));
    const own = occurrencesOf(series, { calendarId: 'family', idPrefix: idPrefixOf('family', uid) }, range);
    occurrences.push(...own);
    const { master } = series.series;
    if (master)
      found.push(...seriesChanges(series, range).map((change) => ({ ...change, calendarId: 'family', uid, master })));
  }
  const people = whoIsWho(household);
  const relations: EventRelations = {
    membersOf: ({ event: { summary, attendees, categories } }) =>
      people.membersOf({ summary, attendees, categories, calendarOwner: null }).map(({ id }) => id),
    travel: new Map(
      occurrences.flatMap(({ id, event }) => {
        const minutes = travel[event.summary];
        return minutes === undefined ? [] : [[id, { minutes, fromHome: true }] as const];
      }),
    ),
  };
  return {
    events: knownEvents({ occurrences, changes: found }, relations),
    overlaps: findOverlaps(occurrences).overlaps.map(({ first, second, minutes }) => ({
      first: knownEvent(first, undefined, relations),
      second: knownEvent(second, undefined, relations),
      minutes,
    })),
    changes,
    isComplete: true,
  };
}
