import { utf16Encoding } from './utf-16.ts';

/** Format of a mail file, detected from its beginning. */
export type MailFormat = 'mbox' | 'eml';

/** Number of bytes needed to detect the format. */
export const formatBytes = 64 * 1024;

const fieldName = /^[\x21-\x39\x3b-\x7e]{1,80}:/;
const mailFields =
  /^(?:from|to|cc|subject|date|message-id|received|return-path|delivered-to|mime-version|content-type|sender|reply-to|x-original-to|dkim-signature|arc-seal|list-id|list-unsubscribe|in-reply-to|references|envelope-to|authentication-results):/i;

/** Tells mbox ("From " at the very start) and a single mail (header fields at the start, a known one among them); null for anything else. */
export function mailFormatOf(start: Buffer): MailFormat | null {
  const utf16 = utf16Encoding(start);
  const text = (utf16 ? new TextDecoder(utf16).decode(start) : start.toString('latin1', 0, formatBytes))
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (/^From [^\r\n]/.test(text)) return 'mbox';
  const lines = text.split(/\r?\n/);
  const body = lines.indexOf('');
  const headers = (body < 0 ? lines.slice(0, Math.max(1, lines.length - 1)) : lines.slice(0, body)).filter(
    (line) => !/^[ \t]/.test(line),
  );
  return fieldName.test(headers[0] ?? '') && headers.some((line) => mailFields.test(line)) ? 'eml' : null;
}
