import { aboutFreeTime, type AskedSpan, type CalendarQuestion } from '../calendar-question.ts';
import { hasHour } from './certain-reading.ts';
import type { ClaimedWords } from './claimed-words.ts';
import type { QuestionForm } from './question-form.ts';
import type { ReadQuestion } from './read-question.ts';
import { mealParts, partsOfDay, type DayPart } from './time-tables.ts';

/** Days ahead of which free times are told. */
const maxFreeDays = 7;

/** Returns the part of a day that is asked about: "free for lunch", "free any evening"; null when an event is. */
export function partNamed({ wants }: QuestionForm, { subject, place }: ClaimedWords): DayPart | null {
  if (subject === null || wants === null) return null;
  const [part, ...others] = subject.text
    .toLowerCase()
    .split(' ')
    .flatMap((word) => mealParts[word] ?? []);
  // "Lunch or dinner"
  if (others.length > 0) return null;
  const isOnly = subject.stems.length === 1 && place === null;
  if (part && (aboutFreeTime.has(wants) || (wants === 'attend' && isOnly))) return part;
  const said = subject.text.toLowerCase().replace(/s$/, '');
  return aboutFreeTime.has(wants) && isOnly && said !== 'am' ? (partsOfDay[said] ?? null) : null;
}

/** Returns a time with only the hours of a part of the day, unless an hour is said. */
export function withPart<Timed extends Pick<CalendarQuestion, 'span' | 'wants'>>(
  timed: Timed,
  part: DayPart | null,
  { time }: ReadQuestion,
): Timed {
  return part === null || hasHour(time)
    ? timed
    : { ...timed, span: time.inPart(part, false, timed.wants === 'free-times' ? maxFreeDays : 1) };
}

/** Returns the time of a question with the hours of the part in its form: "on which evenings next week". */
export function partOf({ words, time }: ReadQuestion, formWords: ReadonlySet<number>): AskedSpan {
  const { span } = time;
  const isOfDays = span.kind === 'days' || (span.kind === 'day' && words.some(({ word }) => word === 'off'));
  const said = [...formWords]
    .map((at) => words[at]?.word.replace(/s$/, '') ?? '')
    .find((word) => word !== 'am' && partsOfDay[word]);
  const part = said === undefined ? undefined : partsOfDay[said];
  if (part === undefined || !isOfDays || span.parts) return span;
  return time.inPart(
    part,
    words.some(({ word }) => /^(?:weekday|weekdays|weeknight|weeknights)$/.test(word)),
  );
}
