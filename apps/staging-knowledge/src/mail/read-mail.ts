import { simpleParser } from 'mailparser';
import type { AddressObject, EmailAddress, ParsedMail } from 'mailparser';
import { cleanLine, cleanText, cutToBytes } from './clean-text.ts';
import { htmlToText } from './html-text.ts';
import { mailDate } from './mail-date.ts';
import { headerValue, isNewsletter, messageIdOf, withReadableHeaders } from './mail-headers.ts';
import { mailLimits } from './mail-limits.ts';
import { ownWords } from './own-words.ts';

/** A mail as the knowledge base takes it. No text in it has control characters or lone surrogates. */
export interface ReadMail {
  /** Without angle brackets; `sha256:` and a hash of the content when the mail has none. */
  messageId: string;
  /** `newsletter` for what went to many (see `isNewsletter`). */
  type: 'email' | 'newsletter';
  /** The sender's name, or the address when there is no name; empty when there is neither. */
  from: string;
  /** Empty when there is none. */
  fromAddress: string;
  /** Addresses of the To header, at most 100. */
  to: string[];
  /** Decoded; empty when there is none. */
  subject: string;
  /** Null when there is no Date header or it names no moment. */
  date: Date | null;
  /** What the sender says: text or HTML without quoted older mail and signature, forwarded mail kept; at most 2 MiB. */
  text: string;
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
 * Reads one mail (RFC 5322, MIME).
 * @param raw the mail as it lies in its file, at most 25 MiB
 * @throws UnreadableMailError when it has no headers, too many parts, headers that are too long, or cannot be parsed
 */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  return readNested(raw, 0);
}

async function readNested(raw: Buffer, depth: number): Promise<ReadMail> {
  const mail = await parse(raw);
  const headers = (mail.headerLines ?? []).filter(({ line }) => /^[^\s:]+[ \t]*:/.test(line));
  if (headers.length === 0) throw new UnreadableMailError('This message has no headers.');
  const subject = cleanLine(typeof mail.subject === 'string' ? mail.subject : '', mailLimits.subjectLength);
  const sender = addresses(mail.from)[0];
  const fromAddress = cleanLine(sender?.address ?? '', mailLimits.nameLength);
  const answers = headers.some(({ key }) => key === 'in-reply-to' || key === 'references');
  const forward = /^(?:fwd?|wg|tr|rv)\s*:/i.test(subject);
  const kind = { forward, reply: !forward && (answers || /^(?:re|aw|sv|antw)\s*(?:\[\d+\])?:/i.test(subject)) };
  return {
    messageId: messageIdOf(headers, raw),
    type: isNewsletter(headers) ? 'newsletter' : 'email',
    from: cleanLine(sender?.name ?? '', mailLimits.nameLength) || fromAddress,
    fromAddress,
    to: addresses(mail.to).flatMap(({ address }) => (address ? [cleanLine(address, mailLimits.nameLength)] : [])).slice(0, mailLimits.recipients),
    subject,
    date: mailDate(headerValue(headers, 'date')),
    text: cutToBytes([ownWords(cleanText(bodyText(mail, raw)), kind), ...(await attachedMails(mail, depth))].join('\n\n').trim(), mailLimits.textBytes),
  };
}

/** The mails that are attached to a mail (message/rfc822), and those attached to them, each with who sent it. One that cannot be read is left out. */
async function attachedMails({ attachments }: ParsedMail, depth: number): Promise<string[]> {
  if (depth >= mailLimits.attachedDepth) return [];
  const texts: string[] = [];
  for (const { content } of attachments.filter(({ contentType }) => contentType === 'message/rfc822').slice(0, mailLimits.attachedMails)) {
    const inner = await readNested(content, depth + 1).catch((error: unknown) => {
      if (error instanceof UnreadableMailError) return null;
      throw error;
    });
    if (inner) texts.push(`From: ${inner.from}\nSubject: ${inner.subject}\n${inner.date ? `Date: ${inner.date.toISOString().slice(0, 10)}\n` : ''}\n${inner.text}`);
  }
  return texts;
}

async function parse(raw: Buffer): Promise<ParsedMail> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UnreadableMailError('This message takes too long to read.')), mailLimits.parseMs);
  });
  try {
    return await Promise.race([simpleParser(withReadableHeaders(raw), parserOptions), late]);
  } catch (error) {
    if (error instanceof UnreadableMailError) throw error;
    const tooLong = (error as { code?: unknown }).code === 'EMAXLEN';
    throw new UnreadableMailError(tooLong ? 'This message has headers that are too long or too many parts.' : 'This message cannot be read as a mail.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
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
