import { buildProgram, serveApp, useTestDatabase, type ServedApp } from '@homeroom/testing';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { calendar, event } from '../../../apps/family-assistant/tests/calendar-fixtures.ts';
import {
  openCalendarService,
  type CalendarTestService,
} from '../../../apps/family-assistant/tests/calendar-service-fixture.ts';
import { botToken, fullHousehold } from '../../../apps/family-assistant/tests/service-fixture.ts';

const database = useTestDatabase('family-assistant');
const reads = ['list_events', 'find_events', 'list_conflicts', 'ask_family', 'list_recent_changes'];
const soccer = event(
  'UID:soccer',
  'DTSTART;TZID=America/Chicago:20261119T160000',
  'DURATION:PT75M',
  'SUMMARY:Soccer practice Maya',
);
const dentist = event(
  'UID:dentist',
  'DTSTART;TZID=America/Chicago:20261119T163000',
  'DURATION:PT45M',
  'SUMMARY:Orthodontist Leo',
);
const thursday = { start: '2026-11-19T00:00:00-06:00', end: '2026-11-20T00:00:00-06:00' };
const piano = { summary: 'Piano', start: '2026-11-19T10:00:00-06:00', end: '2026-11-19T11:00:00-06:00' };
let program: string;
let service: CalendarTestService;
let served: ServedApp;
const assistants: Client[] = [];
/** An assistant with the bot token, for Ana. */
let bot: Connection;
let call: Connection['call'];
let stderr = '';

beforeAll(async () => {
  program = await buildProgram(path.join(import.meta.dirname, 'main.ts'));
  service = openCalendarService(database.url, { household: fullHousehold });
  served = await serveApp(service.app);
  bot = await connect({ BOT_TOKEN: botToken, SENDER_ID: '1001' });
  call = bot.call;
});
afterAll(async () => {
  for (const assistant of assistants) await assistant.close();
  await served?.close();
  await service?.close();
});
beforeEach(async () => {
  await service.rows('TRUNCATE conflict, conflict_registry, operation CASCADE');
  await service.importText('family', calendar(soccer, dentist));
});

/** Starts the server as an assistant does, and connects to it. */
async function connect(variables: Record<string, string>) {
  const env = { HOMEROOM_URL: `${served.url}/api/v1`, ...variables };
  const transport = new StdioClientTransport({ command: process.execPath, args: [program], env, stderr: 'pipe' });
  transport.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const assistant = new Client({ name: 'test', version: '1.0.0' });
  const problems: Error[] = [];
  assistant.onerror = (error) => problems.push(error);
  await assistant.connect(transport);
  assistants.push(assistant);
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const { isError, content } = await assistant.callTool({ name, arguments: args });
    const [{ text }] = content as [{ text: string }];
    return isError === true ? { error: text } : (JSON.parse(text) as Answer);
  };
  return { assistant, call, problems };
}
// The tools answer JSON of many shapes, which the tests read.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Answer = Record<string, any>;
type Connection = Awaited<ReturnType<typeof connect>>;

const titles = async (from = call) =>
  (await from('list_events', thursday))['events'].map(
    ({ summary, start }: Answer) => `${start.slice(11, 16)} ${summary}`,
  );

