import { dayMs } from '@homeroom/icalendar';
import { cleanLine } from '@homeroom/text';
import type { ChangeKind } from '../../../calendar-changes/calendar-change.ts';
import { changeLabels, changeLine } from '../../../calendar-changes/change-text.ts';
import type { AskedSpan, CalendarQuestion } from '../../calendar-question.ts';
import { namesEverybody } from '../subject/asked-members.ts';
import { bullets } from '../event-list.ts';
import type { CalendarAnswer, KnownChange, KnownEvent } from '../known-event.ts';
import { least, type Scene } from '../scene.ts';

const maxTold = 8;
const recentMs = 7 * dayMs;

/**
 * Tells what was added, moved, cancelled, renamed and put elsewhere, the newest first: changes that were made or seen in
 * the span or concern its events, and then its events that differ from their series.
 */
export function answerChanges(scene: Scene): CalendarAnswer | null {
  const { question, words, certainty } = scene;
  const span = scene.span.kind === 'open' ? { ...scene.span, start: words.now - recentMs } : scene.span;
  const { events, changes } = matched(scene);
  const told = changes.filter((change) => isAsked(change.kinds, question) && isOfSpan(change, span, scene));
  const known = new Set(told.flatMap((change) => timesOf(change, events)));
  const instances = events.filter(
    (event) =>
      isAsked(kindsOf(event), question) &&
      [event, event.moved].some((time) => time !== null && isIn(span, time.start, time.end)) &&
      !known.has(timeOf(event)),
  );
  const lines = [
    ...told.map((change) => changeWords(change, events, scene)),
    ...instances.map((event) => instanceWords(event, scene)),
  ];
  if (lines.length === 0) return nothingChanged(scene, events);
  const shown = lines.slice(0, maxTold);
  const when = words.during(scene.span);
  const text =
    lines.length === 1
      ? shown.join('')
      : `Changed${when === '' ? '' : ` ${when}`}:\n${bullets(shown, lines.length - shown.length)}`;
  const changed = told.flatMap((change) => eventOf(change, events) ?? []);
  return { text, events: [...new Set([...changed, ...instances])].slice(0, maxTold), certainty };
}

/** Events and changes of what the question names. */
function matched({ question, calendar, events, unassigned }: Scene): {
  events: KnownEvent[];
  changes: readonly KnownChange[];
} {
  const found = events.length > 0 || question.subject === null ? events : unassigned;
  const ids = new Set(found.map(({ id }) => id));
  const states = new Set(calendar.changes.flatMap((change) => change.states.map(({ id }) => id)));
  const own = found.filter(({ id }) => !states.has(id));
  const sources = new Set(own.map(({ source }) => source));
  return {
    events: own,
    changes: calendar.changes.filter(
      ({ source, states: known }) => sources.has(source) || known.some(({ id }) => ids.has(id)),
    ),
  };
}

/** Whether a question asks for one of the kinds; of an event that it names, every kind but its addition counts. */
function isAsked(kinds: readonly ChangeKind[], { changeKinds, subject }: CalendarQuestion): boolean {
  if (changeKinds === undefined) return kinds.length > 0;
  if (subject !== null) return kinds.length > 0 && !kinds.includes('added');
  return kinds.some((kind) => changeKinds.includes(kind));
}

function kindsOf({ status, moved, formerPlace }: KnownEvent): ChangeKind[] {
  if (status === 'cancelled') return ['cancelled'];
  return [...(moved ? ['moved' as const] : []), ...(formerPlace === null ? [] : ['place' as const])];
}

/** Whether a change was made or seen in the span, or concerns a time in it. An older addition is no news. */
function isOfSpan({ at, kinds, states, seen }: KnownChange, span: AskedSpan, { question, words }: Scene): boolean {
  if (isIn(span, at, at)) return true;
  const isRecent = at >= words.now - recentMs;
  if (seen === null || (span.kind === 'open' && question.subject === null)) return false;
  return (isRecent || !kinds.includes('added')) && states.some(({ start, end }) => isIn(span, start, end));
}

function isIn(span: AskedSpan, start: number, end: number): boolean {
  return start < Math.max(span.end, span.start + 1) && Math.max(end, start + 1) > span.start;
}

/** Times of a change by which an instance that it is about is not told again. */
function timesOf(change: KnownChange, events: readonly KnownEvent[]): string[] {
  const event = eventOf(change, events);
  return [...change.states, ...(event ? [event] : [])].map(timeOf);
}

function timeOf({ source, start }: KnownEvent): string {
  return `${source} ${start}`;
}

/** The event as the calendar has it after a change. */
function eventOf({ source, states, eventId }: KnownChange, events: readonly KnownEvent[]): KnownEvent | undefined {
  return (
    events.find(({ id }) => id === eventId) ??
    events.find((event) => event.source === source && states.some(({ start }) => start === event.start))
  );
}

function changeWords(change: KnownChange, events: readonly KnownEvent[], { words }: Scene): string {
  const { seen, at, kinds, madeBy } = change;
  const days = words.daysUntil(at);
  const when = days === 0 ? 'today' : days === -1 ? 'yesterday' : `on ${words.day(at)}`;
  if (seen) return `${changeLine(seen.change, words)} (${seen.calendar}, seen ${when}).`;
  const by = madeBy === null ? '' : ` by ${words.person(madeBy)}`;
  const event = kinds.includes('cancelled') ? undefined : eventOf(change, events);
  const what = event ? instanceWords(event, { words }) : `${words.title(change)}.`;
  return `${kinds.map((kind) => changeLabels[kind]).join(', ')}${by} ${when}: ${what}`;
}

function instanceWords(event: KnownEvent, { words }: Pick<Scene, 'words'>): string {
  const former = event.formerPlace === null ? '' : ` The place was ${cleanLine(event.formerPlace, 120)} before.`;
  return `${words.sentence(event)}${former}`;
}

const changedWords: Readonly<Record<ChangeKind, string>> = {
  added: 'added',
  moved: 'moved',
  cancelled: 'cancelled',
  renamed: 'renamed',
  place: 'put elsewhere',
};

function nothingChanged(
  { question, span, words, certainty, members }: Scene,
  events: readonly KnownEvent[],
): CalendarAnswer {
  const { subject, persons, changeKinds } = question;
  const when = span.kind === 'open' ? 'in the last 7 days' : words.during(span);
  const who = namesEverybody(persons, members) ? '' : ` for ${words.people(persons.ids)}`;
  if (subject === null) {
    const kinds = changeKinds?.filter((kind) => kind !== 'place').map((kind) => changedWords[kind]) ?? [];
    const changed = kinds.length === 0 ? 'changed' : `was ${kinds.join(' or ')}`;
    return { text: `Nothing ${changed}${who} ${when}.`, events: [], certainty: least(certainty, 'medium') };
  }
  const next = events.find(({ start, status }) => start > words.now && status !== 'cancelled');
  return {
    text: `No change of ${subject.text}${who}${span.kind === 'open' ? '' : ` ${when}`} is known.${next ? ` ${words.sentence(next)}` : ''}`,
    events: next ? [next] : [],
    certainty: least(certainty, 'medium'),
  };
}
