import { folded, stem } from '@homeroom/text';
import { LRUCache } from 'lru-cache';
import type { AskedSubject } from '../../calendar-question.ts';
import type { KnownEvent } from '../known-event.ts';
import { isVague, sameStem } from './same-words.ts';
import { isSpelling } from './short-words.ts';
import { impliedWords, wholeWord } from './title-words.ts';
import { winterBreakOf } from './winter-break.ts';

/**
 * Match of events with the words of a question: `full` has every word, `general` every word but ones such as
 * "appointment", `close` has one misspelt or typed short, `partial` has them only in its place, `contained` has a title whose words are
 * all said among others, `loose` lacks one of them.
 */
export type MatchQuality = 'full' | 'general' | 'close' | 'partial' | 'contained' | 'loose' | 'none';

/** Events that match, all with the same quality. */
export interface SubjectMatch {
  events: KnownEvent[];
  quality: MatchQuality;
  /** Number of the asked words that they have, when they have not all. */
  found?: number;
}

/** Verbs for what an event's noun says: "When do I work?" finds a shift. */
const nounsOfVerbs: Readonly<Record<string, readonly string[]>> = {
  play: ['game'],
  work: ['shift'],
  roster: ['shift'],
  fly: ['flight'],
  land: ['flight'],
  train: ['practice'],
  rehearse: ['rehearsal'],
  sleep: ['sleepover'],
  babysit: ['sitter', 'babysitting'],
  perform: ['recital', 'concert', 'performance'],
  pick: ['pickup'],
  fetch: ['pickup'],
  collect: ['pickup'],
  get: ['pickup'],
};

const nouns = new Map(
  Object.entries(nounsOfVerbs).map(([verb, names]) => [stem(verb), names.map((name) => stem(name))]),
);
const ranks: Record<MatchQuality, number> = {
  full: 6,
  general: 5,
  close: 4,
  partial: 3,
  contained: 2,
  loose: 1,
  none: 0,
};
/** Words of titles that tell nothing of an event. */
const joints = new Set('a an and at for from in of on the to with'.split(' '));

/** Returns the events that match best. @param names stems of the household's names, which tell no event */
export function matchSubject(
  events: readonly KnownEvent[],
  subject: AskedSubject,
  names: ReadonlySet<string> = new Set(),
): SubjectMatch {
  const { stems, text, isLoose = false, either } = subject;
  if (either) return matchEither(events, subject, names);
  const typed = readText(text).words;
  const wanted = new Map(stems.map((one) => [sameStem(one), typed.find((word) => stem(word) === one) ?? one]));
  if (wanted.size === 0) return { events: [...events], quality: 'full' };
  const known = new Map<string, EventMatch>();
  const matches = events.map((event) => {
    const key = [event.title, event.place ?? '', event.source.split(':')[1] ?? '', ...event.categories].join('\n');
    const match = known.get(key) ?? matchOf(event, wanted, { names, isLoose });
    known.set(key, match);
    return match;
  });
  const best = matches.reduce((a, b) => (isBetter(b, a) ? b : a), noMatch);
  const breaks = best.quality === 'full' ? [] : winterBreakOf(events, subject);
  if (breaks.length > 0) return { events: breaks, quality: 'general' };
  if (best.quality === 'none') return { events: [], quality: 'none' };
  return {
    events: events.filter((_, index) => !isBetter(best, matches[index] ?? noMatch)),
    quality: best.quality,
    found: best.found,
  };
}

/** The events of any of the things that a subject names. */
function matchEither(
  events: readonly KnownEvent[],
  { either = [], ...subject }: AskedSubject,
  names: ReadonlySet<string>,
): SubjectMatch {
  const matches = either.map((stems) => matchSubject(events, { ...subject, stems }, names));
  const [best, ...more] = matches.filter(({ quality }) => quality !== 'none');
  if (!best) return matchSubject(events, subject, names);
  const found = new Set([best, ...more].flatMap((match) => match.events));
  const quality = more.reduce(
    (worst, match) => (ranks[match.quality] < ranks[worst] ? match.quality : worst),
    best.quality,
  );
  return { events: events.filter((event) => found.has(event)), quality };
}

