import type { Attachment } from 'mailparser';
import { cutToBytes } from '@homeroom/text';
import { isNewsletter } from './mail-headers.ts';
import { mailLimits } from './mail-limits.ts';
import { ownWords } from './own-words.ts';
import { parseMail, UnreadableMailError } from './parse-mail.ts';

export { UnreadableMailError };

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
  /**
   * The sender's words: text or HTML without quoted older mail and signature; forwarded mail is kept. At most 2 MiB.
   */
  text: string;
}

/**
 * Reads a mail (RFC 5322, MIME).
 * @param raw file content, at most 25 MiB
 * @throws UnreadableMailError when it has no headers, too many parts, headers that are too long, or cannot be parsed
 */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  return readNested(raw, 0);
}

async function readNested(raw: Buffer, depth: number): Promise<ReadMail> {
  const { headers, messageId, subject, senderName, senderAddress, to, date, text, attachments } = await parseMail(raw);
  const answers = headers.some(({ key }) => key === 'in-reply-to' || key === 'references');
  const forward = /^(?:fwd?|wg|tr|rv)\s*:/i.test(subject);
  const kind = { forward, reply: !forward && (answers || /^(?:re|aw|sv|antw)\s*(?:\[\d+\])?:/i.test(subject)) };
  return {
    messageId,
    type: isNewsletter(headers) ? 'newsletter' : 'email',
    from: senderName || senderAddress,
    fromAddress: senderAddress,
    to,
    subject,
    date,
    text: cutToBytes(
      [ownWords(text, kind), ...(await attachedMails(attachments, depth))].join('\n\n').trim(),
      mailLimits.textBytes,
    ),
  };
}

/** The mails that are attached to a mail (message/rfc822), and those attached to them, each with who sent it. One that cannot be read is left out. */
async function attachedMails(attachments: readonly Attachment[], depth: number): Promise<string[]> {
  if (depth >= mailLimits.attachedDepth) return [];
  const texts: string[] = [];
  for (const { content } of attachments
    .filter(({ contentType }) => contentType === 'message/rfc822')
    .slice(0, mailLimits.attachedMails)) {
    const inner = await readNested(content, depth + 1).catch((error: unknown) => {
      if (error instanceof UnreadableMailError) return null;
      throw error;
    });
    if (inner)
      texts.push(
        `From: ${inner.from}\nSubject: ${inner.subject}\n${inner.date ? `Date: ${inner.date.toISOString().slice(0, 10)}\n` : ''}\n${inner.text}`,
      );
  }
  return texts;
}
