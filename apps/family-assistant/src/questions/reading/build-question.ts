import { childIds, type Household } from '@homeroom/household';
import { dayMs } from '@homeroom/icalendar';
import { stem } from '@homeroom/text';
import {
  aboutFreeTime,
  type AskedPersons,
  type AskedSpan,
  type CalendarQuestion,
  type TimeAnchor,
  type Wanted,
} from '../calendar-question.ts';
import { partNamed, partOf, withPart } from './asked-parts.ts';
import { askedPersons, type PersonMention } from './asked-persons.ts';
import type { AskedTime } from './asked-span.ts';
import { hasHour, isCertainReading } from './certain-reading.ts';
import { claimedWords, type ClaimedWords } from './claimed-words.ts';
import { detailsOf } from './details-of-kind.ts';
import { someChildrenWords } from './person-words.ts';
import { asksOfDuties, othersThan } from './people-of-question.ts';
import type { ReadQuestion } from './read-question.ts';
import { hostAsked } from './asked-host.ts';
import type { QuestionForm } from './question-form.ts';
import { asksForRide } from './return-words.ts';
import { saysAny, textOf, type TypedWord } from './typed-question.ts';

/** Kinds that mean the next event when no time is named. */
const oneAtATime: ReadonlySet<Wanted> = new Set(['when', 'whether', 'where', 'how-long', 'until', 'leave', 'who']);
/** Kinds that ask for a fact of the game where only playing is said. */
const ofGame: ReadonlySet<Wanted> = new Set(['when', 'where', 'until', 'leave']);
/** A span as long as this has no end that was named: "after today". */
const farMs = 300 * dayMs;
/** Kinds in which an hour without a day is what is asked, not when. */
const hourIsAsked: ReadonlySet<Wanted> = new Set(['whether', 'when', 'until', 'how-long']);
/** "How many lessons are left this month?" */
const leftWords = new Set(['still', 'left', 'more', 'remaining']);
/** "Which days do the kids not have school", "any days without school". */
const offSchool =
  /\b(?:days?|weekdays?|when|dates?)\b.*\b(?:without|no|not (?:have |got |having )?(?:any )?)\s*(?:school|classes|lessons)\b|\bdays? off (?:from |of )?school\b|\boff school\b/;
const here =
  /\b(?:here|with us|at ours|at our (?:place|house)|(?:we|i) (?:have|get|got)|(?:have|do) (?:we|i) (?:got|have|get))\b/;
/** "What do we have with the kids?" asks of anything. */
const ofThings = /\b(?:what|any|anything|something|everything|things?|plans?|time)\b/;
const ourTurn = /\b(?:(?:our|my) turn|(?:do|are|will|should) we (?:drive|driving|host|hosting|bring|bringing))\b/;
const weekdays = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/;

/**
 * Builds the question that a form and the words around it make.
 * @param formWords positions of the words that the form's pattern matched
 */