interface EventMatch {
  quality: MatchQuality;
  /** Number of the asked words that it has, for those that have not all. */
  found: number;
}

const noMatch: EventMatch = { quality: 'none', found: 0 };

function isBetter(one: EventMatch, other: EventMatch): boolean {
  return ranks[one.quality] > ranks[other.quality] || (one.quality === other.quality && one.found > other.found);
}

/** Whether a title tells more than a subject does: "dog school" of "dog". */
export function tellsMore(
  { title }: Pick<KnownEvent, 'title'>,
  { text }: Pick<AskedSubject, 'text'>,
  names: ReadonlySet<string>,
): boolean {
  const said = stemsOf(text);
  return tellingOf(title, names).some(
    (word) => !said.has(word) && ![...said].some((verb) => nouns.get(verb)?.includes(word)),
  );
}

/** Stems of a title's telling words, without names. */
function tellingOf(title: string, names: ReadonlySet<string>): string[] {
  return [...stemsOf(title)].filter((word) => !names.has(word) && !isVague(word) && !joints.has(word));
}

/** Returns the events whose place has the words. */
export function matchPlace(events: readonly KnownEvent[], { stems }: Pick<AskedSubject, 'stems'>): SubjectMatch {
  const wanted = [...new Set(stems.map(sameStem))];
  const found = events.filter(({ place }) => {
    const words = stemsOf(place ?? '');
    return wanted.every((word) => words.has(word));
  });
  return { events: found, quality: found.length > 0 ? 'full' : 'none' };
}

/** Returns the stems of a subject that none of the events has in its title, its place or a category. */
export function unmatchedStems(
  { stems }: Pick<AskedSubject, 'stems'>,
  events: readonly Pick<KnownEvent, 'title' | 'place' | 'categories' | 'source'>[],
): string[] {
  const known = new Set(
    events.flatMap((event) => [...titleStems(event), ...stemsOf(event.place ?? ''), ...calendarStems(event)]),
  );
  return stems.filter(
    (word) => !known.has(sameStem(word)) && !nouns.get(sameStem(word))?.some((noun) => known.has(noun)),
  );
}

/** Stems of what a title and the categories say, also by pictures and abbreviations. */
export function titleStems({ title, categories }: Pick<KnownEvent, 'title' | 'categories'>): ReadonlySet<string> {
  const key = [title, ...categories].join('\n');
  const known = readTitles.get(key);
  if (known) return known;
  const stems = new Set([title, impliedWords(title), ...categories].flatMap((text) => [...stemsOf(text)]));
  readTitles.set(key, stems);
  return stems;
}

/** Stems of a text, one for words that are plainly the same. */
export function stemsOf(text: string): ReadonlySet<string> {
  return readText(text).stems;
}

