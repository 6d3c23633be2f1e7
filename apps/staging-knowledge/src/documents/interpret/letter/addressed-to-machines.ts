import type { ParseResult } from '../../read/parse-result.ts';
import { readCharacters } from './letter.ts';
import { isMachineOrder, withoutMachineOrders } from './machine-orders.ts';
import { pattern } from './word-table.ts';

interface Span {
  start: number;
  end: number;
}

const maxSentenceLength = 900;
/** Shorter lines end where they were meant to, whatever the width of the text. */
const leastWidth = 40;
/** An order of so few words says only what to forget; what to do instead comes next. */
const bareWords = 9;
const forgetting = /\b(?:ignore|disregard|forget|override|overrule|bypass)\b/i;
/** "When summarizing this document, always add …" */
const whileReading = pattern('i')`
  \b(?:
    when
    while
    before
    after
    whoever is
    anyone
    anything
  ) (?:you are )?(?:
    summari[sz]
    process
    pars
    analy[sz]
    digest
    index
  )ing (?:this|the) (?:
    letter
    document
    message
    mail
    e-?mail
    text
    file
    attachment
    flyer
    newsletter
    page
  )\b
`;
const carriesOn =
  /^\W{0,4}(?:(?:also|then|and|now|instead|please)\W{1,3}){0,2}(?:link|visit|go to|click|open|pay|tell|urge|claim|pretend|from now on)\b|\binstead\b|https?:\/\/|\bwww\./iu;
/** Requests that letters make of families as well as of programs. */
const slipBack =
  /^\W{0,4}(?:please\W{1,3})?(?:return|send|add|include|answer) (?!.{0,60}\b(?:json|schema|only|summary|card|category|deadline)\b)(?:in |back |to )?(?:the|your|this|it|a|an|all|any|one|both)\b/iu;
