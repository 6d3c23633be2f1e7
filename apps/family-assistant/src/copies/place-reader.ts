import { wordTable } from '@homeroom/text';
import type { Household } from '@homeroom/household';
import { foldedWords } from './folded-words.ts';

/** Reading of a location. */
export interface ReadPlace {
  /** Host and path of a link to a call; null without one. */
  link: string | null;
  /** Words of the place, without the family's own town. */
  words: ReadonlySet<string>;
  /** The place of the family file that it is at; null for none. */
  known: string | null;
}

const spellings = wordTable<string>({
  ave: 'avenue',
  bldg: 'building',
  blvd: 'boulevard',
  centre: 'center',
  ctr: 'center',
  dr: 'drive',
  elem: 'elementary',
  fld: 'field',
  gymnasium: 'gym',
  hs: 'high',
  ln: 'lane',
  pk: 'park',
  rd: 'road',
  rm: 'room',
  st: 'street',
  ste: 'suite',
});
const streets = new Set(['avenue', 'boulevard', 'drive', 'lane', 'road', 'street', 'way']);
/** Words for a part of a place, which agree with any name of the whole. */
const parts = new Set(
  `auditorium back building cafeteria center classroom court downstairs entrance field floor front gate gym hall lab
  library lot main office pool room stage studio suite upstairs`.split(/\s+/),
);
const fillers = new Set(['the', 'at', 'in', 'of', 'and', 'usa']);

/** Reads locations of events as the household means them. */
export class PlaceReader {
  private readonly home: ReadonlySet<string>;
  private readonly town: ReadonlySet<string>;
  private readonly places: readonly { match: string; words: string }[];

  constructor({ homeAddress, places }: Pick<Household, 'homeAddress' | 'places'>) {
    const [street = '', ...town] = (homeAddress ?? '').split(',');
    this.home = new Set(placeWords(street));
    this.town = new Set(placeWords(town.join(' ')));
    this.places = places.map(({ match }) => ({ match, words: placeWords(match).join(' ') }));
  }

  /** Null when the location says nothing. */
  read(location: string | null): ReadPlace | null {
    const [, link, path = ''] = /[a-z][a-z0-9+.-]*:\/\/([^\s/?#]+)([^\s?#]*)/i.exec(location ?? '') ?? [];
    if (link !== undefined)
      return { link: `${link}${path}`.toLowerCase().replace(/\/$/, ''), words: new Set(), known: null };
    const all = placeWords(location ?? '');
    if (all.length === 0) return null;
    const isHome = this.home.size > 0 && [...this.home].every((word) => all.includes(word));
    if (isHome || all.join(' ') === 'home') return { link: null, words: new Set(['home']), known: 'home' };
    const own = all.filter((word) => !this.town.has(word));
    const known = this.places.find(({ words }) => words !== '' && ` ${all.join(' ')} `.includes(` ${words} `));
    return { link: null, words: new Set(own.length > 0 ? own : all), known: known?.match ?? null };
  }
}

/**
 * Whether two locations cannot be the same place. A name and a street address can be, and so can a whole and a part of
 * it; otherwise more than half of the shorter one's words must be in the other, and their numbers must agree.
 */
export function contradict(one: ReadPlace | null, other: ReadPlace | null): boolean {
  if (!one || !other) return false;
  if (one.link !== null || other.link !== null)
    return one.link !== null && other.link !== null && one.link !== other.link;
  if (one.known !== null && other.known !== null && one.known !== other.known) return true;
  if (contains(one.words, other.words) || contains(other.words, one.words)) return false;
  const [numbers, others] = [numbersOf(one), numbersOf(other)];
  if (numbers.size > 0 && others.size > 0 && !contains(numbers, others) && !contains(others, numbers)) return true;
  if (one.known !== null && one.known === other.known) return false;
  if (isPart(one) !== isPart(other) || isAddress(one) !== isAddress(other)) return false;
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return 2 * shared <= Math.min(one.words.size, other.words.size);
}

function placeWords(text: string): string[] {
  return foldedWords(text)
    .map((word) => spellings[word] ?? word)
    .filter((word) => !fillers.has(word));
}

function numbersOf({ words }: ReadPlace): Set<string> {
  return new Set([...words].filter((word) => /\d/.test(word)));
}

function isPart({ words }: ReadPlace): boolean {
  return [...words].every((word) => parts.has(word) || /\d/.test(word) || word.length === 1);
}

function isAddress({ words }: ReadPlace): boolean {
  const all = [...words];
  return /^\d/.test(all[0] ?? '') && all.some((word) => streets.has(word)) && !all.every((word) => /\d/.test(word));
}

function contains(whole: ReadonlySet<string>, part: ReadonlySet<string>): boolean {
  return [...part].every((word) => whole.has(word));
}