export function buildQuestion(
  read: ReadQuestion,
  form: QuestionForm,
  formWords: ReadonlySet<number>,
): CalendarQuestion {
  const { words, household } = read;
  const all = claimedWords(read, form, formWords);
  const part = partNamed(form, all);
  const claimed = part === null ? all : { ...all, subject: null };
  const { wants: asWanted, span, supposed } = withPart(wantedTime(read, form, claimed, formWords), part, read);
  const wants = ofStay(asWanted, claimed);
  const forTime = aboutFreeTime.has(wants);
  // "What time are we done after the concert?" asks for the end of the concert.
  const ended = wants === 'until' && !claimed.subject && !claimed.place ? endedOf(read) : null;
  const subject =
    ended ?? (forTime || wants === 'days-off' || form.setsApart ? null : subjectMeant(form, claimed, wants, words));
  const asked = wants === 'attend' ? claimed.asked.filter(({ from }) => !formWords.has(from)) : claimed.asked;
  const said = (...any: readonly string[]) => saysAny(words, ...any);
  const hasEnd = span.kind !== 'open' && span.end - span.start < farMs;
  const isNext = !hasEnd && (oneAtATime.has(wants) || form.pick === 'next') && !isPlural(words, claimed.used);
  const persons = askedPersons(asked, household, {
    asksForPeople: wants === 'who' || wants === 'who-is-free',
    amongMembers: said('which', 'of', 'many'),
    together: !forTime && said('both', 'together'),
    wantsMembers: forTime,
  });
  const namedDay = wants === 'when' && subject && !claimed.place ? read.time.named(subject.text) : null;
  const isHere = subject === null && !claimed.place && areHere(persons, read);
  return {
    // "Is Dad free on Tuesday evening or on Thursday evening?"
    wants:
      wants === 'free' && (span.parts?.length ?? 0) > 1 && said('or', 'any')
        ? 'free-times'
        : isHere && wants === 'list'
          ? 'whether'
          : wants,
    ...(claimed.count !== undefined && { count: claimed.count }),
    pick: claimed.pick ?? form.pick ?? (isNext ? (read.past ? 'last' : 'next') : 'all'),
    // "What am I going to miss?" asks for what the others have.
    persons: wants === 'list' && said('miss', 'missing') ? othersThan(persons, household) : persons,
    subject,
    place:
      forTime || form.setsApart
        ? null
        : (claimed.place ?? (subject || span.kind === 'open' ? null : placeKind(form, words, formWords))),
    span,
    anchor: ended ? null : anchorOf(read, forTime && !formHas(words, formWords, 'not') ? claimed.subject : null),
    ...(namedDay && { namedDay }),
    isReturn: claimed.isReturn && !forTime && wants !== 'attend',
    ...(asksForRide(words) && { isRide: true }),
    ...(ourTurn.test(textOf(words)) && { isOurs: true }),
    ...(wants === 'list' && subject === null && persons.all && said('both') && { isEach: true }),
    ...((span.parts?.length ?? 0) > 1 && said('or') && { isChoice: true }),
    hostId: null,
    ...claimed.stay,
    ...hostAsked(read, wants),
    ...(isHere && { hereWith: read.sender }),
    ...(persons.kind === 'anyone' && read.persons.length === 0 && childWho(read)),
    ...detailsOf(wants, read, { form, formWords, hasEnd }),
    ...(form.sameDay && { sameDay: true }),
    ...(form.adults && { adults: true }),
    ...(form.asksStatus && { asksStatus: true }),
    ...(form.isWhether && { isWhether: true }),
    ...(asksOfDuties(persons, said, household) && { isDuty: true }),
    supposed: supposed && !said('or') ? supposed : null,
    // The hours of a meal are a guess.
    certain:
      !part?.name.endsWith('time') &&
      isCertainReading(read, claimed, { wants, subject: claimed.subject }, { form, formWords }) &&
      !(said(...someChildrenWords) && hasOtherChildren(household)),
  };
}

/** "When are we back at Mom's?" asks for a start. */
function ofStay(wants: Wanted, { stay }: ClaimedWords): Wanted {
  return stay?.goToHost && wants === 'until' ? 'when' : wants;
}

function endedOf({ anchor }: ReadQuestion): CalendarQuestion['subject'] {
  return anchor?.relation === 'after' && !anchor.nearDays ? anchor.subject : null;
}

/** The event that a question names, or the one that its form or its verb implies. */
function subjectMeant(
  { impliedEvent }: QuestionForm,
  { subject, place }: ClaimedWords,
  wants: Wanted,
  words: readonly TypedWord[],
): CalendarQuestion['subject'] {
  if (subject || place) return subject;
  // "What time do we play on Saturday?"
  const isPlayed = ofGame.has(wants) && saysAny(words, 'play', 'plays', 'playing');
  const isFlown = ofGame.has(wants) && saysAny(words, 'fly', 'flies', 'flying');
  const implied = impliedEvent ?? (isPlayed ? 'game' : isFlown ? 'flight' : undefined);
  return implied === undefined ? null : { text: implied, stems: [stem(implied)] };
}

/** "Are Leo and Maya here next weekend?", "do I have the kids?" */
function areHere({ kind, ids }: AskedPersons, { words, household, sender }: ReadQuestion): boolean {
  const children = childIds(household.members);
  const said = textOf(words);
  const others = ids.filter((id) => id !== sender);
  const isOfThem = kind === 'members' && others.length > 0 && others.every((id) => children.has(id));
  return isOfThem && here.test(said) && !ofThings.test(said);
}

/** A child asks for its own practice rather than a sister's. */
function childWho({ sender, household }: ReadQuestion): Pick<CalendarQuestion, 'askedBy'> {
  return sender !== null && childIds(household.members).has(sender) ? { askedBy: sender } : {};
}

