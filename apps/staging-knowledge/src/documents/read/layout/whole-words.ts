import type { TextRun } from './text-run.ts';

/** Largest gap inside of a word, as a share of the font size. */
const gap = 0.05;

/** The runs with the parts of a word as one, where a page writes a ligature on its own: "Otter Blu" and "ff". */
export function wholeWords(runs: readonly TextRun[]): TextRun[] {
  const whole: TextRun[] = [];
  for (const run of runs.toSorted((a, b) => a.order - b.order)) {
    const before = whole.at(-1);
    if (before && goesOn(before, run))
      whole[whole.length - 1] = {
        ...before,
        text: before.text + run.text,
        width: run.x + run.width - before.x,
        order: run.order,
      };
    else whole.push(run);
  }
  return whole;
}

function goesOn(before: TextRun, run: TextRun): boolean {
  return (
    run.order === before.order + 1 &&
    run.y === before.y &&
    run.size === before.size &&
    run.turn === before.turn &&
    Math.abs(run.x - before.x - before.width) <= gap * run.size &&
    /\p{L}$/u.test(before.text) &&
    /^\p{L}/u.test(run.text)
  );
}
