import { createFamilyAssistantClient, type FamilyAssistantClient, type FamilyAssistantSchemas } from '@homeroom/client';
import { serveApp, useTestDatabase, type ServedApp } from '@homeroom/testing';
import { AlertTestService, buttonData, chatName, chicagoTime, conflictIds, kindOf } from './alert-service-fixture.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { botToken } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
const ben = '1002';
let family: AlertTestService;
let served: ServedApp;
/** The household's bot, which acts for Ben. */
let bot: FamilyAssistantClient;
beforeEach(async () => {
  family = await AlertTestService.open(database.url, '2026-11-16T09:00-06:00');
  served = await serveApp(family.service.app);
  bot = createFamilyAssistantClient({
    baseUrl: `${served.url}/api/v1`,
    token: botToken,
    headers: { 'X-Sender-Id': ben },
  });
});
afterEach(async () => {
  await served.close();
  await family.close();
});

const soccer = event(
  'UID:soccer',
  'DTSTART;TZID=America/Chicago:20261119T160000',
  'DURATION:PT75M',
  'SUMMARY:Soccer practice Maya',
  'LOCATION:Field 3',
);
const dentist = event(
  'UID:dentist',
  'DTSTART;TZID=America/Chicago:20261119T163000',
  'DURATION:PT45M',
  'SUMMARY:Orthodontist Leo',
  'LOCATION:8 Mill Road',
);
const choir = event('UID:choir', 'DTSTART;TZID=America/Chicago:20261120T180000', 'DURATION:PT1H', 'SUMMARY:Choir');
const meeting = event(
  'UID:meeting',
  'DTSTART;TZID=America/Chicago:20261120T183000',
  'DURATION:PT2H',
  'SUMMARY:Parents & teachers',
);
const piano = event(
  'UID:piano',
  'DTSTART;TZID=America/Chicago:20261121T100000',
  'DURATION:PT1H',
  'SUMMARY:Piano lesson',
);
const visit = event(
  'UID:visit',
  'DTSTART;TZID=America/Chicago:20261121T103000',
  'DURATION:PT1H',
  'SUMMARY:Visit to the museum',
);

const minute = 60_000;

/** Lets the time pass, with a turn every hour, a minute before and at the time; answers what was sent meanwhile. */
async function until(time: string): Promise<string[]> {
  const before = family.telegram.accepted.length;
  const end = Date.parse(`${time}-06:00`);
  for (let at = family.service.clock().getTime(); at < end - minute; at += 60 * minute) await turnAt(at);
  await turnAt(end - minute);
  await turnAt(end);
  return family.telegram.accepted
    .slice(before)
    .map((message) => `${chicagoTime(message.at).slice(0, 16)} ${chatName(message)} ${kindOf(message)}`);
}

async function turnAt(at: number): Promise<void> {
  family.setClock(new Date(at).toISOString());
  await family.turn();
}

const put = (...events: string[]) => family.service.importText('family', calendar(...events));

function lastMessage() {
  const last = family.telegram.accepted.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  return last;
}

/** The data of the latest message's matching button, as the bot gets it when Ben presses it: `ack:ID`. */
function pressed(button: RegExp): string[] {
  const data = buttonData(lastMessage()).find((one) => button.test(one));
  return data?.split(':') ?? [];
}

function acknowledge() {
  const [, conflictId = ''] = pressed(/^ack:/);
  return bot.post('/conflicts/{conflictId}/acknowledge', { params: { path: { conflictId } } });
}

function resolve(button: RegExp) {
  const [, conflictId = '', action, index, revision] = pressed(button);
  return bot.post('/conflicts/{conflictId}/resolve', {
    params: { path: { conflictId } },
    body: {
      resolution_action: action as FamilyAssistantSchemas['ConflictResolution']['resolution_action'],
      choice_index: Number(index),
      options_revision: Number(revision),
      executed: true,
    },
  });
}

async function outstanding() {
  const list = await bot.get('/conflicts');
  return list.outstanding.map(({ event1, status, nag_count: alerts }) => [event1.summary, status, alerts]);
}

/** Returns the event's time, and the number of conflicts in the calendar. */
async function inCalendar(summary: string) {
  const query = { start: '2026-11-16T00:00:00Z', end: '2026-11-30T00:00:00Z' };
  const { events, conflicts } = await bot.get('/calendar/events', { params: { query } });
  const found = events.find((one) => one.summary === summary);
  return { start: found?.start, end: found?.end, conflicts: conflicts.length };
}

