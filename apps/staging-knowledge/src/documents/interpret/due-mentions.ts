import type { DateMention } from '@homeroom/dates-in-text';
import { deadlinesIn } from '@homeroom/matters';
import { asksFor } from './asks.ts';
import { asksBelow } from './words/ask-words.ts';
import type { LetterBlock } from './letter.ts';
import {
  dueLabel,
  by,
  things,
  verbBy,
  closes,
  returns,
  lastDay,
  lasting,
  beThere,
  forbids,
  comeBy,
  mustBy,
  dueAfter,
  untilThen,
} from './words/due-words.ts';

/** The dates of a sentence by which something is to be done, whether they have passed or not. @param written YYYY-MM-DD */
export function dueMentions(
  { text, mentions, block }: { text: string; mentions: readonly DateMention[]; block: LetterBlock },
  written: string,
): DateMention[] {
  if (mentions.length === 0 || forbids.test(text)) return [];
  if (block.kind === 'field' && dueLabel.test(block.label) && text.startsWith(block.label)) return mentions.slice(0, 1);
  const asks = asksFor(text, block.kind) || (block.kind === 'item' && asksBelow.test(block.lead));
  const cues = new Map(
    deadlinesIn(text, { written, today: '0000-01-01' }).map(({ mention, cue }) => [mention.start, cue]),
  );
  return mentions.filter((mention) => {
    const before = text.slice(Math.max(0, mention.start - 100), mention.start);
    const cue =
      cues.get(mention.start) ??
      (asks ? by.exec(before.slice(-40))?.[0].trim() : undefined) ??
      verbBy.exec(before)?.[0].trim() ??
      mustBy.exec(before)?.[0].trim() ??
      lineDue(mention, text, block) ??
      (asks && block.kind === 'item' && untilThen.test(before) ? 'by' : undefined);
    return cue !== undefined && isTask(cue.trim(), { before, asks, timed: mention.time !== null, all: text });
  });
}

/** The line of a list or table that begins with a day and says what is due. */
function lineDue({ start, end }: DateMention, text: string, { kind, text: whole }: LetterBlock): string | undefined {
  return kind !== 'paragraph' && start <= 4 && whole.startsWith(text) && dueAfter.test(whole.slice(end))
    ? 'due'
    : undefined;
}

function isTask(
  cue: string,
  { before, asks, timed, all }: { before: string; asks: boolean; timed: boolean; all: string },
): boolean {
  if (closes.test(cue) && !things.test(before)) return false;
  if (returns.test(cue) && !asks) return false;
  if (lastDay.test(before)) return false;
  if (lasting.test(cue) && !things.test(all)) return false;
  return !(timed && (/no later than$/i.test(cue) ? comeBy : beThere).test(before));
}
