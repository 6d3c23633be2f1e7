import { monthNumber, type DateMention } from '@homeroom/dates-in-text';
import { addDays, daysBetween, weekdayOf } from '@homeroom/text';
import { namedBefore, reach, type Place } from './days-named-before.ts';

const maxDaysAhead = 31;
/** Nobody is asked earlier for an answer by a day without its month. */
const maxDaysToEvent = 75;
/** "March 13 (officially the 9th)": a number is before the day named in the same sentence by at most so many days. */
const sameMonthDays = 10;
/** Leads to something that is ready before what was told of. */
const readyBy = /\b(?:due|forms?|slips?|money|desk|by|before|until|through|rsvp|sign[- ]?ups?|orders?)\b/i;
const monthBefore = /\bin (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b[^.;]*$/i;

/** "Sunday the 21st" below "Saturday, March 20" is one of March. */
export function numberedWeekday(mention: DateMention, number: number, place: Place): string {
  const { date } = mention;
  const { writing, sentence } = place;
  const isMeant = (day: string) => Number(day.slice(8)) === number && weekdayOf(day) === mention.weekday;
  for (const { other } of namedBefore(mention, place)) {
    const day = dayWithin(other, isMeant);
    if (day !== null) return day;
  }
  if (date < writing.written && sentence.due.some(({ start }) => start === mention.start))
    return comingDay(writing.written, isMeant) ?? date;
  for (const { other, back } of namedBefore(mention, place)) {
    if (back > reach.number) break;
    if (other.date <= date || other.endDate !== null) continue;
    if (date >= writing.written && daysBetween(date, other.date) <= sameMonthDays) return date;
    const day = comingDay(other.date, isMeant);
    return day !== null && day <= addDays(other.date, maxDaysAhead) ? day : date;
  }
  return date;
}

/** "The 19th": of the month that the sentence speaks of, the only 19th of the letter, or after the day named before. */
export function numberedDay(mention: DateMention, place: Place): string {
  const number = numberSaid(mention);
  if (number === 0) return mention.date;
  const isMeant = (day: string) => Number(day.slice(8)) === number;
  const said = monthBefore.exec(place.sentence.text.slice(0, mention.start))?.[1];
  if (said !== undefined)
    return (
      comingDay(place.writing.written, (day) => isMeant(day) && Number(day.slice(5, 7)) === monthNumber(said)) ??
      mention.date
    );
  const ofLetter = new Set(place.dated.map(({ date }) => date).filter(isMeant));
  const [only] = ofLetter;
  if (only !== undefined && ofLetter.size === 1) return only;
  for (const { other, back } of namedBefore(mention, place)) {
    if (back > reach.number) break;
    const ofMonth = inMonthOf(other.date, number);
    if (
      ofMonth >= place.writing.written &&
      daysBetween(ofMonth, other.date) <= (back === 0 || readyBy.test(place.sentence.text) ? sameMonthDays : 0)
    )
      return ofMonth;
    const inside = dayWithin(other, isMeant);
    if (inside !== null) return inside;
    if (other.date < place.writing.written || other.endDate !== null) continue;
    return comingDay(other.date, isMeant) ?? mention.date;
  }
  return mention.date;
}

/** "Splash & Dash is Friday, July 30th. Sign up before the 24th": due in the month of what was named right before. */
export function dueNumber(mention: DateMention, place: Place): string {
  const number = numberSaid(mention);
  for (const { other, back } of number === 0 ? [] : namedBefore(mention, place)) {
    const ofMonth = inMonthOf(other.date, number);
    // "Handed out on Thursday, April 22, and back with me by the 26th"
    if (back === 0 && ofMonth > other.date && other.date > place.writing.written) return ofMonth;
    if (back > 2 || other.date <= mention.date || daysBetween(mention.date, other.date) > maxDaysToEvent) break;
    if (ofMonth >= place.writing.written && ofMonth < other.date) return ofMonth;
  }
  return mention.date;
}

/** The number of "the 19th"; 0 without one. */
function numberSaid({ text }: DateMention): number {
  return Number(/\bthe\s{1,2}(\d{1,2})/i.exec(text)?.[1] ?? 0);
}

function inMonthOf(date: string, number: number): string {
  return `${date.slice(0, 8)}${String(number).padStart(2, '0')}`;
}

/** The first such day of a stretch; null for a single day. */
function dayWithin({ date, endDate }: DateMention, isThat: (day: string) => boolean): string | null {
  const day = endDate === null ? null : comingDay(date, isThat);
  return day !== null && endDate !== null && day <= endDate ? day : null;
}

function comingDay(from: string, isThat: (day: string) => boolean): string | null {
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const day = addDays(from, ahead);
    if (isThat(day)) return day;
  }
  return null;
}
