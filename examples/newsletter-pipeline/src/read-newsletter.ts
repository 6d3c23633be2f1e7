import { visibleLine, visibleText } from './visible-text.ts';
import { createHash } from 'node:crypto';
import { simpleParser, type ParsedMail } from 'mailparser';
import { invitationsIn, type Invitation } from './invitation.ts';

/** Mail as the pipeline needs it. Its texts have no control characters. */
export interface Newsletter {
  /** Message-ID, or a hash of the content when it has none. */
  id: string;
  subject: string;
  /** The sender's name, or the address when there is no name. */
  from: string;
  /** Its plain text, or its HTML as it came when the plain text is missing or a stub. */
  text: string;
  isHtml: boolean;
  hasAttachments: boolean;
  invitations: Invitation[];
}

/** A mail that cannot be read. */
export class UnreadableMailError extends Error {
  override readonly name = 'UnreadableMailError';
}

const maxLineLength = 300;
/** More of a mail than a digest would tell; of HTML most is layout. */
const maxTextLength = 20_000;
const maxHtmlLength = 100_000;
/** Many newsletters have a plain text that says only where to read them. */
const stubLength = 200;
const maxHeadSize = 1_048_576;
const maxParts = 500;
const parseLimitMs = 60_000;

const parserOptions = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  maxHeadSize,
  maxChildNodes: maxParts,
};

/** @throws UnreadableMailError */
export async function readNewsletter(raw: Buffer): Promise<Newsletter> {
  const mail = await parse(raw);
  if (mail.headerLines.length === 0) throw new UnreadableMailError('It is not a mail.');
  const sender = mail.from?.value[0];
  const plain = visibleText((mail.text ?? '').slice(0, maxTextLength));
  const html = (mail.html || '').slice(0, maxHtmlLength);
  const isHtml = html !== '' && plain.length < stubLength;
  return {
    id: mail.messageId ?? `sha256:${createHash('sha256').update(raw).digest('hex')}`,
    subject: visibleLine(mail.subject ?? '', maxLineLength) || '(no subject)',
    from: visibleLine(sender?.name || sender?.address || '', maxLineLength) || 'Unknown sender',
    text: isHtml ? visibleText(html) : plain,
    isHtml,
    hasAttachments: mail.attachments.length > 0,
    invitations: invitationsIn(mail.attachments),
  };
}

async function parse(raw: Buffer): Promise<ParsedMail> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UnreadableMailError('It takes too long to read.')), parseLimitMs);
  });
  try {
    return await Promise.race([simpleParser(raw, parserOptions), late]);
  } catch (error) {
    throw error instanceof UnreadableMailError ? error : new UnreadableMailError('It is broken.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
