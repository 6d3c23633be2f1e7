import { monthNames, weekdayNames } from '@homeroom/text';
import type { IsoDate } from './calendar-dates.ts';

/** Format of a sample mail. */
export type MailForm = 'plain' | 'quoted-printable' | 'latin1' | 'base64' | 'html' | 'alternative';

/** Mail of the sample household. */
export interface SampleMail {
  /** Local part of the Message-ID, and the file's base name. */
  id: string;
  /** `Name <address>`. */
  from: string;
  /** Default: Ana. */
  to?: string;
  date: IsoDate;
  /** HH:MM */
  time: string;
  subject: string;
  /** Paragraphs separated by empty lines. For `html` and `alternative` see `markedUp`. */
  text: string;
  /** HTML of the forms `html` and `alternative`. Default: the text, marked up. */
  html?: string;
  /** Default: `plain`. */
  form?: MailForm;
  /** Message-ID of the mail it replies to. */
  answers?: string;
  /** Additional header lines. */
  headers?: readonly string[];
}

/** Matches both of Chicago's offsets: sample mails are sent around midday. */
const offset = '-0500';

/** Formats a date as people write it: `Friday, September 25`. */
export function spoken(date: IsoDate): string {
  const [weekday, month, day] = partsOf(date);
  return `${weekday}, ${month} ${day}`;
}

/** Formats a date without its weekday: `September 25`. */
export function monthDay(date: IsoDate): string {
  const [, month, day] = partsOf(date);
  return `${month} ${day}`;
}

function partsOf(date: IsoDate): [weekday: string, month: string, day: number, year: string] {
  const at = new Date(`${date}T00:00:00Z`);
  return [
    weekdayNames[at.getUTCDay()] as string,
    monthNames[at.getUTCMonth()] as string,
    at.getUTCDate(),
    date.slice(0, 4),
  ];
}

/** Returns the Message-ID of a sample mail, without angle brackets. */
export function messageIdOf({ id, from }: Pick<SampleMail, 'id' | 'from'>): string {
  return `${id}@${addressOf(from).split('@')[1]}`;
}

function addressOf(mailbox: string): string {
  return /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox;
}

/** Writes a mail as a file (RFC 5322, MIME): CRLF line ends, ASCII only unless the form is `plain`. */
export function mailFile(mail: SampleMail): string {
  const [weekday, month, day, year] = partsOf(mail.date);
  const [name = '', address = ''] = mail.from.split(/ (?=<)/);
  const lines = [
    `From: ${encodedWord(name)} ${address}`,
    `To: ${mail.to ?? 'Ana Rivera <ana@example.org>'}`,
    `Subject: ${encodedWord(mail.subject)}`,
    `Date: ${weekday.slice(0, 3)}, ${day} ${month.slice(0, 3)} ${year} ${mail.time}:00 ${offset}`,
    `Message-ID: <${messageIdOf(mail)}>`,
    ...(mail.answers ? [`In-Reply-To: <${mail.answers}>`, `References: <${mail.answers}>`] : []),
    ...(mail.headers ?? []),
    'MIME-Version: 1.0',
    ...content(mail),
  ];
  return `${lines.join('\n')}\n`.replaceAll('\n', '\r\n');
}

/** Writes mails as an mbox file (mboxrd): a line with sender and time before each, an empty one after it. */
export function mboxFile(mails: readonly SampleMail[]): string {
  const entries = mails.map((mail) => {
    const [weekday, month, day, year] = partsOf(mail.date);
    const from = `From ${addressOf(mail.from)} ${weekday.slice(0, 3)} ${month.slice(0, 3)} ${String(day).padStart(2)} ${mail.time}:00 ${year}`;
    return `${from}\n${mailFile(mail)
      .replaceAll('\r\n', '\n')
      .replace(/^(>*From )/gm, '>$1')}\n`;
  });
  return entries.join('');
}

function content({ form = 'plain', text, subject, html = markedUp(subject, text) }: SampleMail): string[] {
  if (form === 'alternative') return alternative(html);
  if (form === 'html') return [...part('html', 'quoted-printable'), '', quotedPrintable(html, 'utf8')];
  if (form === 'base64')
    return [
      ...part('plain', 'base64'),
      '',
      (
        Buffer.from(text)
          .toString('base64')
          .match(/.{1,76}/g) ?? []
      ).join('\n'),
    ];
  if (form === 'latin1')
    return [...part('plain', 'quoted-printable', 'iso-8859-1'), '', quotedPrintable(text, 'latin1')];
  if (form === 'quoted-printable') return [...part('plain', 'quoted-printable'), '', quotedPrintable(text, 'utf8')];
  return [...part('plain', '8bit'), '', text];
}

function part(kind: 'plain' | 'html', encoding: string, charset: string = 'utf-8'): string[] {
  return [`Content-Type: text/${kind}; charset=${charset}`, `Content-Transfer-Encoding: ${encoding}`];
}

/** Writes what mailing programs send: a plain part that only points to the HTML part. */
function alternative(html: string): string[] {
  const boundary = '=_sample_0001';
  return [
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...part('plain', '8bit'),
    '',
    'This mail is best read as a page.',
    `--${boundary}`,
    ...part('html', 'quoted-printable'),
    '',
    quotedPrintable(html, 'utf8'),
    `--${boundary}--`,
  ];
}

/**
 * Converts paragraphs to HTML: `# ` starts a heading, `- ` a list item, `| ` a table row, `[words](address)` is a link.
 */
function markedUp(title: string, text: string): string {
  const blocks = text.split('\n\n').map((block) => {
    const lines = block
      .split('\n')
      .map((line) => escape(line).replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>'));
    if (block.startsWith('# ')) return `<h2>${lines.join(' ').slice(2)}</h2>`;
    if (block.startsWith('- ')) return `<ul>${lines.map((line) => `<li>${line.slice(2)}</li>`).join('\n')}</ul>`;
    if (block.startsWith('| '))
      return `<table>${lines.map((line) => `<tr><td>${line.slice(2).split(' | ').join('</td><td>')}</td></tr>`).join('\n')}</table>`;
    return `<p>${lines.join('<br>\n')}</p>`;
  });
  const preview = `<div style="display:none;max-height:0">${escape(title)}&nbsp;&zwnj;&nbsp;&zwnj;</div>`;
  return `<!doctype html><html><head><title>${escape(title)}</title><style>p { margin: 0 }</style></head><body>\n${preview}\n${blocks.join('\n')}\n<img src="https://pixel.example.com/o.gif" width="1" height="1" alt="">\n</body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Encodes non-ASCII header text (RFC 2047) as words of at most 45 octets each. */
function encodedWord(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words: string[] = [''];
  for (const character of text) {
    if (Buffer.byteLength(`${words.at(-1)}${character}`) > 45) words.push('');
    words[words.length - 1] += character;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\n ');
}

/** Encodes text per RFC 2045 §6.7, in lines of at most 76 characters. */
function quotedPrintable(text: string, charset: 'utf8' | 'latin1'): string {
  return text
    .split('\n')
    .map((line) =>
      softLines(
        [...Buffer.from(line, charset)].map((byte) =>
          byte === 0x3d || byte < 0x20 || byte > 0x7e
            ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
            : String.fromCharCode(byte),
        ),
      ),
    )
    .join('\n');
}

function softLines(pieces: readonly string[]): string {
  const lines: string[] = [''];
  for (const piece of pieces) {
    if ((lines.at(-1) as string).length + piece.length > 75) {
      lines[lines.length - 1] += '=';
      lines.push('');
    }
    lines[lines.length - 1] += piece;
  }
  return lines.join('\n');
}
