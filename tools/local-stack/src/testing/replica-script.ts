import { setTimeout as pause } from 'node:timers/promises';
import { sampleExtractions, sampleMails, sampleSchool, sampleSchoolId } from '@homeroom/sample-data';
import { until } from '../processes.ts';
import type { AppName } from '../settings.ts';
import type { Answer, ReplicaStack } from './replica-stack.ts';
import { passTenMinutes } from './pass-ten-minutes.ts';

/** Family file of the script. */
export const scriptHousehold = `family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, messenger_user_id: "1001", designated: true }
  - { id: ben, name: Ben Rivera, nickname: Dad, role: parent, messenger_user_id: "1002" }
  - { id: maya, name: Maya Rivera, role: child }
calendars:
  - { id: family, default: true }
  - { id: maya, owner: maya }
  - { id: link, url: "LINK" }
  - { id: work, owner: ana, caldav: "CALDAV" }
group_chat_id: "-100200300"
changes: { within_days: 60 }
reminders:
  - { title: Due, before: [10m], to: group }
`;

/** Tasks of the index that wait to be done now. */
const open = '(due_at <= now() OR failures > 0)';
const calmLimitMs = 90_000;
const dayMs = 86_400_000;
const workers = 6;
const letters = ['Museum', 'Zoo', 'Theatre'].map(
  (place) =>
    `Trip to the ${place}\n\nLakeside Elementary, September 14, 2026\n\nDear parents,\n\nOn Friday, October 9, 2026 we visit the ${place}. The bus leaves at 8:45. Please return the slip by September 30, 2026.\n`,
);

/** Sizes of the script. */
export interface ScriptLoad {
  clashes: number;
  reminders: number;
  changesPerWorker: number;
  ingests: number;
}

/**
 * Plays the same hour in any stack: imports that run twice at once, a load of changes, messages, letters and questions,
 * calendars that others change, and all that the background jobs make of it. Resolves when nothing is left to do.
 * @param base midnight of a day in UTC, to which the days of the events are relative
 */
export async function playScript(stack: ReplicaStack, base: Date, load: ScriptLoad): Promise<void> {
  await stack.rows(
    'staging-knowledge',
    "INSERT INTO knowledge_source (id, type, subject, text, provenance, created_at) SELECT 'message:old-' || n, 'message', 'Old', 'Old', '{}', now() - interval '31 days' FROM generate_series(1, 500) n",
  );
  stack.link = calendarText(numbered('Link', 10).map((title, n) => event(title, at(base, 20 + n, 9))));
  for (const [n, title] of numbered('Work', 10).entries()) await putEvent(stack, title, at(base, 35 + n, 9));
  await stack.start();
  await imports(stack, base, load);
  await waitFor('the subscribed and the mirrored calendar', async () => {
    const sql = "SELECT 1 FROM calendar_object WHERE calendar_id IN ('link', 'work')";
    return (await stack.rows('family-assistant', sql)).length === 20;
  });
  await Promise.all([
    ...Array.from({ length: workers }, (_, worker) => changeEvents(stack, base, worker, load.changesPerWorker)),
    ingest(stack, base, load.ingests),
    sendLetters(stack),
    chat(stack),
    ask(stack),
    changeOutside(stack, base),
  ]);
  await settle(stack, load);
}

/** Moment on a day of the script. */
export const at = (base: Date, day: number, hour: number, minute = 0) =>
  new Date(base.getTime() + day * dayMs + (hour * 60 + minute) * 60_000);
const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word} ${n}.`);
const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

function event(title: string, start: Date, minutes = 40): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${title.toLowerCase().replaceAll(/\W+/g, '-')}`,
    'DTSTAMP:20260901T000000Z',
    `SUMMARY:${title}`,
    `DTSTART:${stamp(start)}`,
    ...(minutes > 0 ? [`DURATION:PT${minutes}M`] : []),
    'END:VEVENT',
  ];
}

