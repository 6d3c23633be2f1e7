import { meansTheSame } from '@homeroom/icalendar';
import { documentedErrors, useTestDatabase } from '@homeroom/testing';
import { contract } from '../src/generated/contract.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService } from './calendar-service-fixture.ts';
import type { CalendarTestService } from './calendar-service-fixture.ts';
import { householdWithSchool } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
beforeAll(() => {
  service = openCalendarService(database.url);
});
afterAll(() => service.close());
beforeEach(() => service.importText('family', calendar()));

interface Event {
  id: string;
  summary: string;
  start: string;
  end: string;
  status: string;
}

const soccer = event(
  'UID:soccer',
  'DTSTART;TZID=America/Chicago:20261110T170000',
  'DURATION:PT1H',
  'SUMMARY:Soccer',
  'RRULE:FREQ=WEEKLY;BYDAY=TU',
  'X-CUSTOM;X-P=1:kept',
  'BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT10M\r\nDESCRIPTION:Go\r\nEND:VALARM',
);
const range = '/calendar/events?include_travel=false&start=2026-11-01T00:00:00-05:00&end=2026-12-16T00:00:00-06:00';
const listed = async (): Promise<Event[]> => (await service.get(range)).body.events;
const starts = async () => (await listed()).map(({ start }) => start);
const idAt = async (start: string) => (await listed()).find((found) => found.start === start)?.id ?? 'none';
const textOf = async (uid: string) => (await service.texts('family')).get(uid) ?? '';
const piano = { summary: 'Piano', start: '2026-11-21T09:00:00-06:00', end: '2026-11-21T10:00:00-06:00' };
const problemOf = ({ status, body }: { status: number; body: { code?: string; error?: string } }) => [
  status,
  body.code,
  body.error,
];

