import { hourMs, minuteMs } from '@homeroom/icalendar';
import { durationWords } from '../../../calendar/time-words.ts';
import type { CalendarQuestion } from '../../calendar-question.ts';
import type { EventWords } from '../event-words.ts';
import { comingIn } from '../events-in-span.ts';
import type { CalendarAnswer, KnownCalendar } from '../known-event.ts';
import { isBack } from '../subject/return-events.ts';
import { bestNamed, namedPairs, type Pair } from '../subject/named-pairs.ts';
import { gapOf } from './pair-answer.ts';

/** Events farther apart than this are seldom asked about together. */
const maxGapMs = 20 * hourMs;

/**
 * Tells the time between two events that a question names by words or persons of both, or between two of one name on a
 * day. Of series it compares the instances that are closest. Null when there are no two such events.
 */
export function answerGap(
  question: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
): CalendarAnswer | null {
  const [closest] = pairsOf(question, calendar, words).toSorted((a, b) => distance(a) - distance(b));
  if (!closest) return null;
  const gap = gapOf(...closest);
  const length = durationWords(Math.round(Math.abs(gap) / minuteMs));
  const lead = gap < 0 ? `None: they overlap by ${length}` : gap === 0 ? 'None: they are back to back' : length;
  return {
    text: `${lead}: ${closest.map((event) => words.sentence(event)).join(' ')}`,
    events: closest,
    certainty: 'medium',
  };
}

/** Pairs that the question names, or those of one name. */
function pairsOf(question: CalendarQuestion, calendar: KnownCalendar, words: EventWords): Pair[] {
  const coming = comingIn(calendar.events, question.span, words.now).filter(({ allDay }) => !allDay);
  const all = namedPairs(question, coming).filter(
    ({ pair: [one, other] }) => one.start < other.start && other.start < one.end + maxGapMs,
  );
  // "From the workshop to my train home"
  const back = question.isReturn ? all.filter(({ pair }) => pair.some(({ title }) => isBack.test(title))) : [];
  const near = back.length > 0 ? back : all;
  const named = near.filter(({ isOfBoth }) => isOfBoth);
  return named.length > 0 ? bestNamed(named) : near.map(({ pair }) => pair).filter(areAlike);
}

const ofWhom = /\s*\([^()]*\)/gu;

/** "Parent-teacher conference (Leo)" and the one of his sister, but not her school day and his. */
function areAlike([one, other]: Pair): boolean {
  const [first, second] = [one, other].map(({ title }) => title.replaceAll(ofWhom, ''));
  return first === second && (one.title !== other.title || one.memberIds.join() === other.memberIds.join());
}

/** Overlapping events come after all others. */
function distance(pair: Pair): number {
  const gap = gapOf(...pair);
  return gap < 0 ? maxGapMs - gap : gap;
}
