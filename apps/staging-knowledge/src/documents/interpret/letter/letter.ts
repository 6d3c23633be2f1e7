import { isGenericTitle } from '@homeroom/matters';
import type { ParseResult } from '../../read/parse-result.ts';
import { knownField } from '../words/line-words.ts';
import { withDatedEntries } from './dated-entries.ts';
import { withDayColumns } from './day-columns.ts';
import { withHourColumns } from './hour-columns.ts';
import { isClosingLine, isField, isGreetingLine, letterLines, type LetterLine } from './letter-lines.ts';
import { withoutMachineOrders, withoutOrderedLines } from './machine-orders.ts';
import { withoutMessageTimes } from './message-times.ts';
import { withMonthDays } from './month-days.ts';
import { recognisedWords } from './recognised-words.ts';
import { withRowDays } from './row-days.ts';
import { withoutRunningLines } from './running-lines.ts';
import { cellsOf } from './table-cells.ts';
import { withWeekPlans } from './week-plans.ts';
import { ownMail, ownPrintedMail, withoutQuotedMail } from './own-mail.ts';
import { pattern } from './word-table.ts';
import { announcesTasks } from '../words/ask-words.ts';

/** A paragraph, list item, table row, field or heading of a letter. */
export interface LetterBlock {
  kind: LetterLine['kind'] | 'field';
  /** Text before the colon of a field, "When"; otherwise empty. */
  label: string;
  /** On one line, with its label but without the mark of an item. */
  text: string;
  /** As it stands, line by line. */
  raw: readonly string[];
  /** The nearest heading above it that says something; empty without one. */
  heading: string;
  /** Line that introduces a list, "Please bring:", or a paragraph of things to do; otherwise empty. */
  lead: string;
  /** Head: letterhead, addressee and the lines of a memo or mail. Signature: below the closing. */
  place: 'head' | 'body' | 'signature';
  /** Name of its row in a week's plan: "Rivera, M.", "Hand in"; otherwise empty. */
  rowName: string;
}

/** A document as a letter: what it says in blocks, without quoted older mails and without orders to a program. */
export interface Letter {
  blocks: readonly LetterBlock[];
  /** The subject of a mail without "Re:"; empty without one. */
  subject: string;
  /** Sender of a mail from its header; empty without one. */
  sender: string;
  /** The words of the greeting: "Dear first grade families"; empty without one. */
  greeting: string;
  /** Number of blocks above the greeting; -1 without one. */
  greetedAt: number;
  /** Whether more text was there than is read. */
  cutOff: boolean;
  hasText: boolean;
}

/** Maximum number of characters read of a document. */
export const readCharacters = 200_000;
const maxBlocks = 8_000;
const headLines = 40;
const signatureLines = 6;
const inlineGreeting =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b(?:[^,!.:;]|\b(?:mr|mrs|ms|dr)\.){0,60}[,!:] +/i;
/** Heads of a column of days as well, below which other cells follow. */
const dayLabel = /^(?:dates?|days?|times?|when|who|what|where|name|grade|teacher|room)$/i;
const headField = /^(?:to|from|cc|bcc|sent|subject|re|regarding|date|reply-to|attn|attention)\s?:/i;
const addressLine = pattern('iu')`
  ^(?:p\.? ?o\.? box )?\d{1,6} (?:[\p{L}\d.'’-]{1,30} ){0,5}(?:
    street
    st
    avenue
    ave
    road
    rd
    lane
    ln
    drive
    dr
    boulevard
    blvd
    way
    court
    ct
    place
    pl
    square
    sq
    parkway
    pkwy
    highway
    hwy
    terrace
    circle
    crescent
    row
  )\b
  ^p\.? ?o\.? box\b
  ^[\p{L} .'’-]{2,40},? \p{Lu}{2} \d{5}(?:-\d{4})?$
  \b(?:tel|phone|fax|ph)\b\.?:? ?\(?\+?\d
  ^(?:www\.|https?:)
  ^\S{1,64}@\S{1,100}$
  ^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}
`;

