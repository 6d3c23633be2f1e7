import { addDays, calendarDay, daysBetween, firstWeekday, weekdayOf } from '@homeroom/text';
import { monthName, monthNumber } from './month-names.ts';
import { partsOfMonths } from './parts-of-months.ts';
import { relativeWeekday } from './relative-weekday.ts';
import { blanked } from './spans.ts';
import { sure, withoutWeekday, type UndatedDay } from './undated-day.ts';
import type { WeekdayWord } from './weekday-words.ts';

const modifier =
  /\b(next|last|past|this past|this coming|coming|upcoming|this|every|each|(?:a|one|two|2|three) weeks? (?:from|after))\s{1,2}$/i;
/** "The first Monday", "the last Friday of the month", "the second Tuesday in October". */
const nth = /\b(?:the\s)?(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)\s{1,2}$/i;
const ofMonth = new RegExp(
  `^\\s(?:of|in)\\s(?:(${monthName})\\b\\.?(?:,?\\s((?:19|20)\\d{2}))?|(?:the|each|every|this)\\smonth)(?!\\w|\\s\\d)`,
  'i',
);
const nextWeekAfter = /^,?\s{1,2}(?:of )?next week\b/i;
const pairJoint = /^\s{0,2}(?:and|&|\+|[-–])\s{0,2}$/i;
const twoNumbers =
  /^,?\s{1,2}\(?(?:the\s)?(\d{1,2})(?:st|nd|rd|th)?\s?(?:and|&|\+|[-–]|to)\s?(?:the\s)?(\d{1,2})(?:st|nd|rd|th)?(?!\d|:\d|\s?[ap]\.?m)\)?/i;
const rangeJoint = /^\s{0,2}(?:[-–]|to|through|thru|until|till)\s{0,2}$/i;
const numberAfter =
  /^,?\s{1,2}(?:(the)\s{1,2})?(\d{1,2})(st|nd|rd|th)?(?=\s{0,2}(?:$|[,;.)(¶|:·!?@-])|\s(?:at|from|and|in)\b|\s\p{Lu})(?!:\d|[.,]\d|\s?[-–]\s?\d)/iu;
/** "Tuesdays 1, 8 and 15", after the first number. */
const anotherNumber =
  /^\s{0,2}(?:,|,?\s(?:and|or)\b|&)\s{0,2}(?:the\s{1,2})?(\d{1,2})(?:st|nd|rd|th)?(?=\s{0,2}(?:$|[,;.)(¶|:·!?&-])|\s(?:at|from|and|or|in)\b|\s\p{Lu})(?!:\d|[.,]\d|\s?[-–]\s?\d)/iu;
