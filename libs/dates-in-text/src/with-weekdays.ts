import { weekdayOf } from '@homeroom/text';
import type { DatedDay } from './dated-day.ts';
import { dayMeant } from './day-meant.ts';
import { isRange, listWord, maxListedDays, rangeWord } from './range-words.ts';
import { readMark } from './times-of-day.ts';
import type { WeekdayWord } from './weekday-words.ts';

/** "Thurs" */
const maxShortLength = 5;
const weekdayGap =
  /^(?:\s(?:morning|afternoon|evening|night)(?=,))?[\s,.|(]{0,5}(?:(?:(?:at|from)\s)?·{2,40}[,.]?\s{1,2}(?:on\s)?)?(?:the\s{1,2})?$/i;
const listGap = new RegExp(`^\\s{0,2}(?:${rangeWord}|${listWord})\\s{0,2}$`, 'i');

/** Returns the days with the weekdays that are said of them, and removes those from `weekdays`. */
export function withWeekdays(
  days: readonly DatedDay[],
  marked: string,
  { weekdays, written }: { weekdays: Set<WeekdayWord>; written: string },
): DatedDay[] {
  const done = [...days];
  for (const [index, { relative }] of days.entries()) {
    const day = done[index];
    if (relative || !day) continue;
    const before = weekdaysBefore(day, { marked, weekdays: [...weekdays], written });
    const isForAll = day.to !== null || before.length === listLength(days, index);
    const said = isForAll ? before : before.slice(-1);
    for (const word of said) weekdays.delete(word);
    const [first] = said;
    done[index] = first
      ? withWeekday(day, first, said.at(-1))
      : withWeekdayAfter(day, { marked, weekdays, limit: days[index + 1]?.start ?? Infinity });
    for (const [more, { weekday }] of day.to ? [] : said.entries()) {
      const listed = done[index + more];
      if (listed) done[index + more] = { ...listed, from: { ...listed.from, weekday } };
    }
  }
  return done;
}

/** "Tuesdays, October 6 – November 24" begins on no certain weekday. */
function withWeekday(day: DatedDay, first: WeekdayWord, last: WeekdayWord | undefined): DatedDay {
  if (day.to === null || first.plural)
    return { ...day, start: first.start, from: { ...day.from, weekday: day.to ? null : first.weekday } };
  return {
    ...day,
    start: first.start,
    from: { ...day.from, weekday: first.weekday },
    to: { ...day.to, weekday: last === first || !last ? null : last.weekday },
  };
}

/** Number of consecutive days of one month, from this one on. */
function listLength(days: readonly DatedDay[], first: number): number {
  const isNext = (day: DatedDay | undefined, before: DatedDay | undefined) =>
    day !== undefined && before !== undefined && day.from.month === before.from.month && day.start - before.end <= 8;
  let last = first;
  while (last - first < maxListedDays && isNext(days[last + 1], days[last])) last += 1;
  return last - first + 1;
}

/** The weekdays that stand right before a day, in their order; over a time of day only one that is right: "Fridays at 5, October 9 to 30". */
function weekdaysBefore(
  day: DatedDay,
  { marked, weekdays, written }: { marked: string; weekdays: readonly WeekdayWord[]; written: string },
): WeekdayWord[] {
  const found: WeekdayWord[] = [];
  let start = day.start;
  for (const word of weekdays.filter(({ end }) => end <= day.start && end > day.start - 120).toReversed()) {
    const gap = marked.slice(word.end, start);
    if (!(found.length === 0 ? weekdayGap : listGap).test(gap) || found.length === 7) break;
    if (
      gap.includes(readMark) &&
      !(word.plural && day.to) &&
      weekdayOf(dayMeant(day.from, written) ?? written) !== word.weekday
    )
      break;
    found.unshift(word);
    start = word.start;
  }
  return found;
}

/** "October 9 (Friday)", "Oct 5–9, Mon–Fri" and "October 9 through Sunday". */
function withWeekdayAfter(
  day: DatedDay,
  { marked, weekdays, limit }: { marked: string; weekdays: Set<WeekdayWord>; limit: number },
): DatedDay {
  const next = [...weekdays].find(({ start }) => start >= day.end);
  if (
    !next ||
    next.start - day.end > 10 ||
    (weekdayGap.test(marked.slice(next.end, Math.min(limit, next.end + 8))) && limit < next.end + 8)
  )
    return day;
  const gap = marked.slice(day.end, next.start);
  const second = [...weekdays].find(
    ({ start }) => start >= next.end && start <= next.end + 9 && listGap.test(marked.slice(next.end, start)),
  );
  if (day.to === null && isRange.test(gap.trim())) {
    weekdays.delete(next);
    return { ...day, end: next.end, toWeekday: next.weekday };
  }
  const isSaid =
    /^\s{0,2}\($/.test(gap) ||
    (/^,?\s{1,2}$/.test(gap) &&
      (/^\s{0,2}(?:$|[,.;:)¶|·–-]|(?:at|from|by)\b)/.test(marked.slice(next.end, next.end + 8)) ||
        (gap === ' ' &&
          next.weekday % 6 > 0 &&
          next.end - next.start <= maxShortLength &&
          /^ \p{Lu}/u.test(marked.slice(next.end)))));
  if (!isSaid) return day;
  weekdays.delete(next);
  const last = day.to && second ? second : next;
  if (second && day.to) weekdays.delete(second);
  const end = last.end + (gap.includes('(') && marked[last.end] === ')' ? 1 : 0);
  const to = day.to && second ? { ...day.to, weekday: second.weekday } : day.to;
  return { ...day, end, firstEnd: end, from: { ...day.from, weekday: next.weekday }, to };
}