describe('with the bot token', () => {
  test('the tools are listed with descriptions, schemas and hints, and nothing else is written', async () => {
    const { assistant, problems } = bot;
    const { tools } = await assistant.listTools();
    const hints = new Map(tools.map(({ name, annotations }) => [name, annotations]));
    expect([...hints.keys()].sort()).toEqual(
      [
        ...reads,
        'list_todays_events',
        'list_weeks_events',
        'add_event',
        'move_event',
        'rename_event',
        'cancel_event',
        'acknowledge_conflict',
        'resolve_conflict',
        'undo_change',
        'redo_change',
      ].sort(),
    );
    for (const { name, description = '', inputSchema } of tools) {
      expect([name, description.length > 20, inputSchema.type]).toEqual([name, true, 'object']);
      for (const [field, schema] of Object.entries(inputSchema.properties ?? {}))
        expect([name, field, typeof schema]).toEqual([name, field, 'object']);
    }
    expect(hints.get('list_events')).toMatchObject({ readOnlyHint: true });
    expect(hints.get('cancel_event')).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    expect(assistant.getInstructions()).toContain('ISO 8601');
    expect([problems, stderr]).toEqual([[], '']);
  });

  test('the calendar is read for today, a week and a range, without what a model has no use for', async () => {
    expect(await call('list_todays_events')).toEqual({ events: [], conflicts: [] });
    expect((await call('list_weeks_events'))['events']).toHaveLength(2);
    expect((await call('list_weeks_events', { week_offset: 1 }))['events']).toEqual([]);
    const { events, conflicts } = await call('list_events', thursday);
    expect(events[0]).toMatchObject({ summary: 'Soccer practice Maya', start: '2026-11-19T16:00:00-06:00' });
    expect(events[0].color).toBeUndefined();
    expect(conflicts).toMatchObject([{ event1_id: events[0].id, event2_id: events[1].id, overlap_minutes: 45 }]);
  });

  test('events are found by their words', async () => {
    const { events } = await call('find_events', { q: 'leo ortho', from: thursday.start });
    expect(events).toEqual([expect.objectContaining({ summary: 'Orthodontist Leo' })]);
    expect(await call('find_events', { q: 'swimming' })).toEqual({ events: [] });
  });

  test('a question is answered with its sources', async () => {
    expect(await call('ask_family', { question: 'When is Leo’s orthodontist?' })).toMatchObject({
      answer: expect.stringContaining('4:30'),
      sources: [expect.objectContaining({ type: 'calendar' })],
    });
  });

  test('an event is added, moved, renamed and cancelled, and each change is undone and redone', async () => {
    const added = await call('add_event', { ...piano, who: ['Maya'], location: 'Music school' });
    expect(added).toMatchObject({
      event: { ...piano, who: ['Maya Rivera'] },
      operation: { type: 'add', can_undo: true },
    });
    expect(added['operation'].snapshot).toBeUndefined();
    const event_id = added['event'].id;
    await call('move_event', { event_id, start: '2026-11-19T11:00:00-06:00', end: '2026-11-19T12:00:00-06:00' });
    await call('rename_event', { event_id, summary: 'Piano lesson' });
    expect(await titles()).toEqual(['11:00 Piano lesson', '16:00 Soccer practice Maya', '16:30 Orthodontist Leo']);
    const { operation } = await call('cancel_event', { event_id });
    expect(await titles()).toHaveLength(2);
    expect(await call('undo_change', { operation_id: operation.id })).toMatchObject({ status: 'undone' });
    expect(await titles()).toHaveLength(3);
    expect(await call('redo_change', { operation_id: operation.id })).toMatchObject({ status: 'restored' });
    expect(await titles()).toHaveLength(2);
    const { changes } = await call('list_recent_changes');
    expect(changes.map(({ type, sender_id }: Answer) => [type, sender_id])).toEqual(
      ['cancel', 'rename', 'move', 'add'].map((type) => [type, '1001']),
    );
  });

  test('a conflict is acknowledged, and settled with an option of the list', async () => {
    const [conflict] = (await call('list_conflicts'))['outstanding'];
    expect(await call('acknowledge_conflict', { conflict_id: conflict.id })).toMatchObject({ status: 'acknowledged' });
    const choice = {
      conflict_id: conflict.id,
      resolution_action: 'reschedule',
      choice_index: conflict.options.reschedule[0].index,
      options_revision: conflict.options_revision,
      executed: true,
    };
    expect(await call('resolve_conflict', choice)).toMatchObject({ status: 'resolved' });
    expect(await call('list_conflicts')).toEqual({ outstanding: [] });
    expect((await titles()).at(-1)).toMatch(/^17:30 /);
  });
});

