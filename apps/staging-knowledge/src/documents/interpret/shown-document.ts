import { cleanLine, cleanText, splitSentences } from '@homeroom/text';
import type { ParseResult } from '../read/parse-result.ts';
import type { DatedSentence } from './days/dated-sentence.ts';
import { datedSentences } from './days/dated-sentences.ts';
import { readLetter, type LetterBlock } from './letter/letter.ts';
import { withoutMachineOrders } from './letter/machine-orders.ts';
import type { WritingDay } from './days/writing-day.ts';

/** Part of a document that a model sees, and that its answer is checked against. */
export interface ShownDocument {
  /** Subject or title; empty without one. Never the file's name, which anybody may choose. */
  heading: string;
  /** Sender of a mail; empty for other documents. */
  sender: string;
  /** "Dear parents of Year 4,"; empty without one. */
  greeting: string;
  /** One line for each paragraph, list item or heading, unwrapped. */
  text: string;
  sentences: readonly ShownSentence[];
  /** Whether text was left out for its length. */
  cut: boolean;
  /** From which its dates were read. */
  writing: WritingDay;
}

/** A sentence with its place in the whole text. */
export interface ShownSentence {
  start: number;
  end: number;
  dated: DatedSentence;
}

/** Extent to which a document is shown. */
export interface ShowingOptions {
  /** More is left out, from the end of a sentence on. */
  maxCharacters: number;
  writing: WritingDay;
}

const maxHeadLength = 200;
/** Of the heading and the lead that each block repeats, so that many blocks below a long one stay small. */
const maxContextLength = 200;
/** Joining lines and leaving out what is said elsewhere only shortens a text. */
const readShare = 3;

/** Shows a document to a model: as the rules read it, without orders to programs, up to a length. */
export function showDocument(parse: ParseResult, { maxCharacters, writing }: ShowingOptions): ShownDocument {
  const start = startOf(parse, readShare * maxCharacters);
  const letter = readLetter(start.parse);
  const { blocks, cut } = fittingBlocks(letter.blocks, maxCharacters);
  const text = blocks.map((block) => block.text).join('\n');
  const title = letter.subject === '' ? (parse.title ?? '') : letter.subject;
  return {
    heading: headLine(title),
    sender: headLine(letter.sender),
    greeting: headLine(letter.greeting),
    text,
    sentences: placed(datedSentences(blocks, { ...writing, isSaid: false }), text),
    cut: cut || start.cut || letter.cutOff,
    writing,
  };
}

/** No more of a long document than is needed to fill what is shown. */
function startOf(parse: ParseResult, length: number): { parse: ParseResult; cut: boolean } {
  let room = length;
  let cut = false;
  const shortened = (text: string) => {
    const kept = text.slice(0, room);
    room -= kept.length;
    cut ||= kept.length < text.length;
    return kept;
  };
  const text = shortened(parse.text);
  const attachments = parse.attachments.map((attachment) => ({
    ...attachment,
    text: attachment.text === null ? null : shortened(attachment.text),
  }));
  return { parse: { ...parse, text, attachments }, cut };
}

function headLine(line: string): string {
  return withoutMachineOrders(cleanLine(line, maxHeadLength));
}

function fittingBlocks(blocks: readonly LetterBlock[], maxCharacters: number): { blocks: LetterBlock[]; cut: boolean } {
  const fitting: LetterBlock[] = [];
  let room = maxCharacters;
  for (const block of blocks) {
    const text = cleanText(block.text).replaceAll('\n', ' ').trim();
    const part = fittingPart(text, room);
    if (part !== '')
      fitting.push({
        ...block,
        text: part,
        heading: block.heading.slice(0, maxContextLength),
        lead: block.lead.slice(-maxContextLength),
      });
    if (part.length < text.length) return { blocks: fitting, cut: true };
    room -= part.length + 1;
  }
  return { blocks: fitting, cut: false };
}

/** As many whole sentences as there is room for. */
function fittingPart(text: string, room: number): string {
  if (text.length <= room) return text;
  let end = 0;
  for (const sentence of splitSentences(text)) {
    if (end + sentence.trimEnd().length > room) break;
    end += sentence.length;
  }
  return text.slice(0, end).trimEnd();
}

/** Finds the sentences in the text, which has them in order with only white space between them. */
function placed(sentences: readonly DatedSentence[], text: string): ShownSentence[] {
  let end = 0;
  return sentences.map((dated) => {
    const start = Math.max(end, text.indexOf(dated.text, end));
    end = start + dated.text.length;
    return { start, end, dated };
  });
}
