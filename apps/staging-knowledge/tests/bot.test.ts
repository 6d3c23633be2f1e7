import { openDatabase } from '@homeroom/database';
import { UnavailableError } from '@homeroom/errors';
import { startFakeTelegram, type FakeTelegram } from '@homeroom/messenger/testing';
import { fixedClock, until, useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { BotProgressStore } from '../src/bot/bot-progress-store.ts';
import type { Config } from '../src/config.ts';
import { RefusedDocumentError } from '../src/documents/read/reading-reports.ts';
import { botHousehold, botToken, People, startBotService, type BotService } from './bot-fixture.ts';
import { letter, plainReader } from './briefing-fixture.ts';
import { startKnowledgeHosts, type KnowledgeHosts } from './knowledge-fixture.ts';
import { buildConfig, ingest, openTestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
const group = -100200300;
/** 19:02 on September 15 in Chicago. */
const clock = fixedClock('2026-09-16T00:02:10Z');
let telegram: FakeTelegram;
let hosts: KnowledgeHosts;
let config: Config;
let service: BotService;
let people: People;
/** Makes reading fail when set. */
let trouble: Error | null = null;

beforeAll(async () => {
  [telegram, hosts] = await Promise.all([startFakeTelegram({ token: botToken }), startKnowledgeHosts()]);
  config = buildConfig(database.url, {
    qdrantUrl: hosts.qdrantUrl,
    modelsUrl: hosts.models.url,
    household: botHousehold,
    bot: { token: botToken, apiRoot: telegram.apiRoot },
  });
  people = new People(telegram);
  const { read, interpret } = plainReader();
  service = await startBotService(config, {
    clock,
    documentReader: {
      read: (bytes: Buffer, signal: AbortSignal) => (trouble ? Promise.reject(trouble) : read(bytes, signal)),
      interpret,
    } as never,
  });
  await until(async () => (await service.state()) === 'polling');
  await until(async () => (await request(service.app).get('/brain/stats')).status === 200);
});
afterAll(async () => {
  await service.close();
  await Promise.all([telegram.stop(), hosts.close()]);
});
afterEach(() => {
  trouble = null;
  telegram.behave();
});

const rows = async (query: string) => (await service.context.database.query<Record<string, unknown>>(query)).rows;
const metric = async (name: string) =>
  Number(
    new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)$`, 'm').exec((await request(service.app).get('/metrics')).text)?.[1],
  );
const document = (bytes: string, name = 'letter.txt') => ({
  document: { ...telegram.addFile(Buffer.from(bytes)), file_name: name, mime_type: 'text/plain' },
});
const groceries = async () =>
  (await request(service.app).get('/grocery')).body.items
    .map(({ name, quantity }: { name: string; quantity: string | null }) =>
      quantity === null ? name : `${name}, ${quantity}`,
    )
    .toReversed();

test('a message of a member is kept and found, and an edited one takes its place', async () => {
  const number = people.write('Leo has the dentist on Friday at 3pm at Main Street Clinic');
  const id = `extraction:telegram:1001:${number}`;
  const kept = () =>
    rows(
      `SELECT source.sender, source.said_at AS "saidAt", entry.what, entry.who, entry."when", entry."where", entry.closed_at IS NULL AND entry.needs_confirmation AS open FROM knowledge_source source JOIN event_graph_entry entry ON entry.source_id = source.id WHERE source.id = '${id}'`,
    );
  await until(async () => (await kept()).length === 1);
  const saidAt = new Date('2026-09-16T00:00:00Z');
  expect(await kept()).toEqual([
    {
      sender: 'Ana Rivera',
      saidAt,
      what: 'Leo has the dentist on Friday at 3pm at Main Street Clinic',
      who: ['Leo Rivera'],
      when: '2026-09-18T15:00',
      where: 'Main Street Clinic',
      open: false,
    },
  ]);
  people.edit(number, 'Leo has the dentist on Friday at 4pm');
  await until(async () => (await kept())[0]?.['when'] === '2026-09-18T16:00');
  expect(await kept()).toMatchObject([{ saidAt, where: '' }]);
  expect(await people.ask('/ask When is the dentist?')).toContain(
    '4pm” (Found in: Ana Rivera: Leo has the dentist on Friday at 4pm, 2026-09-15)',
  );
  expect(await people.ask('/ask')).toContain('What would you like to know?');
});

test('a document and a photo become documents with a card as the answer', async () => {
  const card = await people.ask({ ...document(letter, '../trip.txt'), caption: 'Who signs this?' });
  expect(card).toContain('Year 4 Science Museum Trip');
  expect(card).toMatch(/By when\n• Wed, Sep 30: [^\n]*permission slip/);
  expect(card).toMatch(/To do\n• [^\n]*permission slip/);
  expect(await rows('SELECT filename, sender, sender_username AS username, sent_as AS "sentAs" FROM document')).toEqual(
    [{ filename: 'trip.txt', sender: 'Ana Rivera', username: 'user1001', sentAs: 'attachment' }],
  );
  expect(
    await rows("SELECT text FROM knowledge_source WHERE type = 'message' AND text LIKE 'Who signs this?%'"),
  ).toHaveLength(1);
  const sizes = ['Community picnic', 'Community picnic on Saturday, October 17, 2026.'].map((text) => ({
    ...telegram.addFile(Buffer.from(text)),
    width: text.length,
    height: 90,
  }));
  expect(await people.ask({ photo: sizes }, { chat: group, from: 1002 })).toContain('Sat, Oct 17');
  expect(
    await rows(
      'SELECT filename, sender, sent_as AS "sentAs" FROM document ORDER BY received_at DESC, filename LIMIT 2',
    ),
  ).toContainEqual({ filename: 'photo.jpg', sender: 'Ben Rivera', sentAs: 'photo' });
  expect(telegram.accepted.at(-1)?.chatId).toBe(String(group));
});

test('what cannot be read or fetched is answered with the reason', async () => {
  trouble = new RefusedDocumentError('A Word document of the old kind (.doc) cannot be read. <Save it as PDF.>');
  expect(await people.ask(document('old'))).toBe(
    'A Word document of the old kind (.doc) cannot be read. <Save it as PDF.>',
  );
  expect(await people.ask({ document: { file_id: 'gone', file_unique_id: 'g' } })).toContain(
    'I could not fetch this file',
  );
  expect(await people.ask({ document: { file_id: 'huge', file_unique_id: 'h', file_size: 20_971_521 } })).toBe(
    'This file is too large. I take up to 20 MB.',
  );
  expect(await people.ask({ ...document(''), caption: '' })).toBe('This file is empty.');
});

test('what may work later is tried again, and given up at last, so that others need not wait for it', async () => {
  trouble = new UnavailableError('Too many documents are being read right now.', 'reader_busy', 10);
  people.write(document('Picnic on Saturday, October 24, 2026.'));
  await until(() =>
    service.logLines.some(
      ({ err }) => (err as Error | undefined)?.message === 'Too many documents are being read right now.',
    ),
  );
  trouble = null;
  expect((await people.answer()).text).toContain('Sat, Oct 24');
  trouble = new Error('boom');
  people.write(document('Picnic on Saturday, October 31, 2026.'));
  people.write('/help');
  expect((await people.answer()).text).toBe(
    'Something went wrong on my side, and I could not do this. Please send it again.',
  );
  expect((await people.answer()).text).toContain('/grocery');
  expect(await metric('bot_updates_given_up_total')).toBe(1);
});

test('an answer that is refused is not given again', async () => {
  telegram.misbehave({ kind: 'blocked' }, { times: 1 });
  people.write('/add salt');
  expect(await people.ask('/help')).toContain('/grocery');
  expect(await groceries()).toEqual(['salt']);
  expect(await people.ask('/done salt')).toContain('✓ salt');
});

test('the grocery list is filled, shown and struck out by commands and buttons', async () => {
  expect(await people.ask('/grocery')).toContain('The grocery list is empty.');
  expect(await people.ask('/add milk, 2 l, eggs\nbread')).toContain('On the list: milk, 2 l; eggs; bread');
  clock.advance(1_000);
  expect(await people.ask('/add@homeroom_bot Eggs, <b>jam</b>', { from: 1002, chat: group })).toMatch(
    /On the list: <b>jam<\/b>\nAlready on it: Eggs/,
  );
  expect(await people.ask('/done 1, bread, soap')).toMatch(/✓ milk, 2 l; bread\nNot on the list: “soap”/);
  expect(await people.ask('/done')).toContain('What is done?');
  expect(await people.ask('/add')).toContain('What shall I put on the list?');
  people.write('/grocery');
  const list = await people.answer();
  expect([list.text, list.buttons.flat().map(({ label }) => label)]).toEqual([
    'Grocery list\n1. eggs\n2. <b>jam</b>',
    ['✓ eggs', '✓ <b>jam</b>'],
  ]);
  expect(await people.press(list, '✓ eggs', 1002)).toBe('✓ eggs');
  await until(() => telegram.edits.length === 1);
  expect(telegram.edits[0]).toMatchObject({ messageId: list.messageId, text: 'Grocery list\n1. <b>jam</b>' });
  expect(await people.press(list, '✓ eggs')).toBe('✓ eggs');
  expect(await groceries()).toEqual(['<b>jam</b>']);
});

test('numbers mean the items next to them in the list that the chat saw last, after a restart too', async () => {
  await rows('UPDATE grocery_item SET done_at = now() WHERE done_at IS NULL');
  await people.ask('/add milk, eggs, bread, 🍎');
  expect(await people.ask('/grocery')).toBe('Grocery list\n1. milk\n2. eggs\n3. bread\n4. 🍎');
  expect(await people.ask('/done 1')).toContain('✓ milk');
  expect(await people.ask('/done eggs', { from: 1002 })).toContain('✓ eggs');
  await service.close();
  service = await startBotService(config, { clock });
  expect(await people.ask('/done 2, 3')).toMatch(/^✓ bread\nNo longer on the list: “2”/);
  expect(await people.ask('/grocery')).toBe('Grocery list\n1. 🍎');
  expect(await people.ask('/done 1')).toContain('✓ 🍎');
});

test('what waits comes the most urgent first', async () => {
  await rows('UPDATE event_graph_entry SET closed_at = now() WHERE closed_at IS NULL');
  const waiting = {
    later: '2026-10-09',
    over: '2026-09-14',
    soon: '2026-09-17T15:00',
    unknown: 'some day',
    today: '2026-09-15',
    newest: '',
  };
  for (const [what, when] of Object.entries(waiting)) {
    clock.advance(1_000);
    await ingest(service.app, {
      extraction_id: `urgent-${what}`,
      message_id: what,
      extraction_type: 'coordination',
      extracted_what: what,
      extracted_when: when,
    });
  }
  expect([...(await people.ask('/open')).matchAll(/^\d\. (\w+)/gm)].map(([, what]) => what)).toEqual([
    'today',
    'soon',
    'later',
    'newest',
    'unknown',
    'over',
  ]);
});

test('what waits is listed, confirmed and closed by its buttons', async () => {
  await rows('UPDATE event_graph_entry SET closed_at = now() WHERE closed_at IS NULL');
  expect(await people.ask('/open')).toBe('Nothing waits for you.');
  await ingest(service.app, {
    extraction_id: 'c1',
    extraction_type: 'coordination',
    extracted_what: 'Who drives Leo?',
    extracted_when: '2026-09-18T15:00',
    extracted_who: ['Leo'],
  });
  clock.advance(1_000);
  await ingest(service.app, { extraction_id: 'c2', extracted_what: 'Is the picnic on?', extracted_when: '' });
  people.write('/open');
  const open = await people.answer();
  expect(open.text).toBe(
    'Waiting for somebody\n1. Who drives Leo?\n    Leo · Fri, Sep 18, 3:00 PM\n2. Is the picnic on?',
  );
  expect(await people.press(open, '✓ 2 Confirm')).toBe('Confirmed: Is the picnic on?');
  expect(await people.press(open, '✕ 1 Close')).toBe('Closed: Who drives Leo?');
  await until(() => telegram.edits.at(-1)?.text === 'Nothing waits for you.');
  const { body } = await request(service.app).get('/api/event_graph/recent');
  const entry = (what: string) => body.find((one: { what: string }) => one.what === what);
  expect([entry('Is the picnic on?'), entry('Who drives Leo?')]).toMatchObject([
    { status: 'closed', needs_confirmation: false },
    { status: 'closed', needs_confirmation: true },
  ]);
  expect(await people.ask('/recent')).toMatch(/^The last seven days\n• Tue, Sep 15: Is the picnic on\?/);
});

test('commands are explained, and those for other bots are left alone', async () => {
  expect(await people.ask('/help')).toContain('/grocery – the grocery list');
  expect(await people.ask('/start')).toContain('/grocery – the grocery list');
  expect(await people.ask('/weather tomorrow')).toBe('I do not know /weather. /help lists what I do.');
  for (const text of ['/grocery@other_bot', '/weather']) people.write(text, { chat: group });
  expect(await people.ask('/Weather@Homeroom_Bot', { chat: group })).toBe(
    'I do not know /weather. /help lists what I do.',
  );
});

test('people whom the family file does not know are ignored, counted, and told of in the log once', async () => {
  const before = [await metric('bot_unknown_senders_total'), (await rows('SELECT id FROM knowledge_source')).length];
  people.write('/grocery', { from: 6_666 });
  people.write('let me in', { from: 6_666, chat: group });
  people.write(document('x'), { from: 6_666, chat: group });
  await people.ask('/help');
  expect([await metric('bot_unknown_senders_total'), (await rows('SELECT id FROM knowledge_source')).length]).toEqual([
    Number(before[0]) + 3,
    before[1],
  ]);
  expect(service.logLines.filter(({ msg }) => String(msg).includes('not in the family file'))).toMatchObject([
    { updates: 1 },
  ]);
  expect(telegram.accepted.filter(({ chatId }) => chatId === '6666')).toEqual([]);
});

test('a messenger in trouble is told of once, by the log and by /readyz, and followed again when it is back', async () => {
  const succeeded = () => metric('background_job_succeeded_timestamp_seconds\\{name="bot"[^}]*\\}');
  const said = (part: string) => service.logLines.filter(({ msg }) => String(msg).includes(part)).length;
  for (const [plan, state, words] of [
    [
      { kind: 'refused', status: 409, description: 'Conflict: terminated by other getUpdates request' },
      'conflict',
      'somebody else polls',
    ],
    [{ kind: 'broken' }, 'away', 'cannot be reached'],
    [{ kind: 'refused', status: 401, description: 'Unauthorized' }, 'refused', 'is STAGING_BOT_TOKEN right?'],
  ] as const) {
    telegram.misbehave(plan, { method: 'getUpdates' });
    people.write('/help');
    await until(async () => (await service.state()) === state);
    const last = await succeeded();
    clock.advance(1_000);
    const failures = await metric(`bot_poll_failures_total\\{reason="${state}"[^}]*\\}`);
    await until(async () => (await metric(`bot_poll_failures_total\\{reason="${state}"[^}]*\\}`)) > failures + 2);
    expect([said(words), (await request(service.app).get('/health')).status]).toEqual([1, 200]);
    expect(await succeeded()).toBe(last);
    telegram.behave();
    expect((await people.answer()).text).toContain('/grocery');
    people.write('/help');
    expect((await people.answer()).text).toContain('/grocery');
    expect([await service.state(), said(words)]).toEqual(['polling', 1]);
    await until(async () => (await succeeded()) === last + 1);
  }
  expect(JSON.stringify(service.logLines)).not.toContain(botToken);
});

describe('a bot that dies', () => {
  const revive = async () => {
    service = await startBotService(config, { clock });
  };

  /** Waits until everything that was begun is done. */
  const settled = () =>
    until(async () => (await rows('SELECT next_update = begun + 1 AS done FROM bot_progress'))[0]?.['done'] === true);
  const firstLines = async (count: number) => {
    const lines: string[] = [];
    for (let place = 0; place < count; place += 1) lines.push(String((await people.answer()).text.split('\n')[0]));
    return lines;
  };

  test('before it has answered does what was asked once, and answers once', async () => {
    await rows('UPDATE grocery_item SET done_at = now() WHERE done_at IS NULL');
    await people.ask('/add tea, tea towels, tea lights');
    telegram.misbehave({ kind: 'busy', retryAfterSeconds: 600 });
    people.write('/done 1');
    await until(async () => !(await groceries()).includes('tea'));
    await service.close();
    telegram.behave();
    clock.advance(1_000);
    people.write('/add rice');
    await revive();
    expect(await firstLines(2)).toEqual(['✓ tea', 'On the list: rice']);
    expect(await groceries()).toEqual(['tea towels', 'tea lights', 'rice']);
  });

  test('after it has answered repeats that answer, and nothing else', async () => {
    await settled();
    await service.close();
    const pool = openDatabase({ url: database.url, applicationName: 'test' });
    const progress = new BotProgressStore(pool);
    const dying = Object.assign(progress, {
      begin: async () => 1,
      finish: () => Promise.reject(new Error('The process died.')),
    });
    service = await startBotService(config, { clock, botProgress: dying });
    people.write('/done 1');
    expect(await firstLines(1)).toEqual(['✓ tea towels']);
    await service.close();
    await pool.end();
    people.write(document('Picture day is on Friday, October 2, 2026.'));
    await revive();
    expect((await people.answer()).text).toMatch(/^✓ tea towels/);
    await until(() => telegram.accepted.at(-1)?.text.includes('Oct 2') === true);
    expect(await groceries()).toEqual(['tea lights', 'rice']);
    expect(
      await rows("SELECT id FROM knowledge_source WHERE type = 'document' AND text LIKE 'Picture day%'"),
    ).toHaveLength(1);
  });

  test('for a quiet week takes up the new numbers of the messenger', async () => {
    await settled();
    await service.close();
    const pool = openDatabase({ url: database.url, applicationName: 'test' });
    await pool.query("UPDATE bot_progress SET done_at = now() - interval '8 days'");
    await pool.end();
    telegram.continueUpdatesFrom(7);
    people.write('/help');
    await revive();
    await until(() => telegram.accepted.at(-1)?.text.includes('/grocery –') === true);
  });

  test('leaves the polling to a replica that stands by', async () => {
    await settled();
    const replica = await startBotService(config, { clock });
    await until(async () => (await replica.state()) === 'standby');
    await service.close();
    await until(async () => (await replica.state()) === 'polling');
    service = replica;
    const before = telegram.accepted.length;
    people.write('/grocery');
    await until(() => telegram.accepted.length > before);
    expect(telegram.accepted.at(-1)?.text).toContain('tea lights');
  });
});

test.each(['disabled', 'no_token'] as const)('a service without a bot (%s) says so, and is ready', async (bot) => {
  const silent = openTestService(buildConfig(database.url, { bot }));
  const { status, body } = await request(silent.app).get('/readyz');
  expect([status, body]).toEqual([200, { status: 'ok', bot }]);
  await silent.close();
});
