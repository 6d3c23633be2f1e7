import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { processVariables } from '@homeroom/service-kit';
import pg from 'pg';
import { family, json, staging, startStack, type Stack } from '../support/attacked-stack.ts';

const word = 'Quokkaberry';
const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));
const dayMs = 86_400_000;
const retentionMs = 240_000;

let own: Stack;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-forgotten-'));
  own = await startStack({
    variables: { ALERT_SCHEDULE_MINUTES: '0.05,60,180', ALERT_QUIET_HOURS: 'none', ALLOW_UNKNOWN_MEMBERS: 'true' },
    args: ['--empty'],
  });
}, 240_000);
afterAll(async () => {
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a built command on this case's stack. */
function command(bundle: string, ...args: string[]): { status: number | null; output: string } {
  const { PATH, HOME } = processVariables();
  const [, service = ''] = /^apps\/([^/]+)/.exec(bundle) ?? [];
  const ofService = {
    DATABASE_URL: own.databaseUrls[service],
    FAMILY_CONFIG: path.join(own.dataDir, 'household.yaml'),
    QDRANT_URL: own.qdrantUrl,
    QDRANT_API_KEY: own.qdrantApiKey ?? undefined,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(dist, bundle), ...args], {
    env: { PATH, HOME, DATA_DIR: own.dataDir, INIT_CWD: folder, ...(service !== '' && ofService) },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, output: stdout + stderr };
}

async function query<Row extends object>(app: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: own.databaseUrls[app] });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function tablesWithWord(app: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    app,
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await query<{ found: boolean }>(
      app,
      `SELECT EXISTS (SELECT FROM ${name} one WHERE strpos(lower(to_jsonb(one)::text), $1) > 0) AS found`,
      [word.toLowerCase()],
    );
    if (row?.found) found.push(`${app}: ${name}`);
  }
  return found;
}

async function pointsWithWord(): Promise<string[]> {
  const headers = { 'Content-Type': 'application/json', 'api-key': String(own.qdrantApiKey) };
  const { result } = (await (await fetch(`${own.qdrantUrl}/collections`, { headers })).json()) as {
    result: { collections: { name: string }[] };
  };
  const found: string[] = [];
  for (const { name } of result.collections) {
    const response = await fetch(`${own.qdrantUrl}/collections/${name}/points/scroll`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ limit: 1_000, with_payload: true }),
    });
    if (holdsWord(await response.text())) found.push(`points of ${name}`);
  }
  return found;
}

