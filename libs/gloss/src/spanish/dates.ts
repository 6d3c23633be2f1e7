import { daysComeFirst } from '@homeroom/dates-in-text';
import { folded, monthNames } from '@homeroom/text';
import type { Rewriting } from '../language.ts';
import { gap } from './gap.ts';

const months: Readonly<Record<string, string>> = {
  ene: 'January',
  feb: 'February',
  mar: 'March',
  abr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  ago: 'August',
  sep: 'September',
  set: 'September',
  oct: 'October',
  nov: 'November',
  dic: 'December',
};
const weekdays: Readonly<Record<string, string>> = {
  lun: 'Monday',
  mar: 'Tuesday',
  mie: 'Wednesday',
  jue: 'Thursday',
  vie: 'Friday',
  sab: 'Saturday',
  dom: 'Sunday',
};

const fullMonth =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|setiembre|octubre|noviembre|diciembre)';
const month = `(${fullMonth}|(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|set|oct|nov|dic)\\b\\.?)`;
const fullWeekday = '(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)';
const weekday = `(${fullWeekday}|(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)(?!\\p{L})\\.?)`;
/** "1.º", "1.o", "1ro"; a recognised "º" may be anything small. */
const day = '(\\d{1,2}|primero|uno)(?:\\.?\\s?[ºo°ª]\\b|\\.?\\s?[º°]|\\.?er\\b|ro\\b|\\.(?=\\s+de\\s))?';
const year = '((?:19|20)\\d\\d)';
const ofYear = `(?:,?${gap}(?:del?${gap})?${year}\\b)?`;
const ofMonth = `(?:${gap}(?:de|del${gap}mes${gap}de)${gap}|${gap}|[-/])${month}`;
const before = '(?<![\\p{L}\\p{N}/.,$-]|[\\p{N}][:.])';
const after = '(?![\\p{L}\\p{N}]|[/.:]\\p{N})';
const range = '(?:al?|hasta(?: el)?)';

function rewriting(source: string, english: Rewriting['english']): Rewriting {
  return { pattern: new RegExp(before + source + after, 'giu'), english };
}

function monthOf(word: string | undefined): string {
  return months[folded(word ?? '').slice(0, 3)] ?? '';
}

function weekdayOf(word: string | undefined): string {
  return weekdays[folded(word ?? '').slice(0, 3)] ?? '';
}

function dayOf(word: string | undefined): string {
  return /^\d/.test(word ?? '') ? String(Number(word)) : '1';
}

/** `Friday, December 4, 2026` */
function dateWords(weekdayWord: string | undefined, days: string, ofMonth: string | undefined, ofYear?: string) {
  return [weekdayOf(weekdayWord), `${monthOf(ofMonth)} ${days}`, ofYear ?? ''].filter((part) => part !== '').join(', ');
}

const oneWeekday = `(?:(?:pr[oó]ximo${gap})?${weekday}(?:${gap}d[ií]a)?,?${gap})?`;

