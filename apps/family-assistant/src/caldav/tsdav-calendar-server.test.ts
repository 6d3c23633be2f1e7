import { setTimeout as wait } from 'node:timers/promises';
import { calendarOwner, startRadicale, type TestRadicale } from '@homeroom/testing';
import { describeWithRadicale } from '../../tests/mirrored-calendar-fixture.ts';
import {
  CalendarServerUnavailableError,
  type CalendarServer,
  type RemoteChanges,
  type RemoteState,
} from './calendar-server.ts';
import { startProxy, type Exchange, type Proxy } from './testing/dav-proxy.ts';
import { normalEtag, normalHref } from './tsdav-answers.ts';
import { TsdavCalendarServer, type TsdavCalendarServerSettings } from './tsdav-calendar-server.ts';
import { CalendarNotFoundError } from './tsdav-find-calendar.ts';

const nothing: RemoteState = { syncToken: null, ctag: null };
const nobody = { calendar: null, username: null, password: null };
const owner = { username: calendarOwner, password: 'any' };
const empty = new Map<string, string>();

test.each([
  ['"abc"', '"abc"'],
  ['abc', '"abc"'],
  ['W/"abc"', '"abc"'],
  ['&quot;abc&quot;', '"abc"'],
  ['', null],
  ['"a"b"', null],
  ['"a\r\nb"', null],
])('The entity tag %j is sent as %j', (text, etag) => {
  expect(normalEtag(text)).toBe(etag);
});

test.each([
  ['https://dav.example/ana/a%40b.ics', '/ana/a%40b.ics'],
  ['/ana/a@b.ics', '/ana/a%40b.ics'],
  ['/ana/M%c3%bcll & Söhne.ics', '/ana/M%C3%BCll%20%26%20S%C3%B6hne.ics'],
  ['//other.example/x.ics', '/other.example/x.ics'],
  ['/a/%2F/%zz', '/a/%2F/%zz'],
])('The href %j is the path %j', (href, path) => {
  expect(normalHref(href)).toBe(path);
});

