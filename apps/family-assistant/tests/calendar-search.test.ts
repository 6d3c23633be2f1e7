import { useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { forgetEvent } from '../src/forget/forget-event-sql.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, openEmptyCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { fullHousehold } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
beforeEach(async () => {
  service = await openEmptyCalendarService(database.url, { household: fullHousehold });
});
afterEach(() => service.close());

interface Found {
  id: string;
  summary: string;
  start: string;
  who: string[];
  copies: string[];
}
const search = async (q: string, more: Record<string, string> = {}, where = service): Promise<Found[]> =>
  (await where.get(`/calendar/search?${new URLSearchParams({ q, ...more })}`).expect(200)).body.events;
const titles = async (q: string, more?: Record<string, string>) =>
  (await search(q, more)).map(({ summary }) => summary);
const days = async (q: string, more?: Record<string, string>) =>
  (await search(q, more)).map(({ summary, start }) => `${summary} ${start.slice(0, 10)}`);
const put = (calendarId: string, ...events: string[]) => service.importText(calendarId, calendar(...events));
/** An hour at 4 PM in Chicago of a day such as `20261119`. */
const on = (day: string, title: string, ...lines: string[]) =>
  event(
    `UID:${title} ${day}`,
    `SUMMARY:${title}`,
    `DTSTART;TZID=America/Chicago:${day}T160000`,
    `DTEND;TZID=America/Chicago:${day}T170000`,
    ...lines,
  );

describe('words', () => {
  test.each([
    ['swim', 'Swimming'],
    ['swims', 'Swimming'],
    ['SWIMM', 'Swimming'],
    ['leo swimming', 'Leo: swimming lesson'],
    ['rosé', 'José’s party'],
    ['jose', 'José’s party'],
    ['parties jose', 'José’s party'],
    ['lakeside', 'Concert'],
    ['concert at the lakeside', 'Concert'],
    ['detnist', 'Dentist'],
    ['dentits', 'Dentist'],
    ['u10', 'Soccer U10'],
    ['soccer u1', 'Soccer U10'],
  ])('%s finds %s', async (q, title) => {
    await put(
      'family',
      on('20261119', 'Swimming'),
      on('20261120', 'Leo: swimming lesson'),
      on('20261121', 'José’s party', 'LOCATION:Rosé Hall'),
      on('20261122', 'Concert', 'LOCATION:Lakeside Elementary\\, gym'),
      on('20261123', 'Dentist'),
      on('20261124', 'Soccer U10'),
    );
    expect(await titles(q)).toContain(title);
  });

  test('every word counts', async () => {
    await put('family', on('20261119', 'Soccer practice'), on('20261120', 'Piano practice'));
    expect(await titles('practice piano')).toEqual(['Piano practice']);
    expect(await titles('practice dentist')).toEqual([]);
    expect(await titles('xylophone')).toEqual([]);
    expect(await titles('!?')).toEqual([]);
  });

  test('an event is found by the names of the members whom it concerns', async () => {
    await put('maya', on('20261119', 'Club'));
    await put('family', on('20261120', 'Mom: yoga'), on('20261121', 'Yoga', 'ATTENDEE:mailto:ben@example.org'));
    expect(await titles('Maya')).toEqual(['Club']);
    expect(await titles('ana')).toEqual(['Mom: yoga']);
    expect(await titles('yoga dad')).toEqual(['Yoga']);
    expect(await titles('rivera')).toEqual(['Club', 'Mom: yoga', 'Yoga']);
  });

  test('the first twelve words count', async () => {
    const twelve = 'one two three four five six seven eight nine ten eleven twelve';
    await put('family', on('20261119', `${twelve} fourteen`));
    expect(await titles(`${twelve} thirteen`)).toHaveLength(1);
    expect(await titles(`${twelve.replace('twelve', 'thirteen')} twelve`)).toEqual([]);
  });
});

describe('order', () => {
  test('what is not over comes first and the soonest first, then what is over, the newest first', async () => {
    await put(
      'family',
      on('20261001', 'Choir'),
      on('20261112', 'Choir'),
      on('20261118', 'Choir'),
      on('20261201', 'Choir'),
      event('UID:trip', 'SUMMARY:Choir trip', 'DTSTART;VALUE=DATE:20261117', 'DTEND;VALUE=DATE:20261119'),
    );
    expect(await days('choir')).toEqual([
      'Choir trip 2026-11-17',
      'Choir 2026-11-18',
      'Choir 2026-12-01',
      'Choir 2026-11-12',
      'Choir 2026-10-01',
    ]);
    expect(await days('choir', { limit: '2' })).toEqual(['Choir trip 2026-11-17', 'Choir 2026-11-18']);
  });

  test('only events with a date in the span are found', async () => {
    await put('family', on('20261001', 'Choir'), on('20261112', 'Choir'), on('20261201', 'Choir'));
    expect(await days('choir', { from: '2026-11-12T16:30:00-06:00' })).toEqual([
      'Choir 2026-12-01',
      'Choir 2026-11-12',
    ]);
    expect(await days('choir', { to: '2026-11-12T16:00:00-06:00' })).toEqual(['Choir 2026-10-01']);
    expect(await days('choir', { from: '2026-11-12T17:00:00-06:00', to: '2026-12-01T16:00:00-06:00' })).toEqual([]);
  });
});

describe('series', () => {
  const weekly = (...lines: string[]) => on('20261008', 'Piano lesson', 'RRULE:FREQ=WEEKLY', ...lines);

  test('is listed once, with its next date, which changes with the time', async () => {
    await put('family', weekly());
    expect(await days('piano')).toEqual(['Piano lesson 2026-11-19']);
    service.clock.advance(Date.parse('2026-11-19T16:59:00-06:00') - service.clock().getTime());
    expect(await days('piano')).toEqual(['Piano lesson 2026-11-19']);
    service.clock.advance(60_000);
    expect(await days('piano')).toEqual(['Piano lesson 2026-11-26']);
    const [found] = await search('piano');
    expect((await service.get(`/calendar/events/${found?.id}`).expect(200)).body).toMatchObject({
      start: found?.start,
    });
  });

  test('shows its last date when it is over, and that of the span', async () => {
    await put('family', weekly().replace('FREQ=WEEKLY', 'FREQ=WEEKLY;COUNT=3'));
    expect(await days('piano')).toEqual(['Piano lesson 2026-10-22']);
    expect(await days('piano', { to: '2026-10-20T00:00:00-05:00' })).toEqual(['Piano lesson 2026-10-15']);
    await put('family', weekly());
    expect(await days('piano', { from: '2027-01-01T00:00:00-06:00' })).toEqual(['Piano lesson 2027-01-07']);
    expect(await days('piano', { from: '2026-11-01T00:00:00-05:00', to: '2026-11-15T00:00:00-06:00' })).toEqual([
      'Piano lesson 2026-11-12',
    ]);
  });

  test('an instance with a name of its own is found by it, and a cancelled or moved one is passed over', async () => {
    const changed = (day: string, ...lines: string[]) =>
      on(day, 'Piano lesson', `RECURRENCE-ID;TZID=America/Chicago:${day}T160000`, ...lines).replace(
        `UID:Piano lesson ${day}`,
        'UID:Piano lesson 20261008',
      );
    await put(
      'family',
      weekly('EXDATE;TZID=America/Chicago:20261119T160000'),
      changed('20261126', 'STATUS:CANCELLED'),
      changed('20261203').replace('SUMMARY:Piano lesson', 'SUMMARY:Recital'),
      changed('20261210').replace('20261210T170000', '20261210T173000'),
    );
    expect(await days('piano')).toEqual(['Piano lesson 2026-12-10']);
    expect(await days('recital')).toEqual(['Recital 2026-12-03']);
    expect(await days('lesson recital')).toEqual([]);
  });

  test('an instance that lacks words of its series is not found by them', async () => {
    const plain = on('20261119', 'Piano', 'RECURRENCE-ID;TZID=America/Chicago:20261119T160000');
    await put(
      'family',
      weekly('LOCATION:Music school'),
      plain.replace('UID:Piano 20261119', 'UID:Piano lesson 20261008'),
    );
    expect(await days('piano')).toEqual(['Piano 2026-11-19']);
    expect(await days('music')).toEqual(['Piano lesson 2026-11-26']);
  });

  test('an instance whose series is missing is found', async () => {
    await put('family', on('20261126', 'Recital', 'RECURRENCE-ID;TZID=America/Chicago:20261119T160000'));
    expect(await days('recital')).toEqual(['Recital 2026-11-26']);
  });

  test('a series whose later instances were renamed is found by both names', async () => {
    const later = on('20261203', 'Flute', 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/Chicago:20261203T160000');
    await put('family', weekly(), later.replace('UID:Flute 20261203', 'UID:Piano lesson 20261008'));
    expect(await days('piano')).toEqual(['Piano lesson 2026-11-19']);
    service.clock.advance(30 * 86_400_000);
    expect(await days('piano')).toEqual(['Flute 2026-12-24']);
    expect(await days('flute')).toEqual(['Flute 2026-12-24']);
  });

  test('a cancelled event is listed as such', async () => {
    await put('family', on('20261119', 'Choir', 'STATUS:CANCELLED'));
    expect(await search('choir')).toMatchObject([{ summary: 'Choir', status: 'cancelled' }]);
  });
});

describe('copies', () => {
  test('an appointment of two calendars is listed once, with the other as its copy', async () => {
    await put('family', on('20261119', 'Maya: orthodontist'), on('20261120', 'Orthodontist'));
    await put('maya', on('20261119', 'Orthodontist'));
    const found = await search('orthodontist');
    expect(found.map(({ summary, copies }) => `${summary} ${copies.length}`)).toEqual([
      'Maya: orthodontist 1',
      'Orthodontist 0',
    ]);
    const { body } = await service.get('/calendar/week').expect(200);
    const listed = (body.events as Found[]).find(({ id }) => id === found[0]?.copies[0]);
    expect(listed?.copies).toEqual([found[0]?.id]);
  });

  test('is known when the words find only one of the two, also of series', async () => {
    await put('family', on('20261008', 'Maya: piano', 'RRULE:FREQ=WEEKLY'));
    await put('maya', on('20261119', 'Piano', 'LOCATION:Music school'));
    expect(await search('music')).toMatchObject([{ summary: 'Piano', copies: [expect.any(String)] }]);
    expect(await search('piano', { limit: '1' })).toHaveLength(1);
  });

  test('the same instance of a UID is a copy', async () => {
    await put('family', on('20261119', 'Fair'));
    await put('maya', on('20261119', 'Fair', 'LOCATION:Park'));
    expect(await search('fair')).toMatchObject([{ copies: [expect.any(String)] }]);
  });
});

describe('freshness', () => {
  const choir = { summary: 'Choir', start: '2026-11-20T18:00:00-06:00', end: '2026-11-20T19:00:00-06:00' };

  test('every acknowledged write is found at once on each replica, and what was undone is not', async () => {
    const replica = openCalendarService(database.url, { household: fullHousehold });
    const both = async (q: string) => [await titles(q), (await search(q, {}, replica)).map(({ summary }) => summary)];
    try {
      expect(await both('choir')).toEqual([[], []]);
      const { event: added } = (await service.send('post', '/calendar/events', choir).expect(201)).body;
      expect(await both('choir')).toEqual([['Choir'], ['Choir']]);
      const renamed = await replica.send('patch', `/calendar/events/${added.id}`, { summary: 'Band' }).expect(200);
      expect(await both('choir')).toEqual([[], []]);
      expect(await both('band')).toEqual([['Band'], ['Band']]);
      await service.undo({ action: 'undo', operation_id: renamed.body.operation.id }).expect(200);
      expect(await both('choir')).toEqual([['Choir'], ['Choir']]);
      await replica.send('delete', `/calendar/events/${added.id}`).expect(200);
      expect(await both('choir')).toEqual([[], []]);
      expect(await both('band')).toEqual([[], []]);
    } finally {
      await replica.close();
    }
  });

  test('writes during searches are never missed', async () => {
    await put('family', on('20261119', 'Swimming'));
    const replica = openCalendarService(database.url, { household: fullHousehold });
    const stale: string[] = [];
    const write = async (number: number) => {
      const summary = `Event number${number}`;
      await service.send('post', '/calendar/events', { ...choir, summary }).expect(201);
      const found = await Promise.all([search(`number${number}`), search(`number${number}`, {}, replica)]);
      stale.push(...found.filter(([first]) => first?.summary !== summary).map(() => summary));
    };
    for (let from = 0; from < 20; from += 5)
      await Promise.all([0, 1, 2, 3, 4].map((number) => write(100 + from + number)));
    await replica.close();
    expect(stale).toEqual([]);
  });

  test('a forgotten event is not found, and the others are', async () => {
    await put('family', on('20261119', 'Choir'), on('20261120', 'Choir'), on('20261121', 'Band'));
    expect(await days('choir')).toEqual(['Choir 2026-11-19', 'Choir 2026-11-20']);
    await forgetEvent(service.context.database, {
      calendarId: 'family',
      uid: 'Choir 20261119',
      isFollowed: false,
    });
    await service.send('post', '/calendar/events', choir).expect(201);
    expect(await days('choir')).toHaveLength(2);
    expect(await days('choir')).not.toContain('Choir 2026-11-19');
    expect(await titles('band')).toEqual(['Band']);
  });

  test('a calendar that is emptied has nothing to find, and events without a trace of a change are found', async () => {
    await put('family', on('20261119', 'Choir'));
    await put('maya', on('20261119', 'Band'));
    await service.rows('TRUNCATE object_change');
    expect(await titles('choir')).toEqual(['Choir']);
    await put('family');
    expect(await titles('choir')).toEqual([]);
    expect(await titles('band')).toEqual(['Band']);
  });

  test('an object that cannot be read leaves the others', async () => {
    await put('family', on('20261119', 'Choir'), on('20261120', 'Choir'));
    await service.rows("UPDATE calendar_object SET ics = 'garbage' WHERE uid = 'Choir 20261119'");
    expect(await days('choir')).toEqual(['Choir 2026-11-20']);
    expect(service.logLines.join()).toContain('Choir 20261119');
  });
});

describe('requests', () => {
  test.each([
    ['', 'q'],
    ['q=', 'q'],
    ['q=%20%20', 'q'],
    [`q=${'a'.repeat(201)}`, 'q'],
    ['q=choir&limit=0', 'limit'],
    ['q=choir&limit=101', 'limit'],
    ['q=choir&limit=many', 'limit'],
    ['q=choir&from=tomorrow', 'from'],
    ['q=choir&to=2026-11-31T00:00:00Z', 'to'],
    ['q=choir&from=2026-11-18T12:00:00Z&to=2026-11-18T12:00:00Z', 'to'],
    ['q=choir&days=3', 'days'],
  ])('%s is refused with the name of what is wrong', async (query, name) => {
    const { body } = await service.get(`/calendar/search?${query}`).expect(400);
    expect(body.code).toBe('invalid_request');
    expect(body.error).toContain(`\`${name}\``);
  });

  test('the dashboard finds the same for its user, and each token only opens its own', async () => {
    await put('maya', on('20261119', 'Club'));
    const { token } = (await service.send('post', '/dashboard/token', { messenger_user_id: '1001' })).body;
    const asked = (path: string, bearer: string) =>
      request(service.app).get(`/api/v1${path}`).set('Authorization', `Bearer ${bearer}`);
    const { body } = await asked('/dashboard/search?q=maya', token).expect(200);
    expect(body.events).toEqual(await search('maya'));
    await asked('/calendar/search?q=maya', token).expect(401);
    await request(service.app).get('/api/v1/dashboard/search?q=maya').expect(401);
  });

  test('an unchanged answer is a 304', async () => {
    await put('family', on('20261119', 'Choir'));
    const { headers } = await service.get('/calendar/search?q=choir').expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    await service.get('/calendar/search?q=choir').set('If-None-Match', String(headers['etag'])).expect(304);
  });
});
