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
  text: string;
  hasAttachments: boolean;
  invitations: Invitation[];
}

/** A mail that cannot be read. */
export class UnreadableMailError extends Error {
  override readonly name = 'UnreadableMailError';
}

const maxLineLength = 300;
/** More of a mail than a digest would tell. */
const maxTextLength = 20_000;
const maxHtmlLength = 2_000_000;
const maxHeadSize = 1_048_576;
const maxParts = 500;
const parseLimitMs = 60_000;

const parserOptions = {
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  maxHtmlLengthToParse: maxHtmlLength,
  maxHeadSize,
  maxChildNodes: maxParts,
};

/** @throws UnreadableMailError */
export async function readNewsletter(raw: Buffer): Promise<Newsletter> {
  const mail = await parse(raw);
  if (mail.headerLines.length === 0) throw new UnreadableMailError('It is not a mail.');
  const sender = mail.from?.value[0];
  return {
    id: mail.messageId ?? `sha256:${createHash('sha256').update(raw).digest('hex')}`,
    subject: visibleLine(mail.subject ?? '', maxLineLength) || '(no subject)',
    from: visibleLine(sender?.name || sender?.address || '', maxLineLength) || 'Unknown sender',
    text: visibleText((mail.text ?? '').slice(0, maxTextLength)),
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
