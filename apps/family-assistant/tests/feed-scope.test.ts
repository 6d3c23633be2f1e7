import { parseHousehold } from '@homeroom/household';
import { useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { icalJsInstances } from './feed-readers.ts';

const family = ({ members = ['ana', 'ben', 'maya', 'leo'], calendars = ['family', 'maya', 'school'] } = {}) =>
  parseHousehold(
    JSON.stringify({
      family_id: 'rivera',
      timezone: 'America/Chicago',
      members: [
        { id: 'ana', name: 'Ana Rivera', nickname: 'Mom', role: 'parent', messenger_user_id: '1001', designated: true },
        { id: 'ben', name: 'Ben Rivera', role: 'parent', messenger_user_id: '1002' },
        { id: 'maya', name: 'Maya Rivera', role: 'child', messenger_user_id: '1003' },
        { id: 'leo', name: 'Leo Rivera', role: 'child' },
      ].filter(({ id }) => members.includes(id)),
      calendars: [{ id: 'family', default: true }, { id: 'maya', owner: 'maya' }, { id: 'school' }].filter(({ id }) =>
        calendars.includes(id),
      ),
    }),
  );

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
beforeAll(() => {
  service = openCalendarService(database.url, { household: family() });
});
afterAll(() => service.close());
beforeEach(() => service.context.database.query('TRUNCATE calendar_object, object_change, access_token'));

const put = (calendarId: string, ...events: string[]) => service.importText(calendarId, calendar(...events));
const share = async (scope: object, from = service): Promise<string> =>
  (await from.send('post', '/calendar/feed-token', scope).expect(201)).body.token;
const open = (token: string, from = service) => request(from.app).get(`/api/v1/calendar/feed.ics?token=${token}`);
const feed = async (token: string, from = service): Promise<string> =>
  (await open(token, from).expect(200)).text.replaceAll('\r\n ', '');
const shared = async (scope: object) => feed(await share(scope));
const titles = (text: string) => [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title).sort();
const month = { start: Date.parse('2026-11-01T00:00:00-05:00'), end: Date.parse('2026-12-01T00:00:00-06:00') };

/** An event whose every property, also those of its parts, has a mark of its own: `title/PROPERTY`. */
function marked(title: string, when: string, ...further: string[]): string {
  const mark = (name: string) => `${title}/${name}`;
  return event(
    `UID:${mark('UID')}`,
    `DTSTART;TZID=Pacific/Auckland:${when}`,
    'DURATION:PT1H',
    `SUMMARY:${title}`,
    ...['LOCATION', 'DESCRIPTION', 'COMMENT', 'CONTACT', 'RESOURCES', 'RELATED-TO', 'X-SECRET', 'X-ALT-DESC'].map(
      (name) => `${name}:${mark(name)}`,
    ),
    `CATEGORIES:${mark('CATEGORIES')}`,
    `ORGANIZER;CN=${mark('ORGANIZER')}:mailto:${mark('ORGANIZER')}@example.org`,
    `ATTENDEE;CN=${mark('ATTENDEE')}:mailto:${mark('ATTENDEE')}@example.org`,
    `X-HOMEROOM-WHO:${mark('X-HOMEROOM-WHO')}`,
    `X-HOMEROOM-LETTER:${mark('X-HOMEROOM-LETTER')}`,
    `X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=${mark('X-TITLE')}:geo:41.1,-87.2`,
    `URL:https://example.org/${mark('URL')}`,
    `ATTACH;FILENAME=${mark('FILENAME')}:https://example.org/${mark('ATTACH')}`,
    `CONFERENCE:https://example.org/${mark('CONFERENCE')}`,
    'GEO:41.123;-87.456',
    'CLASS:CONFIDENTIAL',
    'PRIORITY:1',
    'SEQUENCE:77',
    'STATUS:TENTATIVE',
    'CREATED:20260203T040506Z',
    'LAST-MODIFIED:20260304T050607Z',
    ...further,
    'BEGIN:VALARM',
    'ACTION:EMAIL',
    'TRIGGER:-PT15M',
    `SUMMARY:${mark('ALARM')}`,
    `DESCRIPTION:${mark('ALARM')}`,
    `ATTENDEE:mailto:${mark('ALARM')}@example.org`,
    'END:VALARM',
  );
}
/** Marks in a text, as `Maya swims/UID`. */
const marks = (text: string) =>
  [
    ...new Set(
      [...text.matchAll(/(Maya swims|Leo sings|Nobody|Maya later|Mom works)\/[A-Z]+(?:-[A-Z]+)*/g)].map(
        ([found]) => found,
      ),
    ),
  ].sort();

async function fillWithSecrets(): Promise<void> {
  await put(
    'family',
    marked('Maya swims', '20261121T100000'),
    marked('Leo sings', '20261122T100000', 'RRULE:FREQ=DAILY;COUNT=3'),
    marked('Maya later', '20270301T100000'),
    marked('Mom works', '20261123T100000', 'RRULE:FREQ=WEEKLY'),
  );
  await put('school', marked('Nobody', '20261124T100000'));
}
const shownProperties = ['CATEGORIES', 'DESCRIPTION', 'LOCATION'];
const marksOf = (names: string[], ...titled: string[]) =>
  titled.flatMap((title) => names.map((name) => `${title}/${name}`)).sort();

describe('nothing outside the scope is in the feed', () => {
  beforeEach(fillWithSecrets);

  test.each<[string, object, string[]]>([
    ['members', { who: ['maya'] }, marksOf([...shownProperties, 'UID'], 'Maya swims', 'Maya later')],
    ['several members', { who: ['leo', 'ana'] }, marksOf([...shownProperties, 'UID'], 'Leo sings', 'Mom works')],
    ['calendars', { calendars: ['school'] }, marksOf([...shownProperties, 'UID'], 'Nobody')],
    ['days', { days: 4 }, marksOf(shownProperties, 'Maya swims', 'Leo sings')],
    ['members and days', { who: ['maya'], days: 30 }, marksOf(shownProperties, 'Maya swims')],
    ['members of a calendar that has none of theirs', { who: ['leo'], calendars: ['school', 'maya'] }, []],
    ['times', { detail: 'times' }, []],
    ['times of a member', { detail: 'times', who: ['ana'], days: 30 }, []],
  ])('of %s', async (_name, scope, expected) => {
    const text = await shared(scope);
    expect(marks(text)).toEqual(expected);
    const named = ['Maya', 'Leo', 'Mom', 'Nobody'].filter((name) => text.includes(name));
    const inScope = new Set(expected.map((mark) => mark.split(/[ /]/)[0]));
    expect(named.filter((name) => !inScope.has(name))).toEqual([]);
    expect(text).not.toMatch(/@example|VALARM|ATTENDEE|ORGANIZER|geo:|41\.1|-87|https:|X-HOMEROOM|X-SECRET/);
  });

  test('the properties of busy times say when, and nothing else', async () => {
    const text = await shared({ detail: 'times', days: 30 });
    const [head = '', ...events] = text.split('BEGIN:VEVENT\r\n');
    expect(events).toHaveLength(7);
    const lines = new Set(
      events.flatMap((written) =>
        written
          .split('\r\n')
          .slice(0, 7)
          .map((line) => line.replace(/\d+/g, '#')),
      ),
    );
    expect([...lines]).toEqual([
      'UID:busy-#-#',
      'DTSTAMP:#T#Z',
      'DTSTART:#T#Z',
      'DTEND:#T#Z',
      'SUMMARY:Busy',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]);
    expect(events.join('')).not.toMatch(/Auckland|CONFIDENTIAL|TENTATIVE|SEQUENCE|RRULE|CREATED|MODIFIED/);
    expect(head).not.toContain('Auckland');
  });

  test('a full feed has what it always had', async () => {
    const text = await shared({});
    expect(titles(text)).toEqual(['Leo sings', 'Maya later', 'Maya swims', 'Mom works', 'Nobody']);
    expect(text).toContain('RRULE:FREQ=WEEKLY');
    expect(await shared({ detail: 'full' })).toBe(text);
    expect(text).toContain('CLASS:CONFIDENTIAL');
    expect(await shared({ who: ['maya'] })).toContain('CLASS:CONFIDENTIAL');
  });
});

describe('a feed of members', () => {
  test('has their series as series, with those whom it concerns', async () => {
    await put(
      'family',
      event('UID:a', 'DTSTART:20261105T120000Z', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Maya and Leo swim'),
      event('UID:a', 'RECURRENCE-ID:20261112T120000Z', 'DTSTART:20261113T120000Z', 'SUMMARY:Maya and Leo dive'),
    );
    const text = await shared({ who: ['maya'] });
    expect(titles(text)).toEqual(['Maya and Leo dive', 'Maya and Leo swim']);
    expect(text).toContain('RRULE:FREQ=WEEKLY');
    expect(text).toContain('CATEGORIES:Maya Rivera\r');
  });

  test('has of a series only the instances that are theirs, without a trace of the others', async () => {
    await put(
      'family',
      event('UID:a', 'DTSTART:20261119T160000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4', 'SUMMARY:Maya drives'),
      event(
        'UID:a',
        'RECURRENCE-ID:20261120T160000Z',
        'DTSTART:20261120T180000Z',
        'DURATION:PT1H',
        'SUMMARY:Leo drives',
      ),
      event('UID:b', 'DTSTART:20261119T200000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4', 'SUMMARY:Leo reads'),
      event(
        'UID:b',
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20261121T200000Z',
        'DTSTART:20261121T210000Z',
        'DURATION:PT1H',
        'SUMMARY:Maya reads',
      ),
    );
    const text = await shared({ who: ['maya'] });
    expect(text).not.toContain('Leo');
    expect(icalJsInstances(text, month)).toEqual([
      '2026-11-19T10:00:00-06:00 60 min Maya drives',
      '2026-11-21T10:00:00-06:00 60 min Maya drives',
      '2026-11-21T15:00:00-06:00 60 min Maya reads',
      '2026-11-22T10:00:00-06:00 60 min Maya drives',
      '2026-11-22T15:00:00-06:00 60 min Maya reads',
    ]);
    expect(text).toBe(await shared({ who: ['maya'] }));
    const uids = [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
    expect(new Set(uids).size).toBe(5);
  });

  test('does not tell by a UID that another calendar has an event with it too', async () => {
    const same = event('UID:same', 'DTSTART:20261120T160000Z', 'DURATION:PT1H', 'SUMMARY:Choir');
    await put('maya', same);
    const alone = await shared({ who: ['maya'] });
    await put('family', same.replace('Choir', 'Leo at choir'));
    expect(await shared({ who: ['maya'] })).toBe(alone);
  });

  test('is empty once they left the family file, and so is one of calendars', async () => {
    await put('maya', event('UID:a', 'DTSTART:20261120T160000Z', 'SUMMARY:Maya swims'));
    await put('family', event('UID:b', 'DTSTART:20261120T160000Z', 'SUMMARY:Leo sings'));
    const [leo, maya, both, everything] = [
      await share({ who: ['leo'] }),
      await share({ calendars: ['maya'] }),
      await share({ who: ['leo', 'ana'], calendars: ['maya', 'school'], detail: 'times' }),
      await share({}),
    ];
    const later = openCalendarService(database.url, {
      household: family({ members: ['ana', 'ben', 'maya'], calendars: ['family', 'school'] }),
    });
    expect(await Promise.all([leo, maya, both].map(async (token) => titles(await feed(token, later))))).toEqual([
      [],
      [],
      [],
    ]);
    expect(titles(await feed(everything, later))).toEqual(['Leo sings']);
    expect(titles(await feed(maya))).toEqual(['Maya swims']);
    await later.close();
  });
});

describe('a feed of days', () => {
  test('moves with time, and has moved, cancelled and excepted instances as they are', async () => {
    await put(
      'family',
      event(
        'UID:a',
        'DTSTART;TZID=America/Chicago:20261101T090000',
        'DURATION:PT30M',
        'RRULE:FREQ=DAILY',
        'EXDATE;TZID=America/Chicago:20261119T090000',
        'SUMMARY:Run',
      ),
      event(
        'UID:a',
        'RECURRENCE-ID:20261120T150000Z',
        'DTSTART:20261130T150000Z',
        'DURATION:PT30M',
        'SUMMARY:Moved out',
      ),
      event(
        'UID:a',
        'RECURRENCE-ID:20261130T150000Z',
        'DTSTART:20261120T220000Z',
        'DURATION:PT30M',
        'SUMMARY:Moved in',
      ),
      event(
        'UID:a',
        'RECURRENCE-ID:20261121T150000Z',
        'DTSTART:20261121T150000Z',
        'DURATION:PT30M',
        'STATUS:CANCELLED',
        'SUMMARY:Run',
      ),
      event('UID:days', 'DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261125', 'SUMMARY:Nana visits'),
      event('UID:over', 'DTSTART:20261117T150000Z', 'DURATION:PT30M', 'SUMMARY:Over'),
    );
    const token = await share({ days: 3 });
    const text = await feed(token);
    expect(icalJsInstances(text, month)).toEqual([
      '2026-11-18T09:00:00-06:00 30 min Run',
      '2026-11-20T00:00:00-06:00 7200 min Nana visits',
      '2026-11-20T16:00:00-06:00 30 min Moved in',
      '2026-11-21T09:00:00-06:00 30 min Run',
    ]);
    expect([
      text.match(/^STATUS:CANCELLED/gm)?.length,
      /^RRULE/m.test(text.slice(text.indexOf('BEGIN:VEVENT'))),
    ]).toEqual([1, false]);
    expect(text).toContain('DTSTART;VALUE=DATE:20261120\r\nDTEND;VALUE=DATE:20261125');
    const { etag } = (await open(token).expect(200)).headers;
    await open(token).set('If-None-Match', String(etag)).expect(304);
    service.clock.advance(86_400_000);
    expect(icalJsInstances(await feed(token), month).at(-1)).toBe('2026-11-22T09:00:00-06:00 30 min Run');
    await open(token).set('If-None-Match', String(etag)).expect(200);
    service.clock.advance(-86_400_000);
  });

  test('ends that many days from now, also over a clock change', async () => {
    const at = (start: string) => event(`UID:${start}`, `DTSTART:${start}`, 'DURATION:PT1H', `SUMMARY:${start}`);
    await put('family', at('20261119T175900Z'), at('20261119T180000Z'));
    expect(titles(await shared({ days: 1 }))).toEqual(['20261119T175900Z']);
  });
});

describe('busy times', () => {
  test('leave out what is cancelled, free or without length, and say the same time once', async () => {
    const at = (uid: string, ...lines: string[]) => event(`UID:${uid}`, 'DTSTART:20261120T160000Z', ...lines);
    await put(
      'family',
      at('a', 'DURATION:PT1H'),
      at('b', 'DURATION:PT1H'),
      at('c', 'DURATION:PT2H', 'STATUS:CANCELLED'),
      at('d', 'DURATION:PT3H', 'TRANSP:TRANSPARENT'),
      at('e'),
      event('UID:f', 'DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261123'),
      event('UID:g', 'DTSTART:20261117T160000Z', 'DURATION:PT1H'),
    );
    expect(
      (await shared({ detail: 'times' }))
        .split('BEGIN:VEVENT\r\n')
        .slice(1)
        .map((written) => written.split('\r\n').slice(0, 4)),
    ).toEqual([
      [
        'UID:busy-1795190400000-1795194000000',
        'DTSTAMP:20000101T000000Z',
        'DTSTART:20261120T160000Z',
        'DTEND:20261120T170000Z',
      ],
      [
        'UID:busy-days-20778-20780',
        'DTSTAMP:20000101T000000Z',
        'DTSTART;VALUE=DATE:20261121',
        'DTEND;VALUE=DATE:20261123',
      ],
    ]);
  });

  test('do not change when anything but a time does, nor with other calendars', async () => {
    await put('family', event('UID:a', 'DTSTART:20261120T160000Z', 'DURATION:PT1H', 'SUMMARY:First'));
    const token = await share({ detail: 'times', calendars: ['family'] });
    const [before, { etag }] = [await feed(token), (await open(token)).headers];
    await put('school', event('UID:b', 'DTSTART:20261120T170000Z', 'DURATION:PT1H'));
    await open(token).set('If-None-Match', String(etag)).expect(304);
    await put('family', event('UID:z', 'DTSTART:20261120T160000Z', 'DURATION:PT1H', 'SUMMARY:Renamed', 'SEQUENCE:9'));
    expect(await feed(token)).toBe(before);
  });
});

describe('the calls', () => {
  const listed = async () => (await service.get('/calendar/feed-tokens').expect(200)).body;

  test.each([
    [{ who: ['maya', 'zoe'] }, ['`who` names "zoe", which is no member\'s id. Members: ana, ben, maya, leo.']],
    [{ who: ['Maya'] }, ['`who` names "Maya", which is no member\'s id. Members: ana, ben, maya, leo.']],
    [{ calendars: ['work'] }, ['`calendars` names "work", which is no calendar. Calendars: family, maya, school.']],
  ])('%j is a 422 that names the field', async (scope, problems) => {
    const { status, body } = await service.send('post', '/calendar/feed-token', scope);
    expect([status, body]).toEqual([422, { error: problems.join(' '), code: 'invalid_scope', details: { problems } }]);
    expect((await listed()).tokens).toEqual([]);
  });

  test.each([
    [{ who: [] }, 'who'],
    [{ who: 'maya' }, 'who'],
    [{ who: ['maya', 'maya'] }, 'who'],
    [{ calendars: [] }, 'calendars'],
    [{ detail: 'busy' }, 'detail'],
    [{ days: 0 }, 'days'],
    [{ days: 367 }, 'days'],
    [{ days: 1.5 }, 'days'],
    [{ member: 'maya' }, 'member'],
  ])('%j is a 400 that names the field', async (scope, field) => {
    const { status, body } = await service.send('post', '/calendar/feed-token', scope);
    expect([status, body.code, body.error]).toEqual([400, 'invalid_request', expect.stringContaining(field)]);
  });

  test('list the feed tokens with label, scope and last use, and end one or all of them', async () => {
    const [sitter, everything] = [await share({ label: ' Sitter ', who: ['maya'], days: 7 }), await share({})];
    const { body: link } = await service.send('post', '/dashboard/token', { messenger_user_id: '1001' });
    await open(sitter).expect(200);
    const response = await service.get('/calendar/feed-tokens').expect(200).expect('Cache-Control', 'no-store');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const [all, one] = response.body.tokens;
    expect(response.body).toEqual({
      tokens: [
        {
          id: expect.any(String),
          kind: 'feed',
          user: null,
          label: null,
          scope: null,
          made: time,
          last_used: null,
          expires: null,
        },
        {
          id: expect.any(String),
          kind: 'feed',
          user: null,
          label: 'Sitter',
          scope: { who: ['maya'], calendars: null, detail: 'full', days: 7 },
          made: time,
          last_used: time,
          expires: null,
        },
      ],
      left_out: 0,
    });
    expect([sitter, everything].filter((token) => response.text.includes(token))).toEqual([]);
    expect((await service.get('/tokens')).body.tokens.slice(1)).toEqual([all, one]);
    const dashboard = () =>
      request(service.app).get('/api/v1/dashboard/session').set('Authorization', `Bearer ${link.token}`);
    const [{ id: dashboardId }] = (await service.get('/tokens?user=1001')).body.tokens;
    await service.send('delete', `/calendar/feed-tokens/${dashboardId}`).expect(204);
    await service.send('delete', `/calendar/feed-tokens/${one.id.toUpperCase()}`).expect(204);
    await open(sitter).expect(401);
    await open(everything).expect(200);
    await service.send('delete', `/calendar/feed-tokens/${one.id}`).expect(204);
    await service.send('delete', '/calendar/feed-tokens/x').expect(400);
    await service.send('delete', '/calendar/feed-tokens/').expect(400);
    await open(everything).expect(200);
    await service.send('delete', '/calendar/feed-tokens').expect(204);
    await open(everything).expect(401);
    await dashboard().expect(200);
    expect(await listed()).toEqual({ tokens: [], left_out: 0 });
    for (const method of ['get', 'delete'] as const)
      await request(service.app)[method]('/api/v1/calendar/feed-tokens').expect(401);
  });

  test('a key of another request ends nothing', async () => {
    const token = await share({});
    const end = (id = '') =>
      service.send('delete', `/calendar/feed-tokens${id}`, undefined, { 'Idempotency-Key': 'end-links' });
    await end('/6f1d3c52-8a41-4e0b-9c77-2b5e0a4d91f3').expect(204);
    await end().expect(422);
    await open(token).expect(200);
  });

  test('a token of an earlier version shows all calendars', async () => {
    await put('school', event('UID:a', 'DTSTART:20261120T160000Z', 'SUMMARY:Choir'));
    const token = await share({});
    const [row] = await service.rows<{ scope: unknown }>('SELECT scope FROM access_token');
    expect(row).toEqual({ scope: null });
    expect(titles(await feed(token))).toEqual(['Choir']);
  });
});

describe('on the dashboard', () => {
  const signedIn = async (user: string) => {
    const { token } = (await service.send('post', '/dashboard/token', { messenger_user_id: user }).expect(201)).body;
    return (method: 'get' | 'post' | 'delete', path = '', body?: object) =>
      request(service.app)
        [method](`/api/v1/dashboard/feed-tokens${path}`)
        .set('Authorization', `Bearer ${token}`)
        .send(body);
  };

  test('a parent makes, lists and ends links', async () => {
    const [ana, ben] = [await signedIn('1001'), await signedIn('1002')];
    const { body: made } = await ana('post', '', { label: 'Sitter', who: ['maya'], days: 7 }).expect(201);
    expect(new URL(made.feed_url).search).toBe(`?token=${made.token}`);
    await open(made.token).expect(200);
    const { tokens } = (await ben('get').expect(200)).body;
    expect(tokens).toEqual((await service.get('/calendar/feed-tokens')).body.tokens);
    await ben('delete', `/${tokens[0].id}`).expect(204);
    await open(made.token).expect(401);
    const further = await share({});
    await ana('delete').expect(204);
    await open(further).expect(401);
    await ana('get').expect(200);
    await ana('post', '', { who: ['zoe'] }).expect(422);
  });

  test('nobody else does', async () => {
    const [maya, token] = [await signedIn('1003'), await share({})];
    const calls = [
      maya('get'),
      maya('post', '', {}),
      maya('delete'),
      maya('delete', '/6f1d3c52-8a41-4e0b-9c77-2b5e0a4d91f3'),
    ];
    for (const call of calls) expect([(await call).status, (await call).body.code]).toEqual([403, 'parents_only']);
    await open(token).expect(200);
    await service.get('/dashboard/feed-tokens').expect(401);
  });
});
