import { findDates } from '@homeroom/dates-in-text';
import type { LetterBlock } from './letter.ts';

const attribution = /^>?\s*(?:On|Am|El|Le) .{6,300}\b(?:wrote|schrieb|escribi[oó]|a écrit)\b.{0,100}:$/i;
const sentOn = /^>?\s*\*?(?:Sent|Date|Gesendet|Datum|Enviado|Fecha)\s?:/i;
const sender = /^>?\s*\*?(?:From|Von|De|Of)\s?:/i;
/** "From: Coach Dee · Date: April 30, 2027 at 6:15 PM · Subject: rainout" */
const headInOneLine =
  /^>?\s*\*?(?:From|Von|De|Of)\s?:.{2,120}?[·|;,\t]\s*\*?(?:Sent|Date|Gesendet|Datum|Enviado|Fecha)\s?:/i;
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