describe('adding an event', () => {
  test('puts it on the default calendar, with an operation that can be undone', async () => {
    const added = await service.send(
      'post',
      '/calendar/events',
      { ...piano, location: '8 Mill Road', who: ['Mom', 'maya'] },
      { 'X-Sender-Id': '1001' },
    );
    expect([added.status, added.body.event]).toMatchObject([
      201,
      { ...piano, location: '8 Mill Road', status: 'confirmed', who: ['Ana Rivera', 'Maya Rivera'], color: '#1a73e8' },
    ]);
    const { event: shown, operation } = added.body;
    expect(operation).toMatchObject({
      type: 'add',
      summary: 'Piano',
      executed_at: '2026-11-18T12:00:00-06:00',
      reversible_until: '2026-11-18T12:10:00-06:00',
      can_undo: true,
      can_redo: false,
      undone: false,
      sender_id: '1001',
      snapshot: { event_id: shown.id, previous_state: null },
    });
    const read = await service.get(`/calendar/events/${shown.id}`);
    expect([read.status, read.body, read.headers['etag']]).toEqual([
      200,
      { ...shown, travel_time_minutes: null, copies: [] },
      added.headers['etag'],
    ]);
    expect(
      (await service.get(`/calendar/events/${shown.id}`).set('If-None-Match', String(read.headers['etag']))).status,
    ).toBe(304);
    const { ics, jcal } = operation.snapshot.new_state;
    expect(ics).toMatch(/DTSTART;TZID=America\/Chicago:20261121T090000/);
    expect(ics.replaceAll('\r\n ', '')).toMatch(
      /ATTENDEE;CN=Ana Rivera;SCHEDULE-AGENT=NONE:mailto:ana@example.org\r\nX-HOMEROOM-WHO:Maya Rivera/,
    );
    expect(ics).toMatch(/BEGIN:VTIMEZONE\r\nTZID:America\/Chicago/);
    expect([jcal[0], jcal[2].map(([name]: [string]) => name)]).toEqual(['vcalendar', ['vtimezone', 'vevent']]);
  });

  test('repeats at the wall-clock time of the family over a clock change', async () => {
    const added = await service.send('post', '/calendar/events', {
      summary: 'Band',
      start: '2026-10-27T17:00:00-05:00',
      end: '2026-10-27T18:00:00-05:00',
      rrule: 'FREQ=WEEKLY;COUNT=3',
    });
    expect(added.status).toBe(201);
    const events = (await service.get('/calendar/events?start=2026-10-20T00:00:00Z&end=2026-12-01T00:00:00Z')).body
      .events as Event[];
    expect(events.map(({ start }) => start)).toEqual([
      '2026-10-27T17:00:00-05:00',
      '2026-11-03T17:00:00-06:00',
      '2026-11-10T17:00:00-06:00',
    ]);
    expect(events[0]?.id).toBe(added.body.event.id);
  });

  test.each([
    ['UNTIL=20261201', 'UNTIL=20261202T055959Z'],
    ['UNTIL=20261201T120000', 'UNTIL=20261201T180000Z'],
    ['UNTIL=20261201T120000Z', 'UNTIL=20261201T120000Z'],
  ])('an end of the rule written as %s is kept in UTC', async (given, written) => {
    const { body } = await service.send('post', '/calendar/events', { ...piano, rrule: `FREQ=DAILY;${given}` });
    expect(body.operation.snapshot.new_state.ics).toContain(`RRULE:FREQ=DAILY;${written}`);
  });

  test('from midnight to midnight in the family zone is an all-day event', async () => {
    const { body } = await service.send('post', '/calendar/events', {
      summary: 'Holiday',
      start: '2026-11-26T06:00:00Z',
      end: '2026-11-28T06:00:00Z',
    });
    expect(body.operation.snapshot.new_state.ics).toMatch(/DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261128/);
  });

  test('text with line breaks, commas, emoji and control characters comes back as it was meant', async () => {
    const summary = 'Tea, "cake"; \\ and\nmore 🎂 ✓';
    const { body } = await service.send('post', '/calendar/events', {
      ...piano,
      summary: `${summary}\u0007`,
      location: 'BEGIN:VEVENT',
    });
    expect(body).toHaveProperty('event');
    expect([body.event.summary, body.event.location]).toEqual([summary, 'BEGIN:VEVENT']);
  });

  test.each([
    ['an end before the start', { end: '2026-11-21T08:00:00-06:00' }, '`end` must be later than `start`.'],
    ['a year and more', { end: '2027-12-21T08:00:00-06:00' }, '`end` must be at most 366 days after `start`.'],
    [
      'an unknown person',
      { who: ['Bob'] },
      '`who` names "Bob", who is no member of the family. Members: Ana Rivera, Maya Rivera.',
    ],
    ['an unknown calendar', { calendar: 'work' }, 'There is no calendar "work". Calendars: family, maya.'],
    [
      'a rule faster than hourly',
      { rrule: 'FREQ=MINUTELY' },
      '`rrule` cannot be used: a rule with FREQ=MINUTELY is faster than hourly and refused. Send a rule such as FREQ=WEEKLY;BYDAY=TU (RFC 5545).',
    ],
    [
      'a malformed rule',
      { rrule: 'every Tuesday' },
      '`rrule` cannot be used: unknown FREQ in RRULE. Send a rule such as FREQ=WEEKLY;BYDAY=TU (RFC 5545).',
    ],
    [
      'a rule that is over before the event',
      { rrule: 'FREQ=DAILY;UNTIL=20261120' },
      '`rrule` ends before `start`, so the event would never take place.',
    ],
    ['a summary of 10,000 characters', { summary: 'x'.repeat(10_000) }, expect.stringContaining('500')],
    [
      'a NUL character',
      { summary: 'Pia\u0000no' },
      'The field `summary` must have neither NUL characters nor unpaired surrogates.',
    ],
    [
      'half a character in a list',
      { who: ['Ana\ud83c'] },
      'The field `who.0` must have neither NUL characters nor unpaired surrogates.',
    ],
    ['a blank summary', { summary: '  ' }, expect.any(String)],
    [
      'a year that no calendar can hold',
      { start: '0001-11-21T09:00:00Z', end: '0001-11-21T10:00:00Z' },
      expect.stringContaining('from year 2 to 9999'),
    ],
  ])('%s is refused and writes nothing', async (_, change, sentence) => {
    const refused = await service.send('post', '/calendar/events', { ...piano, ...change });
    expect(problemOf(refused)).toEqual([400, 'invalid_request', sentence]);
    expect(await listed()).toEqual([]);
  });

  test('several problems are told together', async () => {
    const { body } = await service.send('post', '/calendar/events', {
      ...piano,
      end: '2026-11-21T08:00:00-06:00',
      who: ['Bob'],
      rrule: 'FREQ=SECONDLY',
    });
    expect(body.details.problems).toHaveLength(3);
  });
});

