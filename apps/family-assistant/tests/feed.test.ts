import { formatInstant } from '@homeroom/icalendar';
import { useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { calendarExport } from '@homeroom/icalendar/testing';
import { calendar, chicago, event } from './calendar-fixtures.ts';
import { openCalendarService } from './calendar-service-fixture.ts';
import type { CalendarTestService } from './calendar-service-fixture.ts';
import { icalJsInstances, nodeIcalInstances } from './feed-readers.ts';
import { householdWithSchool } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
let token: string;
beforeAll(async () => {
  service = openCalendarService(database.url, { household: householdWithSchool });
  token = (await service.send('post', '/calendar/feed-token').expect(201)).body.token;
});
afterAll(() => service.close());
beforeEach(() => service.context.database.query('TRUNCATE calendar_object, object_change'));

const subscribe = (headers: Record<string, string> = { 'Accept-Encoding': 'identity' }) =>
  request(service.app)
    .get(`/api/v1/calendar/feed.ics?token=${token}`)
    .set(headers)
    .buffer(true)
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => done(null, Buffer.concat(parts).toString('utf8')));
    });
const feed = async (): Promise<string> => (await subscribe().expect(200)).body;
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const lines = async () => linesOf(await feed());
const put = (calendarId: string, ...events: string[]) => service.importText(calendarId, calendar(...events));
const exported = (name: string) => calendarExport(name).toString();

describe('two independent calendar programs find in the feed what the service shows', () => {
  const range = { start: Date.parse('2026-10-25T00:00:00-05:00'), end: Date.parse('2026-11-22T00:00:00-06:00') };
  const fourWeeks = async () => {
    const [from, to] = [range.start, range.end].map((instant) => encodeURIComponent(formatInstant(instant, chicago)));
    const { body } = await service.get(`/calendar/events?start=${from}&end=${to}`).expect(200);
    const shown: string[] = body.events.map(
      (found: Record<'start' | 'end' | 'summary', string>) =>
        `${found.start} ${(Date.parse(found.end) - Date.parse(found.start)) / 60_000} min ${found.summary}`,
    );
    const text = await feed();
    return { service: shown.sort(), icalJs: icalJsInstances(text, range), nodeIcal: nodeIcalInstances(text, range) };
  };

  // node-ical knows no change of all later instances (RANGE=THISANDFUTURE).
  test.each([
    ['google.ics', /^$/],
    ['apple.ics', /^$/],
    ['outlook.ics', /^$/],
    ['thunderbird.ics', /Choir/],
  ])('from %s', async (name, unknown) => {
    await service.importText('family', exported(name));
    const found = await fourWeeks();
    const known = (instances: string[]) => instances.filter((instance) => !unknown.test(instance));
    expect(known(found.service).length).toBeGreaterThanOrEqual(4);
    expect(found.icalJs).toEqual(found.service);
    expect(known(found.nodeIcal)).toEqual(known(found.service));
  });

  test('from series over a clock change, with exclusions, extra dates, moved instances and every form of UNTIL', async () => {
    await put(
      'family',
      event(
        'UID:zoned',
        'DTSTART;TZID=America/Chicago:20261026T170000',
        'DTEND;TZID=America/Chicago:20261026T180000',
        'RRULE:FREQ=DAILY;UNTIL=20261103',
        'EXDATE;VALUE=DATE:20261028',
        'EXDATE;TZID=Europe/Berlin:20261029T230000',
        'SUMMARY:Zoned',
      ),
      event(
        'UID:zoned',
        'RECURRENCE-ID:20261102T230000Z',
        'DTSTART;TZID=Europe/Berlin:20261103T010000',
        'DURATION:PT2H',
        'SUMMARY:Zoned, moved',
      ),
      event(
        'UID:floating',
        'DTSTART:20261030T090000',
        'DTEND:20261030T093000',
        'RRULE:FREQ=DAILY;UNTIL=20261102T150000Z',
        'SUMMARY:Floating',
      ),
      event(
        'UID:dates',
        'DTSTART;VALUE=DATE:20261027',
        'DTEND;VALUE=DATE:20261029',
        'RRULE:FREQ=WEEKLY;UNTIL=20261110T000000Z',
        'EXDATE;VALUE=DATE:20261103',
        'SUMMARY:Dates',
      ),
      event(
        'UID:utc',
        'DTSTART:20261031T140000Z',
        'DTEND:20261031T150000Z',
        'RRULE:FREQ=DAILY;COUNT=3',
        'RDATE:20261112T140000Z',
        'SUMMARY:Utc',
      ),
      event(
        'UID:windows',
        'DTSTART;TZID=Central Standard Time:20261031T200000',
        'DURATION:PT45M',
        'RRULE:FREQ=DAILY;COUNT=2',
        'SUMMARY:Windows',
      ),
    );
    const found = await fourWeeks();
    expect(found.service).toHaveLength(19);
    expect(found.icalJs).toEqual(found.service);
    // It reads no RDATE either.
    expect(found.nodeIcal).toEqual(found.service.filter((instance) => !instance.startsWith('2026-11-12')));
  });

  test('from a zone that changes its clocks by no yearly rule', async () => {
    await put(
      'family',
      event(
        'UID:tea',
        'DTSTART;TZID=Africa/Casablanca:20261026T170000',
        'DTEND;TZID=Africa/Casablanca:20261026T180000',
        'RRULE:FREQ=DAILY',
        'SUMMARY:Tea',
      ),
    );
    const { service: shown, icalJs } = await fourWeeks();
    expect(shown.length).toBeGreaterThan(25);
    expect(icalJs).toEqual(shown);
  });
});