test('a week in which nobody takes one conflict, somebody takes another, and a third is moved and moved back', async () => {
  // Monday: an overlap is imported, and nobody takes it.
  await put(soccer, dentist);
  expect(await until('2026-11-16T09:04')).toEqual([]);
  expect(await until('2026-11-16T09:05')).toEqual(['2026-11-16T09:05 group first']);
  expect(lastMessage().text).toBe(
    [
      'Two events at once (first reminder)',
      'Soccer practice Maya\nThursday, November 19, 4:00 PM to 5:15 PM\nMaya Rivera\nField 3',
      'Orthodontist Leo\nThursday, November 19, 4:30 PM to 5:15 PM\nLeo Rivera\n8 Mill Road',
      'They overlap by 45 minutes. It takes two adults.',
      'One adult for each:\n1. Ana takes Soccer practice Maya, Ben takes Orthodontist Leo\n2. Ben takes Soccer practice Maya, Ana takes Orthodontist Leo',
      'Somebody else goes:\n3. Ana takes Soccer practice Maya\n4. Ben takes Soccer practice Maya\n5. Ana takes Orthodontist Leo',
      'Another time:\n6. Orthodontist Leo on Thursday, 5:30 PM to 6:15 PM\n7. Orthodontist Leo on Thursday, 6:30 PM to 7:15 PM\n8. Orthodontist Leo on Thursday, 7:30 PM to 8:15 PM',
      'Open the dashboard for more options.',
    ].join('\n\n'),
  );
  const [id = ''] = conflictIds(lastMessage());
  expect((await bot.get('/conflicts')).outstanding[0]?.id).toBe(id);
  expect(
    lastMessage().buttons.map((row) => row.map(({ label, data }) => `${label} ${data.replace(id, 'ID')}`)),
  ).toEqual([
    ['1 res:ID:split:0:1', '2 res:ID:split:1:1', '3 res:ID:reassign:0:1', '4 res:ID:reassign:1:1'],
    ['5 res:ID:reassign:2:1', '6 res:ID:reschedule:0:1', '7 res:ID:reschedule:1:1', '8 res:ID:reschedule:2:1'],
    ["I'll take care of it ack:ID"],
  ]);
  expect(await until('2026-11-16T10:04')).toEqual([]);
  expect(await until('2026-11-16T10:05')).toEqual(['2026-11-16T10:05 group second']);
  expect(await until('2026-11-16T13:04')).toEqual([]);
  expect(await until('2026-11-16T13:05')).toEqual(['2026-11-16T13:05 group third', '2026-11-16T13:05 Ana direct']);
  expect(await until('2026-11-16T19:59')).toEqual([]);
  expect(await until('2026-11-16T20:00')).toEqual(['2026-11-16T20:00 group evening']);
  expect(await outstanding()).toEqual([['Soccer practice Maya', 'unacknowledged', 3]]);

  // Tuesday: another one, which Ben takes after the first alert.
  expect(await until('2026-11-17T10:00')).toEqual([]);
  await put(soccer, dentist, choir, meeting);
  expect(await until('2026-11-17T10:05')).toEqual(['2026-11-17T10:05 group first']);
  expect(lastMessage().text).toContain(
    'Choir\nFriday, November 20, 6:00 PM to 7:00 PM\n\nParents & teachers\nFriday, November 20, 6:30 PM to 8:30 PM\n\nThey overlap by 30 minutes.',
  );
  expect(await until('2026-11-17T10:10')).toEqual([]);
  expect(await acknowledge()).toMatchObject({
    status: 'acknowledged',
    event1: { summary: 'Choir' },
    nag_count: 1,
    alerts: { sent: 1, next_at: null },
  });
  expect(await until('2026-11-18T09:00')).toEqual([]);

  // Wednesday: a third one, which Ben settles with a button and takes back.
  await put(soccer, dentist, choir, meeting, piano, visit);
  expect(await until('2026-11-18T09:05')).toEqual(['2026-11-18T09:05 group first']);
  expect(lastMessage().text).toContain('Another time:\n6. Visit to the museum on Saturday, 11:00 AM to 12:00 PM\n');
  const settled = lastMessage();
  expect(await resolve(/^res:.*:reschedule:0:1$/)).toMatchObject({
    status: 'resolved',
    conflict: { resolution: { action: 'reschedule', choice: 0 } },
  });
  expect(await inCalendar('Visit to the museum')).toEqual({
    start: '2026-11-21T11:00:00-06:00',
    end: '2026-11-21T12:00:00-06:00',
    conflicts: 2,
  });
  expect(await until('2026-11-18T09:12')).toEqual([]);
  const { operations = [] } = await bot.post('/undo', { body: { action: 'list' } });
  const undone = await bot.post('/undo', { body: { action: 'undo', operation_id: String(operations[0]?.id) } });
  expect(undone.status).toBe('undone');
  expect(await inCalendar('Visit to the museum')).toEqual({
    start: '2026-11-21T10:30:00-06:00',
    end: '2026-11-21T11:30:00-06:00',
    conflicts: 3,
  });
  expect(await outstanding()).toEqual([
    ['Soccer practice Maya', 'unacknowledged', 3],
    ['Choir', 'acknowledged', 1],
    ['Piano lesson', 'unacknowledged', 0],
  ]);

  // It is alerted as if it had never been settled.
  expect(await until('2026-11-18T09:16')).toEqual([]);
  expect(await until('2026-11-18T09:17')).toEqual(['2026-11-18T09:17 group first']);
  expect(lastMessage().text).toBe(settled.text);
  expect(conflictIds(lastMessage())).not.toEqual(conflictIds(settled));
  expect(await until('2026-11-18T10:17')).toEqual(['2026-11-18T10:17 group second']);
  expect(await until('2026-11-18T13:17')).toEqual(['2026-11-18T13:17 group third', '2026-11-18T13:17 Ana direct']);
  expect(await until('2026-11-18T20:00')).toEqual(['2026-11-18T20:00 group evening']);

  // The rest of the week is silent, and then all of it is over.
  expect(await until('2026-11-23T09:00')).toEqual([]);
  expect(await outstanding()).toEqual([]);
});
