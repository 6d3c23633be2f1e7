import { readCalendarFile } from '@homeroom/icalendar';
import { useTestDatabase } from '@homeroom/testing';
import { calendar, chicago, event } from './calendar-fixtures.ts';
import { openKnowledgeService, type KnowledgeService } from './knowledge-fixture.ts';
import { fullHousehold } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
// A Monday.
const now = new Date('2026-11-23T09:00:00-06:00');
const timed = (uid: string, summary: string, start: string, ...lines: string[]) =>
  event(`UID:${uid}`, `SUMMARY:${summary}`, `DTSTART;TZID=America/Chicago:2026${start}`, 'DURATION:PT1H', ...lines);
const practice = (start: string, ...lines: string[]) => timed('practice', 'Soccer practice Leo', start, ...lines);
const choir = timed('choir', 'Choir Maya', '1125T150000', 'LOCATION:Hall');
const chess = timed('chess', 'Chess', '1128T100000');
const checkup = timed('checkup', 'Checkup', '1124T100000', 'RRULE:FREQ=WEEKLY');

let service: KnowledgeService;
const put = (calendarId: string, ...events: string[]) =>
  service.context.calendarStore.importObjects(calendarId, readCalendarFile(calendar(...events), chicago).objects, {
    removeOthers: true,
  });
const seen = (uid: string, at: string) =>
  service.context.database.query('UPDATE calendar_change SET seen_at = $2 WHERE uid = $1', [uid, at]);
/** Operations have the database's time; here they were made today, in their order. */
const madeToday = () =>
  service.context.database.query(
    `UPDATE operation SET executed_at = timestamptz '2026-11-23T08:30:00-06:00' + position * interval '1 second'`,
  );
const answered = async (question: string) => {
  const { status, body } = await service.ask(question);
  expect([status, body.answer_kind]).toEqual([200, 'calendar']);
  return { answer: body.answer as string, sources: body.sources.map(({ id }: { id: string }) => id) as string[] };
};
const answer = async (question: string) => (await answered(question)).answer;

beforeAll(async () => {
  service = await openKnowledgeService(database.url, { family: fullHousehold, now });
});
afterAll(() => service.close());

test('when nothing changed that is the answer', async () => {
  await put('family', practice('1126T160000'), chess, timed('fair', 'Book fair', '1127T090000'));
  await put('maya', choir, checkup);
  expect(await answered('What changed this week?')).toEqual({ answer: 'Nothing changed this week.', sources: [] });
  expect(await answer('Did anything move?')).toBe('Nothing was moved in the last 7 days.');
  expect(await answer('Any changes for Maya?')).toBe('Nothing changed for Maya in the last 7 days.');
  expect(await answer('Was practice moved?')).toBe(
    'No change of practice is known. Soccer practice Leo is on Thursday, November 26, 4:00 PM–5:00 PM.',
  );
});

describe('what came in', () => {
  beforeAll(async () => {
    await put('family', practice('1126T173000'), chess, timed('swim', 'Swim Leo', '1201T150000'));
    await put(
      'maya',
      choir.replace('Hall', 'Church').replace('Choir', 'Choir rehearsal'),
      checkup.replace('FREQ=WEEKLY', 'FREQ=WEEKLY\r\nEXDATE;TZID=America/Chicago:20261201T100000'),
    );
    await seen('practice', '2026-11-23T08:00:00-06:00');
    await seen('fair', '2026-11-22T20:00:00-06:00');
    await seen('choir', '2026-11-20T20:00:00-06:00');
    await seen('swim', '2026-11-14T20:00:00-06:00');
    await seen('checkup', '2026-10-20T20:00:00-05:00');
  });
  const moved = 'Moved: Soccer practice Leo, Thursday 4:00 PM → 5:30 PM (Family, seen today).';
  const gone = 'Cancelled: Book fair, Friday 9:00 AM (Family, seen yesterday).';
  const renamed =
    'Renamed, new place: Choir Maya → Choir rehearsal Maya, Wednesday 3:00 PM, Hall → Church (Maya, seen on Friday, November 20).';

  test('is told newest first, with the calendar and both states', async () => {
    expect(await answered('What changed this week?')).toEqual({
      answer: `Changed this week:\n• ${moved}\n• ${gone}\n• ${renamed}`,
      sources: ['calendar:family:practice', 'calendar:maya:choir'],
    });
  });

  test('is told of the days that are named, by when it was seen and when it takes place', async () => {
    expect(await answer("What's new on the calendar since yesterday?")).toMatch(
      new RegExp(`^Changed [^\\n]*:\\n• ${moved.replace(/[().]/g, '\\$&')}\\n• Cancelled: Book fair`),
    );
    expect(await answer('Any changes next week?')).toBe(
      'Cancelled: Checkup, Tuesday, December 1 10:00 AM (Maya, seen on Tuesday, October 20).',
    );
    expect(await answer('What was cancelled this week?')).toBe(gone);
  });

  test('is told of the person and the event that are named, by its old name as well', async () => {
    expect(await answer('Any changes for Maya?')).toContain('Choir rehearsal Maya');
    expect(await answer('Any changes for Maya?')).not.toContain('Soccer');
    expect(await answer('Was practice moved?')).toBe(moved);
    expect(await answer('Was the book fair cancelled?')).toBe(gone);
    expect(await answer('Did anything move?')).toBe(`Changed:\n• ${moved}\n• ${renamed}`);
  });
});

test('the dashboard gets the same answer', async () => {
  const { body: made } = await service.send('post', '/dashboard/token', { messenger_user_id: '1002' });
  const { body } = await service
    .send('post', '/dashboard/ask', { question: 'What was cancelled this week?' })
    .set('Authorization', `Bearer ${made.token}`);
  expect(body).toMatchObject({ answer: await answer('What was cancelled this week?'), answer_kind: 'calendar' });
});

test('what was changed here is told with the person who did it', async () => {
  const { body } = await service.send(
    'get',
    '/calendar/events?start=2026-11-28T00:00:00-06:00&end=2026-11-29T00:00:00-06:00',
  );
  await service
    .send('patch', `/calendar/events/${body.events[0].id}`, {
      start: '2026-11-28T11:00:00-06:00',
      end: '2026-11-28T12:00:00-06:00',
    })
    .set('X-Sender-Id', '1001')
    .expect(200);
  await madeToday();
  expect(await answer('Was chess moved?')).toBe(
    'Moved by Mom today: Chess is on Saturday, November 28, 11:00 AM–12:00 PM.',
  );
});

test('what a button without a sender changed is told, also after many changes of others', async () => {
  const path = '/calendar/events?start=2026-12-01T00:00:00-06:00&end=2026-12-02T00:00:00-06:00';
  const [swim] = (await service.send('get', path)).body.events.filter(
    ({ summary }: { summary: string }) => summary === 'Swim Leo',
  );
  await service.send('patch', `/calendar/events/${swim.id}`, { summary: 'Swim meet Leo' }).expect(200);
  for (const summary of ['One', 'Two', 'Three', 'Four', 'Five'])
    await service
      .send('post', '/calendar/events', {
        summary,
        start: '2026-12-03T09:00:00-06:00',
        end: '2026-12-03T10:00:00-06:00',
      })
      .set('X-Sender-Id', '1002')
      .expect(201);
  await madeToday();
  expect(await answer('What changed this week?')).toContain(
    '\n• Renamed today: Swim meet Leo is on Tuesday, December 1',
  );
});
