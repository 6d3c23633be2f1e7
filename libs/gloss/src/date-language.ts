import { daysComeFirst } from '@homeroom/dates-in-text';
import { folded, monthNames, weekdayNames } from '@homeroom/text';
import type { Language, Rewriting } from './language.ts';

/** Dates as a language writes them that is read for nothing else. Patterns are without accents and in small letters. */
export interface DateWords {
  code: string;
  marks: string;
  particles: string;
  /** Full names from January on, and from Sunday on; three letters and a dot are short for them. */
  months: string;
  weekdays: string;
  /** Pattern behind the day: "4.", "1er". */
  ordinal: string;
  /** Patterns of what leads to a date, in full: "on", "from". */
  leads: Readonly<Record<string, string>>;
  /** Pattern between two days of a range. */
  range: string;
  /** Patterns before and behind a time of day; one of them is there. */
  clock: { before: string; after: string };
}

const gap = '\\s{1,3}';
const start = '(?<![\\p{L}\\p{N}/.,:$€-])';
const end = '(?![\\p{L}\\p{N}]|[/.:]\\p{N})';

/** Builds a language of which only the dates are glossed. */
export function dateLanguage(words: DateWords): Language {
  const months = names(words.months);
  const weekdays = names(words.weekdays);
  const weekday = `(?:(${weekdays.pattern}),?${gap}(?:(?:${words.leads['on']})${gap})?)?`;
  const day = `(\\d{1,2})${words.ordinal}`;
  const date = `${weekday}${day}${gap}(${months.pattern})(?:${gap}((?:19|20)\\d\\d))?`;
  const told = (ofWeek: string | undefined, ofMonth: string | undefined, rest: string) =>
    `${ofWeek === undefined ? '' : `${weekdayNames[weekdays.indexOf(ofWeek)]}, `}${monthNames[months.indexOf(ofMonth ?? '')]} ${rest}`;
  const inYear = (days: string | undefined, year: string | undefined) =>
    year === undefined ? String(Number(days)) : `${Number(days)}, ${year}`;
  const rewritings: Rewriting[] = [
    rewriting(
      `${weekday}${day}(?:${gap}${words.range}${gap}|\\s?[-–]\\s?)${weekday}${day}${gap}(${months.pattern})(?:${gap}((?:19|20)\\d\\d))?`,
      ([, first, from, second, to, ofMonth, year]) =>
        `${told(first, ofMonth, inYear(from, undefined))} to ${told(second, ofMonth, inYear(to, year))}`,
    ),
    rewriting(date, ([, ofWeek, days, ofMonth, year]) => told(ofWeek, ofMonth, inYear(days, year))),
    rewriting(`${weekday}(\\d{1,2})([./])(\\d{1,2})\\3(\\d{4}|\\d\\d)`, (groups, text) => {
      const [, ofWeek, first = '', , second = '', year = ''] = groups;
      const [days, inMonth] = daysComeFirst(text) === false ? [second, first] : [first, second];
      const name = monthNames[Number(inMonth) - 1];
      const lead = ofWeek === undefined ? '' : `${weekdayNames[weekdays.indexOf(ofWeek)]}, `;
      return name === undefined ? null : `${lead}${name} ${inYear(days, year.length === 2 ? `20${year}` : year)}`;
    }),
    ...clockRewritings(words.clock),
    ...Object.entries(words.leads).map(([english, lead]) =>
      rewriting(
        `(?:${lead})(?=${gap}(?:${weekdays.pattern}|\\d{1,2}[./${words.ordinal === '' ? '' : ' '}]))`,
        () => english,
      ),
    ),
    rewriting(
      `(?:${words.range})(?=${gap}(?:${weekday}(?:\\d{1,2}[./]|${day}${gap}(?:${months.pattern}))))`,
      () => 'to',
    ),
    rewriting(`(${weekdays.pattern})`, ([, name]) => weekdayNames[weekdays.indexOf(name ?? '')] ?? null),
  ];
  return { code: words.code, marks: words.marks, particles: words.particles, rewritings, words: [] };
}

function clockRewritings({ before, after }: DateWords['clock']): Rewriting[] {
  const time = '([01]?\\d|2[0-4])(?:[:.,h]([0-5]\\d))?';
  return [
    rewriting(`([01]?\\d|2[0-4])\\s?${after}\\s?([0-5]\\d)`, ([, hour, minute]) => clock(hour, minute)),
    rewriting(`${before}${gap}${time}(?:\\s?${after})?`, ([, hour, minute]) => `at ${clock(hour, minute)}`),
    rewriting(`${time}\\s?${after}`, ([, hour, minute]) => clock(hour, minute)),
  ];
}

function rewriting(source: string, english: Rewriting['english']): Rewriting {
  return { pattern: new RegExp(start + source + end, 'giu'), english };
}

function clock(hour: string | undefined, minute: string | undefined): string {
  return `${(hour ?? '').padStart(2, '0')}:${minute ?? '00'}`;
}

/** A list of names, each also short with a dot, and with or without its accents. */
function names(list: string): { pattern: string; indexOf: (name: string) => number } {
  const all = list.split(' ');
  const plain = all.map(folded);
  return {
    pattern: [...new Set([...all, ...plain])].map((name) => `${name}|${name.slice(0, 3)}\\.`).join('|'),
    indexOf: (name) => {
      const wanted = folded(name).replace('.', '');
      const full = plain.indexOf(wanted);
      return full >= 0 ? full : plain.findIndex((one) => one.startsWith(wanted));
    },
  };
}
