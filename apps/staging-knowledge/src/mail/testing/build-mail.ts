/** Builds a mail file from unescaped headers and body; a null header is omitted. */
export function buildMail(headers: Record<string, string | null> = {}, body: string = 'See you on Friday.'): Buffer {
  const all = {
    From: 'Mr. Okafor <okafor@lakeside.example.org>',
    To: 'ana@example.org',
    Subject: 'Field trip',
    Date: 'Mon, 14 Sep 2026 08:05:00 -0500',
    'Message-ID': '<trip-1@lakeside.example.org>',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}\r\n`);
}

/** The headers and body of a multipart mail. */
export function buildMultipart(
  kind: string,
  parts: readonly { headers: string; body: string }[],
): [headers: Record<string, string>, body: string] {
  const written = parts.map(({ headers, body }) => `--=_b\r\n${headers}\r\n\r\n${body}\r\n`);
  return [
    { 'MIME-Version': '1.0', 'Content-Type': `multipart/${kind}; boundary="=_b"` },
    `${written.join('')}--=_b--\r\n`,
  ];
}