const maxNumbers = 12;
const maxRangeDays = 20;
const lastGrade = 12;
const andNext = /^\s(?:and|&)\s(?:the\s)?next(?=\s?(?:[,.;:)!?–¶]|$)|\s(?:at|from)\s)/i;
const ordinalDay =
  /(?<=\b(?:on|by|before|until|till|through|thru|due|from|is|it[’']s|for|weekend of|(?:moved|changed|switched|pushed|bumped|shifted|postponed|rescheduled)(?: back)? to|week of)\s{1,2})the\s{1,2}(\d{1,2})(?:st|nd|rd|th)\b(?!\s(?:of(?! (?:that|this|the same) month\b)|grade|floor|street|ave|annual|anniversary|century|birthday|place|year|season|time|edition|game|round|row|hole)|-)/gi;
/** "The 9th works for us", at the beginning of a sentence. */
const firstOrdinalDay =
  /(?<=^|[.!?¶]\s{1,2})The\s(\d{1,2})(?:st|nd|rd|th)(?=\s(?:at\s\d|works\b|would\b|will be\b|is (?:a|an|the|our|fine|good|ok|okay|off|out|still)\b))/g;
/** "Break (20th–24th)", no "6th–8th graders" */
const ordinalRange =
  /(?<=\(|\bthe\s|\bfrom\s)(\d{1,2})(?:st|nd|rd|th)(?:\s?[-–]\s?|\sto\s(?:the\s)?)(\d{1,2})(?:st|nd|rd|th)\b(?!\s?-?(?:grades?|graders|floors?|streets?|ave|places?)\b)/gi;
/** Next to dates also without such a word: "auditions February 8, callbacks the 10th". */
const looseOrdinalDay =
  /\bthe\s{1,2}(\d{1,2})(?:st|nd|rd|th)\b(?=\s?(?:[,.;!?)]|$)|\s(?:at\s\d|in the (?:morning|afternoon|evening)))/gi;

/**
 * Returns the days named by weekday or number only.
 * @param text without lookalikes and dated days
 * @param words remaining weekdays
 * @param written YYYY-MM-DD
 * @param hasDates whether the text also has dates
 */
export function undatedDays(
  text: string,
  words: readonly WeekdayWord[],
  { written, hasDates }: { written: string; hasDates: boolean },
): UndatedDay[] {
  const days: UndatedDay[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word) break;
    const both = next === undefined ? null : twoNumbered(text, [word, next], written);
    if (both !== null) {
      days.push(both);
      at += 1;
      continue;
    }
    const first = weekdayDay(text, word, written);
    const joined = next !== undefined && rangeJoint.test(text.slice(first.end, next.start));
    days.push(
      joined
        ? {
            ...first,
            end: next.end,
            endDate: firstWeekday(next.weekday, first.date),
            confidence: word.plural ? sure.recurring : sure.part,
          }
        : first,
      ...(joined ? [] : moreNumbers(text, first)),
      ...(joined ? [] : weekAfter(text, first)),
    );
    if (joined) at += 1;
  }
  const ranges = ordinalRanges(blanked(text, days), written);
  const rest = blanked(text, [...days, ...ranges]);
  return [
    ...days,
    ...ranges,
    ...partsOfMonths(rest, written),
    ...ordinalDays(rest, [ordinalDay, firstOrdinalDay, ...(hasDates ? [looseOrdinalDay] : [])], written),
  ];
}

/** "Thursday and Friday, the 25th and 26th", "Sat + Sun (9th and 10th)": the two days as one stretch. */
function twoNumbered(
  text: string,
  [first, second]: readonly [WeekdayWord, WeekdayWord],
  written: string,
): UndatedDay | null {
  if (!pairJoint.test(text.slice(first.end, second.start))) return null;
  const [found, one, other] = twoNumbers.exec(text.slice(second.end, second.end + 36)) ?? [];
  const date = found === undefined ? null : dayOfNumber(Number(one), first.weekday, written);
  const endDate = date === null ? null : dayOfNumber(Number(other), second.weekday, date);
  if (found === undefined || date === null || endDate !== addDays(date, 1)) return null;
  const span = { start: first.start, end: second.end + found.length };
  return { ...span, date, endDate, weekday: first.weekday, contradicts: false, confidence: sure.ordinal };
}

function weekdayDay(text: string, word: WeekdayWord, written: string): UndatedDay {
  const { weekday, plural, start, end } = word;
  const [, the, number, ending] = numberAfter.exec(text.slice(end, end + 24)) ?? [];
  const numbered = number === undefined ? null : dayOfNumber(Number(number), weekday, written);
  if (number !== undefined && (numbered || ending)) {
    const length = numberAfter.exec(text.slice(end, end + 24))?.[0].length ?? 0;
    const date = numbered ?? comingNumber(Number(number), written);
    if (date)
      return {
        start,
        end: end + length,
        date,
        endDate: null,
        weekday,
        contradicts: !numbered,
        confidence: numbered ? (the || ending ? sure.ordinal : sure.numberOnly) : 0.3,
      };
  }
  const counted = nthWeekday(text, word, written);
  if (counted) return counted;
  const [lead = '', said = ''] = modifier.exec(text.slice(Math.max(0, start - 20), start)) ?? [];
  const words = nextWeekAfter.test(text.slice(end, end + 16)) ? 'next' : said.toLowerCase();
  const recurring = plural || /^(?:every|each)$/.test(words);
  return {
    start: start - lead.length,
    end,
    date: relativeWeekday(weekday, words, written),
    endDate: null,
    weekday,
    contradicts: false,
    confidence: recurring ? sure.recurring : sure.weekday,
  };
}

/** "This Thursday and next" */
function weekAfter(text: string, first: UndatedDay): UndatedDay[] {
  const [found] = andNext.exec(text.slice(first.end, first.end + 24)) ?? [];
  return found === undefined || first.weekday === null
    ? []
    : [
        {
          ...first,
          start: first.end + found.length - 'next'.length,
          end: first.end + found.length,
          date: addDays(first.date, 7),
        },
      ];
}

/** The other days of "Tuesdays 1, 8 and 15": numbers that are that weekday within three months of the one before. */
function moreNumbers(text: string, first: UndatedDay): UndatedDay[] {
  const days: UndatedDay[] = [];
  let last = first;
  while (days.length < maxNumbers && /\d/.test(text.slice(last.start, last.end)) && last.weekday !== null) {
    const [found = '', number] = anotherNumber.exec(text.slice(last.end, last.end + 24)) ?? [];
    const date = number === undefined ? null : dayOfNumber(Number(number), last.weekday, addDays(last.date, 8));
    if (date === null) break;
    last = { ...last, start: last.end + found.search(/\d/), end: last.end + found.length, date };
    days.push(last);
  }
  return days;
}

/** The day of "the second Tuesday in October"; without a month, the next such day. */
function nthWeekday(text: string, { weekday, start, end }: WeekdayWord, written: string): UndatedDay | null {
  const [lead = '', which = ''] = nth.exec(text.slice(Math.max(0, start - 14), start)) ?? [];
  const [tail = '', monthSaid, yearSaid] = ofMonth.exec(text.slice(end, end + 30)) ?? [];
  if (lead === '' || (which.toLowerCase() === 'last' && tail === '')) return null;
  const [year = 0, month = 0] = written.split('-').map(Number);
  const named = monthSaid === undefined ? null : monthNumber(monthSaid) - 1;
  const counted =
    named === null
      ? [0, 1, 2].map((more) => month - 1 + more)
      : (yearSaid === undefined ? [-12, 0, 12] : [(Number(yearSaid) - year) * 12]).map((more) => named + more);
  const days = counted.flatMap(
    (at) => nthOfMonth(year + Math.floor(at / 12), ((at % 12) + 12) % 12, weekday, which.toLowerCase()) ?? [],
  );
  const date =
    yearSaid === undefined
      ? days.find((day) => (named === null ? day >= written : daysBetween(written, day) > -92))
      : days[0];
  return date === undefined
    ? null
    : {
        start: start - lead.length,
        end: end + tail.length,
        date,
        endDate: null,
        weekday,
        contradicts: false,
        confidence: named === null ? sure.recurring : sure.ordinal,
      };
}

/** @param month 0 to 11 */
function nthOfMonth(year: number, month: number, weekday: number, which: string): string | null {
  const first = calendarDay(year, month + 1, 1);
  if (first === null) return null;
  if (which === 'last') {
    const after = calendarDay(year + (month === 11 ? 1 : 0), ((month + 1) % 12) + 1, 1) ?? first;
    return firstWeekday(weekday, addDays(after, -7));
  }
  const count = ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(which);
  const day = addDays(firstWeekday(weekday, first), 7 * (count === -1 ? Number(which.charAt(0)) - 1 : count));
  return day.slice(0, 7) === first.slice(0, 7) ? day : null;
}

/** The day of that number that is that weekday, from a week before the day of writing up to three months after. */
function dayOfNumber(number: number, weekday: number, written: string): string | null {
  return (
    numberedDays(number, written).find((day) => weekdayOf(day) === weekday && daysBetween(written, day) >= -7) ?? null
  );
}

/** The first day from one on that has a number, within the months that follow. @param written YYYY-MM-DD */
export function comingNumber(number: number, written: string): string | null {
  return numberedDays(number, written).find((day) => day >= written) ?? null;
}

function numberedDays(number: number, written: string): string[] {
  const [year = 0, month = 0] = written.split('-').map(Number);
  return [-1, 0, 1, 2, 3]
    .map((more) => month - 1 + more)
    .map((at) => calendarDay(year + Math.floor(at / 12), (((at % 12) + 12) % 12) + 1, number))
    .filter((day) => day !== null);
}

function ordinalDays(text: string, patterns: readonly RegExp[], written: string): UndatedDay[] {
  const found = new Map(
    patterns.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => [match.index, match]),
  );
  return [...found.values()].flatMap(({ index, 0: found, 1: number }) => {
    const date = comingNumber(Number(number), written);
    return date ? [withoutWeekday({ start: index, end: index + found.length }, date, sure.part)] : [];
  });
}

/** Two numbers of which the second may be a day of a month only, as no school has so many grades. */
function ordinalRanges(text: string, written: string): UndatedDay[] {
  return [...text.matchAll(ordinalRange)].flatMap(({ index, 0: found, 1: from, 2: to }) => {
    const date = comingNumber(Number(from), written);
    const endDate = date === null || Number(to) <= lastGrade ? null : comingNumber(Number(to), date);
    return date === null || endDate === null || daysBetween(date, endDate) > maxRangeDays
      ? []
      : [withoutWeekday({ start: index, end: index + found.length }, date, sure.part, endDate)];
  });
}
