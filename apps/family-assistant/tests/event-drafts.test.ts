import { useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { fullHousehold } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
beforeAll(() => {
  service = openCalendarService(database.url, { household: fullHousehold });
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.rows('TRUNCATE calendar_object, cancelled_object, operation, idempotency_key, pending_write CASCADE');
  await service.rows('UPDATE calendar SET version = version + 1');
});

const draft = (text: string, headers = {}) => service.send('post', '/calendar/events/draft', { text }, headers);

test('a line is drafted with what was understood and guessed, and nothing is stored', async () => {
  const { body } = await draft('dentist Tue 4 Maya').expect(200);
  expect(body).toEqual({
    draft: {
      summary: 'Dentist',
      start: '2026-11-24T16:00:00-06:00',
      end: '2026-11-24T17:00:00-06:00',
      all_day: false,
      location: null,
      who: ['Maya Rivera'],
      rrule: null,
    },
    understood: [
      { text: 'Tue', as: 'Tuesday, November 24' },
      { text: '4', as: '4:00 PM' },
      { text: 'Maya', as: 'for Maya Rivera' },
    ],
    unsure: [{ text: '4', about: 'time', message: '“4” was read as 4:00 PM; AM or PM was not said.' }],
    copies: [],
    conflicts: [],
  });
  expect((await service.texts('family')).size).toBe(0);
});

test('a draft can be posted as it is, and keeps its rule', async () => {
  const { body } = await draft('soccer every thurs 5:30-7pm at Riverside until june').expect(200);
  expect(body.draft).toMatchObject({ location: 'Riverside', rrule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20270531' });
  await service.send('post', '/calendar/events', body.draft).expect(201);
  const [ics] = (await service.texts('family')).values();
  expect(ics).toContain('RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20270601T045959Z');
});

test('both days of a range are included, and stored as dates', async () => {
  const { body } = await draft('Nana visits dec 12-15').expect(200);
  expect(body.draft).toMatchObject({
    summary: 'Nana visits',
    start: '2026-12-12T00:00:00-06:00',
    end: '2026-12-16T00:00:00-06:00',
    all_day: true,
  });
  const added = await service.send('post', '/calendar/events', body.draft).expect(201);
  expect(added.body.event.all_day).toBe(true);
  const [ics] = (await service.texts('family')).values();
  expect(ics).toMatch(/DTSTART;VALUE=DATE:20261212\r\nDTEND;VALUE=DATE:20261216/);
});

test('a draft tells its copy, which is no conflict, and what it would overlap', async () => {
  await service.importText(
    'family',
    calendar(
      event('UID:copy', 'DTSTART:20261124T220000Z', 'DURATION:PT1H', 'SUMMARY:Maya: dentist'),
      event('UID:choir', 'DTSTART:20261124T223000Z', 'DURATION:PT1H', 'SUMMARY:Choir'),
    ),
  );
  const { body } = await draft('dentist Tue 4pm Maya').expect(200);
  expect(body.copies.map(({ summary }: { summary: string }) => summary)).toEqual(['Maya: dentist']);
  expect(body.conflicts).toMatchObject([{ event: { summary: 'Choir' }, overlap_minutes: 30 }]);
});

describe('the copies of a draft', () => {
  const put = (title: string, from: string, to: string, ...lines: string[]) =>
    service.importText(
      'family',
      calendar(
        event(
          'UID:known',
          `DTSTART;TZID=America/Chicago:${from}`,
          `DTEND;TZID=America/Chicago:${to}`,
          `SUMMARY:${title}`,
          ...lines,
        ),
      ),
    );
  const copiesOf = async (line: string) =>
    (await draft(line).expect(200)).body.copies.map(({ summary }: { summary: string }) => summary);

  test('a line without an end has one of any length, a line with an end only one that ends then', async () => {
    await put('Dentist', '20261124T160000', '20261124T163000');
    expect(await copiesOf('dentist Tue 4pm Maya')).toEqual(['Dentist']);
    expect(await copiesOf('dentist Tue 4-4:30pm Maya')).toEqual(['Dentist']);
    expect(await copiesOf('dentist Tue 4-5pm Maya')).toEqual([]);
    expect(await copiesOf('dentist Tue 3pm Maya')).toEqual([]);
  });

  test('a line without an hour has one at any hour of its day', async () => {
    await put('Dentist', '20261124T160000', '20261124T163000');
    expect(await copiesOf('dentist Tue')).toEqual(['Dentist']);
    expect(await copiesOf('dentist Wed')).toEqual([]);
    expect(await copiesOf('dentist all day Tue')).toEqual([]);
  });

  test('a line that names another child or place has none', async () => {
    await put('Leo: dentist', '20261124T160000', '20261124T163000', 'LOCATION:12 Main St');
    expect(await copiesOf('dentist Tue 4pm Maya')).toEqual([]);
    expect(await copiesOf('dentist Tue 4pm Leo')).toEqual(['Leo: dentist']);
    expect(await copiesOf('dentist Tue 4pm at 40 Main St')).toEqual([]);
  });
});

test('a series is compared with the calendars beyond its first occurrence', async () => {
  await service.importText(
    'family',
    calendar(event('UID:choir', 'DTSTART:20261203T233000Z', 'DURATION:PT1H', 'SUMMARY:Choir')),
  );
  const { body } = await draft('soccer every thurs 5:30-7pm').expect(200);
  expect(body.conflicts).toMatchObject([{ event: { summary: 'Choir' }, overlap_minutes: 60 }]);
});

test('the sender is who "my" means', async () => {
  const { body } = await draft('my dentist appt tue 2pm', { 'X-Sender-Id': '1002' }).expect(200);
  expect(body.draft).toMatchObject({ summary: 'Dentist appt', who: ['Ben Rivera'] });
});

test('a line without a date, an empty one and a long one are refused', async () => {
  const { body } = await draft('dentist Maya').expect(422);
  expect(body).toMatchObject({ code: 'no_date' });
  await draft(' ').expect(400);
  await draft('x'.repeat(501)).expect(400);
  await request(service.app).post('/api/v1/calendar/events/draft').send({ text: 'dentist tue' }).expect(401);
});

test('all_day wants midnights, and false keeps the times of a whole day', async () => {
  const whole = { summary: 'Camp', start: '2026-12-01T00:00:00-06:00', end: '2026-12-02T00:00:00-06:00' };
  const refused = await service
    .send('post', '/calendar/events', { ...whole, start: '2026-12-01T09:00:00-06:00', all_day: true })
    .expect(400);
  expect(refused.body.details.problems).toEqual([
    'With `all_day`, `start` must be midnight in America/Chicago, such as 2026-12-01T00:00:00-06:00.',
  ]);
  const timed = await service.send('post', '/calendar/events', { ...whole, all_day: false }).expect(201);
  expect(timed.body.event).not.toHaveProperty('all_day');
  const [ics] = (await service.texts('family')).values();
  expect(ics).toContain('DTSTART;TZID=America/Chicago:20261201T000000');
});

test('the dashboard drafts and adds as its user, who can undo it', async () => {
  const { body } = await service.send('post', '/dashboard/token', { messenger_user_id: '1001' }).expect(201);
  const bearer = { Authorization: `Bearer ${body.token}` };
  const post = (path: string, content: object) =>
    request(service.app).post(`/api/v1/dashboard${path}`).set(bearer).send(content);
  const drafted = await post('/events/draft', { text: 'lunch tomorrow noon' }).expect(200);
  const added = await post('/events', drafted.body.draft).expect(201);
  expect(added.body.operation).toMatchObject({ type: 'add', sender_id: '1001' });
  await post('/undo', { action: 'undo', operation_id: added.body.operation.id }).expect(200);
  expect((await service.texts('family')).size).toBe(0);
  await request(service.app).post('/api/v1/dashboard/events').send(drafted.body.draft).expect(401);
});