/** Dates with a month, and those in digits, which have the day first. */
export const spanishDates: readonly Rewriting[] = [
  // "lunes 14 al viernes 18 de diciembre"; "entre el 3 y el 7 de mayo"
  rewriting(
    `${oneWeekday}${day}(?:${gap}${range}${gap}|\\s?[-–—]\\s?)${oneWeekday}${day}${ofMonth}${ofYear}`,
    ([, first, from, second, to, ofMonth, ofYear]) =>
      first === undefined && second === undefined
        ? dateWords(undefined, `${dayOf(from)}–${dayOf(to)}`, ofMonth, ofYear)
        : `${dateWords(first, dayOf(from), ofMonth)} to ${dateWords(second, dayOf(to), ofMonth, ofYear)}`,
  ),
  rewriting(
    `entre${gap}el${gap}${oneWeekday}${day}${gap}y${gap}el${gap}${oneWeekday}${day}${ofMonth}${ofYear}`,
    (groups) => {
      const [, first, from, second, to, ofMonth, ofYear] = groups;
      return `between ${dateWords(first, dayOf(from), ofMonth)} and ${dateWords(second, dayOf(to), ofMonth, ofYear)}`;
    },
  ),
  // "3, 10 y 17 de marzo"
  rewriting(
    `((?:\\d{1,2},\\s)*\\d{1,2})${gap}[ye]${gap}(?:el${gap})?(\\d{1,2})${ofMonth}${ofYear}`,
    ([, days = '', last = '', ofMonth, ofYear]) =>
      [...days.split(/,\s/), last].map((one) => dateWords(undefined, one, ofMonth, ofYear)).join(' and '),
  ),
  rewriting(`${oneWeekday}${day}${ofMonth}${ofYear}`, ([, ofWeek, days, ofMonth, ofYear]) =>
    dateWords(ofWeek, dayOf(days), ofMonth, ofYear),
  ),
  rewriting(`${month}${gap}(?:del?${gap})?${year}`, ([, ofMonth, ofYear]) => `${monthOf(ofMonth)} ${ofYear}`),
  rewriting('(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4}|\\d\\d)', ([, first, , second, ofYear = ''], text) => {
    const [days, inMonth] = daysComeFirst(text) === false ? [second, first] : [first, second];
    const name = monthNames[Number(inMonth) - 1];
    return name === undefined ? null : `${name} ${Number(days)}, ${ofYear.length === 2 ? `20${ofYear}` : ofYear}`;
  }),
  // Without a year and without a word before it, "3/4" may be anything.
  rewriting(`(?<=(?:el|del|al|d[ií]a|fecha:?)${gap})(\\d{1,2})/(\\d{1,2})`, ([, first, second], text) => {
    const [days, inMonth] = daysComeFirst(text) === false ? [second, first] : [first, second];
    const name = monthNames[Number(inMonth) - 1];
    return name === undefined ? null : `${name} ${days}`;
  }),
  // "del lunes 22 al jueves 25", "el domingo 23 a la 1:30": no month is said
  rewriting(
    `(?:del?${gap})?${weekday}${gap}(\\d{1,2})${gap}${range}${gap}${weekday}${gap}(\\d{1,2})`,
    ([, first, from, second, to]) => `${weekdayOf(first)} the ${from}th to ${weekdayOf(second)} the ${to}th`,
  ),
  rewriting(
    `${weekday}${gap}(\\d{1,2})(?=${gap}a${gap}las?\\b|[,.;]|$|${gap}\\p{Ll}{2,})`,
    ([, name, days]) => `${weekdayOf(name)} the ${days}th`,
  ),
  // Which number is the day, the weekday tells.
  rewriting(`${weekday}(?=,?${gap}\\d{1,2}[/-]\\d)`, ([, name]) => weekdayOf(name)),
  // "Si llueve, se hace el 13."
  rewriting(
    `(?<!\\bno${gap}(?:es|son|era|eran|ser[aá]|ser[aá]n)${gap})el${gap}(\\d{1,2})(?=[.;]|,\\s)`,
    ([, days]) => `on the ${days}th`,
  ),
  rewriting(
    `((?:est(?:aba|uvo|aban)|era|fue)${gap})?(?:anunciad|previst|programad|planead|fijad|convocad)[oa]s?${gap}para(?:${gap}el(?:${gap}d[ií]a)?)?(?=${gap}(?:${fullWeekday}|${day}${ofMonth}|\\d{1,2}[/-]\\d))`,
    ([, was]) => `${was === undefined ? '' : 'was '}scheduled for`,
  ),
  rewriting(`(?:con|en|a)${gap}(?:el|la|los|las)${gap}mism[oa]s?${gap}(?:horarios?|horas?)`, () => 'at the same time'),
  rewriting(`(?:el${gap})d[ií]a${gap}(\\d{1,2})`, ([, days]) => `on the ${days}th`),
  rewriting(
    `(?:todos${gap}los|cada|los)${gap}(${fullWeekday}s?(?:(?:,|${gap}[ye])${gap}(?:los${gap})?${fullWeekday}s?)*)`,
    ([words = '', names = '']) => {
      const days = [...names.matchAll(new RegExp(fullWeekday, 'giu'))].map(([name]) => weekdayOf(name));
      return /^los/i.test(words) ? `on ${days.join('s and ')}s` : `every ${days.join(' and ')}`;
    },
  ),
  // "martes y jueves" come again and again.
  rewriting(
    `(${fullWeekday})((?:,${gap}${fullWeekday})*${gap}[ye]${gap}${fullWeekday})(?!${gap}(?:\\d|pr[oó]x))`,
    ([words = '']) =>
      `${[...words.matchAll(new RegExp(fullWeekday, 'giu'))].map(([name]) => weekdayOf(name)).join('s and ')}s`,
  ),
  // "el lunes que viene" is the coming one.
  rewriting(
    `(?:el${gap})?(?:(?:pr[oó]ximo|siguiente)${gap}${weekday}|${weekday}${gap}(?:pr[oó]ximo|que${gap}viene|siguiente))`,
    ([, first, second]) => `this coming ${weekdayOf(first ?? second)}`,
  ),
  rewriting(
    `(?:el${gap})?(?:pasado${gap}${weekday}|${weekday}${gap}pasado)`,
    ([, first, second]) => `last ${weekdayOf(first ?? second)}`,
  ),
  rewriting(`(${fullWeekday})s?`, ([, name]) => weekdayOf(name)),
  ...Object.entries({
    'no later than': `(?:a${gap}m[aá]s${gap}tardar|no${gap}m[aá]s${gap}tarde|no${gap}despu[eé]s|a${gap}lo${gap}m[aá]s${gap}tardar)(?:${gap}(?:para${gap})?(?:el|este|del?)(?:${gap}d[ií]a)?)?`,
    by: `(?:para${gap})?antes${gap}de(?:l|${gap}este)?(?:${gap}d[ií]a)?|para${gap}(?:el|este)(?:${gap}d[ií]a)?`,
    until: `hasta(?:${gap}el)?(?:${gap}d[ií]a)?`,
    from: `(?:desde|a${gap}partir)(?:${gap}(?:de|el)l?)?`,
  }).map(([english, words]) =>
    rewriting(`(?:${words})(?=${gap}(?:${fullWeekday}|pr[oó]ximo|${day}${ofMonth}|\\d{1,2}[/-]\\d))`, () => english),
  ),
  rewriting(
    `(?:del?|desde${gap}el)(?=${gap}${oneWeekday}${day}(?:${ofMonth})?${ofYear}${gap}${range}${gap})`,
    () => 'from',
  ),
  rewriting(`a(?:l|${gap}el)?(?=${gap}${oneWeekday}${day}${ofMonth})`, () => 'to'),
  rewriting(`(?:el|este${gap}pr[oó]ximo)(?=${gap}${fullWeekday}|${gap}${day}${ofMonth})`, () => 'on'),
];
