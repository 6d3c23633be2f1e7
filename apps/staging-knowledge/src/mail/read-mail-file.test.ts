import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailLimits } from './mail-limits.ts';
import { MboxSplitter } from './mbox-splitter.ts';
import { readMailFile } from './read-mail-file.ts';
import type { MailOutcome } from './read-mail-file.ts';
import { buildMail } from './testing/build-mail.ts';

const fromLine = 'From okafor@lakeside.example.org Mon Sep 14 08:05:00 2026';

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function collect(outcomes: AsyncIterable<MailOutcome>): Promise<MailOutcome[]> {
  const collected: MailOutcome[] = [];
  for await (const outcome of outcomes) collected.push(outcome);
  return collected;
}

async function readAll(bytes: Buffer | string, size = 4_096): Promise<MailOutcome[]> {
  return collect(readMailFile({ name: 'inbox', bytes: inPieces(Buffer.from(bytes), size) }));
}

function lf(mail: Buffer): string {
  return mail.toString().replaceAll('\r\n', '\n');
}

function summary(outcome: MailOutcome): string {
  return outcome.kind === 'mail'
    ? `${outcome.place} ${outcome.mail.messageId}: ${outcome.mail.text}`
    : `${outcome.place} fault: ${outcome.sentence}`;
}

function mbox(...bodies: string[]): string {
  return bodies
    .map((body, index) => `${fromLine}\n${lf(buildMail({ 'Message-ID': `<${index + 1}@example.org>` }, body))}\n`)
    .join('');
}

test('reads a single mail', async () => {
  expect((await readAll(buildMail())).map(summary)).toEqual(['inbox trip-1@lakeside.example.org: See you on Friday.']);
});

test.each([1, 7, 64, 100_000])('reads the messages of an mbox that comes in pieces of %d bytes', async (size) => {
  const text = mbox('First.\n\n>From the office: hello', 'Second.\n\nFrom Monday on we start at 9:00.', 'Third.');
  expect((await readAll(text, size)).map(summary)).toEqual([
    'inbox:1 1@example.org: First.\n\nFrom the office: hello',
    'inbox:12 2@example.org: Second.\n\nFrom Monday on we start at 9:00.',
    'inbox:23 3@example.org: Third.',
  ]);
});

test('takes one mark off a quoted From line', () => {
  const splitter = new MboxSplitter();
  const messages = [
    ...splitter.push(Buffer.from(`${fromLine}\nA: b\n\n>From x\n>>From y\n>Fromage\n`)),
    ...splitter.end(),
  ];
  expect(messages.map(({ raw }) => raw?.toString())).toEqual(['A: b\n\nFrom x\n>From y\n>Fromage\n']);
});

test.each([
  'From - Mon Sep 14 08:05:00 2026',
  'From 178@xxx Mon Sep 14 08:05:00 +0000 2026',
  'From a b@example.org  Mon, 14 Sep 2026 08:05:00',
])('knows %j as the start of a message', async (line) => {
  expect(await readAll(`${line}\n${lf(buildMail())}\n${line}\n${lf(buildMail())}`)).toHaveLength(2);
});

test('reads an mbox with line ends of Windows', async () => {
  expect((await readAll(mbox('First.', 'Second.').replaceAll('\n', '\r\n'))).map(summary)).toEqual([
    'inbox:1 1@example.org: First.',
    'inbox:10 2@example.org: Second.',
  ]);
});

test('reads what stands around a broken message', async () => {
  const text = `${mbox('First.')}${fromLine}\n\nno headers here\n\n${fromLine}\n${lf(buildMail({ 'Message-ID': '<3@example.org>' }, 'Third.'))}`;
  expect((await readAll(text)).map(summary)).toEqual([
    'inbox:1 1@example.org: First.',
    'inbox:10 fault: This message has no headers.',
    'inbox:14 3@example.org: Third.',
  ]);
});

test('gives every mail of one Message-ID', async () => {
  const twice = `${fromLine}\n${lf(buildMail())}\n`.repeat(2);
  expect((await readAll(twice)).map((outcome) => outcome.kind === 'mail' && outcome.mail.messageId)).toEqual([
    'trip-1@lakeside.example.org',
    'trip-1@lakeside.example.org',
  ]);
});

test.each([
  ['an empty file', ''],
  ['a file of blanks', ' \n\n'],
])('says that %s is empty', async (_what, text) => {
  expect((await readAll(text)).map(summary)).toEqual(['inbox fault: This file is empty.']);
});

test.each([
  ['a PDF', '%PDF-1.4\n1 0 obj\n'],
  ['notes', 'Milk\nEggs\n\nFrom: the shop\n'],
  ['a list of words and values', 'Milk: two\nEggs: six\n'],
  ['a calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'],
  ['bytes', '\u0000\u0001\u0002'],
])('says that %s is no mail', async (_what, text) => {
  expect((await readAll(text)).map(summary)).toEqual(['inbox fault: This file is neither a mail (.eml) nor an mbox.']);
});

test('refuses a message that is too large, and reads the one behind it', async () => {
  const large = mbox('First.', `${'x'.repeat(75)}\n`.repeat(mailLimits.messageBytes / 76 + 1), 'Third.');
  expect((await readAll(large, 1_000_000)).map(summary)).toEqual([
    'inbox:1 1@example.org: First.',
    'inbox:10 fault: This message is larger than 25 MiB.',
    expect.stringContaining('3@example.org: Third.'),
  ]);
  const single = buildMail({}, 'x'.repeat(mailLimits.messageBytes));
  expect((await readAll(single, 1_000_000)).map(summary)).toEqual(['inbox fault: This message is larger than 25 MiB.']);
});

test('holds one message at a time, however long the file', async () => {
  const message = Buffer.from(mbox('x'.repeat(100_000)));
  let peak = 0;
  async function* endless(): AsyncGenerator<Buffer> {
    for (let count = 0; count < 1_000; count += 1) yield message;
  }
  let mails = 0;
  const before = process.memoryUsage().rss;
  for await (const outcome of readMailFile({ name: 'inbox', bytes: endless() })) {
    if (outcome.kind === 'mail') mails += 1;
    if (mails % 50 === 0) peak = Math.max(peak, process.memoryUsage().rss - before);
  }
  expect(mails).toBe(1_000);
  expect(peak).toBeLessThan(300 * 1024 * 1024);
});

describe('a file on disk', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mail-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is told by its content, not by its name', async () => {
    const file = path.join(folder, 'letter.pdf');
    await writeFile(file, buildMail());
    expect(await collect(readMailFile(file))).toMatchObject([{ kind: 'mail', place: file }]);
  });

  test('that is not there or is a folder is a fault', async () => {
    const missing = path.join(folder, 'none.eml');
    expect(await collect(readMailFile(missing))).toEqual([
      { kind: 'fault', place: missing, sentence: 'This file cannot be read: no such file or directory (ENOENT).' },
    ]);
    expect(await collect(readMailFile(folder))).toEqual([
      {
        kind: 'fault',
        place: folder,
        sentence: 'This file cannot be read: illegal operation on a directory (EISDIR).',
      },
    ]);
  });

  test('is closed when its reader stops early', async () => {
    const file = path.join(folder, 'long.mbox');
    await writeFile(file, mbox(...Array.from({ length: 2_000 }, () => 'x'.repeat(1_000))));
    for await (const outcome of readMailFile(file)) {
      expect(outcome.kind).toBe('mail');
      break;
    }
  });
});