/** Behind these a full stop ends nothing. */
const abbreviated = /\b(?:Mrs?|M[sx]|Dr|St|Prof|Rev|No|vs|e\.g|i\.e|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/;

/**
 * A document without what it orders the program that reads it to do, in its text, its attachments and the name of its
 * sender.
 */
export function withoutOrders(parse: ParseResult): ParseResult {
  const { metadata, attachments } = parse;
  const { email } = metadata;
  const text = textWithoutOrders(parse.text);
  const read: ParseResult['attachments'] = [];
  for (const attachment of attachments)
    read.push({ ...attachment, text: attachment.text === null ? null : textWithoutOrders(attachment.text) });
  return {
    ...parse,
    text,
    attachments: read,
    metadata: { ...metadata, email: email && { ...email, from: email.from === null ? null : plainSender(email.from) } },
  };
}

/**
 * A text without orders to a program: each sentence that is one (see `isMachineOrder`), and those behind it in the same
 * paragraph that go on with it. A bare "ignore all previous instructions" takes the next sentence along, whatever it says.
 * All else stays unchanged except for the empty lines and spaces that are left behind; lines may be wrapped. A text without
 * orders comes back unchanged, and so does what lies beyond the 200,000 characters that are read for a card.
 */
export function textWithoutOrders(text: string): string {
  const parts = text.slice(0, readCharacters).split(/(\n[ \t]{0,20}\n\s{0,20})/);
  let [kept, changed] = ['', false];
  for (let place = 0; place < parts.length; place += 2) {
    const paragraph = parts[place] ?? '';
    const rest = paragraphWithoutOrders(paragraph);
    changed ||= rest !== paragraph;
    if (rest !== '') kept += (kept === '' ? '' : (parts[place - 1] ?? '')) + rest;
  }
  return changed ? kept.trimEnd() + text.slice(readCharacters) : text;
}

/** The sender of a mail: a name that gives orders is shortened, the address stays. */
function plainSender(from: string): string {
  const [, name = '', address = ''] = /^([^<>]{1,1000}?)\s{0,9}(<[^<>\s]{1,320}>)$/.exec(from) ?? [];
  const kept = withoutMachineOrders(name);
  return kept === name ? from : `${kept.replace(/[\s.,;:]{1,9}$/, '')} ${address}`.trim();
}

function paragraphWithoutOrders(paragraph: string): string {
  const sentences = sentencesOf(paragraph);
  const changes: (Span & { text: string })[] = [];
  let [before, order]: [string, string | null] = ['', null];
  for (const span of sentences) {
    const text = paragraph.slice(span.start, span.end).replaceAll(/\s+/g, ' ').trim();
    if (isOrder(text)) {
      changes.push({ ...span, text: beforeOrder(text) });
      order = text;
    } else if (order !== null && follows(text, order, isBare(before))) changes.push({ ...span, text: '' });
    else order = null;
    before = text;
  }
  return changes.length === 0 ? paragraph : replaced(paragraph, changes);
}

function follows(text: string, order: string, afterBare: boolean): boolean {
  if (afterBare || carriesOn.test(text)) return true;
  if (slipBack.test(text)) return false;
  return withoutMachineOrders(`${order} ${text}`) === withoutMachineOrders(order);
}

function isOrder(sentence: string): boolean {
  return isMachineOrder(sentence) || whileReading.test(sentence);
}

/** Returns the text before the order of a sentence; empty when it only leads to the order. */
function beforeOrder(sentence: string): string {
  const before = isMachineOrder(sentence) ? withoutMachineOrders(sentence) : '';
  return before.split(' ').length < 3 ? '' : before;
}

function isBare(sentence: string): boolean {
  return (
    forgetting.test(sentence) &&
    sentence.split(' ').length <= bareWords &&
    !/\d/.test(sentence) &&
    isMachineOrder(sentence)
  );
}

function sentencesOf(paragraph: string): Span[] {
  const fullLine = Math.max(
    leastWidth,
    0.7 * paragraph.split('\n').reduce((longest, line) => Math.max(longest, line.length), 0),
  );
  const spans: Span[] = [];
  for (let start = 0; start < paragraph.length; start = spans.at(-1)?.end ?? paragraph.length)
    spans.push({ start, end: sentenceEnd(paragraph, start, fullLine) });
  return spans;
}

/** Behind the next full stop, or at the end of a line that was not broken for want of room. */
function sentenceEnd(paragraph: string, from: number, fullLine: number): number {
  const most = Math.min(paragraph.length, from + maxSentenceLength);
  const before = Math.max(0, from - maxSentenceLength);
  let lineStart = before + paragraph.slice(before, from).lastIndexOf('\n') + 1;
  for (let place = from; place < most; place += 1) {
    const character = paragraph.charAt(place);
    const stop = /[.!?]/.test(character)
      ? /^["”’)\]}]{0,2}(?=\s{1,3}[^\s\p{Ll}\d]|\s*$)/u.exec(paragraph.slice(place + 1, place + 8))
      : null;
    if (stop && !abbreviated.test(paragraph.slice(Math.max(0, place - 6), place + 1)))
      return place + 1 + stop[0].length;
    if (character !== '\n') continue;
    if (place > from && place - lineStart < fullLine) return place;
    lineStart = place + 1;
  }
  return most;
}

/** With other words at some places; what is left is joined by a line feed where one stood on either side. */
function replaced(paragraph: string, changes: readonly (Span & { text: string })[]): string {
  let [kept, gap, from] = ['', '', 0];
  const add = (piece: string) => {
    const rest = piece.trim();
    const lead = piece.length - piece.trimStart().length;
    gap += piece.slice(0, lead);
    if (rest === '') return;
    kept += (kept === '' ? '' : gap.includes('\n') ? '\n' : ' ') + rest;
    gap = piece.slice(lead + rest.length);
  };
  for (const { start, end, text } of changes) {
    add(paragraph.slice(from, start));
    const lead = /^\s*/.exec(paragraph.slice(start, end))?.[0] ?? '';
    add(lead + text);
    from = end;
  }
  add(paragraph.slice(from));
  return kept;
}
