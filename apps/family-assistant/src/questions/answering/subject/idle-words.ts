import { stem } from '@homeroom/text';
import type { AskedSubject, CalendarQuestion } from '../../calendar-question.ts';
import type { KnownEvent } from '../known-event.ts';
import { asksForSchool } from '../day-off.ts';
import { matchPlace, unmatchedStems } from './match-subject.ts';

/** Everyday words that say what people do about an event, or how it is; they seldom name one. */
const idle: ReadonlySet<string> = new Set(
  `add agree aim allow approximate arrange arrive ask assume attend attending believe bother bump catch chance choose
    claim clear close collect come continue count cover decide depart different down else end enter entire enough especially
    exact expect explain extra fall falls far fell figure final finally first fit fix follow forget forgot forward get
    give glad gone grab great guess guys hang head hear heard hit hold hope host huge idea important instead involve
    join jot keep kick kind know last latest lay leave left located location look lot luck main make manage mark
    matter maybe mean meant mention miss moment much must need new nice normal open organise organize original part
    drop particular pencil person perhaps plan pop prefer prepare pretty previous probably proper push put quick rather
    really recall regular reckon related remain remember remind rest rough rush saw say see seem seen send set several
    sharp show shuffle sign sit skip slot sorry sort specific spend spot squeeze stand start stay still stop stuck stuff suppose
    suddenly switch swap tell think told total totally try turn type typical understand unless usual wait want way
    well whole wind wish wonder worry wrap write written year booked`
    .split(/\s+/)
    .map(stem),
);

const final = stem('final');
const anyPick: ReadonlySet<CalendarQuestion['pick']> = new Set(['all', 'next']);
const ofAnything: ReadonlySet<CalendarQuestion['wants']> = new Set(['list', 'who']);

/**
 * Leaves out of what a question names the everyday words that no event has: "the next bean supper we're cooking". A
 * question of which more is left that no event has stays as it is.
 */
export function withoutIdleWords(question: CalendarQuestion, events: readonly KnownEvent[]): CalendarQuestion {
  const { subject } = question;
  if (subject === null) return question;
  const unknown = unmatchedStems(subject, events);
  if (unknown.length === 0 || !unknown.every((word) => idle.has(word))) return question;
  const { place } = question;
  // "When do they put in the internet?"
  if (
    unknown.length === subject.stems.length &&
    place &&
    !asksForSchool(place.text) &&
    matchPlace(events, place).quality === 'none'
  )
    return { ...question, subject: place, place: null, certain: false };
  if (unknown.length === subject.stems.length)
    return leavesSubject(question) ? { ...question, subject: null, certain: false } : question;
  return {
    ...question,
    subject: without(subject, new Set(unknown)),
    // "The final practice"
    pick: anyPick.has(question.pick) && unknown.includes(final) ? 'last' : question.pick,
    certain: false,
  };
}

/** "What do I sit at?" asks of anything; "until when do I have to stay on Monday" of what the person has then. */
function leavesSubject({ wants, persons, span, place }: CalendarQuestion): boolean {
  if (ofAnything.has(wants)) return true;
  if (wants === 'when' || wants === 'until')
    return place !== null || (wants === 'until' && persons.kind === 'members' && span.kind !== 'open');
  return false;
}

function without({ text, stems, ...rest }: AskedSubject, words: ReadonlySet<string>): AskedSubject {
  return {
    ...rest,
    text: text
      .split(' ')
      .filter((word) => !words.has(stem(word.toLowerCase())))
      .join(' '),
    stems: stems.filter((word) => !words.has(word)),
  };
}
