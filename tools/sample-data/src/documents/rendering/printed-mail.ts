import type { DocumentMail } from '../sample-document.ts';
import type { Block } from './blocks.ts';

const usualReader = 'Ana Rivera <ana@example.org>';

/** Formats the header that mailing programs print above a mail. */
export function printedMailHead(mail: DocumentMail): Block[] {
  return [{ kind: 'heading', text: mail.subject }, { kind: 'paragraph', lines: mailHeadLines(mail) }, { kind: 'cut' }];
}

/** Returns the sender, the reader and the date of a mail as lines. */
export function mailHeadLines({ from, to = usualReader, date, time }: DocumentMail): string[] {
  const at = new Date(`${date}T${time}:00Z`);
  const sent = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
  return [`From: ${from}`, `To: ${to}`, `Date: ${sent}`];
}
