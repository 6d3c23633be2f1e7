import type { ParsedComponents, ParsedResult } from 'chrono-node';
import { chronoReader } from './chrono-reader.ts';
import type { NamedDay } from './day-meant.ts';
import type { Span } from './spans.ts';

/** A day, or two, as the words say it; of a relative one the year is always there. */
export interface ReadDay extends Span {
  from: NamedDay;
  to: NamedDay | null;
  /** Whether it hangs on the day of writing: "tomorrow", "in two weeks". */
  relative: boolean;
  /** Whether it is told by a number of days or weeks, which people say loosely. */
  counted: boolean;
  /** Set for numeric dates, in which month and day may be swapped. */
  numeric: 'slash' | 'dot' | null;
}

const relativeWords =
  /^(?:(?:the )?day after tomorrow|today|tonight|tomorrow|tmrw?|yesterday|last\s*night|(?:in|within)\s(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s(?:days?|weeks?)|(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s(?:days?|weeks?)\s{1,3}(?:from (?:now|tomorrow)|ago)|(?:the )?(?:end|last day) of (?:the |this )?month)$/i;
/** "The day before October 9", "two weeks after 10/9": counted from a date, and so as sure as that is. */
const countedFromDate =
  /^(?:the|an?|one|two|three|four|five|six|seven|\d{1,2})\s{1,2}(?:day\s{1,8}|days\s|weeks\s|(?<!the\s)week\s)(?:before|after|from|prior to)\s{1,2}(?=.*\d)/i;
const ordinaryStart = /^(?:may|march|mar|dec)\b/;
const ordinaryEnd = /\b(?:may|march|mar|dec)$/;
const beforeDate =
  /(?:^|[-:(,|¶·]|\b(?:on|by|due|until|till|from|to|before|after|and|the|of|rsvp|date|day|starting|through))\s{0,3}$/i;
const slashed =
  /^\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?(?:\s{0,3}(?:[-–]|to|until|through|till)\s{0,3}\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?)?$/;
const dotted = /^\d{1,2}\.\d{1,2}\.\d{2,4}$/;

/** The days that a text names by date or from the day of writing on, not those named by a weekday alone. @param written YYYY-MM-DD */
export function readDays(text: string, written: string): ReadDay[] {
  // The noon of that day on the host's clock: the reader counts on that clock, and every zone has a noon.
  const reference = new Date(
    Number(written.slice(0, 4)),
    Number(written.slice(5, 7)) - 1,
    Number(written.slice(8, 10)),
    12,
  );
  return chronoReader.parse(text, reference).flatMap((found) => readDay(found, text) ?? []);
}

function readDay({ start, end, index, text: words }: ParsedResult, text: string): ReadDay | null {
  if (!start.isCertain('day') || start.isCertain('hour')) return null;
  const isCountedFrom = countedFromDate.test(words);
  const isDate =
    isCountedFrom || (/\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(words) && !isCounted(words));
  if (!isDate && !relativeWords.test(words.trim())) return null;
  if (
    /^in an? (?:day|week|month)$/i.test(words.trim()) &&
    /^\s(?:early|late|ahead|before|after|or)\b/i.test(text.slice(index + words.length))
  )
    return null;
  if (
    /^within\b/i.test(words.trim()) &&
    /^\s(?:of|after|from)\b(?! (?:now|today)\b)/i.test(text.slice(index + words.length))
  )
    return null;
  if (isDate && isOrdinary(words, text.slice(Math.max(0, index - 20), index))) return null;
  const [from, to] = yearsShared(namedDay(start), end?.isCertain('day') ? namedDay(end) : null);
  return {
    start: index,
    end: index + words.trimEnd().length,
    from,
    to,
    relative: !isDate,
    counted: isCounted(words) && !isCountedFrom,
    numeric: slashed.test(words) ? 'slash' : dotted.test(words) ? 'dot' : null,
  };
}

function isCounted(words: string): boolean {
  return /\b(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|mins?|hrs?)\b|\bago\b/i.test(words);
}

/** "We may 5 times", "march 3 miles", "only 5 may come". */
function isOrdinary(words: string, before: string): boolean {
  if (ordinaryStart.test(words)) return !beforeDate.test(before);
  return (
    ordinaryEnd.test(words) &&
    !/^\D|\d(?:st|nd|rd|th)/i.test(words) &&
    !/\b(?:on|by|due|until|till|from|before|after|day)\s{0,3}$/i.test(before)
  );
}

function namedDay(parts: ParsedComponents): NamedDay {
  return {
    year: parts.isCertain('year') ? parts.get('year') : null,
    month: parts.get('month') ?? 0,
    day: parts.get('day') ?? 0,
    weekday: null,
  };
}

/** "December 20 – January 3, 2027" begins in 2026. */
export function yearsShared(from: NamedDay, to: NamedDay | null): [NamedDay, NamedDay | null] {
  if (to === null || to.year === null || from.year !== null) return [from, to];
  const isEarlier = from.month * 100 + from.day <= to.month * 100 + to.day;
  return [{ ...from, year: isEarlier ? to.year : to.year - 1 }, to];
}
