import { type Household, shortNames } from '@homeroom/household';
import type { CalendarQuestion } from '../../calendar-question.ts';
import { anchoredSpan } from '../anchored-span.ts';
import type { EventWords } from '../event-words.ts';
import { comingIn } from '../events-in-span.ts';
import type { CalendarAnswer, KnownCalendar, KnownEvent } from '../known-event.ts';
import { stemsOf } from '../subject/match-subject.ts';
import { groupTitle } from '../scene.ts';

/** Titles of what somebody does for children: "Bea pickup: Dad", "PU twins (Lorna)", "Oksana watches Iggy". */
const care =
  /\b(?:pick(?:s|ing)?[- ]?ups?|picks?|pu|p\/u|drop(?:s|ping)?[- ]?offs?|watch(?:es|ing)?|mind(?:s|ing)|looks? after|(?:baby)?sit(?:s|ter|ting)?|nanny|au pair|collects?|fetch(?:es)?)\b|\p{L}pickup\b/iu;
/** Sitters, whose events seldom name the children. */
const sitting = /\b(?:(?:baby)?sit(?:s|ter|ting)|nanny|au pair)\b/iu;
const maxTold = 3;

/** "Picking up", which no event of another thing answers: the trash pickup. */
export const onlyCare =
  /^(?:(?:pick|drop)(?:s|ing)?(?: up| off)?|(?:watch|collect|fetch|mind|babysit|tak|bring|gett?|driv)(?:e|es|s|ing|ting)?)$/iu;

/** "Nana has Leo", "Leo home with Nana" */
function saysHas(title: string, names: ReadonlySet<string>): boolean {
  if (/\b(?:home|stays?|staying) with\b/iu.test(title)) return [...stemsOf(title)].some((word) => names.has(word));
  const [, child = ''] = /\b(?:has|have|having)\s+(?:the\s+)?(\S+)/iu.exec(title) ?? [];
  return [...stemsOf(child)].some((word) => names.has(word));
}

/** Returns whether a text says who cares for somebody: "Bea pickup: Dad". */
export function tellsCare(text: string): boolean {
  return care.test(text);
}

/** Tells who cares for children: "Who has the twins on Friday?" Null when no event tells of it. */
export function answerCare(
  question: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
  members: Household['members'],
): CalendarAnswer | null {
  const { cared = [] } = question;
  if (cared.length === 0) return null;
  const { span } = question.span.kind === 'open' ? anchoredSpan(question, calendar, words) : question;
  const names = new Set(
    members
      .filter(({ id }) => cared.includes(id))
      .flatMap(shortNames)
      .flatMap((name) => [...stemsOf(name)]),
  );
  const isOfThem = ({ title, memberIds }: KnownEvent) =>
    saysHas(title, names) ||
    (care.test(title) &&
      (memberIds.some((id) => cared.includes(id)) ||
        [...stemsOf(title)].some((word) => names.has(word)) ||
        (cared.length > 1 && groupTitle.test(title)) ||
        (memberIds.length === 0 && sitting.test(title))));
  const coming = comingIn(calendar.events, span, words.now).filter(isOfThem);
  const found = coming.slice(0, span.kind === 'open' ? 1 : maxTold);
  if (found.length === 0) return null;
  return { text: found.map((event) => words.sentence(event)).join(' '), events: found, certainty: 'medium' };
}
