import type { FoundPassage } from '@homeroom/search';
import { weekdayNames, weekdayOf } from '@homeroom/text';
import { findDays } from './moments.ts';

const weekdays = weekdayNames.map((name) => name.toLowerCase());
/** A text names at most five next dates; one with fewer names all. */
const maxDates = 5;

/**
 * Returns whether the dates of a series contradict an answer from its text: the question names a day on which it does
 * not take place, or the answer tells the usual weekdays although the next date is moved or cancelled.
 * @param today YYYY-MM-DD
 */
export function contradictsSeries(
  { question, answer, today }: { question: string; answer: string; today: string },
  { type, passage }: Pick<FoundPassage, 'type' | 'passage'>,
): boolean {
  const [, listed] = /\bNext: ([^.]+)\./.exec(passage) ?? [];
  if (type !== 'calendar' || listed === undefined) return false;
  const next = listed.split('; ').flatMap((date) => daysOf(date, today).slice(0, 1));
  const [first, last] = [next[0], next.at(-1)];
  if (first === undefined || last === undefined) return false;
  const end = next.length < maxDates ? '9999-12-31' : last;
  const asked = daysOf(question, today).filter((day) => day >= today && day <= end);
  if (asked.some((day) => !next.includes(day))) return true;
  const usual = /\bevery ([\w, ]+?)(?: from| at|,|\.|$)/.exec(answer.toLowerCase())?.[1];
  if (usual === undefined || !weekdays.some((weekday) => usual.includes(weekday))) return false;
  const cancelled = [...passage.matchAll(/Cancelled on ([^.]+)\./g)].flatMap(([, date = '']) => daysOf(date, today));
  return !usual.includes(weekdays[weekdayOf(first)] ?? '') || cancelled.some((day) => day >= today && day < first);
}

/** The likeliest day of each mention. */
function daysOf(text: string, today: string): string[] {
  return findDays(text, today).flatMap(({ days }) => days.slice(0, 1));
}
