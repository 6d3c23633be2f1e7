import { readMail, UnreadableMailError } from './read-mail.ts';
import { buildMail, buildMultipart } from './testing/build-mail.ts';

const plain = 'Content-Type: text/plain; charset=utf-8';
const rich = 'Content-Type: text/html; charset=utf-8';

test('reads what a letter says and who sent it', async () => {
  expect(await readMail(buildMail())).toEqual({
    messageId: 'trip-1@lakeside.example.org',
    type: 'email',
    from: 'Mr. Okafor',
    fromAddress: 'okafor@lakeside.example.org',
    to: ['ana@example.org'],
    subject: 'Field trip',
    date: new Date('2026-09-14T13:05:00Z'),
    text: 'See you on Friday.',
  });
});

test.each([
  ['List-Unsubscribe', '<https://news.example.org/leave>'],
  ['List-Id', 'Lakeside families <families.lakeside.example.org>'],
  ['Precedence', 'bulk'],
  ['Precedence', 'List'],
  ['Feedback-ID', 'autumn:mailer'],
])('calls a mail with %s: %s a newsletter', async (name, value) => {
  expect((await readMail(buildMail({ [name]: value }))).type).toBe('newsletter');
});

test.each([
  ['Precedence', 'first-class'],
  ['Auto-Submitted', 'auto-replied'],
  ['X-Mailer', 'Mail'],
])('calls a mail with %s: %s a letter', async (name, value) => {
  expect((await readMail(buildMail({ [name]: value }))).type).toBe('email');
});

test('decodes encoded headers, also the name of a sender', async () => {
  const mail = await readMail(
    buildMail({
      Subject: '=?utf-8?Q?F=C3=BCr_Elise_?= =?utf-8?B?8J+OuQ==?=',
      From: '=?iso-8859-1?Q?Mrs=2E_Casta=F1eda?= <piano@harmony.example.org>',
    }),
  );
  expect(mail).toMatchObject({
    subject: 'Für Elise 🎹',
    from: 'Mrs. Castañeda',
    fromAddress: 'piano@harmony.example.org',
  });
});

test.each([
  ['quoted-printable', 'iso-8859-1', 'Mrs. Casta=F1eda says=\r\n hello'],
  ['base64', 'utf-8', Buffer.from('Mrs. Castañeda says hello').toString('base64')],
  ['8bit', 'utf-8', 'Mrs. Castañeda says hello'],
])('decodes a body in %s and %s', async (encoding, charset, body) => {
  expect(
    (
      await readMail(
        buildMail({ 'Content-Type': `text/plain; charset=${charset}`, 'Content-Transfer-Encoding': encoding }, body),
      )
    ).text,
  ).toBe('Mrs. Castañeda says hello');
});

test('takes the plain form of a text that comes in two', async () => {
  const mail = buildMail(
    ...buildMultipart('alternative', [
      { headers: plain, body: 'The trip is on Friday.' },
      { headers: rich, body: '<p>The trip is on <b>Friday</b>.</p>' },
    ]),
  );
  expect((await readMail(mail)).text).toBe('The trip is on Friday.');
});

test('takes the HTML form when the plain one is a stub', async () => {
  const mail = buildMail(
    ...buildMultipart('alternative', [
      { headers: plain, body: 'Open in a browser.' },
      { headers: rich, body: '<h1>Lunch</h1><p>Pizza on Monday, soup on Tuesday, rice on Friday.</p>' },
    ]),
  );
  expect((await readMail(mail)).text).toBe('Lunch\n\nPizza on Monday, soup on Tuesday, rice on Friday.');
});

test('takes every part that is no form of another', async () => {
  const mail = buildMail(
    ...buildMultipart('mixed', [
      { headers: plain, body: 'A long first part that tells of the trip.' },
      { headers: rich, body: '<p>Cost: $5</p>' },
    ]),
  );
  expect((await readMail(mail)).text).toBe('A long first part that tells of the trip.\n\nCost: $5');
});

test('keeps a mail that is attached as a mail, with who wrote it', async () => {
  const inner = (subject: string, body: string): string =>
    `From: Coach <coach@club.example.org>\r\nSubject: ${subject}\r\n${body}`;
  const innermost = inner('Field', 'Content-Type: text/plain\r\n\r\nField 2 is closed.');
  const nested = inner('Fwd', `Content-Type: message/rfc822\r\n\r\n${innermost}`);
  const mail = await readMail(
    buildMail(
      ...buildMultipart('mixed', [
        { headers: plain, body: 'See below.' },
        { headers: 'Content-Type: message/rfc822', body: nested },
      ]),
    ),
  );
  expect(mail.text).toContain('See below.');
  expect(mail.text).toContain('Subject: Field');
  expect(mail.text).toContain('Field 2 is closed.');
});

test('leaves out what an answer quotes, and the signature', async () => {
  const body =
    'Yes, 4 pm is fine.\r\n\r\nOn Mon, Sep 14, 2026 at 8:05 AM Ana Rivera <ana@example.org>\r\nwrote:\r\n\r\n> Does 3 pm work?\r\n> Ana\r\n\r\n-- \r\nDana Whitfield\r\nRiverside Club';
  expect((await readMail(buildMail({ Subject: 'Re: time', 'In-Reply-To': '<a@example.org>' }, body))).text).toBe(
    'Yes, 4 pm is fine.',
  );
});

test.each([
  ['none', null],
  ['an empty one', '<>'],
  ['one with blanks', '<a b@c>'],
  ['one that is too long', `<${'a'.repeat(600)}@b>`],
])('makes an id of the content for a mail with %s, whatever its line ends', async (_what, id) => {
  const raw = buildMail({ 'Message-ID': id });
  const { messageId } = await readMail(raw);
  expect(messageId).toMatch(/^sha256:[\da-f]{64}$/);
  expect((await readMail(Buffer.from(`${raw.toString().replaceAll('\r\n', '\n')}\n\n`))).messageId).toBe(messageId);
  expect((await readMail(buildMail({ 'Message-ID': id, Subject: 'Another' }))).messageId).not.toBe(messageId);
});

test('refuses a message without headers', async () => {
  await expect(readMail(Buffer.from('\r\nJust words.\r\n'))).rejects.toThrow(UnreadableMailError);
});
