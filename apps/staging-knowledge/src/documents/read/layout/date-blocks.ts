import type { TextRun } from './text-run.ts';

const month =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|ene(?:ro)?|febrero|marzo|abr(?:il)?|mayo|junio|julio|ago(?:sto)?|septiembre|octubre|noviembre|dic(?:iembre)?)\.?$/i;
const weekday =
  /^(?:sun|mon|tue|wed|thu|fri|sat|dom|lun|mi[eé]|jue|vie|s[aá]b)(?:s?day|nesday|rsday|urday|ingo|es|rcoles|ves|rnes|ado|s|rs)?\.?$/i;
const dayNumber = /^\d{1,2}$/;
const maxBlocks = 100;
/** Parts of a block are centred below each other within so many font sizes, and no farther apart than so many. */
const offCentre = 0.6;
const farthest = 1.9;
/** So many weekdays, their baselines not farther apart than this share of a font size, are the head of a table. */
const fewestColumns = 3;
const sameHeight = 0.3;

/** Joins the month, day and weekday that are stacked next to an event, as on a leaf of a calendar, to one run in line with its text. */
export function joinDateBlocks(runs: readonly TextRun[]): TextRun[] {
  let joined = [...runs];
  for (const number of runs.filter(({ text }) => dayNumber.test(text.trim())).slice(0, maxBlocks)) {
    const near = joined.filter((run) => run !== number && isStacked(run, number));
    const name = near.find(({ text }) => month.test(text.trim()));
    if (!name) continue;
    const day = near.find(({ text }) => weekday.test(text.trim()));
    if (day && headsColumns(day, runs)) continue;
    const parts = [name, number, ...(day ? [day] : [])];
    const block = together(parts, joined);
    if (block) joined = joined.flatMap((run) => (run === number ? [block] : parts.includes(run) ? [] : [run]));
  }
  return joined;
}

/** Whether a weekday is one of several in a row, as above the weeks of a month. */
function headsColumns({ y, size }: TextRun, runs: readonly TextRun[]): boolean {
  return (
    runs.filter((run) => Math.abs(run.y - y) < sameHeight * size && weekday.test(run.text.trim())).length >=
    fewestColumns
  );
}

function isStacked(run: TextRun, number: TextRun): boolean {
  const size = Math.max(run.size, number.size);
  const apart = Math.abs(run.x + run.width / 2 - number.x - number.width / 2);
  const below = Math.abs(run.y - number.y);
  return apart < offCentre * size && below > 0.3 * size && below < farthest * size;
}

/** One run at the height of the first line of text on its right; null when there is none. */
function together(parts: readonly TextRun[], runs: readonly TextRun[]): TextRun | null {
  const top = Math.min(...parts.map(({ y, size }) => y - size));
  const bottom = Math.max(...parts.map(({ y }) => y));
  const right = Math.max(...parts.map(({ x, width }) => x + width));
  const nextTo = runs
    .filter((run) => run.x > right && run.y > top && run.y < bottom + run.size && /\p{L}{3}/u.test(run.text))
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  const [first] = nextTo;
  const [name, number, day] = parts as [TextRun, TextRun, TextRun?];
  if (!first) return null;
  const x = Math.min(...parts.map((part) => part.x));
  const text = `${day ? `${day.text.trim()} ` : ''}${name.text.trim()} ${number.text.trim()}`;
  return { ...number, text, x, width: right - x, y: first.y, size: first.size };
}
