import type { Household } from '@homeroom/household';
import { capitalized } from '@homeroom/text';
import type { CalendarQuestion, Wanted } from '../calendar-question.ts';
import { answerAttend } from './answers/attend-answer.ts';
import { asksForSchool } from './day-off.ts';
import { takingPlace, within } from './events-in-span.ts';
import { stayEvents } from './subject/stay-events.ts';
import { matchSubject, tellsMore } from './subject/match-subject.ts';
import { answerCare, onlyCare } from './answers/care-answer.ts';
import { answerChanges } from './answers/change-answer.ts';
import { answerCollisions } from './answers/collision-answer.ts';
import type { EventWords } from './event-words.ts';
import { answerHowLong, answerHowMany, answerLeave, answerUntil, answerWhere } from './answers/fact-answers.ts';
import { answerFree, answerFreeTimes, answerWhoIsFree } from './answers/free-answers.ts';
import { answerHost } from './answers/host-answer.ts';
import { answerGap } from './answers/gap-answer.ts';
import { withoutIdleWords } from './subject/idle-words.ts';
import { answerHowOften } from './answers/how-often-answer.ts';
import type { CalendarAnswer, KnownCalendar, KnownEvent } from './known-event.ts';
import { isLikelyMeant } from './subject/likely-nearest.ts';
import { answerList } from './answers/list-answer.ts';
import { answerPair } from './answers/pair-answer.ts';
import { answerSchoolEdge } from './answers/school-edge-answer.ts';
import { groupTitle, sceneOf, type Scene } from './scene.ts';
import { answerWhen } from './answers/when-answer.ts';
import { answerDaysOff } from './answers/days-off-answer.ts';
import { answerWhether } from './answers/whether-answer.ts';
import { answerWho } from './answers/who-answer.ts';

const answers: Record<Exclude<Wanted, 'gap'>, (scene: Scene) => CalendarAnswer | null> = {
  list: answerList,
  when: answerWhen,
  whether: answerWhether,
  'days-off': answerDaysOff,
  who: answerWho,
  free: answerFree,
  attend: answerAttend,
  'who-is-free': answerWhoIsFree,
  'free-times': answerFreeTimes,
  where: answerWhere,
  'how-long': answerHowLong,
  'how-many': answerHowMany,
  'how-often': answerHowOften,
  until: answerUntil,
  changes: answerChanges,
  collisions: answerCollisions,
  leave: answerLeave,
};

/** Kinds that may name two events: "Do I miss choir for the dentist?" */
const comparing: ReadonlySet<Wanted> = new Set(['collisions', 'attend']);

/** "When is my next day off?", which few calendars have as an event. */
const dayOff = /^days? off$/iu;

/** Answers a question from the calendar; null when the calendar has nothing of what it names. */
export function answerCalendarQuestion(
  question: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
  members: Household['members'],
): CalendarAnswer | null {
  const { backFrom } = question;
  if (backFrom !== undefined && stayEvents(calendar.events, [backFrom], members)) {
    const stay = { wants: 'until', hostId: backFrom, subject: null, place: null, isReturn: false } as const;
    return answerAsRead(
      { ...question, ...stay, persons: { kind: 'anyone', ids: [], all: false } },
      calendar,
      words,
      members,
    );
  }
  const { anchor } = question;
  const isOfSchool = question.subject !== null && asksForSchool(question.subject.text);
  const ofAnchor = isOfSchool && anchor?.mayBeSubject ? matchSubject(calendar.events, anchor.subject).events : [];
  const answer = ofAnchor.some(({ allDay }) => !allDay) ? null : answerAsRead(question, calendar, words, members);
  if (answer === null && question.wants === 'when' && dayOff.test(question.subject?.text ?? ''))
    return answerAsRead({ ...question, wants: 'days-off', subject: null, certain: false }, calendar, words, members);
  const namesOther = question.subject !== null && !asksForSchool(question.subject.text);
  if (answer !== null || !anchor?.mayBeSubject || namesOther) return answer;
  return answerAsRead({ ...question, subject: anchor.subject, anchor: null, certain: false }, calendar, words, members);
}

function answerAsRead(
  typed: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
  members: Household['members'],
): CalendarAnswer | null {
  const question = withoutIdleWords(typed, calendar.events);
  if (question.sameDay) return answerPair(question, calendar, words);
  if (question.wants === 'gap') return answerGap(question, calendar, words);
  const edge = answerSchoolEdge(typed, calendar, words, members);
  if (edge) return edge;
  const care = answerCare(question, calendar, words, members);
  const host = care ? null : answerHost(question, calendar, words, members);
  if (host) return host;
  if (care || (question.cared && onlyCare.test(typed.subject?.text ?? ''))) return care;
  const scene = sceneOf(question, calendar, words, members);
  const fetch = endOfStay(question, scene?.events ?? []);
  if (fetch !== null) return answerCalendarQuestion(fetch, calendar, words, members);
  if (question.namedDay && !scene?.events.some((event) => isNamedSo(event, question)))
    return tellNamedDay(question, scene?.events ?? [], words);
  const isOfOne = scene !== null && ['full', 'close'].includes(scene.quality);
  const pair = comparing.has(question.wants) && !isOfOne ? answerPair(question, calendar, words) : null;
  if (pair !== null || scene === null) return pair;
  const answer = answers[question.wants](scene);
  // "Book fair week" was no parent's.
  if (question.asksHost && answer?.text.startsWith('No ')) return null;
  // What everybody has does not tell who has a child.
  if (answer !== null && question.cared && question.subject === null) return onlyNear(answer);
  if (answer === null || !scene.isNear) return answer;
  return answer.events.length === 0 || !isLikelyMeant(question, answer.events) ? null : onlyNear(answer);
}

/** Children are fetched when what they have ends, where no event tells of it. */
function endOfStay({ fetched, ...question }: CalendarQuestion, found: readonly KnownEvent[]): CalendarQuestion | null {
  if (fetched === undefined || question.place !== null || !onlyCare.test(question.subject?.text ?? '')) return null;
  if (found.some(({ title, memberIds }) => memberIds.some((id) => fetched.includes(id)) || groupTitle.test(title)))
    return null;
  return {
    ...question,
    wants: 'until',
    subject: null,
    persons: { kind: 'members', ids: fetched, all: false },
    certain: false,
  };
}

/** Whether an event is of the day's name and nothing more. */
function isNamedSo(event: KnownEvent, { subject }: CalendarQuestion): boolean {
  return subject !== null && !tellsMore(event, subject, new Set());
}

/** Tells when a day is that everybody knows, and what the calendar has then of that name. */
function tellNamedDay(
  { subject, namedDay }: CalendarQuestion,
  found: readonly KnownEvent[],
  words: EventWords,
): CalendarAnswer | null {
  if (!subject || !namedDay) return null;
  const days = words.daysUntil(namedDay.start);
  const events = takingPlace(within(found, namedDay));
  return {
    text: [
      `${capitalized(subject.text)} is on ${namedDay.words}.`,
      ...(days > 1 ? [`That is in ${days} days.`] : []),
      ...events.map((event) => words.sentence(event)),
    ].join(' '),
    events,
    certainty: 'medium',
  };
}

const nearest = 'The nearest in the calendar: ';

/** Returns an answer as one that only comes near to what was asked, so it says neither yes nor perhaps. */
export function onlyNear(answer: CalendarAnswer): CalendarAnswer {
  const text = answer.text.startsWith(nearest)
    ? answer.text
    : `${nearest}${answer.text.replace(/^(?:Yes|No|Perhaps):\s/, '')}`;
  return { ...answer, text, certainty: 'low' };
}
