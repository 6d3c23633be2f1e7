import type { MessageButton } from '@homeroom/messenger';
import { escapeHtml, shortLine } from '@homeroom/text';

/** Reply of the bot. */
export interface Reply {
  /** Telegram's HTML, at most 4,096 characters. */
  html: string;
  /** Rows of buttons. */
  buttons: MessageButton[][];
}

/** Maximum length of a Telegram message. */
const maxHtmlLength = 4_096;
/** Maximum length of a line; fits into any message together with a heading. */
const maxLineLength = 3_000;
const cutMark = '…';

/** Builds a reply from lines of HTML; lines that do not fit are replaced by an ellipsis. */
export function replyOf(lines: readonly string[], buttons: MessageButton[][] = []): Reply {
  const kept: string[] = [];
  let length = 0;
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1;
    if (length + line.length + (isLast ? 0 : 1 + cutMark.length) > maxHtmlLength) {
      kept.push(cutMark);
      break;
    }
    kept.push(line);
    length += line.length + 1;
  }
  return { html: kept.join('\n').trim(), buttons };
}

/** Builds a one-sentence reply, which may contain others' text. */
export function sentence(text: string): Reply {
  return { html: written(text, 1_000), buttons: [] };
}

/** Escapes others' text as one line of HTML, at most that many graphemes. */
export function written(text: string, length: number): string {
  return shortLine(text, length, { write: escapeHtml, room: Math.min(6 * length, maxLineLength) });
}

export function bold(html: string): string {
  return html === '' ? '' : `<b>${html}</b>`;
}

/** Reply when the knowledge base has no room. */
export const knowledgeFull = sentence(
  'The knowledge base is full, so I could not keep this. The operator can remove old sources or raise MAX_POINTS.',
);
