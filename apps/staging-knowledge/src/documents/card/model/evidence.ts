import { findDates, type DateMention } from '@homeroom/dates-in-text';
import { comparable, isSupported, stem } from '@homeroom/text';
import type { ShownDocument } from '../../interpret/shown-document.ts';
import { pattern } from '../../interpret/letter/word-table.ts';

/** Facts of a document that a model's words are checked against. */
export interface Evidence {
  /** Heading, sender, greeting and text, without differences of white space, case and punctuation marks. */
  folded: string;
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  days: ReadonlySet<string>;
  /** YYYY-MM-DD, from which dates are read. */
  written: string;
}

const link = pattern('giu')`
  \bhttps?://[^\s<>"]{1,300}
  \bwww\.[^\s<>"]{1,300}
  [\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}
  \b[a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,40}){0,3}\.(?:
    com
    org
    net
    edu
    gov
    io
    us
    uk
    de
    app
    example
    test
    info
    biz
    xyz
    co
    me
    ly
  )\b(?:/[^\s<>"]{0,200})?
`;
const clock = /\b(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?\s?m\b/giu;
const number = /\d+(?:[.,:]\d+)*/g;
const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** Words that reverse a statement or make it urgent; the document must contain them. */
const weighty =
  /\b(?:not|no|never|without|cancell?ed|postponed|rescheduled|moved|closed|free|mandatory|optional|required|forbidden|urgent(?:ly)?|immediately|today|tomorrow|tonight|overdue|fine|penalty|expelled|suspended)\b|n't\b/giu;
const negation = /\b(?:not|no|never|without|none|nobody|cannot|neither)\b|n't\b/iu;
/** Words that may open a sentence, an order or a title without standing in the document. */
const openers = new Set(
  'a an the this these that there it its your our their all each every please parents families family guardians students children kids child everyone members for on in at by to from of and with when after before until return returns sign signs submit pay bring bringing register complete send reply respond confirm rsvp order attend contact call visit join wear pack provide read review check remember note mark give get take help pick drop meet let make sure keep fill book buy reminder update notice letter invitation information newsletter request schedule form trip event events meeting deadline due date dates details upcoming annual'.split(
    ' ',
  ),
);

/** Reads what a shown document bears out. */
export function readEvidence({ heading, sender, greeting, text, sentences, writing }: ShownDocument): Evidence {
  const { written } = writing;
  const folded = comparable([heading, sender, greeting, text].join('\n'));
  const mentions = [...sentences.flatMap(({ dated }) => dated.mentions), ...findDates(heading, { written })];
  const days = mentions.flatMap(({ date, endDate }) => (endDate === null ? [date] : [date, endDate]));
  return {
    folded,
    words: new Set(wordsOf(folded)),
    stems: stemsOf(folded),
    numbers: new Set(numbersOf(folded)),
    days: new Set(days),
    written,
  };
}

/**
 * Whether words of a model bring nothing that the document does not say: no day, time, number, sum, name, address or
 * link, nothing that turns it around ("not", "cancelled", "free"), and mostly its other words too.
 */
export function bringsNothingNew(claim: string, evidence: Evidence): boolean {
  const folded = comparable(claim);
  const dated = findDates(claim, { written: evidence.written }).filter((mention) => mention.dated);
  if (!dated.every((mention) => dayStands(mention, evidence))) return false;
  const rest = blanked(
    claim,
    dated.filter(({ time }) => time === null),
  );
  if (!(folded.match(link) ?? []).every((address) => evidence.folded.includes(address.replace(/[.,;:!?)]+$/, ''))))
    return false;
  if (!numbersOf(comparable(blanked(claim, dated, keepTimes))).every((value) => evidence.numbers.has(value)))
    return false;
  if (
    !(folded.match(weighty) ?? []).every((word) =>
      negation.test(word) ? negation.test(evidence.folded) : evidence.stems.has(stem(word)),
    )
  )
    return false;
  return namesStand(rest, evidence) && isSupported(tellingStems(folded), evidence.stems);
}

/** Returns whether a part of the document has enough of the longer words of a claim. */
export function isSupportedBy(claim: string, part: string): boolean {
  return isSupported(tellingStems(comparable(claim)), stemsOf(comparable(part)));
}

/** By meaning: "September 30" matches a text with 9/30. A year that the claim does not say is not compared. */
function dayStands({ date, endDate, yearSaid }: DateMention, { days }: Evidence): boolean {
  const known = [...days];
  return [date, ...(endDate === null ? [] : [endDate])].every((day) =>
    yearSaid ? days.has(day) : known.some((other) => other.slice(5) === day.slice(5)),
  );
}

const timeOfDay = /\d{1,2}(?::\d{2})?\s?[ap]\.?m\b\.?|\d{1,2}:\d{2}/giu;

/** Of a date's words only its times. */
function keepTimes(words: string): string {
  return (words.match(timeOfDay) ?? []).join(' ').padEnd(words.length);
}

function blanked(
  text: string,
  mentions: readonly DateMention[],
  kept: (words: string) => string = (words) => ' '.repeat(words.length),
): string {
  let rest = text;
  for (const { start, end } of mentions)
    rest =
      rest.slice(0, start) +
      kept(text.slice(start, end))
        .padEnd(end - start)
        .slice(0, end - start) +
      rest.slice(end);
  return rest;
}

/** Numbers in digits and words, sums without cents and hours with their half of the day in one form. */
function numbersOf(folded: string): string[] {
  const clocks = [...folded.matchAll(clock)].map(
    ([, hour = '', minutes = '00', half = '']) => `${Number(hour)}:${minutes}${half}`,
  );
  const rest = folded.replaceAll(clock, ' ');
  const digits = [...rest.matchAll(number)].map(([value]) =>
    value
      .replaceAll(/,(?=\d{3})/g, '')
      .replace(/^0+(?=\d)/, '')
      .replace(/\.00$/, '')
      .replace(/(\.\d)0$/, '$1'),
  );
  const spelt = (rest.match(/\p{L}+/gu) ?? []).map((word) => numberWords.indexOf(word)).filter((value) => value > 1);
  return [...clocks, ...digits, ...spelt.map(String)];
}

function namesStand(claim: string, { words, stems }: Evidence): boolean {
  return [...claim.matchAll(/\p{Lu}[\p{L}\p{M}\p{N}]*/gu)].every(({ 0: name }) => {
    const word = comparable(name);
    return words.has(word) || openers.has(word) || stems.has(stem(word));
  });
}

function tellingStems(folded: string): string[] {
  return wordsOf(folded)
    .filter((word) => word.length > 3 && !openers.has(word))
    .map(stem);
}

function stemsOf(folded: string): Set<string> {
  return new Set(
    wordsOf(folded)
      .filter((word) => word.length > 2)
      .map(stem),
  );
}

function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
