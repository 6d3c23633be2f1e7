import { hourMs, minuteMs } from '@homeroom/icalendar';
import { durationWords } from '../../calendar/time-words.ts';
import type { CalendarQuestion } from '../calendar-question.ts';
import type { EventWords } from './event-words.ts';
import { comingIn } from './events-in-span.ts';
import type { CalendarAnswer, KnownCalendar, KnownEvent } from './known-event.ts';
import { matchSubject } from './match-subject.ts';
import { gapOf } from './pair-answer.ts';

/** Events with the asked words that are compared. */
const maxCompared = 100;
/** Events farther apart than this are seldom asked about together. */
const maxGapMs = 20 * hourMs;

type Pair = readonly [KnownEvent, KnownEvent];

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

/** Pairs of events of which each has something of what is named that the other has not. */
function pairsOf(
  { subject, around, span, persons }: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
): Pair[] {
  const coming = comingIn(calendar.events, span, words.now).filter(({ allDay }) => !allDay);
  const stems = [...new Set([...(subject?.stems ?? []), ...(around?.stems ?? [])])];
  const named = stems.map((stem) => {
    const { events, quality } = matchSubject(coming, { text: stem, stems: [stem] });
    return new Set(quality === 'full' || quality === 'close' ? events : []);
  });
  const stemsOf = (event: KnownEvent) => stems.filter((_, at) => named[at]?.has(event));
  const told = coming.filter((event) => stemsOf(event).length > 0).slice(0, maxCompared);
  const people = persons.ids.length > 1 ? persons.ids : [];
  const saidOf = (event: KnownEvent) => [...stemsOf(event), ...event.memberIds.filter((id) => people.includes(id))];
  const pairs = told.flatMap((one) =>
    told
      .filter((other) => one.start < other.start && other.start < one.end + maxGapMs)
      .map((other) => ({ pair: [one, other] as const, said: new Set([...saidOf(one), ...saidOf(other)]).size })),
  );
  const ofTwo = pairs.filter(({ pair, said }) => pair.every((event) => said > saidOf(event).length));
  const most = Math.max(...ofTwo.map(({ said }) => said));
  return ofTwo.length > 0
    ? ofTwo.filter(({ said }) => said === most).map(({ pair }) => pair)
    : pairs.map(({ pair }) => pair).filter(areAlike);
}

function areAlike([one, other]: Pair): boolean {
  return one.title === other.title && one.memberIds.join() === other.memberIds.join();
}

/** Overlapping events come after all others. */
function distance(pair: Pair): number {
  const gap = gapOf(...pair);
  return gap < 0 ? maxGapMs - gap : gap;
}
