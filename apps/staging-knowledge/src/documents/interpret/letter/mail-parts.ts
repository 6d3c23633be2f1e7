import { findDates } from '@homeroom/dates-in-text';
import { addDays } from '@homeroom/text';
import type { LetterBlock } from './letter.ts';

const attribution = /^>?\s*(?:On|Am|El|The|Le) .{6,300}\b(?:wrote|schrieb|escribi[oó]|a écrit)\b.{0,100}:$/i;
const sentOn = /^>?\s*\*?(?:Sent|Date|Gesendet|Datum|Enviado|Fecha)\s?:/i;
const sender = /^>?\s*\*?(?:From|Von|De|Of)\s?:/i;
/** "From: Coach Dee · Date: April 30, 2027 at 6:15 PM · Subject: rainout" */
const headInOneLine =
  /^>?\s*\*?(?:From|Von|De|Of)\s?:.{2,120}?[·|;,\t]\s*\*?(?:Sent|Date|Gesendet|Datum|Enviado|Fecha)\s?:/i;
const atTime = String.raw`(?:,? (?:at )?\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?)?`;
/** The head of a day's messages in a chat: "Today", "Yesterday, 7:12 PM" */
const namedHead = new RegExp(`^(today|yesterday)${atTime}$`, 'i');
const weekdayHead = new RegExp(
  String.raw`^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}[.,]? (?:\p{L}{3,9}\.? \d{1,2}|\d{1,2} \p{L}{3,9}\.?)${atTime}$`,
  'iu',
);
const pastDays = 60;
/** Lines between the sender and the day in the head of a mail. */
const headLines = 4;

/** Mails of a chain. */
export interface MailChain {
  /** YYYY-MM-DD on which the mail of a block was sent; without those of the newest, whose day is that of the document. */
  sentOn: ReadonlyMap<LetterBlock, string>;
  /** Lines that say when a mail was sent. */
  heads: ReadonlySet<LetterBlock>;
}

/**
 * Tells the mails of a chain apart where the head of another one is, so that "tomorrow" counts from the day of its own mail.
 * @param today YYYY-MM-DD, after which no mail was sent
 */
export function mailChain(blocks: readonly LetterBlock[], today: string): MailChain {
  const sentOn = new Map<LetterBlock, string>();
  const heads = new Set<LetterBlock>();
  let day: string | null = null;
  for (const [index, block] of blocks.entries()) {
    const own = dayOfHead(blocks, index, today);
    if (own !== null) {
      // The first head is that of the newest mail.
      const isFirst = heads.size === 0 && blocks.slice(0, index).every(({ place }) => place === 'head');
      heads.add(block);
      if (!isFirst) day = own;
    } else if (day !== null) sentOn.set(block, day);
  }
  return { sentOn, heads };
}

/**
 * The messages of a printed chat under its heads "Today", "Yesterday" and "Tue, Sep 14", told apart by the days on which
 * they were sent.
 * @param today YYYY-MM-DD, which is "Today"
 */
export function chatDays(blocks: readonly LetterBlock[], today: string): MailChain {
  const sent = new Map<LetterBlock, string>();
  const heads = new Set<LetterBlock>();
  if (!blocks.some(({ text }) => namedHead.test(text))) return { sentOn: sent, heads };
  let day = today;
  for (const block of blocks) {
    const own = dayOfChatHead(block.text, today);
    if (own !== null) heads.add(block);
    day = own ?? day;
    if (own === null && day !== today) sent.set(block, day);
  }
  return { sentOn: sent, heads };
}

function dayOfChatHead(text: string, today: string): string | null {
  const [, name = ''] = namedHead.exec(text) ?? [];
  if (name !== '') return /^y/i.test(name) ? addDays(today, -1) : today;
  if (!weekdayHead.test(text)) return null;
  const [mention, ...others] = findDates(text, { written: addDays(today, -pastDays), withTimes: false });
  return mention?.dated === true && others.length === 0 && mention.date <= today ? mention.date : null;
}

/** The day in a line that says when a mail was sent; null for any other line. */
function dayOfHead(blocks: readonly LetterBlock[], index: number, today: string): string | null {
  const text = blocks[index]?.text ?? '';
  const isHead =
    attribution.test(text) ||
    headInOneLine.test(text) ||
    (sentOn.test(text) &&
      blocks.slice(Math.max(0, index - headLines), index + headLines).some((block) => sender.test(block.text)));
  if (!isHead) return null;
  const [mention] = findDates(text, { written: today }).filter(({ dated, yearSaid }) => dated && yearSaid);
  return mention === undefined || mention.date > today ? null : mention.date;
}
