import { useTestDatabase } from '@homeroom/testing';
import { calendar, event } from './calendar-fixtures.ts';
import { openEmptyCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { fullHousehold } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
beforeEach(async () => {
  service = await openEmptyCalendarService(database.url, { household: fullHousehold });
});
afterEach(() => service.close());

const timed = (uid: string, title: string, from: string, to: string, ...lines: string[]) =>
  event(
    `UID:${uid}`,
    `SUMMARY:${title}`,
    `DTSTART;TZID=America/Chicago:20261119T${from}00`,
    `DTEND;TZID=America/Chicago:20261119T${to}00`,
    ...lines,
  );
const put = (calendarId: string, ...events: string[]) => service.importText(calendarId, calendar(...events));
interface Listed {
  id: string;
  summary: string;
  who: string[];
  copies: string[];
}
const week = async (): Promise<{ events: Listed[]; conflicts: object[] }> =>
  (await service.get('/calendar/week').expect(200)).body;
const outstanding = async () => (await service.get('/conflicts').expect(200)).body.outstanding;

describe('reads', () => {
  test('every event is listed with the ids of its copies and is otherwise as before', async () => {
    await put('family', timed('a', 'Maya: orthodontist', '1600', '1645'), timed('b', 'Choir', '1800', '1900'));
    await put('maya', timed('c', 'Orthodontist', '1600', '1645'));
    const { events, conflicts } = await week();
    const [one, other, choir] = ['Maya: orthodontist', 'Orthodontist', 'Choir'].map((title) =>
      events.find(({ summary }) => summary === title),
    );
    expect(one).toMatchObject({ who: ['Maya Rivera'], copies: [other?.id] });
    expect(other).toMatchObject({ who: ['Maya Rivera'], copies: [one?.id] });
    expect(choir).toMatchObject({ who: [], copies: [] });
    expect(conflicts).toEqual([]);
    expect((await service.get(`/calendar/events/${one?.id ?? ''}`).expect(200)).body).toEqual(one);
  });

  test('a copy that is moved away is a copy no more', async () => {
    await put('family', timed('a', 'Orthodontist', '1600', '1645'));
    await put('maya', timed('c', 'Orthodontist', '1630', '1715'));
    const { events, conflicts } = await week();
    expect(events.map(({ copies }) => copies)).toEqual([[], []]);
    expect(conflicts).toHaveLength(1);
  });
});

describe('conflicts', () => {
  const soccer = timed('soccer', 'Soccer', '1630', '1730');

  test('an appointment collides once, however many calendars it is on, and concerns everybody of them', async () => {
    await put('family', timed('a', 'Orthodontist', '1600', '1645'), soccer);
    await put('maya', timed('c', 'Orthodontist', '1600', '1645'), timed('d', 'Soccer', '1630', '1730'));
    expect((await week()).conflicts).toHaveLength(1);
    expect(await outstanding()).toMatchObject([
      { event1: { summary: 'Orthodontist' }, event2: { summary: 'Soccer' }, shared: ['maya'] },
    ]);
  });

  test('two events that a check of an earlier version found in conflict are none once they are copies', async () => {
    await put('family', timed('a', 'Orthodontist', '1600', '1645'));
    await put('maya', timed('c', 'Haircut', '1600', '1645'));
    const [{ id }] = await outstanding();
    await service.rows('UPDATE conflict SET shared_members = NULL');
    await put('maya', timed('c', 'Orthodontist', '1600', '1645'));
    expect(await outstanding()).toEqual([]);
    expect(await service.rows('SELECT status FROM conflict WHERE id = $1', [id])).toEqual([{ status: 'resolved' }]);
  });

  test('a conflict of an earlier version says who is needed twice from the next check on', async () => {
    await put('maya', timed('c', 'Orthodontist', '1600', '1645'), soccer);
    const [before] = await outstanding();
    await service.rows('UPDATE conflict SET shared_members = NULL');
    const { database: rows } = service.context;
    await rows.query('UPDATE conflict_registry SET version = version + 1');
    expect((await outstanding())[0]).not.toHaveProperty('shared');
    service.clock.advance(2 * 60_000);
    expect(await outstanding()).toEqual([before]);
  });

  test('the options that help most come first', async () => {
    const actions = async () => {
      const [{ shared, options }] = await outstanding();
      return [shared, Object.keys(options)];
    };
    await put('family', timed('a', 'Haircut Leo', '1600', '1645'), timed('b', 'Soccer Maya', '1630', '1730'));
    expect(await actions()).toEqual([[], ['split', 'reassign', 'reschedule']]);
    await put('family', timed('a', 'Haircut Maya', '1600', '1645'), timed('b', 'Soccer Maya', '1630', '1730'));
    expect(await actions()).toEqual([['maya'], ['reschedule', 'reassign', 'split']]);
    await put('family', timed('a', 'Haircut Dad', '1600', '1645'), timed('b', 'Soccer Dad', '1630', '1730'));
    expect(await actions()).toEqual([['ben'], ['reassign', 'split', 'reschedule']]);
  });

  test('a free time is free of other appointments, not of the copies of the one that moves', async () => {
    await put('family', timed('a', 'Orthodontist', '1600', '1700'), timed('b', 'Choir', '1630', '1730'));
    await put('maya', timed('c', 'Choir', '1630', '1730'));
    const [{ options }] = await outstanding();
    expect(options.reschedule[0].description).toBe('Choir on Thursday, 5:00 PM to 6:00 PM');
  });
});

describe('a change to one copy', () => {
  const left = 'A copy is left on the calendar Maya: Orthodontist, Thursday 4:00 PM.';
  let event: Listed;
  let copy: Listed;
  beforeEach(async () => {
    await put('family', timed('a', 'Maya: orthodontist', '1600', '1645'));
    await put('maya', timed('c', 'Orthodontist', '1600', '1645'));
    const { events } = await week();
    const titled = (title: string) => events.find(({ summary }) => summary === title) as Listed;
    [event, copy] = [titled('Maya: orthodontist'), titled('Orthodontist')];
  });
  const at = (time: string) => `2026-11-19T${time}:00-06:00`;
  const move = (id: string, start: string, end: string, headers = {}) =>
    service.send('patch', `/calendar/events/${id}`, { start: at(start), end: at(end) }, headers).expect(200);
  const revert = async (action: string, id: string) =>
    (await service.undo({ action, operation_id: id }).expect(200)).body;
  const messages = ({ copies_left: copies }: { copies_left?: { message: string }[] }) =>
    copies?.map(({ message }) => message);

  test('says that the other is left, and says it again when the request is repeated', async () => {
    const headers = { 'Idempotency-Key': 'move-orthodontist' };
    const { body } = await move(event.id, '17:00', '17:45', headers);
    expect(body.copies_left).toEqual([
      {
        id: copy.id,
        calendar: 'maya',
        summary: 'Orthodontist',
        start: at('16:00'),
        end: at('16:45'),
        all_day: false,
        message: left,
      },
    ]);
    expect((await move(event.id, '17:00', '17:45', headers)).body).toEqual(body);
    const other = await move(copy.id, '17:00', '17:45');
    expect(other.body).not.toHaveProperty('copies_left');
  });

  test('that is taken back leaves none, unless the other was changed as well; made again it does', async () => {
    const { body } = await move(event.id, '17:00', '17:45');
    expect(messages(await revert('undo', body.operation.id))).toBeUndefined();
    expect(messages(await revert('redo', body.operation.id))).toEqual([left]);
    await move(copy.id, '17:00', '17:45');
    expect(messages(await revert('undo', body.operation.id))).toEqual([left.replace('4:00', '5:00')]);
  });

  test('says it of a cancellation and of another title, and not of a title with a name', async () => {
    const rename = async (summary: string) =>
      (await service.send('patch', `/calendar/events/${event.id}`, { summary }).expect(200)).body;
    expect(messages(await rename('Orthodontist (Maya)'))).toBeUndefined();
    expect(messages(await rename('Dentist'))).toEqual([left]);
    await rename('Orthodontist');
    expect(messages((await service.send('delete', `/calendar/events/${event.id}`).expect(200)).body)).toEqual([left]);
  });

  test('that settles a conflict says it', async () => {
    await put('family', timed('a', 'Maya: orthodontist', '1600', '1645'), timed('b', 'Choir Maya', '1530', '1630'));
    const [{ id, options }] = await outstanding();
    const { index } = options.reschedule.find(({ description }: { description: string }) =>
      description.includes('rthodontist'),
    );
    const resolution = { resolution_action: 'reschedule', choice_index: index, executed: true };
    const { body } = await service.send('post', `/conflicts/${id}/resolve`, resolution).expect(200);
    expect(body.status).toBe('resolved');
    expect(messages(body)).toHaveLength(1);
    expect(messages(body)?.[0]).toMatch(/^A copy is left on the calendar (?:Maya|Family): /);
  });
});
