import type { TextRun } from './text-run.ts';

/** An initial is so much larger than the text that it begins. */
const initialSize = 1.7;
const maxInitials = 50;

/** Joins drop capitals with the words that they begin. */
export function joinInitials(runs: readonly TextRun[]): TextRun[] {
  const initials = runs.filter(({ text }) => /^[“"‘']?\p{Lu}$/u.test(text.trim())).slice(0, maxInitials);
  let joined = [...runs];
  for (const initial of initials) {
    const first = joined
      .filter((run) => begins(initial, run))
      .reduce<TextRun | null>((top, run) => (top && top.y <= run.y ? top : run), null);
    if (first)
      joined = joined
        .filter((run) => run !== initial)
        .map((run) => (run === first ? together(initial, run, runs) : run));
  }
  return joined;
}

function begins(initial: TextRun, run: TextRun): boolean {
  const gap = (run.x - initial.x - initial.width) / run.size;
  return (
    initial.size >= initialSize * run.size &&
    gap >= -0.5 &&
    gap <= 1.5 &&
    /^\p{L}/u.test(run.text) &&
    initial.y > run.y + 0.3 * run.size &&
    initial.y - initial.size <= run.y
  );
}

/** `A` and `I` are words too: where the rest is a word of the page and both together are not, they stay apart. */
function together(initial: TextRun, run: TextRun, runs: readonly TextRun[]): TextRun {
  const first = initial.text.trim();
  const rest = /^\p{L}+/u.exec(run.text)?.[0].toLowerCase() ?? '';
  const words = runs.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const count = (word: string) => words.filter((other) => other === word).length;
  const apart = /^[“"‘']?[AI]$/.test(first) && count(rest) > 1 && count(first.toLowerCase() + rest) === 0;
  return {
    ...run,
    text: `${first}${apart ? ' ' : ''}${run.text}`,
    x: initial.x,
    width: run.x + run.width - initial.x,
  };
}
