import { useTestDatabase } from '@homeroom/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { runForget } from '../src/commands/forget-command.ts';
import { runImportMail } from '../src/commands/import-mail-command.ts';
import { runStagingReindex } from '../src/commands/reindex-command.ts';
import { startKnowledgeHosts, type KnowledgeHosts } from './knowledge-fixture.ts';
import { buildConfig, ingest, openTestService, type TestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
let folder: string;
let hosts: KnowledgeHosts;
let service: TestService;
let variables: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'staging-commands-'));
  const familyConfig = path.join(folder, 'household.yaml');
  await writeFile(
    familyConfig,
    'family_id: rivera\ntimezone: America/Chicago\nmembers: [{ id: ana, name: Ana Rivera, role: parent }]\n',
  );
  hosts = await startKnowledgeHosts();
  variables = {
    DATABASE_URL: database.url,
    QDRANT_URL: hosts.qdrantUrl,
    MODEL_HOST_URL: hosts.models.url,
    FAMILY_CONFIG: familyConfig,
    INIT_CWD: folder,
  };
  service = openTestService(buildConfig(database.url, { qdrantUrl: hosts.qdrantUrl, modelsUrl: hosts.models.url }));
  await service.start();
});
afterAll(async () => {
  await service.close();
  await hosts.close();
  await rm(folder, { recursive: true });
});

type Command = typeof runForget;

async function run(command: Command, args: readonly string[], given: Record<string, string> = variables) {
  const said = { stdout: '', stderr: '' };
  const to = (name: 'stdout' | 'stderr') => ({ write: (text: string) => (said[name] += text) });
  return { code: await command(args, { stdout: to('stdout'), stderr: to('stderr') }, given), ...said };
}

const ask = async (q: string) => (await request(service.app).get('/brain/query').query({ q })).body;
const eml = (id: string, subject: string, text: string) =>
  `From: Lakeside Office <office@lakeside.example.org>\nTo: ana@example.org\nSubject: ${subject}\nDate: Mon, 14 Sep 2026 22:30:00 -0500\nMessage-ID: <${id}@lakeside.example.org>\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`;

describe('import:mail', () => {
  test('a mail is imported once, can be found, and follows its content', async () => {
    await writeFile(
      path.join(folder, 'slip.eml'),
      eml('slip', 'Permission slip', 'The permission slip is due on Wednesday, September 30, 2026.'),
    );
    const first = await run(runImportMail, ['slip.eml']);
    expect(first).toEqual({
      code: 0,
      stdout: 'slip.eml: 1 mail read, 0 left out; 1 created, 0 changed, 0 unchanged\nAll of it can be found now.\n',
      stderr: '',
    });
    expect((await ask('When is the permission slip due?')).sources[0]).toMatchObject({
      subject: 'Permission slip',
      date: '2026-09-14',
      source_type: 'email',
    });
    expect((await run(runImportMail, ['slip.eml'])).stdout).toBe(
      'slip.eml: 1 mail read, 0 left out; 0 created, 0 changed, 1 unchanged\n',
    );
    await writeFile(
      path.join(folder, 'slip.eml'),
      eml('slip', 'Permission slip', 'The permission slip is due on Thursday, October 1, 2026.'),
    );
    expect((await run(runImportMail, ['slip.eml'])).stdout).toContain('0 created, 1 changed, 0 unchanged');
    expect((await ask('When is the permission slip due?')).answer).toContain('October 1');
  });

  test('an mbox is imported with its copies counted, and mails make no entries in the event graph', async () => {
    const mails = [
      eml('a', 'Lunch', 'Tacos on Tuesday.'),
      eml('b', 'Bus', 'The bus is late.'),
      eml('a', 'Lunch', 'Tacos on Tuesday, again.'),
    ];
    await writeFile(
      path.join(folder, 'all.mbox'),
      mails.map((mail) => `From office@lakeside.example.org Mon Sep 14 22:30:00 2026\n${mail}\n`).join(''),
    );
    expect((await run(runImportMail, ['all.mbox'])).stdout).toContain(
      'all.mbox: 3 mails read, 0 left out; 2 created, 0 changed, 0 unchanged, 1 more than once\n',
    );
    expect((await run(runImportMail, ['all.mbox'])).stdout).toContain(
      '0 created, 0 changed, 2 unchanged, 1 more than once\n',
    );
    expect((await request(service.app).get('/api/event_graph/stats')).body.total).toBe(0);
  });

  test('a file that is no mail is told and does not stop the others', async () => {
    await writeFile(path.join(folder, 'no.eml'), 'just some words');
    await writeFile(path.join(folder, 'good.eml'), eml('good', 'Good', 'Good news.'));
    const result = await run(runImportMail, ['no.eml', 'missing.eml', 'good.eml']);
    expect(result).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^no\.eml: .+\nmissing\.eml: .+ENOENT.+\n$/),
    });
    expect(result.stdout).toContain('good.eml: 1 mail read');
  });

  test('while the index is unavailable the mails wait', async () => {
    await writeFile(path.join(folder, 'later.eml'), eml('later', 'Later', 'The choir sings in December.'));
    await hosts.stopQdrant();
    const command: Command = (args, output, given) => runImportMail(args, output, given, { waitMs: 300 });
    expect((await run(command, ['later.eml'])).stdout).toContain(
      '1 of them can be found as soon as the service runs and has indexed them.',
    );
    await hosts.startQdrant();
  });
});