describe('a single event', () => {
  const dentist = event(
    'UID:dentist',
    'DTSTART:20261112T160000Z',
    'DURATION:PT45M',
    'SUMMARY:Dentist',
    'X-CUSTOM:kept',
    'SEQUENCE:4',
  );
  beforeEach(() => service.importText('family', calendar(dentist)));

  test('is moved, in the form of time that it has, and keeps what it came with', async () => {
    const id = await idAt('2026-11-12T10:00:00-06:00');
    const moved = await service.send('patch', `/calendar/events/${id}`, {
      start: '2026-11-13T08:30:00-06:00',
      end: '2026-11-13T09:00:00-06:00',
    });
    expect([moved.status, moved.body.event.id, moved.body.event.start, moved.body.event.end]).toEqual([
      200,
      id,
      '2026-11-13T08:30:00-06:00',
      '2026-11-13T09:00:00-06:00',
    ]);
    expect(moved.body.operation).toMatchObject({ type: 'move', summary: 'Dentist', snapshot: { event_id: id } });
    const text = await textOf('dentist');
    for (const line of ['DTSTART:20261113T143000Z', 'DTEND:20261113T150000Z', 'X-CUSTOM:kept', 'SEQUENCE:5'])
      expect(text).toContain(line);
    expect(text).not.toContain('DURATION');
  });

  test('is renamed', async () => {
    const renamed = await service.send('patch', `/calendar/events/${await idAt('2026-11-12T10:00:00-06:00')}`, {
      summary: 'Orthodontist',
    });
    expect([renamed.status, renamed.body.event.summary, renamed.body.operation.type]).toEqual([
      200,
      'Orthodontist',
      'rename',
    ]);
    expect((await listed()).map(({ summary }) => summary)).toEqual(['Orthodontist']);
  });

  test('is cancelled: gone from the calendar, a GET is 404, a later change 409', async () => {
    const id = await idAt('2026-11-12T10:00:00-06:00');
    const cancelled = await service.send('delete', `/calendar/events/${id}`);
    expect([cancelled.status, cancelled.body.event.status, cancelled.headers['etag']]).toEqual([
      200,
      'cancelled',
      undefined,
    ]);
    expect(cancelled.body.operation.snapshot.new_state.ics).toContain('STATUS:CANCELLED');
    expect(await listed()).toEqual([]);
    expect(problemOf(await service.get(`/calendar/events/${id}`)).slice(0, 2)).toEqual([404, 'event_not_found']);
    for (const again of [
      service.send('patch', `/calendar/events/${id}`, { summary: 'x' }),
      service.send('delete', `/calendar/events/${id}`),
    ]) {
      expect(problemOf(await again).slice(0, 2)).toEqual([409, 'event_cancelled']);
    }
  });

  test('with STATUS:CANCELLED takes no change but can be taken off the calendar', async () => {
    await service.importText(
      'family',
      calendar(event('UID:off', 'DTSTART:20261112T160000Z', 'DURATION:PT45M', 'STATUS:CANCELLED')),
    );
    const id = await idAt('2026-11-12T10:00:00-06:00');
    expect(problemOf(await service.send('patch', `/calendar/events/${id}`, { summary: 'x' })).slice(0, 2)).toEqual([
      409,
      'event_cancelled',
    ]);
    expect((await service.send('delete', `/calendar/events/${id}`)).status).toBe(200);
  });

  test.each([
    [
      'both at once',
      { start: piano.start, end: piano.end, summary: 'x' },
      'Send either `start` and `end` to move the event, or `summary` to rename it, not both at once.',
    ],
    [
      'a time and a title',
      { start: piano.start, summary: 'x' },
      expect.stringContaining(
        'Send either `start` and `end` to move the event, or `summary` to rename it, not both at once.',
      ),
    ],
    ['a start alone', { start: piano.start }, '`end` is missing: a move needs `start` and `end`.'],
    ['an end before the start', { start: piano.end, end: piano.start }, '`end` must be later than `start`.'],
    ['nothing', {}, expect.any(String)],
  ])('%s is refused and writes nothing', async (_, body, sentence) => {
    const before = await textOf('dentist');
    const refused = await service.send('patch', `/calendar/events/${await idAt('2026-11-12T10:00:00-06:00')}`, body);
    expect(problemOf(refused)).toEqual([400, 'invalid_request', sentence]);
    expect(await textOf('dentist')).toBe(before);
  });

  test('an id that was never seen is 404', async () => {
    for (const id of ['6f1c2a90-0d4e-8b11-9c2f-0a1b2c3d4e5f', '6f1c2a90-0d4e-4b11-9c2f-0a1b2c3d4e5f']) {
      expect(problemOf(await service.send('patch', `/calendar/events/${id}`, { summary: 'x' })).slice(0, 2)).toEqual([
        404,
        'event_not_found',
      ]);
      expect(problemOf(await service.send('delete', `/calendar/events/${id}`)).slice(0, 2)).toEqual([
        404,
        'event_not_found',
      ]);
    }
  });

  test('of two changes with the same If-Match one wins, the other gets 412', async () => {
    const id = await idAt('2026-11-12T10:00:00-06:00');
    const etag = String((await service.get(`/calendar/events/${id}`)).headers['etag']);
    const results = await Promise.all(
      ['a', 'b'].map((summary) => service.send('patch', `/calendar/events/${id}`, { summary }, { 'If-Match': etag })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(results.find(({ status }) => status === 412)?.body.code).toBe('event_changed');
    const won = results.find(({ status }) => status === 200);
    expect(
      (
        await service.send('delete', `/calendar/events/${id}`, undefined, {
          'If-Match': `"old", W/${String(won?.headers['etag'])}`,
        })
      ).status,
    ).toBe(200);
  });
});

describe('one occurrence of a series', () => {
  beforeEach(() => service.importText('family', calendar(soccer)));
  const second = '2026-11-17T17:00:00-06:00';

  test('is moved by an override that keeps its id and everything else of the series', async () => {
    const id = await idAt(second);
    const moved = await service.send('patch', `/calendar/events/${id}`, {
      start: '2026-11-18T18:00:00-06:00',
      end: '2026-11-18T19:00:00-06:00',
    });
    expect([moved.status, moved.body.event.id, moved.body.event.start]).toEqual([200, id, '2026-11-18T18:00:00-06:00']);
    expect(await starts()).toEqual([
      '2026-11-10T17:00:00-06:00',
      '2026-11-18T18:00:00-06:00',
      '2026-11-24T17:00:00-06:00',
      '2026-12-01T17:00:00-06:00',
      '2026-12-08T17:00:00-06:00',
      '2026-12-15T17:00:00-06:00',
    ]);
    const text = await textOf('soccer');
    expect(text).toContain('RECURRENCE-ID;TZID=America/Chicago:20261117T170000');
    expect(
      [text.match(/X-CUSTOM;X-P=1:kept/g), text.match(/BEGIN:VALARM/g), text.match(/RRULE:FREQ=WEEKLY/g)].map(
        (found) => found?.length,
      ),
    ).toEqual([2, 2, 1]);
    const again = await service.send('patch', `/calendar/events/${id}`, { summary: 'Final' });
    expect(again.body.event).toMatchObject({ id, summary: 'Final', start: '2026-11-18T18:00:00-06:00' });
    expect((await textOf('soccer')).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  test('is renamed alone', async () => {
    await service.send('patch', `/calendar/events/${await idAt(second)}`, { summary: 'Final' });
    expect((await listed()).map(({ summary }) => summary)).toEqual([
      'Soccer',
      'Final',
      'Soccer',
      'Soccer',
      'Soccer',
      'Soccer',
    ]);
  });

  test('is cancelled by an EXDATE, its override with it; the series goes on', async () => {
    const id = await idAt(second);
    await service.send('patch', `/calendar/events/${id}`, { summary: 'Final' });
    const cancelled = await service.send('delete', `/calendar/events/${id}`);
    expect([cancelled.status, cancelled.body.event.status, cancelled.body.event.summary]).toEqual([
      200,
      'cancelled',
      'Final',
    ]);
    expect(cancelled.headers['etag']).toMatch(/^"/);
    expect(await textOf('soccer')).toContain('EXDATE;TZID=America/Chicago:20261117T170000');
    expect(await starts()).not.toContain(second);
    expect((await service.get(`/calendar/events/${id}`)).status).toBe(404);
    expect(problemOf(await service.send('patch', `/calendar/events/${id}`, { summary: 'x' })).slice(0, 2)).toEqual([
      409,
      'event_cancelled',
    ]);
  });

  test('that the rule does not have is 404', async () => {
    const id = await idAt(second);
    await service.importText('family', calendar(soccer.replace('BYDAY=TU', 'BYDAY=TU;COUNT=1')));
    for (const scope of ['instance', 'series'])
      expect(problemOf(await service.send('delete', `/calendar/events/${id}?scope=${scope}`)).slice(0, 2)).toEqual([
        404,
        'event_not_found',
      ]);
  });

  test('the last one takes the whole event off the calendar', async () => {
    await service.importText('family', calendar(soccer.replace('BYDAY=TU', 'BYDAY=TU;COUNT=2')));
    await service.send('delete', `/calendar/events/${await idAt(second)}`);
    const last = await service.send('delete', `/calendar/events/${await idAt('2026-11-10T17:00:00-06:00')}`);
    expect(last.body.operation.snapshot.new_state.ics).toContain('STATUS:CANCELLED');
    expect(await textOf('soccer')).toBe('');
  });

  test('of an all-day series is moved to other days, or to a time', async () => {
    await service.importText(
      'family',
      calendar(event('UID:trash', 'DTSTART;VALUE=DATE:20261109', 'SUMMARY:Trash', 'RRULE:FREQ=WEEKLY')),
    );
    const id = await idAt('2026-11-16T00:00:00-06:00');
    await service.send('patch', `/calendar/events/${id}`, {
      start: '2026-11-17T00:00:00-06:00',
      end: '2026-11-18T00:00:00-06:00',
    });
    expect(await textOf('trash')).toMatch(/RECURRENCE-ID;VALUE=DATE:20261116\r\nDTSTART;VALUE=DATE:20261117/);
    const timed = await service.send('patch', `/calendar/events/${id}`, {
      start: '2026-11-17T07:00:00-06:00',
      end: '2026-11-17T07:30:00-06:00',
    });
    expect(timed.body.event).toMatchObject({
      id,
      start: '2026-11-17T07:00:00-06:00',
      end: '2026-11-17T07:30:00-06:00',
    });
    expect(await textOf('trash')).toContain('DTSTART;TZID=America/Chicago:20261117T070000');
  });

  test('where a THISANDFUTURE change begins is not changed alone, a later one is', async () => {
    await service.importText(
      'family',
      calendar(
        soccer,
        event(
          'UID:soccer',
          'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/Chicago:20261117T170000',
          'DTSTART;TZID=America/Chicago:20261117T180000',
          'DURATION:PT1H',
          'SUMMARY:Late soccer',
        ),
      ),
    );
    const anchor = await service.send('patch', `/calendar/events/${await idAt('2026-11-17T18:00:00-06:00')}`, {
      summary: 'x',
    });
    expect(problemOf(anchor)).toEqual([400, 'invalid_request', expect.stringContaining('scope=series')]);
    const later = await service.send('patch', `/calendar/events/${await idAt('2026-11-24T18:00:00-06:00')}`, {
      start: '2026-11-24T19:00:00-06:00',
      end: '2026-11-24T20:00:00-06:00',
    });
    expect(later.body.event).toMatchObject({ summary: 'Late soccer', start: '2026-11-24T19:00:00-06:00' });
    expect(await starts()).toEqual([
      '2026-11-10T17:00:00-06:00',
      '2026-11-17T18:00:00-06:00',
      '2026-11-24T19:00:00-06:00',
      '2026-12-01T18:00:00-06:00',
      '2026-12-08T18:00:00-06:00',
      '2026-12-15T18:00:00-06:00',
    ]);
  });
});

describe('a whole series', () => {
  const weekly = event(
    'UID:soccer',
    'DTSTART;TZID=America/Chicago:20261027T170000',
    'DTEND;TZID=America/Chicago:20261027T180000',
    'SUMMARY:Soccer',
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;UNTIL=20261209T000000Z',
    'EXDATE;TZID=America/Chicago:20261115T170000',
  );
  const override = event(
    'UID:soccer',
    'RECURRENCE-ID:20261129T230000Z',
    'DTSTART;TZID=America/Chicago:20261129T190000',
    'DURATION:PT30M',
    'SUMMARY:Soccer late',
  );
  beforeEach(() => service.importText('family', calendar(weekly, override)));

  test('is renamed, every occurrence of it', async () => {
    const renamed = await service.send(
      'patch',
      `/calendar/events/${await idAt('2026-11-10T17:00:00-06:00')}?scope=series`,
      { summary: 'Football' },
    );
    expect(renamed.status).toBe(200);
    expect(new Set((await listed()).map(({ summary }) => summary))).toEqual(new Set(['Football']));
  });

  test('is moved by the same difference: rule, end, exceptions and overrides', async () => {
    const before = await listed();
    const moved = await service.send(
      'patch',
      `/calendar/events/${await idAt('2026-11-10T17:00:00-06:00')}?scope=series`,
      { start: '2026-11-11T18:30:00-06:00', end: '2026-11-11T19:30:00-06:00' },
    );
    expect([moved.status, moved.body.event.start]).toEqual([200, '2026-11-11T18:30:00-06:00']);
    const dayAndAHalfHour = (text: string) => new Date(Date.parse(text) + 91_800_000).toISOString();
    expect((await listed()).map(({ start }) => new Date(start).toISOString())).toEqual(
      before.map(({ start }) => dayAndAHalfHour(start)),
    );
    expect(await textOf('soccer')).toMatch(/RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,MO;UNTIL=20261210T013000Z;WKST=TU/);
    expect((await service.get(`/calendar/events/${moved.body.event.id}`)).body).toMatchObject(moved.body.event);
    const back = await service.undo({ action: 'undo', operation_id: moved.body.operation.id });
    expect(back.body).toMatchObject({ status: 'undone', restored_event: { start: '2026-11-10T17:00:00-06:00' } });
    expect(await listed()).toEqual(before);
  });

  test('gets another length', async () => {
    await service.send('patch', `/calendar/events/${await idAt('2026-11-10T17:00:00-06:00')}?scope=series`, {
      start: '2026-11-10T17:00:00-06:00',
      end: '2026-11-10T19:00:00-06:00',
    });
    const lengths = (await listed()).map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 60_000);
    expect(lengths).toEqual([120, 120, 120, 90, 120]);
  });

  test('is moved by hours and stays at its wall-clock time over the clock change', async () => {
    await service.importText(
      'family',
      calendar(
        event(
          'UID:band',
          'DTSTART;TZID=America/Chicago:20261026T170000',
          'DURATION:PT1H',
          'RRULE:FREQ=MONTHLY;BYDAY=-1MO',
        ),
      ),
    );
    await service.send('patch', `/calendar/events/${await idAt('2026-11-30T17:00:00-06:00')}?scope=series`, {
      start: '2026-11-30T08:00:00-06:00',
      end: '2026-11-30T09:00:00-06:00',
    });
    const events = (await service.get('/calendar/events?start=2026-10-20T00:00:00Z&end=2026-12-16T00:00:00Z')).body
      .events as Event[];
    expect(events.map(({ start }) => start)).toEqual(['2026-10-26T08:00:00-05:00', '2026-11-30T08:00:00-06:00']);
  });

  test.each([
    ['the last Monday', 'FREQ=MONTHLY;BYDAY=-1MO', '2026-11-30T17:00:00-06:00', '2026-12-01'],
    ['the last day of the month', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30T17:00:00-06:00', '2026-12-01'],
  ])('that follows %s cannot be moved by days, and says what can be done', async (_, rule, start, day) => {
    await service.importText(
      'family',
      calendar(event('UID:band', 'DTSTART;TZID=America/Chicago:20261026T170000', 'DURATION:PT1H', `RRULE:${rule}`)),
    );
    const refused = await service.send('patch', `/calendar/events/${await idAt(start)}?scope=series`, {
      start: `${day}T17:00:00-06:00`,
      end: `${day}T18:00:00-06:00`,
    });
    expect(problemOf(refused)).toEqual([
      400,
      'invalid_request',
      `This series repeats by ${rule}, and no such rule gives the moved times. Move single occurrences, or cancel it and add a new one.`,
    ]);
  });

  test.each([
    ['FREQ=MONTHLY;BYMONTHDAY=10', 'BYMONTHDAY=12'],
    ['FREQ=MONTHLY', 'FREQ=MONTHLY'],
    ['FREQ=DAILY;BYDAY=TU,WE', 'BYDAY=TH,FR'],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=10', 'BYMONTHDAY=12'],
  ])('by %s is moved by two days', async (rule, written) => {
    await service.importText(
      'family',
      calendar(event('UID:band', 'DTSTART;TZID=America/Chicago:20261110T170000', 'DURATION:PT1H', `RRULE:${rule}`)),
    );
    const moved = await service.send(
      'patch',
      `/calendar/events/${await idAt('2026-11-10T17:00:00-06:00')}?scope=series`,
      { start: '2026-11-12T17:00:00-06:00', end: '2026-11-12T18:00:00-06:00' },
    );
    expect([moved.status, moved.body.event?.start]).toEqual([200, '2026-11-12T17:00:00-06:00']);
    expect(await textOf('band')).toContain(written);
  });

  test('that is all-day moves by whole days only', async () => {
    await service.importText(
      'family',
      calendar(event('UID:trash', 'DTSTART;VALUE=DATE:20261109', 'RRULE:FREQ=WEEKLY;BYDAY=MO')),
    );
    const address = `/calendar/events/${await idAt('2026-11-16T00:00:00-06:00')}?scope=series`;
    expect(
      problemOf(
        await service.send('patch', address, { start: '2026-11-16T07:00:00-06:00', end: '2026-11-16T08:00:00-06:00' }),
      ),
    ).toEqual([400, 'invalid_request', expect.stringContaining('whole days')]);
    await service.send('patch', address, { start: '2026-11-17T00:00:00-06:00', end: '2026-11-18T00:00:00-06:00' });
    expect((await starts())[0]).toBe('2026-11-10T00:00:00-06:00');
  });

  test('is cancelled as a whole and comes back as a whole', async () => {
    const before = await textOf('soccer');
    const id = await idAt('2026-11-10T17:00:00-06:00');
    const cancelled = await service.send('delete', `/calendar/events/${id}?scope=series`);
    expect([cancelled.status, await listed()]).toEqual([200, []]);
    expect(problemOf(await service.send('delete', `/calendar/events/${id}?scope=series`)).slice(0, 2)).toEqual([
      409,
      'event_cancelled',
    ]);
    await service.undo({ action: 'undo', operation_id: cancelled.body.operation.id });
    expect(meansTheSame(await textOf('soccer'), before)).toBe(true);
  });
});

test('a subscribed calendar refuses changes', async () => {
  const readOnly = openCalendarService(database.url, { household: householdWithSchool });
  await readOnly.importText('school', calendar(event('UID:term', 'DTSTART:20261112T160000Z', 'SUMMARY:Term')));
  const { events } = (await readOnly.get(range)).body as { events: Event[] };
  const refusals = await Promise.all([
    readOnly.send('post', '/calendar/events', { ...piano, calendar: 'school' }),
    readOnly.send('patch', `/calendar/events/${String(events[0]?.id)}`, { summary: 'x' }),
    readOnly.send('delete', `/calendar/events/${String(events[0]?.id)}`),
  ]);
  const documented = documentedErrors(contract).get('CalendarReadOnly');
  expect(documented).toMatchObject({ code: 'calendar_read_only', details: { calendar: 'school' } });
  expect(refusals.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([403, documented]));
  await readOnly.close();
});

test('REQUIRE_SENDER wants every change and undo to name its sender', async () => {
  const strict = openCalendarService(database.url, { requireSender: true });
  const refusals = [await strict.send('post', '/calendar/events', piano), await strict.undo({ action: 'list' })];
  expect(refusals.map(problemOf)).toEqual(
    Array(2).fill([
      400,
      'invalid_request',
      'The header `X-Sender-Id` is missing: this service wants every change to name its sender.',
    ]),
  );
  expect((await strict.send('post', '/calendar/events', piano, { 'X-Sender-Id': '1001' })).status).toBe(201);
  await strict.close();
});
