/** Part of a mail. */
interface Part {
  type: string;
  content: string;
  filename?: string;
}

/** Fields of a mail that matter to a test. */
export interface MailFields {
  id?: string;
  from?: string;
  subject?: string;
  text?: string;
  parts?: readonly Part[];
}

let count = 0;

/** Builds a mail; each has a Message-ID of its own unless `id` names one. */
export function buildMail({ id, from, subject, text, parts = [] }: MailFields = {}): string {
  const boundary = 'part-of-the-mail';
  const all: Part[] = [{ type: 'text/plain; charset=utf-8', content: text ?? 'Picture day is on Tuesday.' }, ...parts];
  return [
    `From: ${from ?? 'Lakeside Elementary <office@lakeside.example.org>'}`,
    'To: family@example.org',
    `Subject: ${subject ?? 'Lakeside Weekly'}`,
    'Date: Tue, 17 Nov 2026 08:00:00 -0600',
    `Message-ID: <${id ?? `mail-${(count += 1)}`}@lakeside.example.org>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...all.flatMap(({ type, content, filename }) => [
      `--${boundary}`,
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      ...(filename === undefined ? [] : [`Content-Disposition: attachment; filename="${filename}"`]),
      '',
      (
        Buffer.from(content)
          .toString('base64')
          .match(/.{1,76}/g) ?? []
      ).join('\r\n'),
    ]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/** A mail with an invitation, as calendar programs send it: the same file as a part and as an attachment. */
export function buildInvitation(
  method: string,
  eventLines: readonly string[],
  { subject = 'Invitation', ...fields }: MailFields = {},
): string {
  const content = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lakeside//Office//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'DTSTAMP:20261117T140000Z',
    'ORGANIZER:mailto:office@lakeside.example.org',
    ...eventLines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  const parts = [
    { type: `text/calendar; charset=utf-8; method=${method}`, content },
    { type: 'application/ics', content, filename: 'invite.ics' },
  ];
  return buildMail({ subject, text: 'You are invited.', parts, ...fields });
}