describe('the document', () => {
  const people = [
    'ORGANIZER;CN=Ana:mailto:ana@example.org',
    'ATTENDEE;CN=Mr. Okafor:mailto:okafor@school.example',
    'ATTENDEE;CN=Maya Rivera:mailto:maya@example.org',
    'CONTACT:Jo 555-0100',
  ];
  const links = [
    'ATTACH:https://files.example/secret.pdf',
    'URL:https://meet.example/secret',
    'X-GOOGLE-CONFERENCE:https://meet.example/secret',
    'COMMENT:between us',
    'GEO:1;2',
  ];
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:EMAIL',
    'TRIGGER:-PT15M',
    'ATTENDEE:mailto:ana@example.org',
    'DESCRIPTION:Alarm',
    'SUMMARY:Alarm',
    'END:VALARM',
  ];

  test('is iCalendar as the RFC has it, and says how often to come back', async () => {
    await service.importText('family', exported('thunderbird.ics'));
    await put(
      'maya',
      event(
        'UID:berlin',
        'DTSTART;TZID=Europe/Berlin:20261105T120000',
        `SUMMARY:${'Größe 🎺 '.repeat(30)}`,
        'DESCRIPTION:one\\, two\\nthree;',
      ),
      event('UID:berlin-2', 'DTSTART;TZID=Europe/Berlin:20261106T120000'),
    );
    const response = await subscribe().expect(200);
    const text = response.body as string;
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      etag: expect.stringMatching(/^W\/"/),
    });
    expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const all = linesOf(text);
    expect(all.slice(0, 9)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Homeroom//Family Assistant//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Family calendar',
      'X-WR-CALNAME:Family calendar',
      'X-WR-TIMEZONE:America/Chicago',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ]);
    expect(all).toEqual(
      expect.arrayContaining([
        `SUMMARY:${'Größe 🎺 '.repeat(30).trim()}`,
        'DESCRIPTION:one\\, two\\nthree\\;',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/Chicago:20261109T190000',
      ]),
    );
    const events = text.split('BEGIN:VEVENT').slice(1);
    expect(events).toHaveLength(6);
    for (const written of events)
      expect(linesOf(written).filter((line) => /^(?:UID|DTSTAMP|DTSTART)[;:]/.test(line))).toHaveLength(3);
  });

  test('defines every time zone once and before it is named, by the name of the IANA database', async () => {
    const own = [
      'BEGIN:VTIMEZONE',
      'TZID:Own/Zone',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0330',
      'TZOFFSETTO:-0330',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    await service.importText('family', exported('thunderbird.ics'));
    await service.importText('maya', exported('outlook.ics'));
    await put(
      'school',
      own,
      event('UID:own', 'DTSTART;TZID=Own/Zone:20261105T120000', 'RRULE:FREQ=WEEKLY'),
      event('UID:once', 'DTSTART;TZID=Own/Zone:20261105T120000'),
      own.replaceAll('-0330', '-0430').replace('Own/Zone', 'Other/Zone'),
      event('UID:other', 'DTSTART;TZID=Other/Zone:20261105T120000', 'RRULE:FREQ=WEEKLY'),
    );
    const all = await lines();
    const defined = all.filter((line) => line.startsWith('TZID:')).map((line) => line.slice(5));
    expect(defined.sort()).toEqual(['America/Chicago', 'Europe/Berlin', 'Other/Zone', 'Own/Zone']);
    for (const [at, line] of all.entries()) {
      const named = /^[A-Z-]+;(?:[^:"]*;)?TZID=([^;:]+)/.exec(line)?.[1];
      if (named !== undefined)
        expect([line, all.indexOf(`TZID:${named}`) < at && all.includes(`TZID:${named}`)]).toEqual([line, true]);
    }
    expect(all).toContain('DTSTART:20261105T153000Z');
  });

  test('names a zone with a comma as its definition does', async () => {
    const own = [
      'BEGIN:VTIMEZONE',
      'TZID:Kuala Lumpur\\, Singapore',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0800',
      'TZOFFSETTO:+0800',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    await put(
      'school',
      own,
      event('UID:far', 'DTSTART;TZID="Kuala Lumpur, Singapore":20261105T120000', 'RRULE:FREQ=WEEKLY'),
    );
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'TZID:Kuala Lumpur\\, Singapore',
        'DTSTART;TZID="Kuala Lumpur, Singapore":20261105T120000',
      ]),
    );
  });

  test('tells whom an event concerns, and leaves out addresses, alarms and links', async () => {
    await put(
      'family',
      event(
        'UID:a',
        'DTSTART:20261105T120000Z',
        'SUMMARY:Parent evening',
        'LOCATION:Room 4',
        'CLASS:private',
        'TRANSP:TRANSPARENT',
        'STATUS:CANCELLED',
        'SEQUENCE:3',
        'CATEGORIES:School\\, news,Talk',
        ...people,
        ...links,
        ...alarm,
      ),
    );
    const text = await feed();
    expect(linesOf(text)).toEqual(
      expect.arrayContaining([
        'SUMMARY:Parent evening',
        'LOCATION:Room 4',
        'CLASS:PRIVATE',
        'TRANSP:TRANSPARENT',
        'STATUS:CANCELLED',
        'SEQUENCE:3',
        'CATEGORIES:School\\, news,Talk,Maya Rivera',
      ]),
    );
    expect(text).not.toMatch(/example|secret|VALARM|ATTENDEE|ORGANIZER|CONTACT|555|between us|GEO/);
  });

  test('has no line that a title or a UID smuggles in', async () => {
    await put(
      'family',
      event(
        'UID:a\\nBEGIN:VALARM',
        'DTSTART:20261105T120000Z',
        'SUMMARY:<b>x</b>\\nEND:VEVENT\\nBEGIN:VEVENT',
        'CATEGORIES:x\\nEND:VEVENT',
      ),
    );
    const all = await lines();
    expect(all.filter((line) => /^(?:BEGIN|END):V(?:EVENT|ALARM)$/.test(line))).toEqual(['BEGIN:VEVENT', 'END:VEVENT']);
  });

  test('keeps apart what has one UID on two calendars, and gives each event of many once', async () => {
    const same = event('UID:same', 'DTSTART:20261105T120000Z', 'RRULE:FREQ=DAILY;COUNT=3', 'SUMMARY:Same');
    const many = Array.from({ length: 230 }, (_, index) =>
      event(`UID:event-${index}`, 'DTSTART:20261105T120000Z', `SUMMARY:Event ${index}`),
    );
    await Promise.all([put('family', same, ...many), put('maya', same), put('school', same)]);
    const uids = (await lines()).filter((line) => line.startsWith('UID:'));
    expect(uids).toHaveLength(233);
    expect(new Set(uids).size).toBe(233);
    expect(uids).toEqual(expect.arrayContaining(['UID:same', 'UID:same--maya', 'UID:same--school', 'UID:event-229']));
  });

  test('of an empty calendar is a calendar too', async () => {
    const all = await lines();
    expect(all.filter((line) => /^(?:BEGIN|END):V/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'END:VTIMEZONE',
      'END:VCALENDAR',
    ]);
  });
});

