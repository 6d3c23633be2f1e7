import type { TypesetTruth } from '@homeroom/sample-data/documents';
import { scoreOf, scoreOfNothing, type Aspect, type Card, type Tally } from './documents-score.ts';

/** Briefing card with what typeset documents compare besides. */
export interface TypesetCard extends Card {
  title: string;
  money: readonly { amount: number; currency: string | null }[];
  location: readonly { name: string; address: string | null }[];
  confidence: 'high' | 'medium' | 'low';
  needs_review: boolean;
}

/** Aspect of a typeset document's card or text that is scored. */
export type TypesetAspect = Aspect | 'title' | 'amounts' | 'places' | 'text';

export interface TypesetScore {
  tallies: Record<TypesetAspect, Tally>;
  faults: string[];
  /** Confidence of the card; null without a card. */
  confidence: TypesetCard['confidence'] | null;
  needsReview: boolean;
  /** Whether every date, deadline, person and amount is right and none is invented. */
  allRight: boolean;
  /** Invented dates whose day of the month the text prints next to the month, so that only their meaning is wrong. */
  printedInventions: number;
  /** Missed deadlines that the card has as dates. */
  deadlinesTakenForDates: number;
}

const judged = ['dates', 'deadlines', 'who', 'amounts'] as const;
const metadataTitle = /\.(?:pdf|docx?|html?|rdl|indd|xlsx?)\b|^(?:untitled|document|template)\b/i;

/** Compares a card, and the text that was read, with what is true of a typeset document. */
export function scoreTypeset(card: TypesetCard, text: string, truth: TypesetTruth, received: string): TypesetScore {
  const { tallies, faults, inventedDays, missedDeadlines } = scoreOf(card, truth, received);
  const title = titleTally(card, truth, faults);
  const amounts = listed(
    truth.amounts,
    'amount',
    faults,
    ({ words }) => words,
    (wanted) =>
      card.money.some(({ amount, currency }) => amount === wanted.amount && [wanted.currency, null].includes(currency)),
  );
  const placeNames = card.location.map(({ name, address }) => plain(`${name} ${address ?? ''}`));
  const places = listed(
    truth.places,
    'place',
    faults,
    (name) => name,
    (name) => placeNames.some((given) => given.includes(plain(name))),
  );
  const read = plain(text);
  const recall = listed(
    truth.mustRead,
    'text',
    faults,
    (words) => words,
    (words) => read.includes(plain(words)),
  );
  const all = { ...tallies, title, amounts, places, text: recall };
  return {
    tallies: all,
    faults,
    confidence: card.confidence,
    needsReview: card.needs_review,
    allRight: judged.every((aspect) => all[aspect].right === all[aspect].wanted && all[aspect].invented === 0),
    printedInventions: inventedDays.filter((day) => isPrinted(day, text)).length,
    deadlinesTakenForDates: missedDeadlines.filter((day) =>
      card.dates.some(({ date, end_date: last }) => date === day || last === day),
    ).length,
  };
}

/** Scores a document for which the service gave no card: everything is missed. */
export function scoreTypesetOfNothing(truth: TypesetTruth, reason: string): TypesetScore {
  const missed = (wanted: number): Tally => ({ right: 0, wanted, invented: 0 });
  const { tallies, faults } = scoreOfNothing(truth, reason);
  return {
    tallies: {
      ...tallies,
      title: missed(1),
      amounts: missed(truth.amounts.length),
      places: missed(truth.places.length),
      text: missed(truth.mustRead.length),
    },
    faults,
    confidence: null,
    needsReview: true,
    allRight: false,
    printedInventions: 0,
    deadlinesTakenForDates: 0,
  };
}

/** Whether a text names the day of a date with its month, in figures or in English or Spanish words. */
function isPrinted(date: string, text: string): boolean {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const names = ['en', 'es'].map((language) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(date)).slice(0, 3),
  );
  const named = `(?:${names.join('|')})\\p{L}*\\.?`;
  const [m, d] = [`0?${month}`, `0?${day}`];
  return new RegExp(
    `(?<![\\p{L}\\d])(?:${named}\\s+${d}(?!\\d)|${d}(?:st|nd|rd|th)?\\s+(?:of\\s+|de\\s+)?${named}|${m}[/.-]${d}(?!\\d)|${d}[/.-]${m}(?!\\d))`,
    'iu',
  ).test(text);
}

function titleTally({ title }: TypesetCard, { titles }: TypesetTruth, faults: string[]): Tally {
  const isAccepted =
    titles.length === 0
      ? !metadataTitle.test(title)
      : titles.some((accepted) => plain(title).includes(plain(accepted)));
  if (!isAccepted) faults.push(`title: ${JSON.stringify(title)} instead of ${JSON.stringify(titles)}`);
  return { right: Number(isAccepted), wanted: 1, invented: 0 };
}

function listed<Item>(
  wanted: readonly Item[],
  what: string,
  faults: string[],
  nameOf: (item: Item) => string,
  isThere: (item: Item) => boolean,
): Tally {
  const missed = wanted.filter((item) => !isThere(item));
  faults.push(...missed.map((item) => `${what} missed: ${nameOf(item)}`));
  return { right: wanted.length - missed.length, wanted: wanted.length, invented: 0 };
}

/** One spelling of case, ligatures, apostrophes, dashes and white space; hyphens at line ends joined or not. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐-―\u00ad-]/g, '')
    .replaceAll(/\s+/g, '');
}
