import { letterSlip } from '@homeroom/text';
import type { AskedSubject, CalendarQuestion } from '../../calendar-question.ts';
import { associatedStems } from './associated-words.ts';
import { within } from '../events-in-span.ts';
import type { KnownEvent } from '../known-event.ts';
import { calendarStems, stemsOf, titleStems } from './match-subject.ts';
import { isVague, sameStem } from './same-words.ts';

/** Events that the words of a question mean most likely, all of the same score. */
export interface LikelyEvents {
  events: KnownEvent[];
  /** Share of the weight of the question's words that they have, from 0 to 1. */
  share: number;
}

/** Weight of a word in another field than the title, or when only one that goes with it is there. */
const fieldWeight = { place: 0.6, calendar: 0.6, associated: 0.5, misspelt: 0.8 } as const;
const vagueWeight = 0.3;
/** A word that no event has tells less than one that some have. */
const unknownWeight = 0.8;
const ofOthersWeight = 0.6;
const inSpanWeight = 1.25;
const minTypoLength = 5;

/**
 * Ranks events by the words that they share with a subject: the fewer titles have a word, the more it counts. Events of
 * the asked persons and in the asked span come first among equals.
 * @param names stems of the household's names, which tell no event
 */
export function likelyEvents(
  events: readonly KnownEvent[],
  subject: AskedSubject,
  { span, persons }: Pick<CalendarQuestion, 'span' | 'persons'>,
  names: ReadonlySet<string>,
): LikelyEvents {
  const asked = [...new Set(subject.stems.map(sameStem))].filter((word) => !names.has(word));
  const shares = sharesOf(events, asked);
  const inSpan = new Set(span.kind === 'open' ? [] : within(events, span));
  const isTheirs = ({ memberIds }: KnownEvent) =>
    persons.kind !== 'members' || memberIds.length === 0 || memberIds.some((id) => persons.ids.includes(id));
  const scores = events.map(
    (event) =>
      (shares.get(keyOf(event)) ?? 0) * (isTheirs(event) ? 1 : ofOthersWeight) * (inSpan.has(event) ? inSpanWeight : 1),
  );
  const best = scores.reduce((one, other) => Math.max(one, other), 0);
  const chosen = best === 0 ? [] : events.filter((_, index) => scores[index] === best);
  const keys = new Set(chosen.map(keyOf));
  const [first] = keys;
  // The other dates of a series belong to the one in the span.
  return {
    events: events.filter((event) => keys.has(keyOf(event))),
    share: first === undefined ? 0 : (shares.get(first) ?? 0),
  };
}

function keyOf({ title, place, categories, source }: KnownEvent): string {
  return [title, place ?? '', source.split(':')[1] ?? '', ...categories].join('\n');
}

/** Share of the weight of the words that each text of the events has. */
function sharesOf(events: readonly KnownEvent[], asked: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, readonly number[]>();
  for (const event of events) {
    const key = keyOf(event);
    if (found.has(key)) continue;
    const title = titleStems(event);
    const place = stemsOf(event.place ?? '');
    const calendar = calendarStems(event);
    found.set(
      key,
      asked.map((word) => foundIn(word, { title, place, calendar })),
    );
  }
  const weights = asked.map((word, index) => {
    const having = [...found.values()].filter((own) => (own[index] ?? 0) > 0).length;
    const rarity = Math.log(1 + found.size / Math.max(1, having));
    return rarity * (isVague(word) ? vagueWeight : 1) * (having === 0 ? unknownWeight : 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map(
    [...found].map(([key, own]) => [
      key,
      total === 0 ? 0 : own.reduce((sum, surely, index) => sum + surely * (weights[index] ?? 0), 0) / total,
    ]),
  );
}

/** Certainty that a title, a place or a calendar's name has a word, from 0 to 1. */
function foundIn(
  word: string,
  { title, place, calendar }: Readonly<Record<'title' | 'place' | 'calendar', ReadonlySet<string>>>,
): number {
  if (title.has(word)) return 1;
  if ([...title].some((known) => isNearly(known, word))) return fieldWeight.misspelt;
  if (place.has(word)) return fieldWeight.place;
  if (calendar.has(word)) return fieldWeight.calendar;
  return [...associatedStems(word)].some((other) => title.has(other)) ? fieldWeight.associated : 0;
}

/** Whether two words, neither of them short, are one slip apart. */
function isNearly(one: string, other: string): boolean {
  return Math.min(one.length, other.length) >= minTypoLength && letterSlip(one, other) !== null;
}