describe('a subscription', () => {
  test('is told its address, which works until it is revoked', async () => {
    const { body } = await service.send('post', '/calendar/feed-token').expect(201).expect('Cache-Control', 'no-store');
    const [address, revoke] = [new URL(body.feed_url), new URL(body.revoke_url)];
    expect([address.pathname, address.search, revoke.pathname]).toEqual([
      '/api/v1/calendar/feed.ics',
      `?token=${body.token}`,
      `/api/v1/calendar/feed-token/${body.token}/revoke`,
    ]);
    const open = () => request(service.app).get(address.pathname + address.search);
    await open().expect(200);
    await request(service.app)
      .head(address.pathname + address.search)
      .expect(200);
    await service.send('post', revoke.pathname.replace('/api/v1', '')).expect(204);
    const { status, body: refusal } = await open();
    expect([status, refusal.code]).toEqual([401, 'unauthorized']);
    await subscribe().expect(200);
  });

  test('behind a proxy has the address that the proxy names', async () => {
    const proxied = openCalendarService(database.url, { trustProxy: 1 });
    const { body } = await proxied
      .send('post', '/calendar/feed-token', undefined, {
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Host': 'home.example',
      })
      .expect(201);
    expect([body.feed_url, body.revoke_url]).toEqual([
      expect.stringMatching(/^https:\/\/home\.example\/api\/v1\/calendar\/feed\.ics\?token=/),
      expect.stringMatching(/^https:\/\/home\.example\/api\/v1\//),
    ]);
    await proxied.close();
  });

  test('is a 304 until any calendar changes, and may be compressed', async () => {
    await put('family', event('UID:a', 'DTSTART:20261105T120000Z', 'SUMMARY:First'));
    const first = await subscribe({ 'Accept-Encoding': 'gzip' }).expect(200).expect('Content-Encoding', 'gzip');
    expect(first.body).toContain('SUMMARY:First');
    const again = () => subscribe({ 'If-None-Match': String(first.headers['etag']) });
    await again().expect(304);
    await put('school', event('UID:b', 'DTSTART:20261105T120000Z', 'SUMMARY:Second'));
    expect((await again().expect(200)).body).toContain('SUMMARY:Second');
  });
});