function calendarText(events: readonly string[][]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Homeroom//Test//EN', ...events.flat(), 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

/** Every import runs twice at once; events that are over go by retention. */
async function imports(stack: ReplicaStack, base: Date, { clashes, reminders }: ScriptLoad): Promise<void> {
  const now = Date.now();
  const families = [
    ...numbered('Clash', clashes).map((title, n) =>
      event(title, at(base, 2 + (n >> 4), 6 + 2 * ((n >> 1) % 8), (n % 2) * 30)),
    ),
    ...numbered('Due', reminders).map((title, n) => event(title, new Date(now + (640 + n) * 1_000), 0)),
    ...numbered('Past', 50).map((title, n) => event(title, at(base, -90 + (n % 20), n % 24))),
  ];
  const mail = sampleMails(base.toISOString().slice(0, 10));
  const mails = stack.files('mail', mail);
  const calendar = `${stack.files('calendar', [['family.ics', calendarText(families)]])}/family.ics`;
  const school = stack.files('school', sampleSchool());
  const commands: [AppName, string, string[]][] = [
    ['family-assistant', 'import-ics', [calendar]],
    ['staging-knowledge', 'import-mail', mail.map(([name]) => `${mails}/${name}`)],
    ['athletics-admin', 'import-roster', [school, '--school', sampleSchoolId]],
  ];
  await Promise.all([...commands, ...commands].map(([app, name, args]) => stack.command(app, name, args)));
}

async function putEvent(stack: ReplicaStack, title: string, start: Date): Promise<void> {
  const uid = title.toLowerCase().replaceAll(/\W+/g, '-');
  const response = await fetch(`${stack.caldavUrl}${uid}.ics`, {
    method: 'PUT',
    headers: { 'content-type': 'text/calendar' },
    body: calendarText([event(title, start)]),
  });
  if (!response.ok) throw new Error(`The calendar server answered ${response.status}.`);
}

/** Adds, renames, moves, cancels and undoes, each sent twice at once with one key to two replicas. */
async function changeEvents(stack: ReplicaStack, base: Date, worker: number, count: number): Promise<void> {
  const own: string[] = [];
  let operation = '';
  for (let index = 0; index < count; index += 1) {
    const slot = at(base, 50 + worker * 10 + (index >> 4), 6 + (index % 16));
    const times = { start: slot.toISOString(), end: new Date(slot.getTime() + 30 * 60_000).toISOString() };
    const id = own[(index * 7) % Math.max(own.length, 1)];
    const sender = `sender-${worker}`;
    const change = async (method: string, route: string, body?: object) => {
      const headers = { 'Idempotency-Key': `key-${worker}-${index}`, 'X-Sender-Id': sender };
      const { text } = await twice(() => stack.call('family-assistant', method, `/api/v1${route}`, body, headers));
      const changed = JSON.parse(text) as { event?: { id: string }; operation?: { id: string } };
      operation = changed.operation?.id ?? operation;
      return changed.event?.id ?? '';
    };
    if (id === undefined || index % 2 === 0) {
      own.push(await change('POST', '/calendar/events', { summary: `Load ${worker * 1_000 + index}.`, ...times }));
    } else if (index % 8 === 1) await change('PATCH', `/calendar/events/${id}`, { summary: `Named ${index}.` });
    else if (index % 8 === 3) await change('PATCH', `/calendar/events/${id}`, times);
    else if (index % 8 === 5) {
      await change('DELETE', `/calendar/events/${id}`);
      own.splice(own.indexOf(id), 1);
    } else {
      await change('POST', '/undo', { action: 'undo', operation_id: operation });
      own.splice(0, own.length);
    }
  }
}

/** Both answers are the same success. */
async function twice(send: () => Promise<Answer>): Promise<Answer> {
  const answers = await Promise.all([ok(send), ok(send)]);
  const [first, second] = answers;
  if (first.text !== second.text) throw new Error(`Two answers to one key: ${first.text} and ${second.text}`);
  return first;
}

/** Retries what a busy service asks to retry, as its callers must; a change has its key. */
async function ok(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await send();
    if (answer.status < 300) return answer;
    const isBusy = answer.status === 503 || answer.text.includes('idempotency_in_progress');
    if (!isBusy || tries === 100) throw new Error(`${answer.status} ${answer.text}`);
    await pause(200);
  }
}

async function ingest(stack: ReplicaStack, base: Date, count: number): Promise<void> {
  const bodies = [
    ...sampleExtractions(base.toISOString().slice(0, 10)),
    ...Array.from({ length: count }, (_, n) => ({
      extraction_id: `script-${n}`,
      message_id: n,
      message_text: `Bring item ${n} labelled marker${n} to the hall.`,
      extraction_type: 'note',
      extracted_what: `Item ${n}`,
    })),
  ];
  for (const body of bodies)
    await Promise.all([1, 2].map(() => ok(() => stack.call('staging-knowledge', 'POST', '/brain/ingest', body))));
}

