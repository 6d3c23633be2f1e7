import { isSingleMail, plainMail } from './mail-charset.ts';
import { parseMail } from './parse-mail.ts';
import { buildMail } from './testing/build-mail.ts';

const fromLine = 'From okafor@lakeside.example.org Mon Sep 14 08:05:00 2026\n';
const spanish = 'La reunión es mañana a las 5 — ¡vengan todos!';
const textOf = async (mail: Buffer) => (await parseMail(mail)).text;

test('a mail that begins with a "From " line is one mail, two of them are a mailbox', async () => {
  const mail = Buffer.concat([Buffer.from(fromLine), buildMail()]);
  expect([isSingleMail(mail), isSingleMail(Buffer.concat([mail, Buffer.from('\n'), mail]))]).toEqual([true, false]);
  expect(await parseMail(mail)).toMatchObject({ subject: 'Field trip', text: 'See you on Friday.' });
});

test.each([
  ['UTF-16 with a byte order mark', (mail: string) => Buffer.from(`\ufeff${mail}`, 'utf16le')],
  ['UTF-16 without one', (mail: string) => Buffer.from(mail, 'utf16le')],
  ['UTF-16 of the other byte order', (mail: string) => Buffer.from(mail, 'utf16le').swap16()],
])('%s is read, whatever charset it declares', async (_what, encoded) => {
  const mail = buildMail({ 'Content-Type': 'text/plain; charset=utf-16' }, spanish).toString();
  expect(await textOf(encoded(mail))).toBe(spanish);
});

test.each([
  ['UTF-8 declared as ISO 8859-1', 'iso-8859-1', Buffer.from(spanish)],
  ['Windows-1252 declared as UTF-8', 'utf-8', Buffer.from(spanish.replace('—', '\u0097'), 'latin1')],
  ['UTF-8 as it says', 'utf-8', Buffer.from(spanish)],
])('%s is read as what it is', async (_what, charset, body) => {
  const head = buildMail({ 'Content-Type': `text/plain; charset=${charset}`, 'Content-Transfer-Encoding': '8bit' }, '');
  expect(await textOf(Buffer.concat([head.subarray(0, head.length - 2), body]))).toBe(spanish);
});

test('any other mail is left alone, to the byte', () => {
  const mail = buildMail();
  expect(plainMail(mail)).toBe(mail);
});
