import { categories, type Category } from './category.ts';
import { categoryWeights } from './category-weights.ts';

/** Clues for a category. */
export interface CategoryClues {
  /** The text of the matter itself. */
  text: string;
  /** Its heading, which says more than a line of its text. */
  title: string;
  /** Context: sender and title of the newsletter. */
  context: string;
  /** Weight of a word in the context; a word of the text has 1. */
  contextShare: number;
  /** Sum below which nothing is known. Default: 2. */
  leastScore?: number;
}

/**
 * Preference among equal scores: the narrower subject first. A matter about health and school in equal parts is a
 * matter of health sent by a school.
 */
export const tieOrder: readonly Category[] = ['Medical', 'Sports', 'School', 'Community', 'Other'];

const titleShare = 2;
/** A repeated word says less each time, and nothing after the third. */
const repetitions = [0, 1, 1.4, 1.6] as const;
const usualLeastScore = 2;
const maxPhraseLength = 4;
const readCharacters = 20_000;

const weights = readWeights();

/** The category with the highest sum of weights; see `tieOrder` for equal sums. Without evidence it is Other. */
export function categorizeByRules(clues: CategoryClues): Category {
  const scores = categoryScores(clues);
  const [best = 'Other'] = tieOrder.toSorted((one, other) => scores[other] - scores[one]);
  return scores[best] < (clues.leastScore ?? usualLeastScore) ? 'Other' : best;
}

/** The sums behind a category. */
export function categoryScores({ text, title, context, contextShare }: CategoryClues): Record<Category, number> {
  const scores: Record<Category, number> = { School: 0, Sports: 0, Medical: 0, Community: 0, Other: 0 };
  for (const [part, share] of [
    [text, 1],
    [title, titleShare],
    [context, contextShare],
  ] as const) {
    for (const [term, count] of countTerms(part)) {
      const found = weights.get(term);
      for (const category of categories)
        scores[category] += (found?.[category] ?? 0) * share * (repetitions[Math.min(count, 3)] ?? 0);
    }
  }
  return scores;
}

/** Counts the weighted terms in a text, the longest term at each position. */
function countTerms(text: string): Map<string, number> {
  const words = wordsOf(text);
  const counts = new Map<string, number>();
  for (let place = 0; place < words.length; ) {
    const term = termAt(words, place);
    if (term !== null) counts.set(term, (counts.get(term) ?? 0) + 1);
    place += term === null ? 1 : term.split(' ').length;
  }
  return counts;
}

function termAt(words: readonly string[], place: number): string | null {
  for (let length = Math.min(maxPhraseLength, words.length - place); length > 0; length -= 1) {
    const term = words.slice(place, place + length).join(' ');
    if (weights.has(term)) return term;
  }
  return verbsOf(words[place] ?? '').find((verb) => weights.has(verb)) ?? null;
}

/** Returns the possible base forms of a word in -ed or -ing. */
function verbsOf(word: string): string[] {
  const stem = /^(\p{L}{3,})(?:ing|ed)$/u.exec(word)?.[1];
  return stem === undefined ? [] : [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')];
}

/** Lower-case words without plural endings; hyphens part words, apostrophes with what follows are left out. */
function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, readCharacters)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]s?(?![\p{L}\p{N}])/gu, '');
  return [...plain.matchAll(/[\p{L}\p{N}]{1,40}/gu)].map(([word]) => singular(word));
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sh|ch|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function readWeights(): Map<string, Partial<Record<Category, number>>> {
  const table = new Map<string, Partial<Record<Category, number>>>();
  for (const category of categories) {
    for (const [weight, terms] of Object.entries(categoryWeights[category])) {
      for (const term of terms.split(/,\s*/)) {
        const key = wordsOf(term).join(' ');
        table.set(key, { ...table.get(key), [category]: Number(weight) });
      }
    }
  }
  return table;
}
