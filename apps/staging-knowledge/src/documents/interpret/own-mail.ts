import { ownWords } from '../../mail/own-words.ts';

/** Lines of the head of a mail that was printed, in any order. */
const sender = /^\*?(?:From|Von|De)\s?:/i;
const sentOn = /^\*?(?:Sent|Date|Gesendet|Datum|Enviado|Fecha)\s?:/i;
const headLine =
  /^\*?(?:From|To|Cc|Bcc|Sent|Date|Subject|Reply-To|Von|An|Gesendet|Datum|Betreff|De|Para|Enviado|Fecha|Asunto)\s?:/i;
const subjectLine = /^\*?(?:Subject|Betreff|Asunto)\s?:\s*/i;
/** "On Monday Dana wrote:" with the marked lines below it. */
const quotation = /^On [^\n]{6,200}(?:\n[^\n>]{1,200}){0,2}\bwrote:[ \t]*\n(?:[ \t]*\n){0,2}(?:>[^\n]*(?:\n|$))+/gm;
const topLines = 12;
const answers = /^\s*(?:re|aw|sv|rv)\s?:/i;
const passesOn = /^\s*(?:fwd?|wg|tr|rv)\s?:/i;
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

/** The same of a mail that was printed or saved as a document, with its head; any other text unchanged. */
export function ownPrintedMail(text: string): string {
  const lines = text.split('\n');
  const from = lines.slice(0, topLines).findIndex((line) => sender.test(line));
  if (from < 0) return withoutQuotedMail(text);
  const isHead = (line: string | undefined) => line !== undefined && headLine.test(line);
  let end = from;
  while (isHead(lines[end]) || (isHead(lines[end + 1]) && lines[end + 1] !== undefined)) end += 1;
  const head = lines.slice(0, end);
  if (!head.slice(from).some((line) => sentOn.test(line))) return withoutQuotedMail(text);
  const title = lines.slice(0, from).find((line) => line.trim() !== '') ?? '';
  const subject = head.find((line) => subjectLine.test(line))?.replace(subjectLine, '') ?? title;
  if (!answers.test(subject) || passesOn.test(subject)) return withoutQuotedMail(text);
  return [...head, ownMail(lines.slice(end).join('\n'), subject)].join('\n');
}

/** Without the older mail below a mail that was passed on or printed; unchanged when it says nothing else. */
function withoutQuotedMail(text: string): string {
  if (!text.includes('wrote:')) return text;
  const own = text.replaceAll(quotation, '');
  return (own.match(/\p{L}{2,}/gu)?.length ?? 0) > 5 ? own : text;
}