/** Reads a document as a letter; a mail with the texts of its attachments. */
export function readLetter(parse: ParseResult): Letter {
  const email = parse.metadata.email;
  const subject = withoutMachineOrders((email?.subject ?? '').slice(0, 1_000)).trim();
  const sender = plainSender((email?.from ?? '').slice(0, 1_000));
  const full = withoutMessageTimes(withoutRunningLines(parse.text.slice(0, 4 * readCharacters), parse.pages));
  const own = email === null ? (ownPrintedMail(full) ?? withoutQuotedMail(full)) : ownMail(full, subject);
  const texts = [
    own,
    ...parse.attachments.flatMap(({ status, text, detected_type }) =>
      status === 'parsed' && text !== null && !(detected_type === 'ics' && parse.events.length > 0) ? [text] : [],
    ),
  ];
  const whole = texts.filter((text) => text.trim() !== '');
  const read = withinLength(whole);
  const readable = parse.method === 'text' ? (text: string) => text : recognisedWords;
  const parts: { blocks: LetterBlock[]; greeting: string; greetedAt: number }[] = [];
  for (const text of read) {
    const own = withoutOrderedLines(tableText(text, parse.detected_type));
    const lines = withRowDays(
      withHourColumns(withDatedEntries(withDayColumns(withWeekPlans(withMonthDays(letterLines(own)))))),
    );
    parts.push(blocksOf(lines, readable));
  }
  return {
    blocks: parts.flatMap(({ blocks }) => blocks).slice(0, maxBlocks),
    greeting: parts[0]?.greeting ?? '',
    greetedAt: parts[0]?.greetedAt ?? -1,
    subject: subject.replace(/^(?:\s*(?:re|fwd?|aw|wg|sv|tr)\s?(?:\[\d{1,3}\])?:){1,10}\s*/i, ''),
    sender,
    cutOff:
      parse.text.length > 4 * readCharacters || whole.reduce((sum, text) => sum + text.length, 0) > readCharacters,
    hasText: whole.length > 0,
  };
}

/** The name of a sender is anybody's to choose; the address stays. */
function plainSender(from: string): string {
  const at = /<[^<>]{1,320}>\s*$/.exec(from)?.index ?? from.length;
  return `${withoutMachineOrders(from.slice(0, at))} ${from.slice(at)}`.trim();
}

function withinLength(texts: readonly string[]): string[] {
  let room = readCharacters;
  return texts.flatMap((text) => {
    const read = text.slice(0, room);
    room -= read.length;
    return read === '' ? [] : [read];
  });
}

/** The cells of a table in CSV stand as far apart as those of any other. */
function tableText(text: string, type: string): string {
  if (type !== 'csv') return text;
  return text
    .replaceAll(/"((?:[^"\n]|""){0,2000})"/g, (_, cell: string) =>
      cell.replaceAll('""', '"').replaceAll(/[,;\t]/g, '\u0001'),
    )
    .replaceAll(/[,;\t]/g, '  ')
    .replaceAll('\u0001', ',');
}

function blocksOf(
  lines: readonly LetterLine[],
  readable: (text: string) => string,
): { blocks: LetterBlock[]; greeting: string; greetedAt: number } {
  const places = placesOf(lines);
  const blocks: LetterBlock[] = [];
  let [heading, lead] = ['', ''];
  let [greeting, greetedAt] = ['', -1];
  for (const [index, line] of lines.entries()) {
    const whole = readable(line.text);
    const hello = inlineGreeting.exec(whole)?.[0] ?? '';
    const fact = line.kind === 'row' ? fieldOfRow(whole) : null;
    const text = fact ?? whole.slice(hello.length);
    if (greetedAt < 0 && index < headLines && isGreetingLine(text)) [greeting, greetedAt] = [text, blocks.length];
    if (hello !== '' && greeting === '') [greeting, greetedAt] = [hello, blocks.length];
    if (text === '' || isGreetingLine(text)) continue;
    const place = places[index] ?? 'body';
    const kind =
      fact !== null ||
      (line.kind !== 'heading' && line.kind !== 'row' && isField(text) && !/:$/.test(text) && !isNotice(text))
        ? 'field'
        : line.kind;
    // Above the head of a quoted mail stands who signed the one before.
    if (place === 'head') heading = '';
    else if (kind === 'heading' && place === 'body' && !text.endsWith(':'))
      heading = isGenericTitle(text) || places[index + 1] === 'head' ? '' : text;
    if (kind === 'item' || kind === 'row' || place !== 'body') lead = kind === 'item' || kind === 'row' ? lead : '';
    const isRightBelow = lead !== '' && blocks.at(-1)?.text.endsWith(lead) === true;
    const label = kind === 'field' ? text.slice(0, text.indexOf(':')).trim() : '';
    blocks.push({
      kind,
      label,
      text,
      raw: line.raw,
      heading: kind === 'heading' ? '' : heading,
      lead: kind === 'item' || (kind === 'paragraph' && isRightBelow && announcesTasks.test(lead)) ? lead : '',
      place,
      rowName: line.rowName ?? '',
    });
    if (kind !== 'item' && kind !== 'row')
      lead = text.endsWith(':') || announcesTasks.test(text) ? lastSentence(text) : '';
  }
  return { blocks, greeting, greetedAt };
}

