import { mailLimits } from './mail-limits.ts';
import { readMail, UnreadableMailError } from './read-mail.ts';
import { buildMail, buildMultipart } from './testing/build-mail.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };

test('reads a mail that breaks off inside a part', async () => {
  const raw = buildMail(
    ...buildMultipart('mixed', [
      { headers: 'Content-Type: text/plain', body: 'The trip is on Friday.' },
      {
        headers: 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64',
        body: 'JVBERi0xLjQK'.repeat(50),
      },
    ]),
  );
  expect((await readMail(raw.subarray(0, raw.length - 300))).text).toBe('The trip is on Friday.');
});

test('reads a mail whose charset does not exist', async () => {
  expect((await readMail(buildMail({ 'Content-Type': 'text/plain; charset=x-klingon' }, 'Café'))).text).toBe('Café');
});

test.each([
  ['UTF-8', Buffer.from('Café at José’s')],
  ['Windows-1252', Buffer.from('Caf\xe9 at Jos\xe9\x92s', 'latin1')],
])('reads headers with bytes of %s that are not encoded', async (_name, subject) => {
  const [before, after] = buildMail({ Subject: 'HERE' }).toString().split('HERE') as [string, string];
  expect((await readMail(Buffer.concat([Buffer.from(before), subject, Buffer.from(after)]))).subject).toBe(
    'Café at José’s',
  );
});

test('keeps at most 2 MiB of a body of 5 MB, cut between characters', async () => {
  const { text } = await readMail(buildMail({}, 'Grüße aus Lyon 🎈.\r\n'.repeat(250_000)));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mailLimits.textBytes);
  expect(Buffer.byteLength(text)).toBeGreaterThan(mailLimits.textBytes - 4);
  expect(text).not.toContain('\ufffd');
});

test.each([
  ['blanks', ' '],
  ['empty lines', '\r\n'],
  ['quotation marks', '>'],
  ['angles', '<'],
  ['ampersands', '&'],
  ['one letter', 'a'],
])('reads 5 MB of %s', async (_what, text) => {
  await readMail(buildMail({}, `a${text.repeat(5_000_000 / text.length)}b`));
  await readMail(buildMail(html, `a${text.repeat(5_000_000 / text.length)}b`));
});

test('reads a mail to 10,000 recipients and keeps the first hundred', async () => {
  const to = Array.from({ length: 10_000 }, (_, index) => `Parent ${index} <parent${index}@example.org>`);
  expect((await readMail(buildMail({ To: to.join(',\r\n ') }))).to).toEqual(
    Array.from({ length: 100 }, (_, index) => `parent${index}@example.org`),
  );
});

test('refuses a mail whose headers are longer than a mebibyte', async () => {
  await expect(readMail(buildMail({ To: 'a@example.org,\r\n '.repeat(80_000) }))).rejects.toThrow(
    'This message has headers that are too long or too many parts.',
  );
});

test('refuses a mail with a thousand parts, and one with a thousand multiparts in each other', async () => {
  const parts = Array.from({ length: 1_000 }, () => ({ headers: 'Content-Type: text/plain', body: 'a' }));
  await expect(readMail(buildMail(...buildMultipart('mixed', parts)))).rejects.toThrow(UnreadableMailError);
  const nested = Array.from(
    { length: 1_000 },
    (_, index) => `--b${index}\r\nContent-Type: multipart/mixed; boundary=b${index + 1}\r\n\r\n`,
  ).join('');
  await expect(readMail(buildMail({ 'Content-Type': 'multipart/mixed; boundary=b0' }, nested))).rejects.toThrow(
    UnreadableMailError,
  );
});

test('reads a mail that is an attachment only', async () => {
  const raw = buildMail(
    {
      'Content-Type': 'application/pdf; name=slip.pdf',
      'Content-Disposition': 'attachment; filename=slip.pdf',
      'Content-Transfer-Encoding': 'base64',
    },
    'JVBERi0xLjQK',
  );
  expect(await readMail(raw)).toMatchObject({ subject: 'Field trip', text: '' });
});

test('reads a mail whose base64 is none', async () => {
  expect(
    typeof (await readMail(buildMail({ 'Content-Transfer-Encoding': 'base64' }, '*** this = is ~ not base64 ***')))
      .text,
  ).toBe('string');
});

test('leaves out what PostgreSQL and JSON do not take', async () => {
  const mail = await readMail(buildMail({ Subject: 'Trip\u0000 =?utf-8?B?AABh?=' }, 'On\u0000 Friday\u0007\u001b[31m'));
  expect(mail).toMatchObject({ subject: 'Trip a', text: 'On Friday[31m' });
  const halves = await readMail(buildMail({ 'Content-Type': 'text/html; charset=utf-8' }, 'a&#xD83D;b&#0;c'));
  expect(halves.text).toBe('a\ufffdb\ufffdc');
  const utf16 = Buffer.concat([
    buildMail({ 'Content-Type': 'text/plain; charset=utf-16le' }, '').subarray(0, -2),
    Buffer.from('61003dd86200', 'hex'),
  ]);
  expect((await readMail(utf16)).text).not.toMatch(/\p{Surrogate}/u);
});

test.each(['Mon, 14 Sep 99999 08:00:00 +0000', 'yesterday', '', '31 Feb 2026 10:00 +0000', '0'])(
  'has no date when the header says %j',
  async (date) => {
    expect((await readMail(buildMail({ Date: date }))).date).toBeNull();
  },
);

test('has no date, sender, recipients and subject when the headers have none', async () => {
  const raw = buildMail({ Date: null, From: null, To: null, Subject: null });
  expect(await readMail(raw)).toMatchObject({ date: null, from: '', fromAddress: '', to: [], subject: '' });
});

test('reads HTML that is nested a hundred thousand times, closed or not', async () => {
  expect((await readMail(buildMail(html, `${'<div>'.repeat(100_000)}Friday${'</div>'.repeat(100_000)}`))).text).toBe(
    'Friday',
  );
  expect((await readMail(buildMail(html, `${'<blockquote><table><tr><td><b>'.repeat(100_000)}Friday`))).text).toContain(
    'Friday',
  );
  expect(
    (await readMail(buildMail(html, `${'<div hidden>'.repeat(100_000)}no${'</div>'.repeat(100_000)}Friday`))).text,
  ).toBe('Friday');
});

test('reads HTML that never closes a tag, a comment, a quote or a script', async () => {
  for (const piece of ['<a href="x', '<!--', "<p title='", '<script>', '<![CDATA[', '</'])
    await readMail(buildMail(html, `Friday${piece.repeat(200_000)}`));
});

test('reads addresses and encoded words made to be slow', async () => {
  await readMail(
    buildMail({
      From: `${'<'.repeat(100_000)}a@b`,
      To: `${'a:'.repeat(100_000)};`,
      Subject: '=?utf-8?Q?a?= '.repeat(20_000),
    }),
  );
  await readMail(buildMail({ From: `"${'\\'.repeat(200_000)}`, Subject: '=?'.repeat(200_000) }));
});
