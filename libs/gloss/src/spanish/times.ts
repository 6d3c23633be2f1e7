import type { Rewriting } from '../language.ts';
import { gap } from './gap.ts';

const clock = `(\\d{1,2})(?:[:.]([0-5]\\d))?(?:${gap}horas?)?`;
const half = `(?:${gap}(y${gap}media|y${gap}cuarto|menos${gap}cuarto))?`;
/** "a. m.", "p.m.", "de la tarde"; of "p. m." text recognition may lose the blank or a dot. */
const part = `(?:\\s?([ap])\\s?\\.?\\s?m\\b\\.?|${gap}(?:de|en|por)${gap}la${gap}(ma[nñ]ana|tarde|noche|madrugada)|${gap}(?:del?|al)${gap}(mediod[ií]a)|\\s?(h(?:s|rs|oras)?\\b))`;
const time = `${clock}${half}${part}?`;
const before = '(?<![\\p{L}\\p{N}/.,:$-])';
const counted = `(?!${gap}(?:a[nñ]os?|alumnos|estudiantes|ni[nñ][oa]s|personas|d[ií]as|semanas|meses|minutos|horas|grados?|puntos|metros|p[aá]ginas|de${gap}(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic))|[\\p{L}\\p{N}%/]|[.,:]\\d)`;

type Groups = readonly (string | undefined)[];
interface ReadTime {
  hour: number;
  minute: number;
  /** a, p or nothing. */
  meridiem: string;
  is24: boolean;
  isMarked: boolean;
}

/** @param groups hour, minute, half or quarter, meridiem, part of the day, noon, sign of hours */
function readTime([hour = '', minute = '0', fraction, letter, partOfDay, noon, sign]: Groups): ReadTime | null {
  const added = fraction === undefined ? 0 : /media/i.test(fraction) ? 30 : /^menos/i.test(fraction) ? -15 : 15;
  const total = Number(hour) * 60 + Number(minute) + added;
  const hours = Math.floor(total / 60);
  if (Number(hour) > 24) return null;
  const meridiem = letter?.toLowerCase() ?? (noon === undefined ? meridiemOf(partOfDay, hours) : 'p');
  return {
    hour: hours,
    minute: total % 60,
    meridiem,
    is24: sign !== undefined || hours > 12,
    isMarked: meridiem !== '' || sign !== undefined || minute !== '0',
  };
}

/** "De la noche" is after noon, but its twelve is midnight. */
function meridiemOf(partOfDay: string | undefined, hours: number): string {
  if (partOfDay === undefined || hours > 12) return '';
  if (/^t/i.test(partOfDay)) return 'p';
  return /^n/i.test(partOfDay) && hours !== 12 ? 'p' : 'a';
}

function timeWords({ hour, minute, meridiem, is24 }: ReadTime): string {
  const minutes = String(minute).padStart(2, '0');
  if (meridiem !== '') return minute === 0 ? `${hour} ${meridiem}.m.` : `${hour}:${minutes} ${meridiem}.m.`;
  if (is24) return `${String(hour).padStart(2, '0')}:${minutes}`;
  return minute === 0 ? String(hour) : `${hour}:${minutes}`;
}

function rewriting(source: string, english: Rewriting['english'], end = '(?![\\p{L}\\p{N}]|[.,:]\\d)'): Rewriting {
  return { pattern: new RegExp(before + source + end, 'giu'), english };
}

const groupsOfTime = 7;

/** Times of day: "de 5:30 p. m. a 7:30 p. m.", "a las 8 de la mañana", "17:30 h". */
export const spanishTimes: readonly Rewriting[] = [
  rewriting(
    `(?:(entre|de|desde|desde${gap}las?|de${gap}las?|entre${gap}las?)${gap})?${time}(?:${gap}(?:a|y|hasta)(?:${gap}las?)?${gap}|\\s?[-–—]\\s?)${time}`,
    (groups) => {
      const lead = groups[1];
      const [from, to] = [readTime(groups.slice(2)), readTime(groups.slice(2 + groupsOfTime))];
      const isSaid = from?.isMarked === true || to?.isMarked === true;
      if (!from || !to || (!isSaid && lead === undefined)) return null;
      const is24 = from.is24 || to.is24;
      const [first, last] = [timeWords({ ...from, is24 }), timeWords({ ...to, is24 })];
      return lead === undefined ? `${first} to ${last}` : `from ${first} to ${last}`;
    },
    counted,
  ),
  rewriting(`${clock}${half}${part}`, (groups) => {
    const read = readTime(groups.slice(1));
    return read && timeWords(read);
  }),
  rewriting(`las${gap}${clock}${half}`, (groups) => {
    const read = readTime(groups.slice(1));
    return read && groups[3] !== undefined ? timeWords(read) : null;
  }),
  ...Object.entries({
    at: `(?:a|como${gap}a)${gap}las?`,
    before: `antes${gap}de${gap}las?`,
    after: `despu[eé]s${gap}de${gap}las?|a${gap}partir${gap}de${gap}las?`,
    from: `(?:desde|de)${gap}las?`,
    until: `hasta${gap}las?`,
    by: `para${gap}las?`,
    around: `(?:sobre|hacia|alrededor${gap}de)${gap}las?`,
  }).map(([english, words]) =>
    rewriting(`(?:${words})(?=${gap}\\d{1,2}\\b(?!${gap}(?:de${gap})?\\p{L}{3,}s\\b))`, () => english),
  ),
];