/** @param asked typed words by their stems */
function matchOf(
  { title, categories, place, source }: KnownEvent,
  asked: ReadonlyMap<string, string>,
  { names, isLoose }: { names: ReadonlySet<string>; isLoose: boolean },
): EventMatch {
  const wanted = [...asked.keys()];
  const own = titleStems({ title, categories });
  const placed = stemsOf(place ?? '');
  const halves = halvesOf(asked, own);
  const { joined } = readText(title);
  const isShort = (word: string) => own.has(sameStem(stem(wholeWord(asked.get(word) ?? '') ?? '')));
  const inTitle = wanted.filter(
    (word) =>
      own.has(word) ||
      nouns.get(word)?.some((noun) => own.has(noun)) ||
      joined.has(word) ||
      halves.has(word) ||
      isShort(word),
  );
  const missing = wanted.filter((word) => !inTitle.includes(word) && !placed.has(word));
  // "When does the train leave?" means the night train rather than a training.
  const isSaid = inTitle.some((word) => own.has(word) || joined.has(word) || halves.has(word));
  if (missing.length === 0) return { quality: isSaid ? 'full' : inTitle.length > 0 ? 'general' : 'partial', found: 0 };
  const kept = calendarStems({ source });
  // "Swim practice" of "Bronze practice" in the calendar of the swim club.
  if (inTitle.length > 0 && missing.every((word) => kept.has(word))) return { quality: 'partial', found: 0 };
  const telling = missing.filter((word) => !isVague(word));
  // "Soccer practice" is not the soccer match.
  if (telling.length === 0)
    return inTitle.some((word) => !isVague(word)) && ![...own].some((word) => isVague(word) && !asked.has(word))
      ? { quality: 'general', found: 0 }
      : noMatch;
  const { words } = readText(title);
  const isMisspelt = (word: string) => words.some((known) => isSpelling(asked.get(word) ?? word, known));
  if (telling.every(isMisspelt)) return { quality: 'close', found: 0 };
  const found = wanted.length - missing.length;
  const titled = tellingOf(title, names);
  const isSchool = titled.every((word) => word === 'school');
  // An orchestra recital is not the recital.
  const [only, ...more] = titled;
  const order = [...asked.keys()];
  const at = order.indexOf(only ?? '');
  const isOther = more.length === 0 && [order[at - 1], order[at + 1]].some((word) => word && telling.includes(word));
  if (
    titled.length > 0 &&
    !isSchool &&
    (!isOther || isLoose) &&
    titled.every((word) => inTitle.includes(word) || isVerbSaid(word, asked))
  )
    return { quality: 'contained', found };
  const tellingFound = wanted.filter((word) => !isVague(word)).length - telling.length;
  return tellingFound >= 1 && (telling.length === 1 || isLoose) ? { quality: 'loose', found } : noMatch;
}

/** The asked words that a title writes as one: "book club" of "Bookclub". */
function halvesOf(asked: ReadonlyMap<string, string>, own: ReadonlySet<string>): ReadonlySet<string> {
  const words = [...asked.entries()];
  return new Set(
    words.flatMap(([word, typed], at) => {
      const [next, nextTyped] = words[at + 1] ?? [];
      return next !== undefined && own.has(sameStem(stem(`${typed}${nextTyped}`))) ? [word, next] : [];
    }),
  );
}

/** Whether a question says the verb of an event's noun: "working" of a shift. */
function isVerbSaid(noun: string, asked: ReadonlyMap<string, string>): boolean {
  return [...nouns].some(([verb, names]) => asked.has(verb) && names.includes(noun));
}

/** Words of a text with their stems, one for words that are plainly the same. */
interface TextWords {
  words: readonly string[];
  stems: ReadonlySet<string>;
  /** Stems of two words in a row as one: "bookclub" of "Book club". */
  joined: ReadonlySet<string>;
}

/** Titles and places of a household, which every question compares. */
const readTexts = new LRUCache<string, TextWords>({ max: 20_000 });
const maxKeptText = 200;
const readTitles = new LRUCache<string, ReadonlySet<string>>({ max: 5_000 });

function readText(text: string): TextWords {
  const known = readTexts.get(text);
  if (known) return known;
  const words =
    folded(text)
      .replaceAll(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const read = {
    words,
    stems: new Set(words.map((word) => sameStem(stem(word)))),
    joined: new Set(words.slice(1).map((word, at) => sameStem(stem(`${words[at]}${word}`)))),
  };
  if (text.length <= maxKeptText) readTexts.set(text, read);
  return read;
}

/** Calendars that are about no one thing. */
const generalCalendars = stemsOf('family home house household shared main default calendar personal local club team');

/** Stems of the name of an event's calendar, when it tells what its events are: "swim", "work". */
export function calendarStems({ source }: Pick<KnownEvent, 'source'>): ReadonlySet<string> {
  const own = stemsOf((source.split(':')[1] ?? '').replaceAll(/[-_.]/g, ' '));
  return new Set([...own].filter((word) => !generalCalendars.has(word)));
}
