import type { DocumentMail } from '../sample-document.ts';
import type { Block } from './blocks.ts';

const usualReader = 'Ana Rivera <ana@example.org>';

/** Formats the header that mailing programs print above a mail. */
export function printedMailHead({ from, to = usualReader, date, time, subject }: DocumentMail): Block[] {
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
  return [
    { kind: 'heading', text: subject },
    { kind: 'paragraph', lines: [`From: ${from}`, `To: ${to}`, `Date: ${sent}`] },
    { kind: 'cut' },
  ];
}
