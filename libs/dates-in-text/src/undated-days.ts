import { addDays, calendarDay, daysBetween, firstWeekday, mondayOf, weekdayOf } from '@homeroom/text';
import { monthName, monthNumber } from './month-names.ts';
import { blanked, type Span } from './spans.ts';
import type { WeekdayWord } from './weekday-words.ts';

/** A day, or two, of which no month is said. */
export interface UndatedDay extends Span {
  /** YYYY-MM-DD. */
  date: string;
  endDate: string | null;
  /** 0 for Sunday; null for "the 9th". */
  weekday: number | null;
  /** 0 to 1. */
  confidence: number;
  /** Whether its number and its weekday never meet near the day of writing. */
  contradicts: boolean;
}

const modifier =
  /\b(next|last|past|this past|this coming|coming|upcoming|this|every|each|(?:a|one|two|2|three) weeks? (?:from|after))\s{1,2}$/i;
/** "The first Monday", "the last Friday of the month", "the second Tuesday in October". */
const nth = /\b(?:the\s)?(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)\s{1,2}$/i;
const ofMonth = new RegExp(
  `^\\s(?:of|in)\\s(?:(${monthName})\\b\\.?(?:,?\\s((?:19|20)\\d{2}))?|(?:the|each|every|this)\\smonth)(?!\\w|\\s\\d)`,
  'i',
);
const nextWeekAfter = /^,?\s{1,2}(?:of )?next week\b/i;
const rangeJoint = /^\s{0,2}(?:[-–]|to|through|thru|until|till)\s{0,2}$/i;
const numberAfter =
  /^,?\s{1,2}(?:(the)\s{1,2})?(\d{1,2})(st|nd|rd|th)?(?=\s{0,2}(?:$|[,;.)(¶|:·!?-])|\s(?:at|from|and|in)\b|\s\p{Lu})(?!:\d|[.,]\d|\s?[-–]\s?\d)/iu;
/** "Tuesdays 1, 8 and 15", after the first number. */
const anotherNumber =
  /^\s{0,2}(?:,|,?\s(?:and|or)\b|&)\s{0,2}(?:the\s{1,2})?(\d{1,2})(?:st|nd|rd|th)?(?=\s{0,2}(?:$|[,;.)(¶|:·!?&-])|\s(?:at|from|and|or|in)\b|\s\p{Lu})(?!:\d|[.,]\d|\s?[-–]\s?\d)/iu;
const maxNumbers = 12;
const ordinalDay =
  /(?<=\b(?:on|by|before|until|till|due|from|is|for|(?:moved|changed|switched|pushed|bumped|shifted|postponed|rescheduled)(?: back)? to|week of)\s{1,2})the\s{1,2}(\d{1,2})(?:st|nd|rd|th)\b(?!\s(?:of(?! (?:that|this|the same) month\b)|grade|floor|street|ave|annual|anniversary|century|birthday|place)|-)/gi;
/** Next to dates also without such a word: "auditions February 8, callbacks the 10th". */
const looseOrdinalDay =
  /\bthe\s{1,2}(\d{1,2})(?:st|nd|rd|th)\b(?=\s?(?:[,.;!?)]|$)|\s(?:at\s\d|in the (?:morning|afternoon|evening)))/gi;
/** "By the last day of May"; "the last day of May camp" is none of the month. */
const lastOfMonth = new RegExp(
  `\\b(?:the\\s)?(?:very\\s)?last\\sday\\sof\\s(${monthName})\\b(?!\\.?,?\\s(?:\\d|\\p{L}))`,
  'giu',
);
const weekend = /\b(this|next|last|coming|upcoming)\s{1,2}week-?end\b/gi;
const weekEnd =
  /(?<=\b(?:by|before|until|till|through|than)\s{1,2})(?:the\s)?(?:very\s)?end\sof\s(this|the|next)\s(?:school\s)?week\b(?!\s(?:of|after|before)\b)/gi;
const monthEnd = /\b(?:(?:the|this)\s)?month['’]s[\s-]end\b/gi;
const sure = { ordinal: 0.75, weekday: 0.65, numberOnly: 0.6, recurring: 0.35, part: 0.45 };

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
    );
    if (joined) at += 1;
  }
  const rest = blanked(text, days);
  return [
    ...days,
    ...weekends(rest, written),
    ...lastDays(rest, written),
    ...ends(rest, written),
    ...ordinalDays(rest, hasDates ? [ordinalDay, looseOrdinalDay] : [ordinalDay], written),
  ];
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

/** A weekday alone is the first from the day of writing on; "next Friday" is the Friday of the week that begins with the next Monday. */
function relativeWeekday(weekday: number, words: string, written: string): string {
  const coming = firstWeekday(weekday, written);
  if (words === 'next') return firstWeekday(weekday, addDays(mondayOf(written), 7));
  if (words === 'last' || words.endsWith('past')) return firstWeekday(weekday, addDays(written, -7));
  if (/^(?:a|one) week/.test(words)) return addDays(coming, 7);
  if (/^(?:two|2) week/.test(words)) return addDays(coming, 14);
  return /^three week/.test(words) ? addDays(coming, 21) : coming;
}

/** The day of that number that is that weekday, from a week before the day of writing up to three months after. */
function dayOfNumber(number: number, weekday: number, written: string): string | null {
  return (
    numberedDays(number, written).find((day) => weekdayOf(day) === weekday && daysBetween(written, day) >= -7) ?? null
  );
}

function comingNumber(number: number, written: string): string | null {
  return numberedDays(number, written).find((day) => day >= written) ?? null;
}

function numberedDays(number: number, written: string): string[] {
  const [year = 0, month = 0] = written.split('-').map(Number);
  return [-1, 0, 1, 2, 3]
    .map((more) => month - 1 + more)
    .map((at) => calendarDay(year + Math.floor(at / 12), (((at % 12) + 12) % 12) + 1, number))
    .filter((day) => day !== null);
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
    return [
      {
        start: index,
        end: index + found.length,
        date: addDays(next, -1),
        endDate: null,
        weekday: null,
        contradicts: false,
        confidence: sure.ordinal,
      },
    ];
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

function ordinalDays(text: string, patterns: readonly RegExp[], written: string): UndatedDay[] {
  const found = new Map(
    patterns.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => [match.index, match]),
  );
  return [...found.values()].flatMap(({ index, 0: found, 1: number }) => {
    const date = comingNumber(Number(number), written);
    return date
      ? [
          {
            start: index,
            end: index + found.length,
            date,
            endDate: null,
            weekday: null,
            contradicts: false,
            confidence: sure.part,
          },
        ]
      : [];
  });
}
