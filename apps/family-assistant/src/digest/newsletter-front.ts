import { findDates } from '@homeroom/dates-in-text';

/** Header of a newsletter that came as a mail. */
export interface NewsletterFront {
  /** The mail's subject; empty without one. */
  subject: string;
  /** YYYY-MM-DD, the day on which it was written, never after today; null when it does not say. */
  day: string | null;
  /** The text without header lines and the line that says the day. */
  body: string;
}

const headerLine =
  /^(subject|date|from|to|cc|reply-to|sent|message-id|mime-version|content-type)[ \t]*:[ \t]*(.{0,998})$/i;
const linesBeforeDate = 5;
const dateLine =
  /^[^\p{L}\d]{0,3}(?:(?:week of|date|updated|sent|issue of)[ :]{1,3})?(?:[a-z]{3,9}day,? )?(?:[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2} [a-z]{3,9}\.? \d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})[^\p{L}\d]{0,3}$/iu;

/** Reads the header lines of a mail, or a line near the start that is nothing but a date with its year. @param today YYYY-MM-DD */
export function readFront(newsletter: string, today: string): NewsletterFront {
  const lines = newsletter.replace(/^\s+/, '').split('\n');
  const headers = new Map<string, string>();
  let first = 0;
  for (; first < lines.length; first += 1) {
    const found = headerLine.exec(lines[first] ?? '');
    if (!found) break;
    headers.set((found[1] ?? '').toLowerCase(), (found[2] ?? '').trim());
  }
  const text = lines.slice(first);
  const dated = text.findIndex(
    (line, index) =>
      line.length <= 60 &&
      dateLine.test(line.trim()) &&
      text.slice(0, index).filter((one) => one.trim() !== '').length < linesBeforeDate,
  );
  const ownDay = dayOf(text[dated] ?? '', today);
  const body = ownDay === null ? text : text.toSpliced(dated, 1);
  return {
    subject: headers.get('subject') ?? '',
    day: dayOf(headers.get('date') ?? headers.get('sent') ?? '', today) ?? ownDay,
    body: body.join('\n'),
  };
}

function dayOf(text: string, today: string): string | null {
  if (text === '' || text.length > 100) return null;
  const [found] = findDates(text, { written: today });
  return found?.dated && found.yearSaid && found.date <= today ? found.date : null;
}
