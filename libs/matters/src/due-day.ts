import { casual } from 'chrono-node/en';
import type { ParsedResult } from 'chrono-node';
import { asksForAction } from './action.ts';

/** What a deadline is judged by. */
export interface DueDayClock {
  /** YYYY-MM-DD, the day on which the text was written, to which "Friday" and "tomorrow" refer. */
  written: string;
  /** YYYY-MM-DD in the household's zone; a day before it is no deadline any more. */
  today: string;
}

const cue = /\b(?:due|by|until|till|rsvp|r\.s\.v\.p|return|deadline|before|no later than|last day|last chance|clos(?:es|ing|ed?)|cut-?off|expires?|expiring|payable|postmarked|turn(?:ed)? in|hand(?:ed)? in|submit(?:ted)?|ends?|through)\b/i;
const dateHint = /\d|day\b|\b(?:mon|tues?|wed|thu|thurs?|fri|sat|sun|tomorrow|tonight|week|month)\b/i;
const filler = '(?:\\s|,|the|this|on|at|or|end of|latest|midnight|noon|\\d{1,2}(?::\\d{2})?\\s?(?:[ap]\\.?m\\.?)?)';
const nearBefore = `${filler}{0,8}$`;
/** A day after these is one to be met, whatever else the sentence says. */
const strong = new RegExp(`(?:\\bdue(?! to\\b)(?: back| in| by| on| before| no later than)?(?: (?:the|our|my) [\\p{L} ]{1,30})?|\\bdeadline\\b[^.;]{0,50}?(?:\\bis|\\bare|:|–|-|\\bof|\\bby|\\bon)?|\\bno later than|\\brsvp[^.;]{0,40}?(?:\\bby|\\bbefore|:|\\buntil|\\bon)?|\\blast (?:day|chance)\\b[^.;]{0,40}?(?:\\bis|:|–)?|\\bclos(?:es|e|ing)(?: on)?|\\bcut-?off\\b[^.;]{0,30}|\\bexpires?(?: on)?|\\bpayable(?: by| on)?|\\bpostmarked(?: by)?|\\b(?:turn(?:ed)?|hand(?:ed)?) in\\b[^.;]{0,60}\\b(?:by|on|before)|\\bsubmit(?:ted)?\\b[^.;]{0,60}\\b(?:by|on|before)|\\breturn(?:ed)?\\b(?! to (?:school|class|practice|work))[^.;]{0,80}\\b(?:by|on|before|until))${nearBefore}`, 'iu');
const weak = new RegExp(`\\b(?:by|until|till|before|through)${nearBefore}`, 'iu');
const openUntil = /\b(?:registrations?|sign-?ups?|enrol?lments?|orders?|tickets|applications?|forms?|payments?|fees?|nominations?|submissions?|entries|ballots?|proxies|donations?|proof|renew(?:ing|als?)?)\b/i;
const ending = new RegExp(`\\b(?:registration|sign-?ups?|enrol?lment|early bird|ordering|applications?|voting)\\b[^.;]{0,30}\\bends?(?: on)?${nearBefore}`, 'iu');
const saidAfter = /^\W{0,4}(?:is|was|are)\s+(?:the|our|your)\s+(?:very\s+)?(?:last\s+(?:day|chance)|deadline|final\s+day|cut-?off|due\s+date)/i;
/** What a date reader would take for one: sums, telephone numbers, addresses, rooms, grades, shares and scores. */
const lookalikes = /(?:[$€£]\s?\d[\d,.]{0,12})|(?:\+?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b)|(?:\b\d{3}-\d{4}\b)|(?:\bhttps?:\/\/\S{1,300})|(?:\bwww\.\S{1,200})|(?:[\w.+-]{1,64}@[\w.-]{1,100})|(?:\b(?:rooms?|grades?|gr|pages?|pp|chapters?|units?|lessons?|gates?|bus|route|suite|apt|field|court|lane|no|ages?|aged|level|ward|order|line|period|u)\.? ?#?\d{1,6}(?: ?[-–] ?\d{1,4})?\b)|(?:#\d{1,8}\b)|(?:\b\d{1,3}(?:\.\d)? ?%)|(?:\b\d{1,3} (?:of|out of) \d{1,3}\b)/giu;
/** "Oct 9, 16 and 23" names no year. */
const yearLookalike = /(\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?),(?= ?\d{1,2}(?!\d))/gi;
const longestSentence = 600;
const dayMs = 86_400_000;

/** The day by which a sentence wants something, YYYY-MM-DD; null when it names none or the day has passed. */
export function dueDayOf(sentence: string, { written, today }: DueDayClock): string | null {
  const cued = cue.exec(sentence);
  if (!cued) return null;
  const from = Math.max(0, cued.index - longestSentence / 2);
  const text = sentence.slice(from, from + longestSentence).replaceAll(lookalikes, (found) => '_'.repeat(found.length)).replaceAll(yearLookalike, '$1;');
  if (!dateHint.test(text)) return null;
  const asks = asksForAction(sentence);
  const days = casual.parse(text, { instant: new Date(`${written}T12:00:00Z`), timezone: 0 })
    .filter((found) => isDue(text, found, asks))
    .map((found) => dayOf(found, written))
    .filter((day): day is string => day !== null && day >= today);
  return days.toSorted()[0] ?? null;
}

function isDue(text: string, { index, text: date }: ParsedResult, asks: boolean): boolean {
  const before = text.slice(Math.max(0, index - 120), index);
  if (strong.test(before) || ending.test(before) || saidAfter.test(text.slice(index + date.length, index + date.length + 60))) return true;
  return weak.test(before) && (asks || openUntil.test(before));
}

/** A weekday alone is the first from the day of writing on; a day without a year lies nearest to it. */
function dayOf({ start, text }: ParsedResult, written: string): string | null {
  const parts = (['year', 'month', 'day'] as const).map((part) => String(start.get(part) ?? 0).padStart(part === 'year' ? 4 : 2, '0'));
  if (start.isCertain('day')) return Number.isNaN(Date.parse(parts.join('-'))) ? null : parts.join('-');
  const weekday = start.isCertain('weekday') ? start.get('weekday') : null;
  if (weekday === null) return null;
  if (/\bnext\b/i.test(text)) return parts.join('-');
  const ahead = (weekday - new Date(`${written}T00:00:00Z`).getUTCDay() + 7) % 7;
  return new Date(Date.parse(`${written}T00:00:00Z`) + ahead * dayMs).toISOString().slice(0, 10);
}

/** The earliest open deadline of some sentences. */
export function earliestDueDay(sentences: readonly string[], clock: DueDayClock): string | null {
  return sentences.map((sentence) => dueDayOf(sentence, clock)).filter((day) => day !== null).toSorted()[0] ?? null;
}
