import { htmlToText } from '@homeroom/readable-html';
import { simpleParser } from 'mailparser';
import type { AddressObject, Attachment, EmailAddress, HeaderLines, ParsedMail } from 'mailparser';
import { cleanLine, tidyText } from '@homeroom/text';
import { asWindows1252, plainMail } from './mail-charset.ts';
import { mailDate } from './mail-date.ts';
import { headerValue, messageIdOf, withReadableHeaders } from './mail-headers.ts';
import { mailLimits } from './mail-limits.ts';
import { repairMojibake } from './mojibake.ts';

/** Parsed mail (RFC 5322, MIME). Its texts have no control characters or unpaired surrogates. */
export interface ParsedMessage {
  headers: HeaderLines;
  /** Without angle brackets; `sha256:` and a hash of the content when the mail has none. */
  messageId: string;
  /** Empty when there is none, as the two that follow. */
  subject: string;
  senderName: string;
  senderAddress: string;
  /** Addresses of the To header, at most 100. */
  to: string[];
  /** Null when there is no Date header or it names no moment. */
  date: Date | null;
  /** The whole text, quotations and signature included. */
  text: string;
  attachments: Attachment[];
}

/** A mail that cannot be read; the message is a sentence that says why. */
export class UnreadableMailError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableMailError';
  }
}

/** mailparser makes no HTML of its own and parses none; `maxChildNodes` and `maxHeadSize` go to its splitter. */
const parserOptions = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepCidLinks: true,
  maxHtmlLengthToParse: mailLimits.bodyLength,
  maxHeadSize: mailLimits.headerBytes,
  maxChildNodes: mailLimits.parts,
};

/**
 * Parses a mail.
 * @param file file content, at most 25 MiB
 * @throws UnreadableMailError when it has no headers, too many parts, headers that are too long, or cannot be parsed
 */
export async function parseMail(file: Buffer): Promise<ParsedMessage> {
  const raw = plainMail(file);
  const mail = await parse(raw);
  const headers = (mail.headerLines ?? []).filter(({ line }) => /^[^\s:]+[ \t]*:/.test(line));
  if (headers.length === 0) throw new UnreadableMailError('This message has no headers.');
  const sender = addresses(mail.from)[0];
  return {
    headers,
    messageId: messageIdOf(headers, raw),
    subject: cleanLine(typeof mail.subject === 'string' ? mail.subject : '', mailLimits.subjectLength),
    senderName: cleanLine(sender?.name ?? '', mailLimits.nameLength),
    senderAddress: cleanLine(sender?.address ?? '', mailLimits.nameLength),
    to: addresses(mail.to)
      .flatMap(({ address }) => (address ? [cleanLine(address, mailLimits.nameLength)] : []))
      .slice(0, mailLimits.recipients),
    date: mailDate(headerValue(headers, 'date')),
    text: tidyText(await readableText(mail, raw)),
    attachments: mail.attachments,
  };
}

async function parse(raw: Buffer): Promise<ParsedMail> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new UnreadableMailError('This message takes too long to read.')),
      mailLimits.parseMs,
    );
  });
  try {
    return await Promise.race([simpleParser(withReadableHeaders(raw), parserOptions), late]);
  } catch (error) {
    if (error instanceof UnreadableMailError) throw error;
    const tooLong = (error as { code?: unknown }).code === 'EMAXLEN';
    throw new UnreadableMailError(
      tooLong
        ? 'This message has headers that are too long or too many parts.'
        : 'This message cannot be read as a mail.',
      { cause: error },
    );
  } finally {
    clearTimeout(timer);
  }
}

/** The text of a mail whose declared charset may be wrong: UTF-8 that is none, or text that is UTF-8 without saying so. */
async function readableText(mail: ParsedMail, raw: Buffer): Promise<string> {
  const text = repairMojibake(bodyText(mail, raw));
  if (!text.includes('\ufffd')) return text;
  const other = asWindows1252(raw);
  if (other === null) return text;
  const otherText = bodyText(await parse(other), other);
  return otherText.includes('\ufffd') || repairMojibake(otherText) !== otherText ? text : otherText;
}

/**
 * Of two forms of one text the plain one, unless it is a mere stub of the HTML one. Parts that are no forms of each
 * other are all taken.
 */
function bodyText({ text = '', html }: ParsedMail, raw: Buffer): string {
  const plain = text.slice(0, mailLimits.bodyLength).trim();
  const rich = html ? htmlToText(html.slice(0, mailLimits.bodyLength)).trim() : '';
  if (plain === '' || rich === '') return plain || rich;
  if (!/multipart\/alternative/i.test(raw.toString('latin1'))) return `${plain}\n\n${rich}`;
  return plain.length * 2 < rich.length ? rich : plain;
}

function addresses(header: AddressObject | AddressObject[] | undefined): EmailAddress[] {
  const listed = (Array.isArray(header) ? header : header ? [header] : []).flatMap(({ value }) => value);
  return listed.flatMap((entry) => entry.group ?? [entry]);
}
