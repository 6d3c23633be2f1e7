import { openModelHost } from '@homeroom/model-host';
import {
  picturesOf,
  seeingModel,
  startFakeModelHost,
  type FakeModelHost,
  type FakeReply,
  type Trouble,
} from '@homeroom/model-host/testing';
import { CollectedReading } from '../../documents/read/collected-reading.ts';
import { readingLimits } from '../../documents/read/reading-limits.ts';
import type { HardPage, ReadPage } from '../../documents/read/reading-reports.ts';
import { readHardPages, type Sight } from './read-hard-pages.ts';

let host: FakeModelHost;
beforeAll(async () => {
  host = await startFakeModelHost({ models: [seeingModel] });
});
beforeEach(() => {
  host.behave();
  host.reply({ content: { lines: seenLines } });
});
afterAll(() => host.stop());

const seenLines = ['Year 4 Museum Trip', 'Please return the slip by September 30.'];
const seen = seenLines.join('\n');
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');

function hardPage(page: number, text: string, hard: Partial<HardPage> = {}): ReadPage {
  return {
    page,
    method: 'ocr',
    text,
    confidence: 0.4,
    hard: { picture: page, clearLetters: 0, otherText: '', ...hard },
  };
}

function reading(...pages: ReadPage[]): CollectedReading {
  const collected = new CollectedReading();
  for (const { hard } of pages)
    if (typeof hard?.picture === 'number') collected.take({ type: 'picture', id: hard.picture, jpeg });
  for (const page of pages) collected.take({ type: 'page', page });
  return collected;
}

let rested: number;
function sight(parts: Partial<Sight> = {}, ready: string | null = seeingModel.name): Sight {
  rested = 0;
  return {
    host: openModelHost({ url: host.url, api: 'ollama' }),
    model: { ready: async () => ready, rest: () => void (rested += 1) },
    logger: { warn: () => {} },
    totalMs: 60_000,
    ...parts,
  };
}

const read = async (collected: CollectedReading, parts: Partial<Sight> = {}) =>
  readHardPages(collected, sight(parts), new AbortController().signal);
const chats = () => host.requests.filter(({ purpose }) => purpose === 'chat');

test('a page that is hard to read is read by the model; the others are not shown to it', async () => {
  const collected = reading({ page: 1, method: 'ocr', text: 'Clear words.', confidence: 0.9 }, hardPage(2, 'Yaer 4'));
  const before = chats().length;
  await read(collected);
  expect(collected).toMatchObject({
    model: seeingModel.name,
    warnings: [],
    pages: [
      { method: 'ocr', text: 'Clear words.' },
      { method: 'vision', text: seen, confidence: 0.75 },
    ],
  });
  expect(
    chats()
      .slice(before)
      .map(({ body }) => picturesOf(body)),
  ).toEqual([[jpeg]]);
});

test.each([
  ['Name: Maya', `${seen}\n\nName: Maya`, 'mixed'],
  ['Museum Trip', seen, 'vision'],
])('what the page says besides its picture stays: %s', async (otherText, text, method) => {
  const collected = reading(hardPage(1, `Yaer\n\n${otherText}`, { otherText }));
  await read(collected);
  expect(collected.pages).toMatchObject([{ text, method }]);
});

test.each([
  [null, 'Year 4 Museum Trip'],
  ['Yaer 4 Musum', 'Year 4 Museum Trip'],
  ['Letter home', 'Letter home'],
])('a title %j becomes %j: only one made from the first page’s letters is replaced', async (title, expected) => {
  const collected = reading(hardPage(1, 'Yaer 4 Musum\nPlese'));
  collected.facts.title = title;
  await read(collected);
  expect(collected.facts.title).toBe(expected);
});

test('without a ready model, or without a hard page, nobody is asked and nothing is said', async () => {
  const before = chats().length;
  const collected = reading(hardPage(1, 'Yaer'));
  await readHardPages(collected, sight({}, null), new AbortController().signal);
  await read(reading({ page: 1, method: 'ocr', text: 'Clear.', confidence: 0.9 }));
  expect([chats().length - before, collected.warnings, collected.model, collected.pages[0]?.text]).toEqual([
    0,
    [],
    null,
    'Yaer',
  ]);
});

