import { addDays, daysBetween, firstWeekday, weekdayOf } from '@homeroom/text';
import type { DayMention } from './day-mention.ts';
import type { DayReference } from './day-rules.ts';
import { dayBounds } from './time-tables.ts';
import { textOf, type TypedQuestion, type TypedWord } from './typed-question.ts';

/** Day mentions with "to", "and" or "until" between or before them made one. */
export function joinedDays(
  { words }: TypedQuestion,
  days: readonly DayMention[],
  reference: Pick<DayReference, 'today' | 'past'>,
): DayMention[] {
  const joined: DayMention[] = [];
  for (const day of inOneWeek(words, days)) {
    const before = joined.at(-1);
    const between = textOf(words.slice(before?.to ?? day.from, day.from));
    const isRange =
      before &&
      /^(?:(?:night|evening|afternoon|morning) )?(?:to|until|through|and|or|-|–|&)(?: on)?(?: the)?$/.test(between) &&
      (before.kind === 'day' || before.only !== undefined) &&
      day.kind === 'day';
    if (before && day.first === before.first && day.last === before.last) {
      joined[joined.length - 1] = { ...before, to: day.to };
    } else if (before && isRange && /\bor\b/.test(between)) {
      // "Friday of next week or Saturday"
      const isOfWeek = !before.isBare && day.isBare && day.first < before.first;
      const other = isOfWeek ? firstWeekday(weekdayOf(day.first), before.first) : day.first;
      const only = [...(before.only ?? [before.first]), other].toSorted();
      const [first = day.first, last = day.first] = [only[0], only.at(-1)];
      joined[joined.length - 1] = { ...before, to: day.to, first, last, only, kind: 'days', weekday: null };
    } else if (before && isRange) {
      const last =
        day.last >= before.first ? day.last : addDays(day.last, 7 * Math.ceil(daysBetween(day.last, before.first) / 7));
      joined[joined.length - 1] = {
        ...before,
        to: day.to,
        last,
        kind: last === before.first ? 'day' : 'days',
        weekday: null,
      };
    } else if (before && isNear(words, before, day) && before.kind === 'week' && day.weekday !== null) {
      // "Next week Tuesday"
      joined[joined.length - 1] = {
        ...day,
        from: before.from,
        first: addDays(before.first, day.weekday),
        last: addDays(before.first, day.weekday),
        isBare: false,
      };
    } else joined.push(day);
  }
  return joined.map((day) =>
    bounded(
      words.map(({ word }) => word),
      day,
      reference,
    ),
  );
}

const partOfDay = /^(?:night|evening|afternoon|morning)$/;

/** "Tuesday evening or on Thursday evening next week": both in that week. */
function inOneWeek(words: readonly TypedWord[], days: readonly DayMention[]): DayMention[] {
  const [first, second, third] = days;
  const week = days.at(-1);
  const last = days.at(-2);
  if (!first || !second || !week || !last || days.length > 3 || week.kind !== 'week' || last.weekday === null)
    return [...days];
  const between = words.slice(last.to, week.from).map(({ word }) => word);
  if (between.length !== 1 || !partOfDay.test(between[0] ?? '')) return [...days];
  const named = third === undefined ? [first] : [first, second];
  if (!named.every(({ weekday, isBare }) => weekday !== null && isBare)) return [...days];
  return named.map((day) => {
    const date = addDays(week.first, day.weekday ?? 0);
    return { ...day, to: day === last ? week.to : day.to, first: date, last: date, isBare: false };
  });
}

/** "Next week Tuesday", "next week is Tuesday" */
function isNear(words: readonly TypedWord[], before: DayMention, day: DayMention): boolean {
  return words.slice(before.to, day.from).every(({ word }) => word === 'is' || word === 'on');
}

/** "Until Friday", "before Friday", "since Monday", "after the 5th". */
function bounded(
  words: readonly string[],
  day: DayMention,
  { today, past }: Pick<DayReference, 'today' | 'past'>,
): DayMention {
  if (['now and', 'now until', 'now to'].includes(words.slice(day.from - 2, day.from).join(' ')))
    return { ...day, from: day.from - 2, first: today, kind: 'days', name: '' };
  const skip = ['on', 'the'].includes(words[day.from - 1] ?? '') ? 2 : 1;
  const lead = words[day.from - skip] ?? '';
  const bound = dayBounds[lead];
  if (bound === undefined) {
    const isLead = ['between', 'in', 'on'].includes(words[day.from - 1] ?? '');
    return isLead ? { ...day, from: day.from - 1 } : day;
  }
  const from = day.from - skip;
  if (day.kind !== 'day' && lead === 'from') return { ...day, from };
  const range = { ...day, from, kind: 'days' as const, name: '' };
  const isEnd = words.slice(day.from, day.to).includes('end');
  const far = addDays(past ? today : day.last, 366);
  // "Before the end of the month" takes its last days in.
  switch (bound === 'before' && isEnd ? 'through' : bound) {
    case 'after':
      return { ...range, first: addDays(day.last, 1), last: past ? today : far };
    case 'from':
      return { ...range, last: past || day.first < today ? today : far };
    case 'before':
      return { ...range, first: past ? addDays(day.first, -366) : today, last: addDays(day.first, -1) };
    case 'through':
      return { ...range, first: today <= day.last ? today : day.first };
  }
}
