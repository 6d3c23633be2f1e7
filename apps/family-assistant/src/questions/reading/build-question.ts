import type { Household } from '@homeroom/household';
import { dayMs } from '@homeroom/icalendar';
import type { ChangeKind } from '../../calendar-changes/calendar-change.ts';
import type { AskedSpan, CalendarQuestion, Pick, TimeAnchor, Wanted } from '../calendar-question.ts';
import { askedPersons, type PersonMention } from './asked-persons.ts';
import type { AskedTime } from './asked-span.ts';
import { askedSubject, changesQuestion, isSilent, namesDay } from './asked-subject.ts';
import type { QuestionForm } from './question-forms.ts';
import type { AnchorMention } from './time-anchor.ts';
import { partsOfDay } from './time-tables.ts';
import type { TypedWord } from './typed-question.ts';

/** Question with what was found in it. */
export interface ReadQuestion {
  words: readonly TypedWord[];
  persons: readonly PersonMention[];
  time: AskedTime;
  anchor: AnchorMention | null;
  household: Household;
  /** Whether it is about the past. */
  past: boolean;
}

const pickWords: Readonly<Record<string, Pick>> = {
  next: 'next',
  upcoming: 'next',
  last: 'last',
  previous: 'last',
  latest: 'last',
  earliest: 'first',
  first: 'first',
  all: 'all',
  every: 'all',
  each: 'all',
};
/** Kinds of changes that a verb asks for; any other word asks for every kind. */
const kindsOfVerbs: Readonly<Record<string, readonly ChangeKind[]>> = {
  move: ['moved', 'place'],
  moves: ['moved', 'place'],
  moved: ['moved', 'place'],
  rescheduled: ['moved', 'place'],
  postponed: ['moved', 'place'],
  shifted: ['moved', 'place'],
  canceled: ['cancelled'],
};
const anyChange = new Set(['changed', 'change', 'changes', 'new', 'different']);
/** Kinds that mean the next event when no time is named. */
const oneAtATime: ReadonlySet<Wanted> = new Set(['when', 'whether', 'where', 'how-long', 'until', 'leave', 'who']);
/** Verbs that tell nothing of an event when a person does them: "Does Maya play on Saturday?" */
const personVerbs = new Set(['play', 'plays', 'played', 'playing', 'attend', 'attends', 'attended', 'attending']);
/** A span as long as this has no end that was named: "after today". */
const farMs = 300 * dayMs;
/** Kinds in which an hour without a day is what is asked, not when. */
const hourIsAsked: ReadonlySet<Wanted> = new Set(['whether', 'when', 'until', 'how-long']);
/** "How many lessons are left this month?" */
const leftWords = new Set(['still', 'left', 'more', 'remaining']);
/** Verbs for what people do for others; who does it is told only by an event that names it. */
const duties: ReadonlySet<string> = new Set('take takes taking took bring brings bringing get getting'.split(' '));
const questionWords = new Set(['what', 'which', 'who', 'whose', 'when', 'where', 'how', 'why']);
/** "Which days do the kids not have school", "any days without school". */
const offSchool =
  /\b(?:days?|weekdays?|when|dates?)\b.*\b(?:without|no|not (?:have |got |having )?(?:any )?)\s*(?:school|classes|lessons)\b|\bdays? off (?:from |of )?school\b|\boff school\b/;
const aboutFreeTime: ReadonlySet<Wanted> = new Set(['free', 'free-times', 'who-is-free']);

/**
 * Builds the question that a form and the words around it make.
 * @param formWords positions of the words that the form's pattern matched
 */
