import type { TextRun } from './text-run.ts';

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;

/** The direction of most letters of a text; of one without letters null. */
export function directionOf(text: string): 'ltr' | 'rtl' | null {
  const right = text.match(rightToLeft)?.length ?? 0;
  const left = (text.match(/\p{L}/gu)?.length ?? 0) - right;
  return right === 0 && left <= 0 ? null : right > left ? 'rtl' : 'ltr';
}

/**
 * The runs of a line as they are read: what goes on in the direction of the line follows it, stretches in the other
 * direction are turned round as a whole.
 * @param runs from left to right
 */
export function inWrittenDirection(runs: readonly TextRun[]): readonly TextRun[] {
  const line = directionOf(runs.map(({ text }) => text).join(' '));
  if (!runs.some(({ text }) => directionOf(text) === 'rtl')) return runs;
  const ordered: TextRun[] = [];
  let stretch: TextRun[] = [];
  for (const written of line === 'rtl' ? runs.toReversed() : runs) {
    const run = line === 'rtl' ? withEndMark(written) : written;
    // Numbers are written from left to right in every script.
    const own = directionOf(run.text) ?? (/\d/.test(run.text) ? 'ltr' : line);
    if (own !== line) {
      stretch.unshift(run);
      continue;
    }
    ordered.push(...stretch, run);
    stretch = [];
  }
  return [...ordered, ...stretch];
}

/** The mark that ends a sentence from right to left is written before a name or number in it, which is not its own. */
function withEndMark(run: TextRun): TextRun {
  return { ...run, text: run.text.replace(/^\s*([.,:;!?]+)\s*([A-Za-z\d].*)$/, '$2$1') };
}
