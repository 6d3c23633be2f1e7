import { monthName, monthNumber } from '@homeroom/dates-in-text';
import { addDays } from '@homeroom/text';
import type { DatedSentence } from './dated-sentence.ts';
import type { Letter } from '../letter/letter.ts';
import { isRecord } from './records.ts';

/** Year that a document prints: the days on which it may have been written, and the likeliest of them. */
export interface PrintedYear {
  /** YYYY-MM-DD */
  from: string;
  to: string;
  writing: string;
}

const mastheadBlocks = 14;
const mastheadWords = 12;
const monthAndYear = new RegExp(`\\b(${monthName})\\.?,?\\s((?:19|20)\\d{2})\\b`, 'i');
const schoolYear = /\b(20\d{2})\s?[-–—/]\s?(?:20)?(\d{2})\b(?![-/]?\d)/;
const season = /\b(fall|autumn|spring|summer)\s(20\d{2})\b/i;
const bareYear = /(?:^|\s)(20\d{2})(?=$|[\s:!])/;
/** First day on which a season is usually announced. */
const announced: Readonly<Record<string, string>> = {
  fall: '08-01',
  autumn: '08-01',
  spring: '01-01',
  summer: '03-01',
};
const ofSomethingElse =
  /©|\b(?:copyright|rev|revised|since|est|established|founded|class of|form|act|code|version|born|tax|model)\b/i;
/** Maximum number of months that an event is announced ahead. */
const monthsAhead = 8;
/** Longest line that states a date rather than tells a story. */
const statementLength = 90;
/** Maximum length of the time that one document speaks of. */
const scopeDays = 300;
/** Days between the writing and a day that is read without its year; see `dayMeant`. */
const [daysBefore, daysAfter] = [273, 92];

/** The year in a masthead, a title or a heading: "October 2014", "2014–2015", "Fall 2014", "Science Fair 2015". */
export function mastheadYears({ blocks, subject }: Letter): PrintedYear[] {
  const heads = blocks.filter(
    ({ kind, place }, index) => kind === 'heading' || (index < mastheadBlocks && place !== 'signature'),
  );
  return [subject, ...heads.map(({ text }) => text)].flatMap((text) => yearOfHead(text) ?? []);
}

function yearOfHead(text: string): PrintedYear | null {
  if (text.split(/\s+/).length > mastheadWords || !/\d{4}/.test(text) || ofSomethingElse.test(text)) return null;
  const [, month = '', yearOfMonth] = monthAndYear.exec(text) ?? [];
  if (yearOfMonth !== undefined) return around(`${yearOfMonth}-${String(monthNumber(month)).padStart(2, '0')}-01`);
  const [, first = '', second] = schoolYear.exec(text) ?? [];
  if (second !== undefined && (Number(first) + 1) % 100 === Number(second))
    return { from: `${first}-05-01`, to: `${Number(first) + 1}-07-31`, writing: `${first}-11-01` };
  const [, name = '', yearOfSeason] = season.exec(text) ?? [];
  if (yearOfSeason !== undefined) return around(`${yearOfSeason}-${announced[name.toLowerCase()] ?? '01-01'}`);
  const [, year] = bareYear.exec(text) ?? [];
  if (year === undefined) return null;
  return { from: `${Number(year) - 1}-09-01`, to: `${year}-12-31`, writing: `${year}-04-03` };
}

function around(writing: string): PrintedYear {
  return { from: addDays(writing, -monthsAhead * 30), to: addDays(writing, 180), writing };
}

/** The year of the dates that are printed with it; none where only records and stories have one. */
export function writtenYears(sentences: readonly DatedSentence[]): PrintedYear[] {
  const printed = sentences.flatMap((sentence) =>
    sentence.mentions
      .filter((mention) => mention.dated && mention.yearSaid && !isRecord(mention, sentence))
      .map((mention) => ({
        date: mention.date,
        isStated: sentence.block.text.length < statementLength || (mention.weekday !== null && !mention.contradicts),
      })),
  );
  const newest = printed
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  if (newest === undefined) return [];
  const ofDocument = printed.filter(({ date }) => date >= addDays(newest, -scopeDays));
  if (!ofDocument.some(({ isStated }) => isStated)) return [];
  const writing = ofDocument.map(({ date }) => date).toSorted()[0] ?? newest;
  return ofDocument.map(({ date }) => ({ from: addDays(date, -daysBefore), to: addDays(date, daysAfter), writing }));
}