/** "The boys" may be some of three children. */
function hasOtherChildren({ members }: Household): boolean {
  return childIds(members).size > 2;
}

/** The kind of question and its span. An hour of a yes-or-no question about an event is only supposed. */
function wantedTime(
  read: ReadQuestion,
  form: QuestionForm,
  { subject, asked, stay }: ClaimedWords,
  formWords: ReadonlySet<number>,
): Pick<CalendarQuestion, 'wants' | 'span' | 'supposed'> {
  const { words, time, anchor } = read;
  const wanted = wantedOf(form.wants ?? 'list', subject !== null || stay !== null, asked);
  if (offSchool.test(textOf(words))) return { wants: 'days-off', span: partOf(read, formWords), supposed: null };
  // "Is soccer at 5?" asks for the time of soccer, whatever its day.
  const ignoresHour = subject !== null && time.hasHourOnly && hourIsAsked.has(wanted);
  const isSupposed =
    wanted === 'whether' && subject !== null && (ignoresHour || (time.span.kind === 'moment' && !time.isNow));
  const wants = isSupposed ? 'when' : wanted;
  // "What is the date of the trip now?"
  const asksNow = time.isNow && subject !== null && wants !== 'whether' && hourIsAsked.has(wants);
  // "How often do they spend the weekend with Dad?"
  const asksOften = wants === 'how-often' && stay !== null;
  // "How many Fridays of fish fry are left?"
  const countsWeekdays =
    wants === 'how-many' && time.span.kind === 'day' && words.some(({ word }) => weekdays.test(word));
  const isOpen = ignoresHour || asksNow || asksOften || countsWeekdays || anchor?.withWeekend === true;
  const named = isOpen ? time.open : isSupposed ? time.day : partOf(read, formWords);
  const isRest = wants === 'how-many' && words.some(({ word }) => leftWords.has(word));
  return { wants, span: isRest ? fromNow(named, time) : named, supposed: isSupposed ? time.span : null };
}

const placeKinds =
  /^(?:pub|bar|restaurant|cafe|theat(?:er|re)|cinema|field|gym|court|pitch|rink|stadium|arena|studio|clinic|hospital|church|hall|pool|park|school|campus)$/;

/** "Which stadium are we at on the 24th?" */
function placeKind(
  { wants }: QuestionForm,
  words: readonly TypedWord[],
  formWords: ReadonlySet<number>,
): CalendarQuestion['place'] {
  const kind = [...formWords].map((at) => words[at]?.word ?? '').find((word) => placeKinds.test(word));
  return wants === 'where' && kind !== undefined ? { text: kind, stems: [stem(kind)] } : null;
}

/** "Which mornings am I not at the hospital?" asks for no event's time. */
function formHas(words: readonly TypedWord[], formWords: ReadonlySet<number>, word: string): boolean {
  return [...formWords].some((at) => words[at]?.word === word);
}

function fromNow(span: AskedSpan, { open }: AskedTime): AskedSpan {
  return span.kind !== 'open' && span.start < open.start && span.end > open.start
    ? { ...span, start: open.start }
    : span;
}

/** "Is Dad free for soccer?" asks about the time of soccer, unless an hour is said. */
function anchorOf({ anchor, time }: ReadQuestion, subject: CalendarQuestion['subject']): TimeAnchor | null {
  if (anchor) {
    const day = time.named(anchor.subject.text);
    const { relation, withWeekend = false, withWeek = false, isWholeDay = false, isStay = false } = anchor;
    const { nearDays, nearPart, ofIds, mayBeSubject } = anchor;
    return {
      relation,
      subject: anchor.subject,
      withWeekend,
      ...(withWeek && { withWeek }),
      ...(isWholeDay && { isWholeDay }),
      ...(isStay && { isStay }),
      ...(ofIds && { ofIds }),
      ...(mayBeSubject && { mayBeSubject }),
      ...(nearDays && { nearDays }),
      ...(nearPart && { nearPart }),
      ...(day && { day }),
    };
  }
  return subject && !hasHour(time) ? { relation: 'during', subject } : null;
}

function wantedOf(wants: Wanted, hasSubject: boolean, persons: readonly PersonMention[]): Wanted {
  const asksEach = persons.some(({ kind }) => kind === 'each');
  if (wants === 'attend' && !hasSubject) return 'free';
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
