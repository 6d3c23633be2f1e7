import { ownWords } from '../../../mail/own-words.ts';

/** "On Monday Dana wrote:" with the marked lines below it. */
const quotation = /^On [^\n]{6,200}(?:\n[^\n>]{1,200}){0,2}\bwrote:[ \t]*\n(?:[ \t]*\n){0,2}(?:>[^\n]*(?:\n|$))+/gm;
const answers = /^\s*(?:re|aw|sv|rv)\s?:/i;
const passesOn = /^\s*(?:fwd?|wg|tr)\s?:/i;
/** "Friday is exactly as written below": the older mail still counts. */
const pointsBelow =
  /\b(?:(?:as|what) (?:i |we )?(?:wrote|written|announced|described|listed|sent)|see|details?|dates?|list|plan|information|everything else|rest|all)\b[^.!?\n]{0,40}\bbelow\b|\bbelow (?:is|are|you|still)\b/i;

/**
 * The sender's own words of a mail, and of what it passes on: without older mails below an answer, unless the answer says that
 * these still count.
 */
export function ownMail(text: string, subject: string): string {
  const kind = { reply: answers.test(subject), forward: passesOn.test(subject) };
  const own = ownWords(withoutQuotedMail(text), kind);
  return kind.reply && pointsBelow.test(own) ? text.replaceAll(/^>(?:[> ]*>)? ?/gm, '') : own;
}

/** Without the older mail below a mail that was passed on or printed; unchanged when it says nothing else. */
export function withoutQuotedMail(text: string): string {
  if (!text.includes('wrote:')) return text;
  const own = text.replaceAll(quotation, '');
  return (own.match(/\p{L}{2,}/gu)?.length ?? 0) > 5 ? own : text;
}

/** "From: Odile Kerr <odile@harborskating.example>" among the first lines of a mail that was printed. */
const headLine = /^(?:from|to|cc|date|sent|subject|de|para|fecha|enviado|asunto)\s?:/i;
const subjectLine = /^(?:subject|asunto)\s?:\s*/i;
const highestHead = 3;
const fewestHeadLines = 3;

/** The sender's own words of a mail that was printed, as those of a mail; null for another document. */
export function ownPrintedMail(text: string): string | null {
  const lines = text.split('\n');
  const from = lines.slice(0, highestHead).findIndex((line) => headLine.test(line));
  if (from < 0) return null;
  let end = from;
  while (headLine.test(lines[end] ?? '')) end += 1;
  if (end - from < fewestHeadLines) return null;
  const head = lines.slice(0, end);
  const named = head.find((line) => subjectLine.test(line))?.replace(subjectLine, '');
  const own = ownMail(lines.slice(end).join('\n'), named ?? lines[0] ?? '');
  return own.trim() === '' ? null : `${head.join('\n')}\n\n${own}`;
}