/** Returns the files of the data folder, except PostgreSQL's, which overwrites its pages and WAL later. */
function filesWithWord(): string[] {
  const entries = readdirSync(own.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(own.dataDir, file).startsWith('postgres'));
  return files
    .filter((file) => holdsWord(file) || holdsWord(readOrNothing(file)))
    .map((file) => path.relative(own.dataDir, file));
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

const holdsWord = (text: string) => text.toLowerCase().includes(word.toLowerCase());
const everywhere = async () =>
  [
    ...(await tablesWithWord('family-assistant')),
    ...(await tablesWithWord('staging-knowledge')),
    ...(await tablesWithWord('athletics-admin')),
    ...(await pointsWithWord()),
    ...filesWithWord(),
  ].sort();

async function until(what: string, condition: () => Promise<boolean>, limitMs = 60_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end)
      throw new Error(`Not within ${limitMs / 1_000} s: ${what}; ${(await everywhere()).join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Stores mails, a message and a document. @returns their ids */
async function plantSources(): Promise<string[]> {
  const mail = (id: string, header: string) =>
    `From: ${word} Office <office@example.org>\nTo: ana@example.org\nSubject: ${word} trip\nDate: Mon, 14 Sep 2026 22:30:00 -0500\nMessage-ID: <${id}@example.org>\n${header}Content-Type: text/plain; charset=utf-8\n\nThe ${word} trip is on October 9, 2026.\n`;
  writeFileSync(path.join(folder, 'mail.eml'), mail('one', ''));
  writeFileSync(path.join(folder, 'newsletter.eml'), mail('two', 'List-Unsubscribe: <https://example.org/leave>\n'));
  expect(command('apps/staging-knowledge/import-mail.js', 'mail.eml', 'newsletter.eml')).toMatchObject({ status: 0 });
  const message = {
    extraction_id: 'forgotten',
    message_id: 1,
    message_text: `Bring ${word} cake on Friday.`,
    sender_name: word,
    chat_title: word,
    extracted_what: `${word} cake`,
    extracted_who: [word],
    extracted_where: word,
    calendar_event_title: word,
    extraction_type: 'coordination',
  };
  expect((await staging('/brain/ingest', json(message), own)).status).toBe(200);
  const letter = new FormData();
  letter.set(
    'file',
    new File(
      [
        `${word} Museum\n\nThe trip to the ${word} Museum is on October 9, 2026. Please return the ${word} slip by September 30.`,
      ],
      `${word}.txt`,
      { type: 'text/plain' },
    ),
  );
  const card = (await (await staging('/vision/briefing', { method: 'POST', body: letter }, own)).json()) as {
    id: string;
  };
  return ['mail:one@example.org', 'mail:two@example.org', 'extraction:forgotten', `document:${card.id}`];
}

/**
 * Creates an event that was changed and cancelled, and an imported one that overlapped with it and still exists.
 * @returns their ids
 */
async function plantEvents(): Promise<string[]> {
  const start = new Date(Math.ceil(Date.now() / dayMs) * dayMs + dayMs / 2);
  const stamp = start.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//x//EN',
    'BEGIN:VEVENT',
    'UID:imported',
    'DTSTAMP:20260101T000000Z',
    `DTSTART:${stamp}`,
    'DURATION:PT1H',
    `SUMMARY:${word} lesson`,
    `DESCRIPTION:Bring ${word}.`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  writeFileSync(path.join(folder, 'lesson.ics'), lines.join('\r\n'));
  expect(command('apps/family-assistant/import-ics.js', 'lesson.ics')).toMatchObject({ status: 0 });
  const [{ id: calendarId = '' } = {}] = await query<{ id: string }>(
    'family-assistant',
    "SELECT calendar_id AS id FROM calendar_object WHERE uid = 'imported'",
  );
  const keyed = (key: string) => ({ 'Idempotency-Key': key, 'X-Sender-Id': '1001' });
  const body = {
    summary: `${word} recital`,
    location: `${word} Street 1`,
    start: start.toISOString(),
    end: new Date(start.getTime() + dayMs / 24).toISOString(),
  };
  const { event } = (await (await family('/calendar/events', json(body, keyed('one')), own)).json()) as {
    event: { id: string };
  };
  const renamed = (await (
    await family(
      `/calendar/events/${event.id}`,
      { ...json({ summary: `${word} concert` }, keyed('two')), method: 'PATCH' },
      own,
    )
  ).json()) as { operation: { id: string } };
  expect(
    (await family('/undo', json({ action: 'undo', operation_id: renamed.operation.id }, keyed('three')), own)).status,
  ).toBe(200);
  expect(((await (await family('/conflicts', {}, own)).json()) as { outstanding: object[] }).outstanding).toHaveLength(
    1,
  );
  await until(
    'an alert was sent',
    async () => (await query('family-assistant', 'SELECT FROM alert_message WHERE sent_at IS NOT NULL')).length > 0,
  );
  expect((await family(`/calendar/events/${event.id}`, { method: 'DELETE', headers: keyed('four') }, own)).status).toBe(
    200,
  );
  await query(
    'family-assistant',
    "INSERT INTO travel_place (location, retry_at) VALUES ($1, now() + interval '1 day')",
    [`${word.toLowerCase()} street 1`],
  );
  const [{ uid = '' } = {}] = await query<{ uid: string }>(
    'family-assistant',
    "SELECT uid FROM operation WHERE type = 'add'",
  );
  return [`calendar:${calendarId}:${uid}`, `calendar:${calendarId}:imported`];
}

/** Creates data that is never stored or expires by itself: questions, a digest, a token's label, a grocery. */
async function plantOthers(): Promise<void> {
  const question = { question: `When is the ${word} recital?` };
  const { token } = (await (await family('/dashboard/token', json({ messenger_user_id: '1001' }), own)).json()) as {
    token: string;
  };
  const asked = [
    await family('/brain/query', json(question), own),
    await family('/dashboard/ask', json(question, { Authorization: `Bearer ${token}` }), own),
    await staging(`/brain/query?${new URLSearchParams({ q: `Where is the ${word} slip?` })}`, {}, own),
    await family(
      '/digest/generate',
      json({ items: [{ raw_text: `The ${word} trip is on October 9.`, source: word }], style: 'brief' }),
      own,
    ),
  ];
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const feed = (await (await family('/calendar/feed-token', json({ label: word }), own)).json()) as { token: string };
  expect((await family(`/calendar/feed-token/${feed.token}/revoke`, { method: 'POST' }, own)).status).toBe(204);
  await query(
    'staging-knowledge',
    "INSERT INTO grocery_item (id, name, quantity, added_by, origin, done_at) VALUES (gen_random_uuid(), $1, $1, $1, 'message:1:0', now())",
    [word],
  );
}

describe('What was forgotten', () => {
  let sources: string[];

  test('a word that every kind of source holds is found where it should be', async () => {
    sources = [...(await plantSources()), ...(await plantEvents())];
    await plantOthers();
    await until(
      'the events are indexed',
      async () =>
        (await query('family-assistant', 'SELECT FROM index_task WHERE claim IS NULL AND due_at <= now()')).length ===
        0,
    );
    const found = await everywhere();
    const tables = [
      'access_token',
      'alert_message',
      'calendar_object',
      'cancelled_object',
      'conflict',
      'idempotency_key',
      'operation',
      'travel_place',
    ].map((name) => `family-assistant: ${name}`);
    const others = ['document', 'event_graph_entry', 'grocery_item', 'knowledge_source'].map(
      (name) => `staging-knowledge: ${name}`,
    );
    expect(found).toEqual(
      expect.arrayContaining([
        ...tables,
        ...others,
        expect.stringMatching(/^points of /),
        expect.stringMatching(/^qdrant/),
      ]),
    );
    expect(found.filter((place) => place.startsWith('logs'))).toEqual([]);
  }, 240_000);

  test('is in no row, no point, no file and no log, once each source is forgotten and the rest has served its time', async () => {
    for (const source of sources)
      expect([source, command('tools/local-stack/forget.js', '--source', source)]).toEqual([
        source,
        { status: 0, output: expect.stringMatching(/^Removed /) },
      ]);
    expect(command('tools/local-stack/forget.js', '--source', String(sources[0]))).toMatchObject({ status: 1 });
    expect(await tablesWithWord('family-assistant')).toEqual(['family-assistant: access_token']);
    await query(
      'family-assistant',
      "UPDATE access_token SET revoked_at = now() - interval '31 days' WHERE label IS NOT NULL",
    );
    await query('staging-knowledge', "UPDATE grocery_item SET done_at = now() - interval '8 days'");
    await until('the word is gone', async () => (await everywhere()).length === 0, retentionMs);
    const answer = (await (await family('/brain/query', json({ question: 'When is the trip?' }), own)).json()) as {
      sources: object[];
    };
    expect(answer.sources).toEqual([]);
  }, 600_000);
});