describe('what was recognised stays, with the reason,', () => {
  test.each<[string, Trouble | FakeReply]>([
    ['the model host did not answer within 0.2 seconds', { kind: 'hang' }],
    ['the model host could not be reached (ECONNRESET)', { kind: 'drop' }],
    ['the model host failed (500): llama runner process has terminated', { kind: 'broken' }],
    ['the model host does not have the model small-eyes:latest', { kind: 'model-missing' }],
    ['its answer could not be used', { kind: 'cut' }],
    ['its answer could not be used', { content: 'Here is the text:' }],
    ['its answer could not be used', { content: { text: 'Year 4' } }],
    ['its answer could not be used', { content: { lines: 'Year 4' } }],
    ['its answer could not be used', { content: { lines: Array<string>(40).fill('Thank you.') } }],
    ['it found no text there', { content: { lines: [] } }],
    ['it found no text there', { content: { lines: ['', ' … ', '———'] } }],
    ['it read less than character recognition did', { content: { lines: ['Trip'] } }],
  ])('%s', async (reason, trouble) => {
    if ('kind' in trouble) host.misbehave(trouble, { purposes: ['chat'] });
    else host.reply(trouble);
    const collected = reading(hardPage(1, 'Yaer 4 Musum', { clearLetters: 20 }));
    await read(collected, { pageMs: 'kind' in trouble && trouble.kind === 'hang' ? 200 : 20_000 });
    expect(collected).toMatchObject({
      model: null,
      truncated: false,
      pages: [{ method: 'ocr', text: 'Yaer 4 Musum', confidence: 0.4 }],
      warnings: [`The vision model did not read page 1: ${reason}.`],
    });
    expect(rested).toBe(reason.startsWith('the model host') ? 1 : 0);
  });
});

test('a host that fails is not asked about the next page; an answer of no use says nothing about the next', async () => {
  const pages = () => reading(hardPage(1, 'a'), hardPage(2, 'b'), hardPage(3, 'c'));
  const before = chats().length;
  host.misbehave({ kind: 'broken' }, { purposes: ['chat'] });
  const away = pages();
  await read(away);
  expect(away.warnings).toEqual([
    'The vision model did not read page 1, page 2 and page 3: the model host failed (500): llama runner process has terminated.',
  ]);
  expect(chats().length - before).toBe(1);
  host.behave();
  host.misbehave({ kind: 'cut' }, { purposes: ['chat'], times: 1 });
  const cut = pages();
  await read(cut);
  expect(cut.pages.map(({ method }) => method)).toEqual(['ocr', 'vision', 'vision']);
  expect(cut.warnings).toEqual(['The vision model did not read page 1: its answer could not be used.']);
});

test('the time for all pages is bounded, and pages beyond the pictures are named', async () => {
  const late = reading(hardPage(1, 'a'), hardPage(2, 'b'));
  await read(late, { totalMs: 0 });
  expect(late.warnings).toEqual(['The vision model did not read page 1 and page 2: the time for it was used up.']);
  const many = reading(hardPage(1, 'a'), hardPage(2, 'b', { picture: null }));
  await read(many);
  expect([many.pages.map(({ method }) => method), many.warnings]).toEqual([
    ['vision', 'ocr'],
    [`Only the first ${readingLimits.pictures} pages that are hard to read were shown to the vision model.`],
  ]);
});

test('a model with a small window is asked for a shorter page', async () => {
  const small = await startFakeModelHost({ models: [{ ...seeingModel, contextTokens: 4_096 }] });
  small.reply({ content: { lines: seenLines } });
  const collected = reading(hardPage(1, 'a'));
  await read(collected, { host: openModelHost({ url: small.url, api: 'ollama' }) }).finally(() => small.stop());
  expect(collected.pages).toMatchObject([{ method: 'vision' }]);
});

test('a caller who leaves ends the reading with the own reason, and the host is told', async () => {
  host.misbehave({ kind: 'hang' }, { purposes: ['chat'] });
  const leaving = new AbortController();
  const asked = chats().length;
  const call = readHardPages(reading(hardPage(1, 'a')), sight(), leaving.signal);
  for (let tries = 0; chats().length === asked && tries < 500; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  leaving.abort(new Error('Gone.'));
  await expect(call).rejects.toThrow('Gone.');
});

test('pages of attachments are read too, and named after their file', async () => {
  const collected = reading({ page: 1, method: 'text', text: 'See the photo.', confidence: 0.95 });
  for (const id of [1, 2]) collected.take({ type: 'picture', id, jpeg });
  collected.take({
    type: 'facts',
    facts: {
      attachments: [
        { filename: 'photo.jpg', detected_type: 'jpeg', size_bytes: 9, status: 'parsed', pages: [hardPage(1, 'Yaer')] },
        {
          filename: 'scan.pdf',
          detected_type: 'pdf',
          size_bytes: 9,
          status: 'parsed',
          pages: [{ page: 1, method: 'text', text: 'One.', confidence: 0.95 }, hardPage(2, '')],
        },
      ],
    },
  });
  host.misbehave({ kind: 'cut' }, { purposes: ['chat'], times: 1 });
  await read(collected);
  expect(collected.facts.attachments.map(({ pages }) => pages.map(({ text }) => text))).toEqual([
    ['Yaer'],
    ['One.', seen],
  ]);
  expect(collected.warnings).toEqual(['The vision model did not read photo.jpg: its answer could not be used.']);
});