describeWithRadicale('A calendar on a CalDAV server', () => {
  let radicale: TestRadicale;
  let calendars = 0;

  beforeAll(async () => void (radicale = await startRadicale()), 30_000);
  afterAll(() => radicale?.remove());

  const newCalendar = () => radicale.makeCalendar(`calendar-${(calendars += 1)}`);
  const open = async (settings: Partial<TsdavCalendarServerSettings> = {}) =>
    new TsdavCalendarServer({ ...nobody, url: settings.url ?? (await newCalendar()), ...settings });

  describe('reading', () => {
    test('an empty calendar has nothing, and everything there is', async () => {
      const server = await open();
      const changes = await server.changesSince(nothing, empty);
      expect(changes).toMatchObject({ changed: [], removed: [], complete: true });
      expect(changes.state.syncToken).toMatch(/^http/);
    });

    test('an object is seen with its path, entity tag and text', async () => {
      const server = await open();
      const { href, etag } = await put(server, 'one@example.org', 'Tea & <cake> ]]> für Müller');
      const { changed, complete } = await server.changesSince(nothing, empty);
      expect(complete).toBe(true);
      expect(changed).toEqual([
        { href, etag, ics: expect.stringContaining('SUMMARY:Tea & <cake> ]]> für Müller\r\n') },
      ]);
      expect(changed[0]).toEqual(await server.read(href));
    });

    test('a missing object is null', async () => {
      const server = await open();
      expect(await server.read(await server.hrefFor('nowhere'))).toBeNull();
    });

    test('the token tells only what changed, and what is gone', async () => {
      const server = await open();
      const kept = await put(server, 'kept');
      const moved = await put(server, 'moved');
      const dropped = await put(server, 'dropped');
      const first = await server.changesSince(nothing, empty);
      await server.update(moved.href, moved.etag, event('moved', 'Elsewhere'));
      await server.remove(dropped.href, dropped.etag);
      const second = await server.changesSince(first.state, knownAfter(first));
      expect(second.complete).toBe(false);
      expect(second.changed.map(({ href }) => href)).toEqual([moved.href]);
      expect(second.removed).toEqual([dropped.href]);
      expect(knownAfter(first).get(kept.href)).toBe(kept.etag);
      expect(await server.changesSince(second.state, empty)).toEqual({
        changed: [],
        removed: [],
        skipped: [],
        state: second.state,
        complete: false,
      });
    });

    test('an own write is not fetched again when its entity tag is known', async () => {
      const server = await open();
      const { state } = await server.changesSince(nothing, empty);
      const { href, etag } = await put(server, 'own');
      expect(await server.changesSince(state, new Map([[href, etag]]))).toMatchObject({ changed: [], removed: [] });
    });

    test('a token that the server rejects leads to a full comparison', async () => {
      const server = await open();
      const one = await put(server, 'one');
      const two = await put(server, 'two');
      const bogus = { syncToken: 'http://radicale.org/ns/sync/bogus', ctag: null };
      const all = await server.changesSince(bogus, empty);
      expect(all.complete).toBe(true);
      expect(hrefsOf(all)).toEqual([one.href, two.href]);
      const differing = await server.changesSince(
        bogus,
        new Map([
          [one.href, one.etag],
          [two.href, '"older"'],
          ['/gone.ics', '"x"'],
        ]),
      );
      expect(differing).toMatchObject({ removed: ['/gone.ics'], complete: false, state: all.state });
      expect(hrefsOf(differing)).toEqual([two.href]);
    });

    test('300 objects are listed in batches', async () => {
      const requests: string[] = [];
      const url = await newCalendar();
      await fill(url, 300);
      const proxy = await startProxy(radicale.url, (exchange) => (requests.push(exchange.method), exchange.pass()));
      const { changed } = await new TsdavCalendarServer({ ...nobody, url: proxy.through(url) }).changesSince(
        nothing,
        empty,
      );
      await proxy.close();
      expect(new Set(changed.map(({ href }) => href)).size).toBe(300);
      expect(requests).toEqual(['PROPFIND', 'PROPFIND', 'REPORT', ...Array.from({ length: 6 }, () => 'REPORT')]);
    });

    test('a large object comes whole; a larger one than allowed is left out and named', async () => {
      const url = await newCalendar();
      const { href, etag } = await put(await open({ url }), 'large', 'é'.repeat(150_000));
      const skipped: string[] = [];
      const { changed } = await (await open({ url })).changesSince(nothing, empty);
      expect(changed[0]!.ics.replaceAll(/\r\n /g, '')).toContain('é'.repeat(150_000));
      const limited = await open({ url, maxObjectBytes: 100_000, onSkipped: (hrefs) => skipped.push(...hrefs) });
      expect(await limited.changesSince(nothing, new Map([[href, `"not ${etag.slice(1)}`]]))).toMatchObject({
        changed: [],
        removed: [href],
        skipped: [{ href, reason: 'too_large' }],
      });
      expect(skipped).toEqual([href]);
    });

    test('a calendar with more objects than allowed is refused', async () => {
      const url = await newCalendar();
      const server = await open({ url, maxObjects: 1 });
      await put(server, 'one');
      await put(server, 'two');
      await expect(server.changesSince(nothing, empty)).rejects.toThrow('The calendar has more than 1 objects.');
    });

    test('what a batch lacks is read singly', async () => {
      const url = await newCalendar();
      const one = await put(await open({ url }), 'one');
      const proxy = await startProxy(radicale.url, async (exchange) => {
        if (!exchange.body.includes('calendar-multiget')) return exchange.pass();
        exchange.answer(207, { 'content-type': 'text/xml' }, '<multistatus xmlns="DAV:"/>');
      });
      const { changed } = await new TsdavCalendarServer({ ...nobody, url: proxy.through(url) }).changesSince(
        nothing,
        empty,
      );
      await proxy.close();
      expect(changed).toMatchObject([{ href: one.href, etag: one.etag }]);
    });

    test('a long answer in pages is read to its end', async () => {
      const url = await newCalendar();
      const one = await put(await open({ url }), 'one');
      const pages: string[] = [];
      const proxy = await startProxy(radicale.url, async (exchange) => {
        if (!exchange.body.includes('sync-collection')) return exchange.pass();
        pages.push(exchange.body.includes('page-2') ? 'second' : 'first');
        const path = new URL(url).pathname;
        const rest =
          pages.length === 1
            ? `<response><href>${path}</href><status>HTTP/1.1 507 Insufficient Storage</status></response><sync-token>page-2</sync-token>`
            : '<sync-token>end</sync-token>';
        const row = `<response><href>${one.href}</href><propstat><prop><getetag>&quot;x&quot;</getetag></prop><status>HTTP/1.1 200 OK</status></propstat></response>`;
        exchange.answer(
          207,
          { 'content-type': 'text/xml' },
          `<multistatus xmlns="DAV:">${pages.length === 1 ? row : ''}${rest}</multistatus>`,
        );
      });
      const { changed, state } = await new TsdavCalendarServer({ ...nobody, url: proxy.through(url) }).changesSince(
        nothing,
        empty,
      );
      await proxy.close();
      expect(pages).toEqual(['first', 'second']);
      expect(state.syncToken).toBe('end');
      expect(changed).toHaveLength(1);
    });
  });

  describe('a server without sync tokens', () => {
    let proxy: Proxy;
    const reports: string[] = [];

    beforeAll(async () => {
      proxy = await startProxy(radicale.url, async (exchange) => {
        if (exchange.body.includes('sync-collection')) return exchange.answer(501, {}, '');
        if (exchange.body.includes('getetag')) reports.push(exchange.method);
        const { status, headers, body } = await exchange.forward();
        exchange.answer(status, headers, body.replaceAll(/<sync-token>[^<]*<\/sync-token>/g, ''));
      });
    });
    afterAll(() => proxy?.close());

    test('is followed by ctag and entity tags', async () => {
      const url = await newCalendar();
      const direct = await open({ url });
      const one = await put(direct, 'one');
      const two = await put(direct, 'two');
      const server = new TsdavCalendarServer({ ...nobody, url: proxy.through(url) });
      const first = await server.changesSince(nothing, empty);
      expect(first).toMatchObject({ complete: true, state: { syncToken: null, ctag: expect.stringMatching(/./) } });
      expect(hrefsOf(first)).toEqual([one.href, two.href]);
      reports.length = 0;
      expect(await server.changesSince(first.state, knownAfter(first))).toEqual({
        changed: [],
        removed: [],
        skipped: [],
        state: first.state,
        complete: false,
      });
      expect(reports).toEqual([]);
      await direct.remove(one.href, one.etag);
      await direct.update(two.href, two.etag, event('two', 'Changed'));
      const second = await server.changesSince(first.state, knownAfter(first));
      expect(second.removed).toEqual([one.href]);
      expect(second.changed).toMatchObject([{ href: two.href, ics: expect.stringContaining('Changed') }]);
      expect(second.state.ctag).not.toBe(first.state.ctag);
    });

    test('that offers tokens and refuses the report is followed all the same', async () => {
      const refusing = await startProxy(radicale.url, async (exchange) =>
        exchange.body.includes('sync-collection') ? exchange.answer(403, {}, '') : exchange.pass(),
      );
      const url = await newCalendar();
      const one = await put(await open({ url }), 'one');
      const changes = await new TsdavCalendarServer({ ...nobody, url: refusing.through(url) }).changesSince(
        { syncToken: 'old', ctag: null },
        empty,
      );
      await refusing.close();
      expect(changes).toMatchObject({ complete: true, changed: [{ href: one.href }], state: { syncToken: null } });
    });
  });

  describe('writing', () => {
    test('an object is created once', async () => {
      const server = await open();
      const { href } = await put(server, 'once');
      expect(await server.create(href, event('once', 'Again'))).toEqual({ kind: 'precondition_failed' });
      expect((await server.read(href))?.ics).not.toContain('Again');
    });

    test('an update needs the entity tag that the object has', async () => {
      const server = await open();
      const { href, etag } = await put(server, 'one');
      expect(await server.update(href, '"other"', event('one', 'Wrong'))).toEqual({ kind: 'precondition_failed' });
      const outcome = await server.update(href, etag, event('one', 'Right'));
      expect(outcome).toEqual({ kind: 'written', etag: (await server.read(href))?.etag });
      expect((await server.read(href))?.ics).toContain('Right');
      expect(await server.update(href, etag, event('one', 'Late'))).toEqual({ kind: 'precondition_failed' });
      await expect(server.update(href, '', event('one', 'Blind'))).rejects.toThrow(TypeError);
    });

    test('a removal needs the entity tag that the object has', async () => {
      const server = await open();
      const { href, etag } = await put(server, 'one');
      expect(await server.remove(href, '"other"')).toEqual({ kind: 'precondition_failed' });
      await expect(server.remove(href, '')).rejects.toThrow(TypeError);
      expect(await server.remove(href, etag)).toEqual({ kind: 'written', etag: null });
      expect(await server.read(href)).toBeNull();
      expect(await server.remove(href, etag)).toEqual({ kind: 'precondition_failed' });
      expect(await server.update(href, etag, event('one'))).toEqual({ kind: 'precondition_failed' });
    });

    test('an object comes back under the address that it had', async () => {
      const server = await open();
      const { href, etag } = await put(server, 'back');
      await server.remove(href, etag);
      expect(await server.create(href, event('back'))).toMatchObject({ kind: 'written' });
    });

    test('a refusal comes back with its status', async () => {
      const server = await open();
      await put(server, 'taken');
      expect(await server.create(await server.hrefFor('elsewhere'), event('taken'))).toEqual({
        kind: 'refused',
        status: 409,
      });
      expect(await server.create(await server.hrefFor('nonsense'), 'nonsense')).toEqual({
        kind: 'refused',
        status: 400,
      });
    });

    test.each([
      'plain',
      'a@b.example',
      'with space & more',
      'Größe/../x',
      '.hidden',
      '日本',
      'x'.repeat(500),
      '\ud800',
      '',
    ])('the UID %j has a safe path of its own', async (uid) => {
      const server = await open();
      const href = await server.hrefFor(uid);
      expect(href).toMatch(/^\/family\/calendar-\d+\/[\w%.-]{1,160}\.ics$/);
      expect(normalHref(href)).toBe(href);
      expect(await server.create(href, event('anything'))).toMatchObject({ kind: 'written' });
      expect((await server.changesSince(nothing, empty)).changed).toMatchObject([{ href }]);
    });

    test('without an entity tag in the answer, or with a weak one, there is none', async () => {
      const url = await newCalendar();
      for (const etag of [undefined, 'W/"abc"']) {
        const proxy = await startProxy(radicale.url, async (exchange) =>
          exchange.method === 'PUT' ? exchange.answer(204, etag ? { etag } : {}, '') : exchange.pass(),
        );
        const server = new TsdavCalendarServer({ ...nobody, url: proxy.through(url) });
        expect(await server.create(await server.hrefFor('one'), event('one'))).toEqual({ kind: 'written', etag: null });
        await proxy.close();
      }
    });
  });

  describe('trouble', () => {
    test('a stopped server is unavailable, and nothing was written', async () => {
      const other = await startRadicale();
      const server = await open({ url: await other.makeCalendar('home') });
      const href = await server.hrefFor('one');
      await other.stop();
      await expect(server.create(href, event('one'))).rejects.toMatchObject({
        name: 'CalendarServerUnavailableError',
        uncertain: false,
        message: 'The calendar server cannot be reached (ECONNREFUSED).',
      });
      await expect(server.changesSince(nothing, empty)).rejects.toBeInstanceOf(CalendarServerUnavailableError);
      await other.start();
      expect(await server.create(href, event('one'))).toMatchObject({ kind: 'written' });
      other.kill();
      await expect(server.read(href)).rejects.toMatchObject({ uncertain: false });
      await other.start();
      expect(await server.read(href)).not.toBeNull();
      await other.remove();
    });

    test('an answer that is lost leaves open whether the object is there', async () => {
      const url = await newCalendar();
      const proxy = await startProxy(radicale.url, async (exchange) => {
        if (exchange.method !== 'PUT') return exchange.pass();
        await exchange.forward();
        exchange.drop();
      });
      const server = new TsdavCalendarServer({ ...nobody, url: proxy.through(url) });
      const href = await server.hrefFor('lost');
      await expect(server.create(href, event('lost'))).rejects.toMatchObject({
        name: 'CalendarServerUnavailableError',
        uncertain: true,
      });
      await proxy.close();
      expect(await (await open({ url })).read(href)).toMatchObject({ href });
    });

    test('a slow answer ends at the time limit', async () => {
      const url = await newCalendar();
      let slow = false;
      const proxy = await startProxy(radicale.url, async (exchange) => {
        if (slow) await wait(1_500);
        await exchange.pass();
      });
      const server = new TsdavCalendarServer({ ...nobody, url: proxy.through(url), timeLimitMs: 400 });
      const href = await server.hrefFor('slow');
      slow = true;
      await expect(server.create(href, event('slow'))).rejects.toMatchObject({
        uncertain: true,
        message: 'The calendar server did not answer within 0.4 s.',
      });
      await expect(server.read(href)).rejects.toMatchObject({
        name: 'CalendarServerUnavailableError',
        uncertain: false,
      });
      await proxy.close();
    });

    test.each([
      ['passes', true, (exchange: Exchange) => exchange.pass()],
      ['refuses', true, (exchange: Exchange) => exchange.answer(401, {}, '')],
      ['does not know the request', true, (exchange: Exchange) => exchange.answer(501, {}, '')],
      ['is in trouble', false, (exchange: Exchange) => exchange.answer(503, {}, '')],
      ['breaks', false, (exchange: Exchange) => exchange.drop()],
      ['hangs', false, () => undefined],
    ])('whether a server answers that %s: %s, found out without the password', async (_, expected, handle) => {
      const seen: (string | undefined)[] = [];
      const proxy = await startProxy(radicale.url, (exchange) => {
        seen.push(exchange.headers.authorization);
        return handle(exchange);
      });
      const server = new TsdavCalendarServer({
        url: proxy.through(radicale.url),
        calendar: null,
        username: 'maya',
        password: 'secret of the test',
      });
      expect(await server.answers(AbortSignal.timeout(expected ? 5_000 : 500))).toBe(expected);
      expect(seen).toEqual([undefined]);
      await proxy.close();
    });

    test.each([
      [500, true],
      [503, true],
      [429, false],
    ])('the status %i is no outcome of a write', async (status, uncertain) => {
      const url = await newCalendar();
      const proxy = await startProxy(radicale.url, async (exchange) =>
        exchange.method === 'PUT' || exchange.method === 'GET' ? exchange.answer(status, {}, '') : exchange.pass(),
      );
      const server = new TsdavCalendarServer({ ...nobody, url: proxy.through(url) });
      const href = await server.hrefFor('one');
      await expect(server.create(href, event('one'))).rejects.toMatchObject({ uncertain });
      await expect(server.read(href)).rejects.toMatchObject({ uncertain: false });
      await proxy.close();
    });

    test.each(['<html>Please log in</html>', '<multistatus xmlns="DAV:"/>', ''])(
      'the page %j is not taken for an empty calendar',
      async (page) => {
        const url = await newCalendar();
        let captive = false;
        const proxy = await startProxy(radicale.url, async (exchange) =>
          captive ? exchange.answer(207, { 'content-type': 'text/xml' }, page) : exchange.pass(),
        );
        const server = new TsdavCalendarServer({ ...nobody, url: proxy.through(url) });
        await server.hrefFor('one');
        captive = true;
        await expect(
          server.changesSince({ syncToken: 'x', ctag: null }, new Map([['/a.ics', '"a"']])),
        ).rejects.toBeInstanceOf(CalendarServerUnavailableError);
        await proxy.close();
      },
    );

    test('a wrong password is said in a sentence that does not have it', async () => {
      const guarded = await startRadicale({ user: { name: 'ana', password: 'right secret' } });
      const url = await guarded.makeCalendar('home');
      const failure = await (await open({ url, username: 'ana', password: 'wrong secret' }))
        .changesSince(nothing, empty)
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({
        message: 'The calendar server refuses the user name or password.',
        uncertain: false,
      });
      expect(JSON.stringify([failure, String((failure as Error).stack)])).not.toContain('secret');
      await expect((await open({ url })).hrefFor('x')).rejects.toThrow(
        'The calendar server asks for a user name and a password. CALDAV_USERNAME and CALDAV_PASSWORD go to CALDAV_URL only',
      );
      expect(
        await (await open({ url, username: 'ana', password: 'right secret' })).changesSince(nothing, empty),
      ).toMatchObject({ complete: true });
      await guarded.remove();
    });

    test.each(['PROPFIND', 'PUT', 'DELETE'])(
      'a %s that is redirected to another server goes nowhere, neither the password nor the event',
      async (method) => {
        const url = await newCalendar();
        const { href, etag } = await put(await open({ url }), 'here');
        const elsewhereSaw: string[] = [];
        const elsewhere = await startProxy(
          radicale.url,
          (exchange) => (elsewhereSaw.push(exchange.method), exchange.pass()),
        );
        const redirecting = await startProxy(radicale.url, async (exchange) => {
          if (exchange.method === method)
            exchange.answer(307, { location: elsewhere.through(new URL(exchange.path, radicale.url).href) }, '');
          else await exchange.pass();
        });
        const server = new TsdavCalendarServer({ ...nobody, ...owner, url: redirecting.through(url) });
        const attempt = {
          PROPFIND: () => server.changesSince(nothing, empty),
          PUT: () => server.create(href.replace('here', 'new'), event('new')),
          DELETE: () => server.remove(href, etag),
        }[method];
        await expect(attempt?.()).rejects.toMatchObject({
          message: `The calendar server redirects to ${new URL(elsewhere.through(url)).origin}, which must be the configured address.`,
          uncertain: false,
        });
        expect(elsewhereSaw).toEqual([]);
        await Promise.all([elsewhere.close(), redirecting.close()]);
      },
    );

    test('a redirect within the server is followed with the password', async () => {
      const url = await newCalendar();
      const authorizations: unknown[] = [];
      const moved = await startProxy(radicale.url, async (exchange) => {
        authorizations.push(exchange.headers.authorization);
        if (exchange.path.startsWith('/old/'))
          exchange.answer(301, { location: exchange.path.replace('/old/', '/') }, '');
        else await exchange.pass();
      });
      const server = new TsdavCalendarServer({
        ...nobody,
        ...owner,
        url: `${new URL(moved.through(url)).origin}/old${new URL(url).pathname}`,
      });
      expect(await server.changesSince(nothing, empty)).toMatchObject({ complete: true });
      expect(new Set(authorizations)).toEqual(new Set([expect.stringMatching(/^Basic /)]));
      await moved.close();
    });

    test('redirects have an end', async () => {
      const proxy = await startProxy(radicale.url, async (exchange) =>
        exchange.answer(301, { location: exchange.path }, ''),
      );
      await expect((await open({ url: proxy.through(`${radicale.url}x/`) })).hrefFor('one')).rejects.toThrow(
        'The calendar server redirects more than 3 times.',
      );
      await proxy.close();
    });
  });

  describe('finding the calendar', () => {
    let host: TestRadicale;

    beforeAll(async () => {
      host = await startRadicale();
      await host.makeCalendar('b', 'Family & friends');
      await host.makeCalendar('a', 'School');
    });
    afterAll(() => host?.remove());

    test.each([
      ['its display name', '', 'Family & friends', '/family/b/'],
      ['the last part of its path', '', 'b', '/family/b/'],
      ['a path below the root', '', 'family/b', '/family/b/'],
      ['a path from the root', 'family/', '/family/b/', '/family/b/'],
      ['a path below the home', 'family', 'b', '/family/b/'],
      ['nothing but the root: the first by path', '', null, '/family/a/'],
      ['the home alone', 'family/', null, '/family/a/'],
      ['its own address', 'family/b', null, '/family/b/'],
    ])('by %s', async (_, path, calendar, expected) => {
      const server = await open({ ...owner, url: host.url + path, calendar });
      expect(await server.hrefFor('x')).toBe(`${expected}x.ics`);
    });

    test('by another address than that of the root', async () => {
      const server = await open({ ...owner, url: 'http://dav.invalid/', calendar: host.calendarUrl('b') });
      expect(await server.hrefFor('x')).toBe('/family/b/x.ics');
    });

    test('without a user, below the address', async () => {
      expect(await (await open({ url: `${host.url}family/`, calendar: 'School' })).hrefFor('x')).toBe(
        '/family/a/x.ics',
      );
    });

    test('says what is there when it is not', async () => {
      const server = await open({ ...owner, url: host.url, calendar: 'Work' });
      const failure = await server.hrefFor('x').catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(CalendarNotFoundError);
      expect((failure as Error).message).toBe(
        'The calendar server has no calendar "Work"; it has "School (/family/a/)", "Family & friends (/family/b/)".',
      );
      await expect((await open({ url: host.url })).hrefFor('x')).rejects.toThrow(
        'The calendar server has no calendar for events that this user can find.',
      );
    });
  });
});

function event(uid: string, summary = uid): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Homeroom//Test//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20260101T000000Z',
    'DTSTART:20260301T100000Z',
    `SUMMARY:${summary}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.join('\r\n');
}

/** Radicale takes a whole calendar in one request. */
async function fill(url: string, count: number): Promise<void> {
  const events = Array.from({ length: count }, (_, index) =>
    event(`event-${index}`).split('\r\n').slice(3, -2).join('\r\n'),
  );
  const body = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Homeroom//Test//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
    body,
  });
  if (response.status !== 201) throw new Error(`The calendar was not filled: ${response.status}`);
}

async function put(server: CalendarServer, uid: string, summary = uid): Promise<{ href: string; etag: string }> {
  const href = await server.hrefFor(uid);
  const outcome = await server.create(href, event(uid, summary));
  if (outcome.kind !== 'written' || outcome.etag === null)
    throw new Error(`The object was not written: ${JSON.stringify(outcome)}`);
  return { href, etag: outcome.etag };
}

function hrefsOf({ changed }: RemoteChanges): string[] {
  return changed.map(({ href }) => href).sort();
}

function knownAfter({ changed }: RemoteChanges): Map<string, string> {
  return new Map(changed.map(({ href, etag }) => [href, etag]));
}
