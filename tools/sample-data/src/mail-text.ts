import type { IsoDate } from './calendar-dates.ts';

/** How the text of a sample mail is written down. */
export type MailForm = 'plain' | 'quoted-printable' | 'latin1' | 'base64' | 'html' | 'alternative';

/** A mail of the sample household. */
export interface SampleMail {
  /** The part of the Message-ID before the @, and of the file's name before the dot. */
  id: string;
  /** `Name <address>`. */
  from: string;
  /** Ana unless told. */
  to?: string;
  date: IsoDate;
  /** HH:MM */
  time: string;
  subject: string;
  /** Paragraphs, an empty line between. `html` and `alternative`: see `markedUp`. */
  text: string;
  /** `plain` unless told. */
  form?: MailForm;
  /** The Message-ID of the mail that it answers. */
  answers?: string;
  /** Further header lines. */
  headers?: readonly string[];
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Fits both of Chicago's offsets: sample mails are sent well inside the day. */
const offset = '-0500';

/** A date as people write it: `Friday, September 25`. */
export function spoken(date: IsoDate): string {
  const [weekday, month, day] = partsOf(date);
  return `${weekday}, ${month} ${day}`;
}

/** A date without its weekday: `September 25`. */
export function monthDay(date: IsoDate): string {
  const [, month, day] = partsOf(date);
  return `${month} ${day}`;
}

function partsOf(date: IsoDate): [weekday: string, month: string, day: number, year: string] {
  const at = new Date(`${date}T00:00:00Z`);
  return [weekdays[at.getUTCDay()] as string, months[at.getUTCMonth()] as string, at.getUTCDate(), date.slice(0, 4)];
}

/** The Message-ID of a sample mail, without angle brackets. */
export function messageIdOf({ id, from }: Pick<SampleMail, 'id' | 'from'>): string {
  return `${id}@${addressOf(from).split('@')[1]}`;
}

function addressOf(mailbox: string): string {
  return /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox;
}

/** A mail as it lies in a file (RFC 5322, MIME): lines ended by CRLF, nothing but ASCII unless the form is `plain`. */
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

/** Mails as an mbox file (mboxrd): a line with sender and time before each, an empty one behind it. */
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

function content({ form = 'plain', text, subject }: SampleMail): string[] {
  if (form === 'alternative') return alternative(subject, text);
  if (form === 'html')
    return [...part('html', 'quoted-printable'), '', quotedPrintable(markedUp(subject, text), 'utf8')];
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

/** As mailing programs write them: a plain form that is only a pointer, and the HTML that has it all. */
function alternative(subject: string, text: string): string[] {
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
    quotedPrintable(markedUp(subject, text), 'utf8'),
    `--${boundary}--`,
  ];
}

/** Paragraphs as HTML: `# ` begins a heading, `- ` a list item, `| ` a row of a table, `[words](address)` is a link. */
export function markedUp(title: string, text: string): string {
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

/** A header's words (RFC 2047) when they are not ASCII, several words of at most 45 octets each. */
function encodedWord(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words: string[] = [''];
  for (const character of text) {
    if (Buffer.byteLength(`${words.at(-1)}${character}`) > 45) words.push('');
    words[words.length - 1] += character;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\n ');
}

/** RFC 2045 §6.7: lines of at most 76 characters. */
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
