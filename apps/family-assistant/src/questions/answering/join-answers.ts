import type { AskedOrder } from '../reading/compared-events.ts';
import { answerOrder } from './answers/order-answer.ts';
import type { EventWords } from './event-words.ts';
import type { CalendarAnswer } from './known-event.ts';
import { onlyNear } from './answer-calendar-question.ts';
import { least } from './scene.ts';

/**
 * Joins the answers to the questions of one message; null when none has one. What is not answered is said, and leaves
 * the whole at most medium.
 * @param answers null for a question of which the calendar has nothing
 * @param rest.unread number of questions that the calendar cannot answer
 * @param rest.order order that is asked of the events of two questions
 */
export function joinAnswers(
  answers: readonly (CalendarAnswer | null)[],
  { unread, order }: { unread: number; order?: AskedOrder | undefined },
  words: EventWords,
): CalendarAnswer | null {
  const ordered = order === undefined || unread > 0 ? null : answerOrder(answers, order, words);
  if (ordered !== null) return ordered;
  const known = answers.filter((answer) => answer !== null);
  const [first] = known;
  if (!first) return null;
  const isWhole = known.length === answers.length && unread === 0;
  if (known.length === 1 && isWhole) return first;
  const sure = known.filter(({ certainty }) => certainty !== 'low');
  const told = sure.length > 0 ? known.map((one) => (one.certainty === 'low' ? onlyNear(one) : one)) : [first];
  const texts = told.map(({ text }) => text);
  const own = texts.filter(
    (text, at) => !texts.some((other, index) => index !== at && other.includes(text) && (other !== text || index < at)),
  );
  return {
    text: [...own, ...(isWhole && told.length === known.length ? [] : ['The calendar does not answer the rest.'])].join(
      '\n',
    ),
    events: [...new Map(told.flatMap(({ events }) => events).map((event) => [event.id, event])).values()],
    certainty: least(
      isWhole && sure.length === known.length ? 'high' : 'medium',
      ...(sure.length > 0 ? sure : [first]).map(({ certainty }) => certainty),
    ),
  };
}
