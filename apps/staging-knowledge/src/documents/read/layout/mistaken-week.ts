import { median } from './median.ts';
import type { TextRun } from './text-run.ts';

/** Words in the head of a table, as far apart as its columns. */
export interface HeadGroup {
  text: string;
  x: number;
  right: number;
  runs: TextRun[];
}

const daysOfWeek = 7;
/** Short names of the weekdays, Sunday first. */
export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** Fewest names that must have been recognised: letters, and longer ones. */
const [fewestLetters, fewestNames] = [4, 2];
/** Share of the words of the row that must be names at their place, which is so exact, in columns. */
const recognisedShare = 0.6;
const offPlace = 0.25;
const maxLetters = 10;
/** Numbers below a name that was not recognised, without which it has no column. */
const fewestNumbers = 2;

/**
 * Completes a week of which some names were mistaken or not seen in a picture, "S M 1 W F S": those that were recognised
 * say where the others are. Null where they do not agree on that.
 * @param dayOf the weekdays that a word may stand for, 0 for Sunday
 * @param below the runs below it
 */
export function mistakenWeek(
  groups: readonly HeadGroup[],
  dayOf: (text: string) => number[],
  below: readonly TextRun[],
): { groups: HeadGroup[]; days: number[] } | null {
  if (groups.length > daysOfWeek + 1 || groups.some(({ text }) => text.length > maxLetters)) return null;
  const placed = bestPlaces(groups, dayOf);
  if (placed === null) return null;
  const { origin, pitch, isMondayFirst, known } = placed;
  const isWord = known.some(({ text }) => text.length > 1);
  if (known.length < (isWord ? fewestNames : fewestLetters) || known.length < recognisedShare * groups.length)
    return null;
  const numbers = below.filter(({ text }) => /^\d{1,2}[.,)]?$/.test(text.trim()));
  const columns = Array.from({ length: daysOfWeek }, (_, place) => {
    const centre = origin + place * pitch;
    const own = groups.find((group) => Math.abs(centreOf(group) - centre) < offPlace * pitch);
    const hasNumbers =
      numbers.filter(({ x, width }) => Math.abs(x + width / 2 - centre) < pitch / 2).length >= fewestNumbers;
    const day = (place + Number(isMondayFirst)) % daysOfWeek;
    const seen = own ?? (hasNumbers ? { x: centre - pitch / 5, right: centre + pitch / 5, runs: [] } : null);
    return seen && { group: { ...seen, text: weekdayNames[day] ?? '' }, day };
  });
  const seen = columns.flatMap((column) => column ?? []);
  const isWhole =
    columns.lastIndexOf(columns.findLast((column) => column !== null) ?? null) - columns.findIndex(Boolean) + 1 ===
    seen.length;
  return isWhole && seen.length >= 5
    ? { groups: seen.map(({ group }) => group), days: seen.map(({ day }) => day) }
    : null;
}

interface Places {
  /** Centre of the first column, and the distance to the next. */
  origin: number;
  pitch: number;
  isMondayFirst: boolean;
  known: HeadGroup[];
}

/** The columns with which most names agree. */
function bestPlaces(groups: readonly HeadGroup[], dayOf: (text: string) => number[]): Places | null {
  const options = [false, true].flatMap((isMondayFirst) => {
    const placesOf = ({ text }: HeadGroup) =>
      dayOf(text).map((day) => (day + daysOfWeek - Number(isMondayFirst)) % daysOfWeek);
    return groups.flatMap((one, index) =>
      groups.slice(index + 1).flatMap((other) =>
        placesOf(one).flatMap((from) =>
          placesOf(other).flatMap((to): Places[] => {
            const pitch = (centreOf(other) - centreOf(one)) / (to - from);
            if (to <= from || pitch <= 0) return [];
            const origin = centreOf(one) - from * pitch;
            const isAt = (group: HeadGroup) =>
              placesOf(group).some((place) => Math.abs(centreOf(group) - origin - place * pitch) < offPlace * pitch);
            return [{ origin, pitch, isMondayFirst, known: groups.filter(isAt) }];
          }),
        ),
      ),
    );
  });
  const most = Math.max(0, ...options.map(({ known }) => known.length));
  const best = options.filter(({ known }) => known.length === most);
  const [first] = best;
  if (first === undefined) return null;
  const same = best.filter(({ isMondayFirst }) => isMondayFirst === first.isMondayFirst);
  const pitch = median(same.map((option) => option.pitch));
  return same.toSorted((a, b) => Math.abs(a.pitch - pitch) - Math.abs(b.pitch - pitch))[0] ?? null;
}

function centreOf({ x, right }: HeadGroup): number {
  return (x + right) / 2;
}
