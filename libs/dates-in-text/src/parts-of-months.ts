import { addDays, calendarDay, firstWeekday, mondayOf } from '@homeroom/text';
import { monthName, monthNumber } from './month-names.ts';
import { relativeWeekday } from './relative-weekday.ts';
import { sure, withoutWeekday, type UndatedDay } from './undated-day.ts';

/** "By the last day of May"; "the last day of May camp" is none of the month. */
const lastOfMonth = new RegExp(
  `\\b(?:the\\s)?(?:very\\s)?last\\sday\\sof\\s(${monthName})\\b(?!\\.?,?\\s(?:\\d|\\p{L}))`,
  'giu',
);
const weekend = /\b(this|next|last|coming|upcoming)\s{1,2}week-?end\b/gi;
const weekEnd =
  /(?<=\b(?:by|before|until|till|through|than)\s{1,2})(?:the\s)?(?:very\s)?end\sof\s(this|the|next)\s(?:school\s)?week\b(?!\s(?:of|after|before)\b)/gi;
const monthEnd = /\b(?:(?:the|this)\s)?month['’]s[\s-]end\b/gi;

/** Returns the weekends and the ends of weeks and months that a text names without a day. @param written YYYY-MM-DD */
export function partsOfMonths(text: string, written: string): UndatedDay[] {
  return [...weekends(text, written), ...lastDays(text, written), ...ends(text, written)];
}

function weekends(text: string, written: string): UndatedDay[] {
  return [...text.matchAll(weekend)].map(({ index, 0: found, 1: said = '' }) => {
    const date = relativeWeekday(6, /^(?:next|last)$/i.test(said) ? said.toLowerCase() : '', written);
    return {
      start: index,
      end: index + found.length,
      date,
      endDate: addDays(date, 1),
      weekday: 6,
      contradicts: false,
      confidence: sure.part,
    };
  });
}

/** The last days of months, those of the last month or later. */
function lastDays(text: string, written: string): UndatedDay[] {
  const [year = 0, thisMonth = 0] = written.split('-').map(Number);
  return [...text.matchAll(lastOfMonth)].flatMap(({ index, 0: found, 1: name = '' }) => {
    const month = monthNumber(name);
    const next = calendarDay(year + Number(month < thisMonth - 1) + Number(month === 12), (month % 12) + 1, 1);
    if (next === null) return [];
    return [withoutWeekday({ start: index, end: index + found.length }, addDays(next, -1), sure.ordinal)];
  });
}

/** The Friday that ends a week of school or work, and the last day of the month of writing. */
function ends(text: string, written: string): UndatedDay[] {
  const [year = 0, month = 0] = written.split('-').map(Number);
  const nextMonth = calendarDay(year + Number(month === 12), (month % 12) + 1, 1) ?? written;
  const day = { endDate: null, weekday: null, contradicts: false, confidence: sure.part };
  return [
    ...[...text.matchAll(weekEnd)].map(({ index, 0: found, 1: which = '' }) => ({
      ...day,
      start: index,
      end: index + found.length,
      date: firstWeekday(5, /next/i.test(which) ? addDays(mondayOf(written), 7) : written),
    })),
    ...[...text.matchAll(monthEnd)].map(({ index, 0: found }) => ({
      ...day,
      start: index,
      end: index + found.length,
      date: addDays(nextMonth, -1),
    })),
  ];
}
