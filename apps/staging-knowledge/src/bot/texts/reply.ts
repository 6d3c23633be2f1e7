import type { MessageButton } from '@homeroom/messenger';
import { escapeHtml, shortLine } from '@homeroom/text';

/** What the bot answers. */
export interface Reply {
  /** Telegram's HTML, at most 4,096 characters. */
  html: string;
  /** Rows of buttons. */
  buttons: MessageButton[][];
}

/** The longest message that Telegram takes. */
const longestHtml = 4_096;
/** The longest line; with a heading it fits into any message. */
const longestLine = 3_000;
const cutMark = '…';

/** An answer of some lines of HTML; those that do not fit any more are left out, and an ellipsis says so. */
export function replyOf(lines: readonly string[], buttons: MessageButton[][] = []): Reply {
  const kept: string[] = [];
  let length = 0;
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1;
    if (length + line.length + (isLast ? 0 : 1 + cutMark.length) > longestHtml) {
      kept.push(cutMark);
      break;
    }
    kept.push(line);
    length += line.length + 1;
  }
  return { html: kept.join('\n').trim(), buttons };
}

/** An answer of one sentence, which may hold what others wrote. */
export function sentence(text: string): Reply {
  return { html: written(text, 1_000), buttons: [] };
}

/** A text of others as one line of HTML, at most that many characters as people count them. */
export function written(text: string, length: number): string {
  return shortLine(text, length, { write: escapeHtml, room: Math.min(6 * length, longestLine) });
}

export function bold(html: string): string {
  return html === '' ? '' : `<b>${html}</b>`;
}

/** The answer to what cannot be kept for want of room. */
export const knowledgeFull = sentence(
  'The knowledge base is full, so I could not keep this. The operator can remove old sources or raise MAX_POINTS.',
);
