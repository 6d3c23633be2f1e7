import type { Span } from '@homeroom/dates-in-text';
import type { FoundPassage } from '@homeroom/search';
import { cleanLine } from '@homeroom/text';

const maxSubjectLength = 160;
const maxSenderLength = 80;
/** The longest quotation, in UTF-16 units, its ellipses included. */
export const maxQuotationLength = 400;

/** Returns the attribution of a passage: `Found in: <subject>, <date>`, with `Unknown` and `Unknown date` for what is not known. */
export function attribution({ subject, date }: Pick<FoundPassage, 'subject' | 'date'>): string {
  return `Found in: ${cleanLine(subject, maxSubjectLength) || 'Unknown'}, ${cleanLine(date, 40) || 'Unknown date'}`;
}

/** `“…” (Found in: <subject>, <date>)`, with the sender in front when asked for. */
export function quotation(
  text: string,
  passage: FoundPassage,
  { withSender = false, around = null }: { withSender?: boolean; around?: Span | null } = {},
): string {
  const sender = withSender ? cleanLine(passage.sender, maxSenderLength) : '';
  return `${sender === '' ? '' : `${sender}: `}“${shortened(text, around)}” (${attribution(passage)})`;
}

/** At most 400 characters of a text, between words, around what matters in it. */
function shortened(text: string, around: Span | null): string {
  if (text.length <= maxQuotationLength) return text;
  const room = maxQuotationLength - 4;
  const wanted = around === null ? 0 : Math.max(0, Math.min(around.start - room / 2, text.length - room));
  const start = wanted === 0 ? 0 : afterSpace(text, wanted);
  const end = start + room >= text.length ? text.length : beforeSpace(text, start + room);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}

function afterSpace(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space > from + 60 ? wholeCharacter(text, Math.ceil(from)) : space + 1;
}

function beforeSpace(text: string, from: number): number {
  const space = text.lastIndexOf(' ', from);
  return space < from - 60 ? wholeCharacter(text, from) : space;
}

/** Not inside a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
}
