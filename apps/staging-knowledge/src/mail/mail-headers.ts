import { createHash } from 'node:crypto';
import type { HeaderLines } from 'mailparser';
import { mailLimits } from './mail-limits.ts';
import { windows1252Text } from './windows-1252.ts';

/** Headers that only senders to many write: list software (RFC 2369, RFC 2919) and mailing services. */
const bulkHeaders = new Set([
  'list-unsubscribe',
  'list-id',
  'list-post',
  'feedback-id',
  'x-campaign',
  'x-campaign-id',
  'x-campaignid',
  'x-mailer-campaign',
  'x-mc-user',
  'x-mailgun-tag',
  'x-sg-eid',
  'x-csa-complaints',
]);

/** The value of the first header of that name, unfolded; empty when there is none. */
export function headerValue(lines: HeaderLines, name: string): string {
  const line = lines.find(({ key }) => key === name)?.line ?? '';
  return line
    .slice(line.indexOf(':') + 1)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Whether a mail went to many: it names a list (List-Id, List-Post), a way to leave it (List-Unsubscribe), a mailing
 * service's campaign, or has a Precedence of bulk, list or junk. Everything else is a letter to the family.
 */
export function isNewsletter(lines: HeaderLines): boolean {
  return (
    lines.some(({ key }) => bulkHeaders.has(key)) || /^(?:bulk|list|junk)$/i.test(headerValue(lines, 'precedence'))
  );
}

/**
 * The Message-ID without its angle brackets; for a mail without a usable one `sha256:` and the hash of its content,
 * whatever its line ends and the empty lines behind it.
 */
export function messageIdOf(lines: HeaderLines, raw: Buffer): string {
  const written = headerValue(lines, 'message-id');
  const id = (/<([^<>]+)>/.exec(written)?.[1] ?? written).trim();
  if (/^[\x21-\x3b=?-\x7e]+$/.test(id) && id.length <= mailLimits.messageIdLength) return id;
  const content = raw.toString('latin1').replaceAll('\r\n', '\n').trimEnd();
  return `sha256:${createHash('sha256').update(content, 'latin1').digest('hex')}`;
}

/** A mail whose headers have bytes that are no UTF-8, with those headers read as Windows-1252 and written as UTF-8. */
export function withReadableHeaders(raw: Buffer): Buffer {
  const ends = ['\r\n\r\n', '\n\n'].map((mark) => raw.indexOf(mark)).filter((index) => index >= 0);
  const end = Math.min(raw.length, ...ends);
  const headers = raw.subarray(0, end);
  if (end > mailLimits.headerBytes || isUtf8(headers)) return raw;
  return Buffer.concat([Buffer.from(windows1252Text(headers)), raw.subarray(end)]);
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