describe('forget', () => {
  test('a source goes with its entries and its passages', async () => {
    const party = {
      extraction_id: 'forget-me',
      message_text: 'The secret party at the lighthouse begins on Friday, October 9, 2026 at 6 pm.',
      extracted_what: 'Secret party',
    };
    while ((await ingest(service.app, party)).body.status !== 'ok');
    expect((await ask('When does the secret party begin?')).answer).toContain('lighthouse');
    const result = await run(runForget, ['--source', 'extraction:forget-me']);
    expect(result).toEqual({
      code: 0,
      stdout:
        'Removed extraction:forget-me: message, Family Logistics: Secret party; 1 entry of the event graph.\nIts passages are gone from the search index.\n',
      stderr: '',
    });
    expect((await ask('When does the secret party begin?')).answer).not.toContain('lighthouse');
    expect((await request(service.app).get('/api/event_graph/stats')).body.total).toBe(0);
    expect(await run(runForget, ['--source', 'extraction:forget-me'])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no source extraction:forget-me in the knowledge base.\n',
    });
  });
});

describe('reindex', () => {
  test('a lost index is made again from the database, and what has no source any more goes', async () => {
    await ingest(service.app, { extraction_id: 'kept', message_text: 'The kept message', extracted_what: 'Kept' });
    const stats = async () => (await request(service.app).get('/brain/stats')).body.total_documents as number;
    const { rows } = await service.context.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM knowledge_source',
    );
    await service.context.index.remove(['mail:a@lakeside.example.org', 'extraction:kept']);
    await service.context.index.write([
      {
        id: 'mail:gone',
        type: 'email',
        kind: null,
        subject: 'Gone',
        sender: '',
        date: '',
        text: 'Nobody knows it any more.',
      },
    ]);
    const result = await run(runStagingReindex, []);
    expect([result.code, result.stdout]).toEqual([
      0,
      `staging-knowledge: ${(rows[0]?.count ?? 0) + 1} of ${(rows[0]?.count ?? 0) + 1} sources indexed\n`,
    ]);
    expect(await stats()).toBe(rows[0]?.count);
  });

  test('points of an older version get the provenance of their extraction', async () => {
    const { body } = await ingest(service.app, {
      extraction_id: 'older',
      sender_username: 'ana_r',
      extracted_who: ['Maya'],
      calendar_event_id: 'event-7',
      fuzzy_match_score: 0.8,
    });
    const qdrant = async (call: string, fields: Record<string, unknown>) => {
      const answer = await fetch(`${hosts.qdrantUrl}/collections/family_knowledge/points${call}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fields),
      });
      return (await answer.json()) as { result: { payload: Record<string, unknown> }[] };
    };
    const provenance = {
      extraction_id: 'older',
      message_id: '48213',
      extraction_type: 'calendar_event',
      extracted_what: 'Science Museum trip',
      sender_name: 'Unknown',
      sender_username: 'ana_r',
      chat_title: 'Family Logistics',
      extracted_who: ['Maya'],
      extracted_when: '',
      extracted_where: '',
      confidence: 0.5,
      needs_confirmation: true,
      calendar_check_status: 'pending',
      calendar_event_id: 'event-7',
      calendar_event_title: null,
      fuzzy_match_score: 0.8,
    };
    const payloads = async () =>
      (await qdrant('', { ids: body.ids, with_payload: true })).result.map(({ payload }) => payload);
    expect(await payloads()).toMatchObject([provenance]);
    await qdrant('/payload/delete?wait=true', { points: body.ids, keys: Object.keys(provenance) });
    expect(Object.keys((await payloads())[0] ?? {})).not.toContain('message_id');
    expect((await run(runStagingReindex, [])).code).toBe(0);
    expect(await payloads()).toMatchObject([provenance]);
  });

  test('without the index it ends at once', async () => {
    expect(
      await run(runStagingReindex, [], { ...variables, QDRANT_URL: 'http://user:secret-word@127.0.0.1:9' }),
    ).toEqual({ code: 3, stdout: '', stderr: 'The search index at http://127.0.0.1:9 does not answer.\n' });
  });
});

const commands: [string, Command, string[]][] = [
  ['import:mail', runImportMail, ['a.eml']],
  ['forget', runForget, ['--source', 'a']],
  ['reindex', runStagingReindex, []],
];

test.each(commands)(
  '%s helps, refuses what it does not understand, and says when the database is unavailable',
  async (_name, command, args) => {
    expect(await run(command, ['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage:') });
    expect((await run(command, [...args, '--unknown'])).code).toBe(2);
    const away = await run(command, args, {
      ...variables,
      DATABASE_URL: 'postgresql://user:secret-word@127.0.0.1:9/x',
    });
    expect([away.code, away.stderr]).toEqual([4, 'The database is not reachable right now.\n']);
    const nowhere = await run(command, args, { INIT_CWD: folder, DATA_DIR: 'none' });
    expect([nowhere.code, nowhere.stderr]).toEqual([4, expect.stringContaining('npm start')]);
  },
);

test.each([
  [runForget, [], '--source ID is needed.\n'],
  [
    runForget,
    ['--source', 'calendar:family:x'],
    "Events are family-assistant's: its command forgets them, and `npm run forget` runs the right one.\n",
  ],
  [runImportMail, [], 'At least one FILE is needed.\n'],
] as [Command, string[], string][])('what is missing is named', async (command, args, stderr) => {
  expect(await run(command, args)).toEqual({ code: 2, stdout: '', stderr: `${stderr}See --help.\n` });
});
