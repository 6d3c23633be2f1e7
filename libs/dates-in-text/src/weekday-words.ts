import { weekdayNames } from '@homeroom/text';
import type { Span } from './spans.ts';

/** A weekday in words. */
export interface WeekdayWord extends Span {
  /** 0 for Sunday. */
  weekday: number;
  /** Whether several are meant: "Tuesdays". */
  plural: boolean;
}

/** Names of the weekdays in lower case, Sunday first. */
export const weekdays: readonly string[] = weekdayNames.map((name) => name.toLowerCase());
const word =
  /\b(?:(sun|mon|tues|wednes|thurs|fri|satur)day(s)?|(sun|mon|tues?|weds?|thur?s?|fri|sat))\b\.?(?:['’]s\b)?/gi;
const dayOrHour =
  /^,?\s{0,3}(?:[\d·]|the \d|(?:at|by|from)\s{1,2}(?:\d|noon)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s{1,2}\d)/i;
const anotherWeekday = /^\s{0,2}(?:[-–—&+/,]|and|or|to|through|thru)\s{0,2}(?:sun|mon|tue|wed|thu|fri|sat)/i;
const afterWeekday = /(?:sun|mon|tues?|wed|thur?s?|fri|sat|day)\.?\s{0,2}(?:[-–—&+/,]|and|or|to|through|thru)\s{0,2}$/i;
const cut = /^\s{0,3}(?:$|[|¶\n\r\t)\]:;]|[-–—] )/;
const beforeName = /^[,.]?\s{1,2}\p{Lu}/u;
/** "This Sat", "by Wed" */
const dayLead = /\b(?:this|next|last|on|by|until|till|before|after|every|each|since|coming|no|the following)\s{1,2}$/i;
/** Before a short form without a capital letter. */
const oneLead = /\b(?:this|next|last) $/i;
/** A capital letter inside a sentence: "bring it Wed or she sits", "we go Wed instead". */
const insideSentence = /[\p{Ll}\d,:]\s{1,2}$/u;

/** The weekdays that a text names in words. Of the short forms those count that stand as a day: "Sun hats" is none. */
export function weekdayWords(text: string): WeekdayWord[] {
  return [...text.matchAll(word)].flatMap(({ index, 0: found, 2: plural, 3: short }) => {
    const end = index + found.length - (short === undefined && found.endsWith('.') ? 1 : 0);
    const span = { start: index, end };
    if (short !== undefined && !standsAsDay(text, span)) return [];
    return [
      {
        ...span,
        weekday: weekdays.findIndex((name) => name.startsWith(found.toLowerCase().slice(0, 3))),
        plural: plural !== undefined,
      },
    ];
  });
}

/** Whether a short form is one: before a number, another weekday, or at the end of a cell; those that are no other word also before a name. */
function standsAsDay(text: string, { start, end }: Span): boolean {
  const found = text.slice(start, end);
  const after = text.slice(end, end + 30);
  if (
    dayOrHour.test(after) ||
    anotherWeekday.test(after) ||
    afterWeekday.test(text.slice(Math.max(0, start - 16), start))
  )
    return true;
  const before = text.slice(Math.max(0, start - 16), start);
  if (!/^\p{Lu}/u.test(found)) return oneLead.test(before);
  if (cut.test(after)) return true;
  if (/^s/i.test(found)) return dayLead.test(before);
  return (
    /^(?:tues|thurs?)/i.test(found) ||
    dayLead.test(before) ||
    (insideSentence.test(before) && /^[.,]?\s{1,2}(?:\p{Ll}|\p{Lu}\p{Ll})|^[.!?]/u.test(after)) ||
    (/^(?:mon|tue|thu|fri)/i.test(found) && beforeName.test(after))
  );
}