async function sendLetters(stack: ReplicaStack): Promise<void> {
  for (const [n, letter] of letters.entries())
    await Promise.all(
      [1, 2].map(() => {
        const form = new FormData();
        form.append('file', new Blob([letter]), `letter-${n}.txt`);
        return ok(() => stack.call('staging-knowledge', 'POST', '/vision/briefing', form));
      }),
    );
}

/** Sends the bot the messages of the members, one after the other. */
async function chat(stack: ReplicaStack): Promise<void> {
  const texts = [
    'Leo has the dentist on Friday at 3pm',
    '/add milk, 2 eggs',
    '/add bread',
    'Maya needs cleats for soccer',
    '/done milk',
  ];
  for (const [n, text] of texts.entries()) {
    const id = stack.telegram.staging.pushUpdate({
      message: {
        message_id: 100 + n,
        date: Date.parse('2026-09-16T00:00:00Z') / 1_000,
        chat: { id: 1001, type: 'private', first_name: 'Ana' },
        from: { id: 1001, is_bot: false, first_name: 'Ana' },
        text,
      },
    });
    await waitFor(`the bot, which was told “${text}”`, () => stack.telegram.staging.isConfirmed(id));
  }
}

async function ask(stack: ReplicaStack): Promise<void> {
  for (let n = 0; n < 10; n += 1) {
    await ok(() => stack.call('family-assistant', 'POST', '/api/v1/brain/query', { question: `When is Clash ${n}?` }));
    await ok(() => stack.call('staging-knowledge', 'GET', `/brain/query?q=marker${n}`));
    await ok(() => stack.call('family-assistant', 'GET', '/api/v1/conflicts'));
  }
}

/** Others move, cancel and add events behind the link and on the calendar server. */
async function changeOutside(stack: ReplicaStack, base: Date): Promise<void> {
  const later = numbered('Link', 12).map((title, n) => event(title, at(base, 20 + n, n < 2 ? 11 : 9)));
  stack.link = calendarText(later.filter((_, n) => n !== 9));
  await stack.rows(
    'family-assistant',
    "UPDATE calendar_source SET next_at = now() - interval '1 second' WHERE calendar_id = 'link'",
  );
  for (const [n, title] of numbered('Work', 3).entries()) await putEvent(stack, title, at(base, 35 + n, 12));
}

/** Waits until every job has done all there is to do. */
async function settle(stack: ReplicaStack, { clashes, reminders }: ScriptLoad): Promise<void> {
  const family = (sql: string) => stack.rows('family-assistant', sql);
  const none = async (sql: string) => (await family(sql)).length === 0;
  await waitFor('three alerts of each conflict', async () => {
    await passTenMinutes(family);
    return (await family('SELECT 1 FROM conflict WHERE nag_count = 3')).length === clashes / 2;
  });
  await family('UPDATE conflict SET escalate_at = now()');
  await waitFor('the escalations', async () => {
    await passTenMinutes(family);
    return (await family("SELECT 1 FROM conflict_alert WHERE kind IN ('direct', 'group')")).length === clashes;
  });
  await waitFor('the messages', async () => {
    await passTenMinutes(family);
    return none('SELECT 1 FROM alert_message WHERE next_try_at IS NOT NULL');
  });
  await waitFor('the reminders', async () => {
    const sent = stack.telegram.family.accepted.map(({ text }) => text).join('\n');
    return (
      new Set(sent.match(/Due \d+/g)).size === reminders &&
      (await none('SELECT 1 FROM notice WHERE next_try_at IS NOT NULL'))
    );
  });
  await waitFor('what others changed', async () =>
    ['Link 0', 'Link 1', 'Link 9', 'Link 10', 'Link 11', 'Work 0', 'Work 1', 'Work 2'].every((title) =>
      stack.telegram.family.accepted.some(({ text }) => text.includes(title)),
    ),
  );
  await waitFor('retention', async () => none("SELECT 1 FROM calendar_object WHERE uid LIKE 'past-%'"));
  for (const app of ['family-assistant', 'staging-knowledge'] as const)
    await waitFor(
      `the index of ${app}`,
      async () => (await stack.rows(app, `SELECT 1 FROM index_task WHERE ${open}`)).length === 0,
    );
}

async function waitFor(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  if (!(await until(condition, calmLimitMs))) throw new Error(`Waited in vain for ${what}.`);
}
