import type { TimeMention } from '@homeroom/dates-in-text';
import { comparable, comparableQuote, isSupported, monthAbbreviations, weekdayOf } from '@homeroom/text';
import type { FoundPassage } from '@homeroom/search';
import { findDays, type DayMention } from './moments.ts';
import { saidThings, type SaidThings } from './said-things.ts';
import { stemIds } from './stems.ts';

/** An answer to be held against what it claims to come from. */
export interface Claim {
  answer: string;
  /** Quotes that the model says it copied from the passages. */
  quotes: readonly string[];
  /** The passages that it names. */
  cited: readonly FoundPassage[];
  question: string;
  /** YYYY-MM-DD, from which the answer's "tomorrow" is read. */
  today: string;
}

/** Evidence for or against a claim. */
interface Evidence {
  things: SaidThings[];
  /** Lower-cased words. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<number>;
  /** The texts as quotes are looked for in them. */
  texts: string[];
}

const shortestQuote = 2;
const openings = new Set([
  'yes',
  'no',
  'according',
  'please',
  'parents',
  'families',
  'children',
  'students',
  'kids',
  'everyone',
]);
const denial = /\b(?:no|not|none|never|nobody|neither|nor|cannot|without)\b|n['’]t\b/iu;
const denied =
  /\b(?:no|not|none|never|nobody|neither|nor|cannot|without|except|unless|instead|closed|off|cancell?ed|postponed|rather|avoid|please refrain|forbidden)\b|n['’]t\b/iu;
const weighty = new Set(
  stemIds(
    'cancelled canceled postponed rescheduled moved free closed mandatory optional required forbidden allowed extended',
  ),
);

/**
 * Reason why an answer is not grounded in the passages that it names; null when it is. They must have every quote; every
 * day, time, sum, number, address and name of the answer must be in them or in the question, days and times compared
 * by meaning; what changes everything ("cancelled", "free", "not") must be said there too; and most of the other words.
 */
export function groundingFault(claim: Claim): string | null {
  const evidence = evidenceOf(claim);
  const said = saidThings(claim.answer, claim.today);
  if (claim.cited.length === 0) return 'no passage named';
  if (!quotesStand(claim.quotes, evidence)) return 'a quote that no named passage has';
  if (!said.days.every((day) => dayStands(day, evidence))) return 'a day that no named passage has';
  if (!said.times.every((time) => timeStands(time, evidence))) return 'a time that no named passage has';
  if (!said.money.every(({ value }) => evidence.things.some(({ money }) => money.some((sum) => sum.value === value))))
    return 'a sum that no named passage has';
  if (
    !said.addresses.every(({ value }) =>
      evidence.things.some(({ addresses }) => addresses.some((one) => one.value === value)),
    )
  )
    return 'an address that no named passage has';
  if (!said.numbers.every(({ value }) => numberStands(value, evidence))) return 'a number that no named passage has';
  if (!namesStand(said.rest, evidence)) return 'a name that no named passage has';
  if (!sameTenor(claim, evidence)) return 'a statement that no named passage makes';
  return isSupported(stemIds(said.rest.replaceAll('_', ' ')), evidence.stems)
    ? null
    : 'mostly words that no named passage has';
}

function evidenceOf({ cited, question, today }: Claim): Evidence {
  const texts = cited.map(({ subject, passage }) => `${subject}\n${passage}`);
  const all = [...texts, ...cited.map(({ sender }) => sender), question].join('\n');
  const things = cited.map(({ date }, index) =>
    saidThings(texts[index] ?? '', /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : today),
  );
  return {
    things: [...things, saidThings(question, today)],
    words: new Set(wordsOf(all)),
    stems: new Set(stemIds(all)),
    texts: texts.map(comparable),
  };
}

function quotesStand(quotes: readonly string[], { texts }: Evidence): boolean {
  const sought = quotes.map(comparableQuote);
  return (
    sought.length > 0 &&
    sought.every((quote) => quote.length >= shortestQuote && texts.some((text) => text.includes(quote)))
  );
}

function dayStands(day: DayMention, { things }: Evidence): boolean {
  return things.some(({ days }) => days.some((known) => sameDay(day, known)));
}

/** By meaning: "Oct 9" is 2026-10-09, and a weekday is right when it is the day's. */
function sameDay(day: DayMention, known: DayMention): boolean {
  const [said = ''] = day.days;
  const [knownDay = ''] = known.days;
  const knownWeekday = known.dated ? weekdayOf(knownDay) : known.weekday;
  if (!day.dated) return day.weekday === knownWeekday;
  const equal = day.yearSaid || !known.dated ? said === knownDay : said.slice(5) === knownDay.slice(5);
  return equal && (day.weekday === null || day.weekday === weekdayOf(knownDay));
}

function timeStands({ minute, halfOpen }: TimeMention, { things }: Evidence): boolean {
  return things.some(({ times }) =>
    times.some((known) => (halfOpen || known.halfOpen ? known.minute % 720 === minute % 720 : known.minute === minute)),
  );
}

function numberStands(value: string, { things }: Evidence): boolean {
  return things.some(
    ({ numbers, money, days }) =>
      numbers.some((known) => known.value === value) ||
      money.some((sum) => sum.value.split(' ')[1] === String(Number(value))) ||
      days.some((day) => day.days[0]?.startsWith(`${value}-`)),
  );
}

function namesStand(rest: string, evidence: Evidence): boolean {
  return [...rest.matchAll(/\p{Lu}[\p{L}\p{N}]*/gu)].every(({ index, 0: name }) => {
    const lower = name.toLowerCase();
    if (evidence.words.has(lower) || stemIds(name).length === 0) return true;
    if (monthStands(lower, evidence)) return true;
    const opens = /(?:^|[.!?:"“]\s*)$/u.test(rest.slice(0, index));
    return opens && (openings.has(lower) || stemIds(name).every((stem) => evidence.stems.has(stem)));
  });
}

function monthStands(word: string, { things }: Evidence): boolean {
  const month = monthAbbreviations.indexOf(word.slice(0, 3)) + 1;
  if (month === 0 || findDays(`${word} 1`, '2026-01-01').length === 0) return false;
  return things.some(({ days }) =>
    days.some(({ dated, days: [day = ''] }) => dated && Number(day.slice(5, 7)) === month),
  );
}

/** Whether the answer denies, cancels or affirms only as the passages do. */
function sameTenor({ answer, quotes, cited }: Claim, { stems }: Evidence): boolean {
  const source = cited.map(({ subject, passage }) => `${subject} ${passage}`).join(' ');
  if (denial.test(answer) && !denied.test(source)) return false;
  if (/^\W*yes\b/i.test(answer) && quotes.every((quote) => denial.test(quote))) return false;
  return stemIds(answer).every((stem) => !weighty.has(stem) || stems.has(stem));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
