import { selectImportant } from '@homeroom/matters';
import { likeness, mattersOf, type DigestMatter } from './digest-matters.ts';
import { digestLimits } from './digest-limits.ts';
import type { LeftOut, Newsletter } from './digest.ts';
import { fairShares } from './fair-shares.ts';
import { readableText } from './readable-text.ts';

/** Newsletters as the matters that they are about. */
export interface ReadNewsletters {
  /** In the order of the newsletters; what several say alike is there once. */
  matters: DigestMatter[];
  leftOut: Pick<LeftOut, 'lines' | 'matters'>;
}

/** Reads newsletters within the limits of a digest. @param today YYYY-MM-DD in the household's zone */
export function readNewsletters(newsletters: readonly Newsletter[], today: string): ReadNewsletters {
  const texts = newsletters.map(({ rawText }) => readableText(rawText));
  const lines = texts.map(lineCount);
  const lineShares = fairShares(lines, digestLimits.lines);
  const known = new Set<string>();
  const isNew = (text: string) => known.size < known.add(text).size;
  const found = newsletters.map(({ source }, place) =>
    mattersOf(firstLines(texts[place] ?? '', lineShares[place] ?? 0), source, today).filter((matter) =>
      isNew(likeness(matter)),
    ),
  );
  const shares = fairShares(
    found.map(({ length }) => Math.min(length, digestLimits.newsletterMatters)),
    digestLimits.matters,
  );
  const matters = found.flatMap((ofOne, place) => selectImportant(ofOne, shares[place] ?? 0));
  return {
    matters,
    leftOut: { lines: sum(lines) - sum(lineShares), matters: sum(found.map(({ length }) => length)) - matters.length },
  };
}

/** The newsletters with as much of their texts as one digest reads, and how many characters that leaves out. */
export function withinCharacters(newsletters: readonly Newsletter[]): {
  newsletters: Newsletter[];
  characters: number;
} {
  const shares = fairShares(
    newsletters.map(({ rawText }) => Math.min(rawText.length, digestLimits.newsletterCharacters)),
    digestLimits.characters,
  );
  const cut = newsletters.map(({ rawText, source }, place) => ({ rawText: rawText.slice(0, shares[place]), source }));
  return { newsletters: cut, characters: sum(newsletters.map(({ rawText }) => rawText.length)) - sum(shares) };
}

function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function firstLines(text: string, count: number): string {
  let end = -1;
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, Math.max(end, 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