function lastSentence(text: string): string {
  return text.slice(
    [...text.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map(({ index, 0: gap }) => index + gap.length).at(-1) ?? 0,
  );
}

/** A row of two cells, the first of which names the other: "Return  about 2:30 p.m.". Heads of tables are none. */
function fieldOfRow(row: string): string | null {
  const [label, value, ...others] = cellsOf(row).map(({ words }) => words);
  if (label === undefined || value === undefined || others.length > 0) return null;
  if (!knownField.test(`${label}:`) || knownField.test(`${value}:`)) return null;
  return dayLabel.test(label) && !/\d/.test(value) ? null : `${label}: ${value}`;
}

/** A sentence after "Reminder:" is a sentence, no fact with a name. */
function isNotice(text: string): boolean {
  return (
    /^[^:]{0,24}\b(?:reminders?|notes?|important|attention|updates?|p\.? ?s|questions|notice|urgent|fyi|news|heads[- ]up)\.?\s?:/i.test(
      text,
    ) ||
    (text.length > 200 && text.indexOf('. ') < text.length - 60 && text.includes('. '))
  );
}

/** Returns the text after the label of a field; the whole text of any other block. */
export function valueOf({ kind, text }: LetterBlock): string {
  return kind === 'field' ? text.slice(text.indexOf(':') + 1).trim() : text;
}

function placesOf(lines: readonly LetterLine[]): LetterBlock['place'][] {
  const greeting = lines.slice(0, headLines).findIndex(({ text }) => isGreetingLine(text));
  let signed = 0;
  return lines.map((line, index) => {
    if (isHead(lines, index, greeting)) return 'head';
    if (isClosingLine(line.text)) {
      signed = signatureLines;
      return 'signature';
    }
    if (signed > 0 && isSignature(line)) {
      signed -= 1;
      return 'signature';
    }
    signed = 0;
    return 'body';
  });
}

/** The letterhead above the greeting, or the lines of a memo or of a mail that was passed on. */
function isHead(lines: readonly LetterLine[], index: number, greeting: number): boolean {
  const text = lines[index]?.text ?? '';
  if (/^-{2,}\s*(?:forwarded|original)|^begin forwarded message/i.test(text)) return true;
  const others = [-3, -2, -1, 1, 2, 3].filter(
    (step) => headField.test(lines[index + step]?.text ?? '') && !/^date\s?:/i.test(lines[index + step]?.text ?? ''),
  );
  if (headField.test(text) && (!/^date\s?:/i.test(text) ? others.length > 0 || index < headLines : others.length > 0))
    return true;
  // A bill has its amount behind the address.
  return index < (greeting >= 0 ? greeting : 5) && addressLine.test(text) && !/[$€£]\s?\d/.test(text);
}

function isSignature({ kind, text }: LetterLine): boolean {
  if (kind === 'item' || text.length > 90 || /^(?:p\.? ?s\b|n\.?b\b)/i.test(text)) return false;
  return (
    !(/[.!?]$/.test(text) && text.split(' ').length > 6) && !/\b(?:return|please|cut here|detach|tear)\b/i.test(text)
  );
}
