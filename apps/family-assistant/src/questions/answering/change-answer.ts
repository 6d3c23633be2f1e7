import { dayMs } from '@homeroom/icalendar';
import { cleanLine } from '@homeroom/text';
import { bullets } from './event-list.ts';
import type { CalendarAnswer, KnownChange, KnownEvent } from './known-event.ts';
import { least, type Scene } from './scene.ts';

const maxTold = 8;
const recentMs = 7 * dayMs;
const changed: Record<KnownChange['type'], string> = {
  move: 'moved',
  cancel: 'cancelled',
  rename: 'renamed',
  add: 'added',
};

/** Tells what was moved, cancelled or put elsewhere in a span, and the changes made in it. */
export function answerChanges(scene: Scene): CalendarAnswer | null {
  const { question, words, certainty } = scene;
  const span = scene.span.kind === 'open' ? { ...scene.span, start: words.now - recentMs } : scene.span;
  const isIn = (start: number, end: number) =>
    start < Math.max(span.end, span.start + 1) && Math.max(end, start + 1) > span.start;
  const own = scene.events.length > 0 || question.subject === null ? scene.events : scene.unassigned;
  const instances = own.filter(
    (event) =>
      (event.status === 'cancelled' || event.moved !== null || event.formerPlace !== null) &&
      (isIn(event.start, event.end) || (event.moved !== null && isIn(event.moved.start, event.moved.end))),
  );
  const told = new Set(instances.flatMap(sourcesOf));
  const known = new Map(own.flatMap((event) => sourcesOf(event).map((source) => [source, event] as const)));
  const made = scene.calendar.changes.filter(
    ({ at, source }) =>
      isIn(at, at) &&
      !told.has(source) &&
      ((question.subject === null && question.persons.kind !== 'members') || known.has(source)),
  );
  const lines = [
    ...instances.map((event) => changeWords(event, scene)),
    ...made.map((change) => madeWords(change, known, scene)),
  ];
  const when = words.during(scene.span);
  if (lines.length === 0) {
    const what = question.subject === null ? 'No change of the calendar' : `No change of ${question.subject.text}`;
    const next = question.subject === null ? undefined : own.find(({ start }) => start > words.now);
    return {
      text: `${what}${when === '' ? '' : ` ${when}`} is known.${next ? ` ${words.sentence(next)}` : ''}`,
      events: next ? [next] : [],
      certainty: least(certainty, 'medium'),
    };
  }
  const events = [...instances, ...made.flatMap(({ source }) => known.get(source) ?? [])].slice(0, maxTold);
  const shown = lines.slice(0, maxTold);
  const text =
    shown.length === 1
      ? `${shown.join('')}`
      : `Changed${when === '' ? '' : ` ${when}`}:\n${bullets(shown, lines.length - shown.length)}`;
  return { text, events, certainty };
}

function sourcesOf({ source, copies = [] }: KnownEvent): readonly string[] {
  return [source, ...copies];
}

function changeWords(event: KnownEvent, { words }: Scene): string {
  const former = event.formerPlace === null ? '' : ` The place was ${cleanLine(event.formerPlace, 120)} before.`;
  return `${words.sentence(event)}${former}`;
}

function madeWords(
  { type, title, at, source }: KnownChange,
  known: ReadonlyMap<string, KnownEvent>,
  { words }: Scene,
): string {
  const event = known.get(source);
  const now = event && type !== 'cancel' ? ` ${words.sentence(event)}` : '';
  return `${words.title({ title })} was ${changed[type]} on ${words.day(at)}.${now}`;
}
