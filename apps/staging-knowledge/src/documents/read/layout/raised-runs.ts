import { raisedText } from '../text/raised-text.ts';
import type { TextRun } from './text-run.ts';

/** Raised and lowered text is short, smaller than what it belongs to, and close to it, in sizes of the latter's font. */
const longest = 8;
const smaller = 0.92;
const nearest = 0.35;
const highest = 0.85;
const lowest = 0.45;

/**
 * Puts raised and lowered runs (ordinals, footnote marks, fractions, cents) on the baseline of what they belong to, written so
 * that they can be told from it: `10th`, `$4.50`, `1 1/2`, `May 3¹`.
 * @param runs in the order in which the page writes them
 */
export function levelRaisedRuns(runs: readonly TextRun[]): TextRun[] {
  const levelled: TextRun[] = [];
  let base: TextRun | undefined;
  for (const [index, run] of runs.entries()) {
    const before = base && isAttached(base, run, levelled.at(-1)) ? base : undefined;
    const after = runs[index + 1];
    const level = before ?? (after && isAttached(run, run, undefined, after) ? after : undefined);
    if (!level) {
      levelled.push(run);
      base = run;
    } else {
      const raised = run.y < level.y;
      const text = raised
        ? raisedText(before ? (levelled.at(-1)?.text ?? '') : '', run.text, after?.text ?? '')
        : run.text;
      levelled.push({ ...run, text, y: level.y, size: level.size });
    }
  }
  return levelled;
}

/** Whether a run is raised above or lowered below `base`, directly behind `last`, or directly before `next`. */
function isAttached(base: TextRun, run: TextRun, last: TextRun | undefined, next?: TextRun): boolean {
  const of = next ?? base;
  const [left, right] = next ? [run, next] : [last ?? base, run];
  const gap = (right.x - left.x - left.width) / of.size;
  const raise = (of.y - run.y) / of.size;
  return (
    run.text.trim().length <= longest &&
    run.size <= smaller * of.size &&
    Math.abs(gap) <= nearest &&
    (raise > 0 ? raise >= 0.12 && raise <= highest : -raise >= 0.04 && -raise <= lowest)
  );
}
