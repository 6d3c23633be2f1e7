import { radicaleInstalled, startRadicale, type TestRadicale } from '@homeroom/testing';
import type { MirrorSettings } from '../src/caldav/mirror-settings.ts';
import { startProxy, type Exchange, type Proxy } from '../src/caldav/testing/dav-proxy.ts';

/** `describe` for tests with a real CalDAV server. They are left out, with the reason, where there is none. */
export function describeWithRadicale(name: string, tests: () => void): void {
  if (radicaleInstalled()) return describe(name, tests);
  console.warn(`“${name}” is left out: the program radicale is not installed (apt-get install radicale).`);
  describe.skip(name, tests);
}

/** Settings of the calendar `family` on a server that asks for no user name. */
export function mirrorOf(url: string, more: Partial<MirrorSettings> = {}): MirrorSettings {
  return { calendarId: 'family', url, calendar: null, username: null, password: null, refreshMs: null, ...more };
}

/** A calendar on a CalDAV server, behind a proxy. */
export interface MirroredCalendar {
  readonly radicale: TestRadicale;
  /** Its own address. */
  readonly address: string;
  /** Its address through the proxy. */
  readonly url: string;
  /** Says what becomes of each request to the proxy. */
  handle: (exchange: Exchange) => Promise<void> | void;
  /** Writes and removals by the family's other calendar program. */
  put(uid: string, ics: string): Promise<Response>;
  remove(uid: string): Promise<Response>;
}

/** Registers hooks that give each test an empty calendar of its own, `Home 1` and so on. */
export function useMirroredCalendar(): MirroredCalendar {
  let radicale: TestRadicale;
  let proxy: Proxy;
  let calendars = 0;
  const calendar = {
    address: '',
    url: '',
    handle: (exchange: Exchange): Promise<void> | void => exchange.pass(),
    get radicale() {
      return radicale;
    },
    put: (uid: string, ics: string) =>
      fetch(`${calendar.address}${uid}.ics`, {
        method: 'PUT',
        headers: { 'content-type': 'text/calendar' },
        body: ics,
      }),
    remove: (uid: string) => fetch(`${calendar.address}${uid}.ics`, { method: 'DELETE' }),
  };
  beforeAll(async () => void (radicale = await startRadicale()), 30_000);
  afterAll(() => radicale?.remove());
  beforeEach(async () => {
    calendars += 1;
    calendar.address = await radicale.makeCalendar(`home-${calendars}`, `Home ${calendars}`);
    calendar.handle = (exchange) => exchange.pass();
    proxy = await startProxy(radicale.url, (exchange) => calendar.handle(exchange));
    calendar.url = proxy.through(calendar.address);
  });
  afterEach(() => proxy.close());
  return calendar;
}
