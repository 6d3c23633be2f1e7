import { listWords } from '@homeroom/text';
import { bullets } from '../event-list.ts';
import { takingPlace, within } from '../events-in-span.ts';
import { isTimetable, type CalendarAnswer, type KnownEvent } from '../known-event.ts';
import { least, type Scene } from '../scene.ts';

const maxDays = 7;
const maxEach = 3;

/** Tells whether each of several people has something then, or of several days on which of them; null without a time. */
export function answerEach(scene: Scene): CalendarAnswer | null {
  const { question, calendar, span, words } = scene;
  const { ids } = question.persons;
  if (span.kind === 'open') return null;
  const known = takingPlace(within(calendar.events, span)).filter((event) => !isTimetable(event));
  const certainty = least(scene.certainty, 'medium');
  if (span.kind !== 'days') {
    const without = ids.filter((id) => ofPerson(known, id).length === 0);
    const told = toldOf(known, ids, scene);
    const lead = without.length === 0 ? 'Yes.' : `No: nothing for ${words.people(without)} ${words.during(span)}.`;
    return { text: [lead, ...told].join(' '), events: ofAny(known, ids), certainty };
  }
  const days: { day: number; events: KnownEvent[] }[] = [];
  for (let day = words.startOfDay(span.start); day < span.end; day = words.nextDay(day)) {
    const events = within(known, { start: day, end: words.nextDay(day) });
    if (ids.every((id) => ofPerson(events, id).length > 0)) days.push({ day, events });
  }
  if (days.length === 0)
    return {
      text: `There is no day ${words.during(span)} on which ${words.people(ids)} all have something.`,
      events: [],
      certainty,
    };
  const lines = days
    .slice(0, maxDays)
    .map(({ day, events }) => `${words.day(day)}: ${toldOf(events, ids, scene).join(' ')}`);
  return {
    text: `Yes:\n${bullets(lines, days.length - lines.length)}`,
    events: days.flatMap(({ events }) => ofAny(events, ids)).slice(0, 20),
    certainty,
  };
}

function toldOf(events: readonly KnownEvent[], ids: readonly string[], { words }: Scene): string[] {
  return ids.flatMap((id) => {
    const own = ofPerson(events, id)
      .slice(0, maxEach)
      .map((event) => `${words.title(event)} ${words.when(event)}`);
    return own.length === 0 ? [] : [`${words.person(id)}: ${listWords(own)}.`];
  });
}

function ofPerson(events: readonly KnownEvent[], id: string): KnownEvent[] {
  return events.filter(({ memberIds }) => memberIds.includes(id));
}

function ofAny(events: readonly KnownEvent[], ids: readonly string[]): KnownEvent[] {
  return events.filter(({ memberIds }) => memberIds.some((id) => ids.includes(id)));
}
