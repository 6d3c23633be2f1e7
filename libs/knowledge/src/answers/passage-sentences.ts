import type { FoundPassage } from '@homeroom/search';
import { cleanLine, cleanText, splitSentences } from '@homeroom/text';

/** A sentence of a passage, or a list's line, or a list as a whole, on one line as it may be quoted. */
export interface Sentence {
  /** Index of the passage, from 0. */
  passage: number;
  text: string;
  /** The sentence before it in its paragraph; empty when it is the first. */
  before: string;
  /** The heading or introducing line above it; empty when there is none. */
  heading: string;
  /** `list` is a whole list with the line that introduces it. */
  kind: 'sentence' | 'line' | 'list' | 'subject';
}

/** Limits of what is read of the passages. */
const maxSentences = 100;
const maxCharacters = 20_000;
const maxSubjectLength = 300;
const maxLineLength = 240;
const longPiece = /[^]{1,600}(?!\S)|[^]{1,600}/gu;
const wrappedLine = 50;
const maxHeadingLength = 70;

const item = /^\s{0,20}(?:[-*+•‣▪◦–—·]|\(?\d{1,3}[.)]|\[[ xX]\]|\|)\s/;
const label = /^[\p{Lu}*_][\p{L}\p{N} /&'’*_-]{1,30}:\s*\S/u;

interface Unit {
  kind: 'prose' | 'line';
  text: string;
  /** Length of its last line as it was written. */
  width: number;
  isItem: boolean;
  startsParagraph: boolean;
}

/**
 * The sentences of the passages in their order, each passage's subject first: at most 100 of the first 20,000
 * characters. A sentence is cut after 600 characters. Lines that were wrapped are joined; list items, table rows and "When: …" lines stand alone.
 */
export function sentencesOf(passages: readonly FoundPassage[]): Sentence[] {
  const sentences: Sentence[] = [];
  let left = maxCharacters;
  for (const [index, { subject, passage }] of passages.entries()) {
    if (left <= 0 || sentences.length >= maxSentences) break;
    const title = cleanLine(subject, maxSubjectLength);
    if (title !== '') sentences.push({ passage: index, text: title, before: '', heading: '', kind: 'subject' });
    sentences.push(...sentencesOfText(cleanText(passage.slice(0, left)), index));
    left -= passage.length;
  }
  return sentences.slice(0, maxSentences);
}

/** Whether it is neither a subject nor a whole list, whose lines are sentences of their own. */
export function isText({ kind }: Pick<Sentence, 'kind'>): boolean {
  return kind === 'sentence' || kind === 'line';
}

/** Returns the sentence before one in its passage; empty when there is none. */
export function sentenceBefore(sentences: readonly Sentence[], at: number): string {
  const [own, other] = [sentences[at], sentences[at - 1]];
  return own && other && isText(own) && isText(other) && other.passage === own.passage ? other.text : '';
}

/** Returns the places of the sentences around a sentence: two before and one after, in the same passage and under the same heading. */
export function neighbours(sentences: readonly Sentence[], at: number): number[] {
  const own = sentences[at];
  return [at - 2, at - 1, at + 1].filter((i) => {
    const other = sentences[i];
    return (
      other !== undefined &&
      other.kind !== 'subject' &&
      own?.kind !== 'subject' &&
      other.passage === own?.passage &&
      (other.heading === own.heading || other.text === own.heading)
    );
  });
}

function sentencesOfText(text: string, passage: number): Sentence[] {
  const sentences: Sentence[] = [];
  let heading = '';
  /** Whether something stands under the heading already. */
  let headed = false;
  let list: string[] = [];
  const endList = () => {
    if (list.length > 1) sentences.push({ passage, text: list.join(' '), before: '', heading, kind: 'list' });
    list = [];
  };
  for (const unit of unitsOf(text)) {
    if (!unit.isItem) endList();
    if (unit.startsParagraph && !unit.isItem && headed) heading = '';
    if (unit.isItem && list.length === 0 && heading.endsWith(':')) list.push(heading);
    if (unit.isItem) list.push(unit.text);
    for (const sentence of piecesOf(unit)) {
      const before = unit.kind === 'prose' ? (sentence.before ?? '') : '';
      sentences.push({
        passage,
        text: sentence.text,
        before,
        heading,
        kind: unit.kind === 'prose' ? 'sentence' : 'line',
      });
    }
    headed = !isHeading(unit);
    if (!headed) heading = sentences.at(-1)?.text ?? '';
  }
  endList();
  return sentences;
}

function piecesOf({ isItem, text }: Unit): { text: string; before?: string }[] {
  if (isItem && text.length <= maxLineLength) return [{ text }];
  const pieces = splitSentences(text).flatMap(boundedPieces);
  return pieces.map((piece, i) => ({ text: piece, before: pieces[i - 1] ?? '' }));
}

/** Cuts an overlong sentence into pieces between words. */
function boundedPieces(sentence: string): string[] {
  return [...sentence.matchAll(longPiece)].map(([piece]) => piece.trim()).filter((piece) => piece !== '');
}

/** A line that introduces what follows: it ends with a colon, or it is short and ends as no sentence does. */
function isHeading({ text, isItem }: Unit): boolean {
  if (isItem) return false;
  return text.endsWith(':') || (text.length <= maxHeadingLength && !/[.!?,;”"]$/u.test(text) && !/:\s/.test(text));
}

function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let afterBlank = true;
  for (const line of text.split('\n')) {
    const trimmed = line.replaceAll(/\s+/g, ' ').trim();
    if (trimmed === '') {
      afterBlank = true;
      continue;
    }
    const last = units.at(-1);
    if (last && !afterBlank && continues(last, line)) {
      last.text = `${last.text} ${trimmed}`;
      last.width = trimmed.length;
    } else {
      const isItem = item.test(line);
      units.push({
        kind: isItem || label.test(trimmed) ? 'line' : 'prose',
        text: trimmed,
        width: trimmed.length,
        isItem,
        startsParagraph: afterBlank,
      });
    }
    afterBlank = false;
  }
  return units;
}

/** Whether a line goes on with the one above it, because a mail program broke it. */
function continues(above: Unit, line: string): boolean {
  if (item.test(line) || label.test(line.trim())) return false;
  if (above.isItem) return /^\s{2}/.test(line);
  return above.width >= wrappedLine || /[,;]$/.test(above.text) || /^\s*\p{Ll}/u.test(line);
}