export function buildQuestion(
  read: ReadQuestion,
  form: QuestionForm,
  formWords: ReadonlySet<number>,
): CalendarQuestion {
  const { words, time, household } = read;
  const asked = form.onePerson ? read.persons.filter(({ from }) => formWords.has(from)) : read.persons;
  const personWords = new Set(
    read.persons.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  const isClaimed = (at: number) =>
    (personWords.has(at - 1) && personVerbs.has(words[at]?.word ?? '')) ||
    time.used.has(at) ||
    personWords.has(at) ||
    formWords.has(at);
  const picked = words.findIndex(
    ({ word }, at) =>
      pickWords[word] !== undefined && !time.used.has(at) && !personWords.has(at) && !namesDay(words, at),
  );
  const used = new Set(
    [...words.keys()].filter((at) => isClaimed(at) || at === picked || read.anchor?.used.includes(at)),
  );
  const { subject, place, hasKind, taken } = askedSubject(words, used, form.wants === 'who' ? duties : undefined);
  const wanted = wantedOf(form.wants ?? 'list', subject !== null, asked);
  // "Is soccer at 5?" asks for the time of soccer, whatever its day.
  const ignoresHour = subject !== null && time.hasHourOnly && hourIsAsked.has(wanted);
  const asksDaysOff = offSchool.test(words.map(({ word }) => word).join(' '));
  const isSupposed =
    wanted === 'whether' && subject !== null && (ignoresHour || (time.span.kind === 'moment' && !time.isNow));
  const wants = asksDaysOff ? 'days-off' : isSupposed ? 'when' : wanted;
  // "What is the date of the trip now?"
  const asksNow = time.isNow && subject !== null && wants !== 'whether' && hourIsAsked.has(wants);
  const isOpen = ignoresHour || asksNow || read.anchor?.withWeekend === true;
  const named = isOpen ? time.open : isSupposed ? time.day : partOf(read, formWords);
  const span = wants === 'how-many' && words.some(({ word }) => leftWords.has(word)) ? fromNow(named, time) : named;
  const forTime = aboutFreeTime.has(wants);
  const hasEnd = span.kind !== 'open' && span.end - span.start < farMs;
  const isNext = !hasEnd && (oneAtATime.has(wants) || form.pick === 'next') && !isPlural(words, used);
  return {
    wants,
    pick: pickWords[words[picked]?.word ?? ''] ?? form.pick ?? (isNext ? (read.past ? 'last' : 'next') : 'all'),
    persons: askedPersons(asked, household, {
      asksForPeople: wants === 'who' || wants === 'who-is-free',
      amongMembers: words.some(({ word }) => word === 'which' || word === 'of' || word === 'many'),
      together: !forTime && words.some(({ word }) => word === 'both' || word === 'together'),
      wantsMembers: forTime,
    }),
    subject: forTime || asksDaysOff ? null : subject,
    place: forTime ? null : place,
    span,
    anchor: anchorOf(read, forTime ? subject : null),
    ...(wants === 'changes' && changeKindsOf(words)),
    supposed: isSupposed && !words.some(({ word }) => word === 'or') ? time.span : null,
    certain:
      time.certain &&
      !hasKind &&
      isAccounted(words, new Set([...used, ...taken]), wants) &&
      (asked.some(({ kind }) => kind === 'members') || !asked.some(({ kind }) => kind === 'unknown')) &&
      !(wants === 'list' && surrounds(words, used, formWords)) &&
      !(form.loose && subject !== null && !hasHour(time)) &&
      !(subject === null && !forTime && words.some(({ word }) => word === 'it')),
  };
}

function changeKindsOf(words: readonly TypedWord[]): { changeKinds?: readonly ChangeKind[] } {
  const kinds = words.flatMap(({ word }) => kindsOfVerbs[word] ?? []);
  const asksAny = words.some(({ word }) => anyChange.has(word));
  return kinds.length === 0 || asksAny ? {} : { changeKinds: [...new Set(kinds)] };
}

/** Whether no word that nothing claimed changes what is asked; "and" between two persons or days does not. */
function isAccounted(words: readonly TypedWord[], claimed: ReadonlySet<number>, wants: Wanted): boolean {
  const asksOfHome = words.some(({ word }, at) => word === 'ours' && words[at - 1]?.word === 'at');
  return (
    !asksOfHome &&
    [...words.keys()].every(
      (at) => claimed.has(at) || (claimed.has(at - 1) && claimed.has(at + 1)) || !changes(words, at, wants),
    )
  );
}

/** "On which evenings next week": the days with these hours of each. */
function partOf({ words, time }: ReadQuestion, formWords: ReadonlySet<number>): AskedSpan {
  const { span } = time;
  const said = [...formWords].map((at) => words[at]?.word.replace(/s$/, '') ?? '').find((word) => partsOfDay[word]);
  const part = said === undefined ? undefined : partsOfDay[said];
  if (part === undefined || span.kind !== 'days' || span.parts) return span;
  return time.inPart(
    part,
    words.some(({ word }) => /^(?:weekday|weekdays|weeknight|weeknights)$/.test(word)),
  );
}

/** Whether a word that nothing claimed changes the question; its first question word and the "not" of "isn't" do not. */
function changes(words: readonly TypedWord[], at: number, wants: Wanted): boolean {
  const word = words[at]?.word ?? '';
  if (!changesQuestion(word, wants)) return false;
  if (word === 'not') return at !== 1;
  return !questionWords.has(word) || words.slice(0, at).some((before) => questionWords.has(before.word));
}

function fromNow(span: AskedSpan, { open }: AskedTime): AskedSpan {
  return span.kind !== 'open' && span.start < open.start && span.end > open.start
    ? { ...span, start: open.start }
    : span;
}

/** "Is Dad free for soccer?" asks about the time of soccer, unless an hour is said. */
function anchorOf({ anchor, time }: ReadQuestion, subject: CalendarQuestion['subject']): TimeAnchor | null {
  if (anchor) {
    const { relation, withWeekend = false } = anchor;
    return { relation, subject: anchor.subject, withWeekend };
  }
  return subject && !hasHour(time) ? { relation: 'during', subject } : null;
}

/** "What seat do I have on the flight?": words before and after the form are seldom one event. */
function surrounds(words: readonly TypedWord[], used: ReadonlySet<number>, formWords: ReadonlySet<number>): boolean {
  const inside = [...formWords].toSorted((one, other) => one - other).slice(1);
  const left = [...words.keys()].filter((at) => !used.has(at) && !isSilent(words[at]?.word ?? ''));
  return left.some((at) => at < (inside[0] ?? 0)) && left.some((at) => at > (inside.at(-1) ?? Infinity));
}

function hasHour({ span }: AskedTime): boolean {
  return span.kind === 'moment' || span.kind === 'part-of-day';
}

function wantedOf(wants: Wanted, hasSubject: boolean, persons: readonly PersonMention[]): Wanted {
  const asksEach = persons.some(({ kind }) => kind === 'each');
  if (wants === 'free' && asksEach) return 'who-is-free';
  if ((wants === 'list' || wants === 'whether') && !hasSubject) return asksEach ? 'who' : 'list';
  return wants;
}

/** "When are the games?" */
function isPlural(words: readonly TypedWord[], used: ReadonlySet<number>): boolean {
  return (
    words.some(({ word }, at) => !used.has(at) && /[^s]s$/.test(word) && word.length > 4) &&
    words.some(({ word }) => word === 'are' || word === 'were')
  );
}
