import type { Attachment } from 'mailparser';
import { cleanLine } from '@homeroom/text';
import { mailLimits } from '../../../mail/mail-limits.ts';
import { parseMail, UnreadableMailError, type ParsedMessage } from '../../../mail/parse-mail.ts';
import { readingLimits } from '../reading-limits.ts';
import { RefusedDocumentError, type MailHead, type ReadAttachment, type ReportTo } from '../reading-reports.ts';
import type { Nesting, Reader } from '../nesting.ts';
import { sure } from '../text/read-text.ts';
import { readAttachment } from './read-attachment.ts';

const maxListed = 50;

/** Reads a mail: its head and text, then its attachments one by one, each with its own success or failure. */
export async function readMailDocument(
  bytes: Uint8Array,
  report: ReportTo,
  nesting: Nesting & { read: Reader },
): Promise<void> {
  const mail = await parsed(bytes);
  const email = headOf(mail);
  report({ type: 'total', pages: 1 });
  report({ type: 'facts', facts: { title: email.subject, author: email.from, created: email.date, email } });
  report({ type: 'page', page: { page: 1, method: 'text', text: mail.text, confidence: mail.text === '' ? 0 : sure } });
  await readAttachments(mail.attachments, nesting, report);
}

async function parsed(bytes: Uint8Array): Promise<ParsedMessage> {
  try {
    return await parseMail(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (error instanceof UnreadableMailError)
      throw new RefusedDocumentError(error.message.replace('This message', 'This mail'), { cause: error });
    throw error;
  }
}

function headOf({ senderName, senderAddress, to, subject, date, messageId }: ParsedMessage): MailHead {
  const from = senderName && senderAddress ? `${senderName} <${senderAddress}>` : senderName || senderAddress;
  const message_id = messageId.startsWith('sha256:') ? null : `<${messageId}>`;
  return { from: from || null, to, subject: subject || null, date: date?.toISOString() ?? null, message_id };
}

async function readAttachments(
  attachments: readonly Attachment[],
  nesting: Nesting & { read: Reader },
  report: ReportTo,
): Promise<void> {
  const list: ReadAttachment[] = [];
  const tooDeep = nesting.depth >= readingLimits.attachmentDepth;
  for (const attachment of attachments) {
    const described = {
      filename: cleanLine(attachment.filename ?? '', mailLimits.nameLength) || null,
      size_bytes: attachment.size ?? attachment.content.length,
    };
    if (tooDeep || nesting.budget.attachments <= 0) {
      if (list.length < maxListed) list.push({ ...described, detected_type: null, status: 'skipped', pages: [] });
      report({
        type: 'warning',
        sentence: tooDeep
          ? 'Attachments that lie deeper than in an attached mail were left out.'
          : `Only ${readingLimits.attachments} attachments were read.`,
        truncated: true,
      });
    } else list.push(...(await readAttachment(attachment, described, nesting, report)));
    report({ type: 'facts', facts: { attachments: [...list] } });
  }
}
