import { meaningfulTitle } from '../text/title.ts';
import type { TextLine } from './table-rows.ts';

/** Finds a page’s title: the line, or two, in its largest letters; null when none stand out. */
export function headline(lines: readonly TextLine[]): string | null {
  const candidates = lines.slice(0, 40).filter(({ text }) => /\p{L}{3}/u.test(text));
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const largest = Math.max(0, ...candidates.map(({ size }) => size));
  if (largest < usual * 1.15) return null;
  const first = candidates.findIndex(({ size }) => size >= largest * 0.98);
  const second = candidates[first + 1];
  const words = [
    candidates[first]?.text ?? '',
    second && second.size >= largest * 0.98 && second.y - (candidates[first]?.y ?? 0) < 2 * largest ? second.text : '',
  ];
  return meaningfulTitle(words.join(' '));
}