describe('what goes wrong is an error of the tool', () => {
  test.each([
    ['list_events', { start: 'tomorrow', end: 'later' }, /wants a date-time with an offset/],
    ['list_events', { start: thursday.end, end: thursday.start }, /end.*later than.*start.*invalid_request/],
    ['cancel_event', { event_id: '6f1d3c52-8a41-8e0b-9c77-2b5e0a4d91f3' }, /\(event_not_found\)$/],
    ['undo_change', { operation_id: '6f1d3c52-8a41-4e0b-9c77-2b5e0a4d91f3' }, /\(operation_not_found\)$/],
    ['add_event', { ...piano, rrule: 'FREQ=SECONDLY' }, /\(invalid_request\)$/],
    ['ask_family', { question: 'x'.repeat(2_001) }, /question/],
  ])('%s with fields that are refused (%#)', async (name, args, message) => {
    expect((await call(name, args))['error']).toMatch(message);
  });

  test('a token that is refused, and a service that is not there', async () => {
    const refused = await connect({ BOT_TOKEN: 'wrong-token' });
    const { error } = await refused.call('list_conflicts');
    expect(error).toMatch(/Check the token of this server\. \(unauthorized\)$/);
    const gone = await serveApp(service.app);
    await gone.close();
    const lost = await connect({ BOT_TOKEN: botToken, HOMEROOM_URL: `${gone.url}/api/v1` });
    expect((await lost.call('add_event', piano))['error']).toMatch(
      /^The service could not be reached.*It may have been done: look at the calendar before trying again\.$/,
    );
    expect(`${error}${stderr}`).not.toContain('wrong-token');
  });
});

test('a dashboard token has the reads of its user, and no tool that changes anything', async () => {
  const { body } = await service.send('post', '/dashboard/token', { messenger_user_id: '1002' }).expect(201);
  const { assistant, call: ask } = await connect({ DASHBOARD_TOKEN: body.token });
  const { tools } = await assistant.listTools();
  expect(tools.map(({ name }) => name)).toEqual(reads);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  expect(await titles(ask)).toHaveLength(2);
  expect((await ask('find_events', { q: 'soccer' }))['events']).toHaveLength(1);
  expect((await ask('list_conflicts'))['outstanding']).toHaveLength(1);
  expect(await ask('list_recent_changes')).toEqual({ changes: [] });
  // Without a search index nobody knows whether a mail says otherwise.
  expect(await ask('ask_family', { question: 'When is Leo’s orthodontist?' })).toMatchObject({ confidence: 'medium' });
  expect((await ask('add_event', piano))['error']).toMatch(/add_event not found/);
});

test('a long list is cut, and says how much was left out', async () => {
  await service.importText(
    'family',
    calendar(
      event('UID:daily', 'DTSTART:20261101T150000Z', 'DURATION:PT1H', `SUMMARY:${'x'.repeat(400)}`, 'RRULE:FREQ=DAILY'),
    ),
  );
  const { events, left_out } = await call('list_events', {
    start: '2026-11-01T00:00:00Z',
    end: '2027-06-01T00:00:00Z',
  });
  expect(JSON.stringify(events).length).toBeLessThan(45_000);
  expect(events.length + left_out).toBe(212);
});

describe('the command', () => {
  const start = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
      const child = execFile(process.execPath, [program, ...args], { env }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode, stdout, stderr }),
      );
      child.stdin?.end();
    });

  test('explains itself', async () => {
    const { code, stdout } = await start(['--help']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('npm run --silent mcp')]);
  });

  test('says which variable is missing or wrong', async () => {
    for (const env of [{}, { BOT_TOKEN: 'a', DASHBOARD_TOKEN: 'b' }])
      expect(await start([], env)).toEqual({
        code: 2,
        stdout: '',
        stderr: 'Set BOT_TOKEN, or DASHBOARD_TOKEN to read only.\n',
      });
    expect((await start([], { BOT_TOKEN: 'a', HOMEROOM_URL: 'nowhere' })).stderr).toContain('HOMEROOM_URL');
  });

  test('ends with its input', async () => {
    expect(await start([], { BOT_TOKEN: 'a' })).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});
