import { weekdayOf } from '@homeroom/text';
import type { DatedSentence } from './dated-sentence.ts';
import type { Letter } from '../letter/letter.ts';

const mastheadBlocks = 8;
const maxMastheadLength = 80;
const yearsOfSchool = /\b(20\d{2})\s?[-–—/]\s?(?:20)?(\d{2})\b(?![-/]?\d)/;
/** First and last day of a school year, without the year. */
const [firstDay, lastDay] = ['07-15', '07-31'];

/** School year that a calendar is headed with, by its first and last day. */
export interface SchoolYear {
  from: string;
  to: string;
}

/** The school year in the title or masthead of a calendar: "Student Calendar 2027–2028"; null without one. */
export function schoolYearOf({ blocks, subject }: Pick<Letter, 'blocks' | 'subject'>): SchoolYear | null {
  const heads = [subject, ...blocks.slice(0, mastheadBlocks).map(({ text }) => text)];
  for (const text of heads.filter((head) => head.length <= maxMastheadLength && ofDays.test(head))) {
    const [, first = '', second] = yearsOfSchool.exec(text) ?? [];
    if (second !== undefined && (Number(first) + 1) % 100 === Number(second))
      return { from: `${first}-${firstDay}`, to: `${Number(first) + 1}-${lastDay}` };
  }
  return null;
}

const ofDays = /\b(?:calendar|dates|schedule|holidays|vacations?|terms?)\b/i;

/** The sentences of a school year's calendar, in which the days without a year are those of that year. */
export function withinSchoolYear(
  sentences: readonly DatedSentence[],
  year: SchoolYear | null,
): readonly DatedSentence[] {
  if (year === null) return sentences;
  return sentences.map((sentence) => {
    const mentions = sentence.mentions.map((mention) => inYear(mention, year));
    return {
      ...sentence,
      mentions,
      due: mentions.filter(({ start }) => sentence.due.some((due) => due.start === start)),
    };
  });
}

function inYear(mention: DatedSentence['mentions'][number], { from, to }: SchoolYear): typeof mention {
  if (!mention.dated || mention.yearSaid || (mention.date >= from && mention.date <= to)) return mention;
  const moved = [-1, 1, 2]
    .map((years) => shifted(mention.date, years))
    .find((day) => day >= from && day <= to && (mention.weekday === null || weekdayOf(day) === mention.weekday));
  if (moved === undefined) return mention;
  const years = Number(moved.slice(0, 4)) - Number(mention.date.slice(0, 4));
  return {
    ...mention,
    date: moved,
    endDate: mention.endDate && shifted(mention.endDate, years),
    contradicts: false,
    confidence: Math.max(mention.confidence, 0.85),
  };
}

function shifted(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
