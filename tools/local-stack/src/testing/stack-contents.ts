import { sampleAdminUserId, sampleSchoolId } from '@homeroom/sample-data';
import type { AppName } from '../settings.ts';
import { at } from './replica-script.ts';
import type { Answer, ReplicaStack } from './replica-stack.ts';

/**
 * Tables about when something is due, how often something was written, or which texts were joined into one message. Of two
 * imports at once, the second notes that nothing changed only when it began after the first had ended.
 */
const timed = new Set([
  '_prisma_migrations',
  'notice',
  'alert_message',
  'calendar_source',
  'index_task',
  'conflict_registry',
  'import_note',
]);
const droppedTypes = new Set(['uuid', 'timestamp with time zone', 'bigint', 'bytea']);

/** All that a stack stores, as lines without ids and times, sorted: its tables, and the points of its collection. */
export async function stackContents(
  stack: ReplicaStack,
  index: { url: string; collection: string },
): Promise<string[]> {
  const tables = await Promise.all(
    (['family-assistant', 'staging-knowledge', 'athletics-admin'] as const).map((app) => tableLines(stack, app)),
  );
  return [...tables.flat(), ...(await pointLines(index))].sort();
}

async function tableLines(stack: ReplicaStack, app: AppName): Promise<string[]> {
  const columns = await stack.rows<{ table: string; column: string; type: string }>(
    app,
    'SELECT table_name AS "table", column_name AS "column", data_type AS type FROM information_schema.columns WHERE table_schema = \'public\' ORDER BY 1, 2',
  );
  const lines: string[] = [];
  for (const table of new Set(columns.map((column) => column.table))) {
    if (timed.has(table)) continue;
    const kept = columns.filter((column) => column.table === table && !droppedTypes.has(column.type));
    const list = kept.map(({ column }) => `"${column}"`).join(', ') || '1 AS row';
    const rows = await stack.rows<Record<string, unknown>>(app, `SELECT ${list} FROM "${table}"`);
    lines.push(...rows.map((row) => `${table} ${withoutTimes(JSON.stringify(row))}`));
  }
  return lines;
}

async function pointLines({ url, collection }: { url: string; collection: string }): Promise<string[]> {
  const response = await fetch(`${url}/collections/${collection}/points/scroll`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ limit: 10_000, with_payload: true, with_vector: false }),
  });
  const { result } = (await response.json()) as { result: { points: { payload: Record<string, unknown> }[] } };
  return result.points.map(({ payload }) => `point ${withoutTimes(JSON.stringify({ ...payload, written_at: '' }))}`);
}

/** A text without UUIDs, hashes, instants and stamps; without clock times too where it is about what is due now. */
export function withoutTimes(text: string): string {
  const plain = text
    .replaceAll(/[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/g, '#')
    .replaceAll(/[0-9a-f]{20,64}/g, '#')
    .replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)/g, '#')
    .replaceAll(/(?<=\/family\/)\w+/g, '#')
    .replaceAll(/"(relevance_score|\w+_ms)":[\d.]+/g, '"$1":#')
    .replaceAll(/(DTSTAMP|LAST-MODIFIED|CREATED)[^\\]*/g, '$1');
  return /Due \d/.test(plain) ? plain.replaceAll(/\d{1,2}:\d\d|20\d{6}T\d{6}/g, '#') : plain;
}

/** Lines of one list that the other does not have as often, with a minus or a plus. */
export function differences(expected: readonly string[], given: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const line of expected) count.set(line, (count.get(line) ?? 0) - 1);
  for (const line of given) count.set(line, (count.get(line) ?? 0) + 1);
  return [...count]
    .filter(([, times]) => times !== 0)
    .map(([line, times]) => `${times > 0 ? '+' : ''}${times} ${line}`);
}

/** Messages that members got, without their times: each title with the kind of its message, as often as it was told. */
export async function toldLines(stack: ReplicaStack): Promise<string[]> {
  const alerts = await stack.rows<{ line: string }>(
    'family-assistant',
    `SELECT concat_ws(' ', 'alert', conflict_alert.kind, number, chat_id, first_summary, second_summary, sent_at IS NOT NULL) AS line
      FROM conflict_alert JOIN alert_message ON alert_message.id = message_id JOIN conflict ON conflict.id = conflict_id`,
  );
  const told = stack.telegram.family.accepted
    .filter(({ text }) => !/Clash/.test(text))
    .flatMap(({ chatId, text }) =>
      (text.match(/(Due|Link|Work) \d+/g) ?? []).map((title) => `told ${chatId} ${title}`),
    );
  const replies = stack.telegram.staging.accepted.map(({ chatId, text }) => `reply ${chatId} ${text}`);
  return [...alerts.map(({ line }) => line), ...told, ...replies].sort();
}

/** Messages about conflicts that reached a chat more often, or less often, than they were recorded. */
export async function wronglySent(stack: ReplicaStack): Promise<string[]> {
  const sent = await stack.rows<{ line: string }>(
    'family-assistant',
    "SELECT chat_id || ' ' || (body->>'html') AS line FROM alert_message WHERE sent_at IS NOT NULL",
  );
  const accepted = stack.telegram.family.accepted.filter(({ text }) => /Clash/.test(text));
  return differences(
    sent.map(({ line }) => line),
    accepted.map(({ chatId, html }) => `${chatId} ${html}`),
  );
}

/** Reads through every replica, as text, one answer of each replica for a call. */
export async function readEverywhere(stack: ReplicaStack, base: Date): Promise<Map<string, string[]>> {
  const token = await stack.staffToken(sampleAdminUserId);
  const day = (n: number) => encodeURIComponent(at(base, n, 0).toISOString());
  const family: [string, string, object?][] = [
    ['GET', `/api/v1/calendar/events?start=${day(1)}&end=${day(45)}`],
    ['GET', `/api/v1/calendar/events?start=${day(50)}&end=${day(90)}`],
    ['GET', '/api/v1/conflicts'],
    ['GET', '/api/v1/calendar/changes'],
    ['POST', '/api/v1/brain/query', { question: 'When is Clash 3?' }],
    ['POST', '/api/v1/brain/query', { question: 'What do I bring to the hall?', force_keyword: true }],
    [
      'POST',
      '/api/v1/digest/generate',
      {
        style: 'brief',
        items: [{ raw_text: 'Picture day is on Tuesday. Return the form by October 5.', source: 'Weekly' }],
      },
    ],
  ];
  const read = new Map<string, string[]>();
  for (const [method, route, body] of family)
    read.set(
      `${method} ${route} ${body ? JSON.stringify(body) : ''}`,
      texts(await stack.callAll('family-assistant', method, route, body)),
    );
  for (const route of ['/brain/query?q=marker3', '/documents', '/grocery', '/api/event_graph/stats'])
    read.set(route, texts(await stack.callAll('staging-knowledge', 'GET', route)));
  for (const route of ['roster', 'coaches', 'stats']) {
    const call = `/api/v1/admin/${route}?school_id=${sampleSchoolId}`;
    const headers = { Authorization: `Bearer ${token}` };
    const answers = stack.replicas['athletics-admin'].map(() =>
      stack.call('athletics-admin', 'GET', call, undefined, headers),
    );
    read.set(call, texts(await Promise.all(answers)));
  }
  return read;
}

function texts(answers: readonly Answer[]): string[] {
  return answers.map(({ status, text }) => `${status} ${text}`);
}
