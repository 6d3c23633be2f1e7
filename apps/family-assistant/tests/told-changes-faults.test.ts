import { useTestDatabase } from '@homeroom/testing';
import { serve, startCalendarHost, type CalendarHost } from '../src/subscriptions/testing/calendar-host.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { describeWithRadicale, mirrorOf, useMirroredCalendar } from './mirrored-calendar-fixture.ts';
import { ReminderTestService } from './reminder-service-fixture.ts';
import { fetchSubscriptions } from './subscribed-calendar-fixture.ts';

const database = useTestDatabase('family-assistant');
const noon = '2026-11-18T12:00-06:00';
const timed = (uid: string, summary: string, start: string) =>
  event(`UID:${uid}`, `SUMMARY:${summary}`, `DTSTART;TZID=America/Chicago:202611${start}`, 'DURATION:PT1H');
const soccer = (start = '19T160000') => timed('soccer', 'Soccer practice', start);
const many = Array.from({ length: 20 }, (_, index) => timed(`swim-${index}`, `Swim ${index}`, '20T150000'));

let family: ReminderTestService;
afterEach(() => family.close());

/** Tells the changes so far, and returns the messages about them. */
async function turn(): Promise<string[]> {
  const before = family.told().length;
  await family.service.features.calendarChanges.teller.run();
  await family.turn();
  return family.told().slice(before);
}
/** As if what is gone by now had been so for a while. */
const later = () => family.service.rows("UPDATE calendar_source SET gone_since = gone_since - interval '7 minutes'");

describe('changes of a calendar by link', () => {
  let host: CalendarHost;
  beforeEach(async () => {
    host = await startCalendarHost();
    family = await ReminderTestService.open(database.url, '', noon, {
      calendars: `  - { id: riverside, url: "${host.url}/league.ics" }`,
    });
  });
  afterEach(() => host.close());

  const publish = async (...lines: string[]) => {
    host.respond = serve(200, calendar(...lines));
    await fetchSubscriptions(family.service);
  };
  const fail = async (status: number) => {
    host.respond = serve(status, '');
    await fetchSubscriptions(family.service);
  };

  test('are told by the name that the calendar gives itself', async () => {
    await publish('X-WR-CALNAME:Riverside league\\, U10', soccer());
    await publish('X-WR-CALNAME:Riverside league\\, U10', soccer('19T173000'));
    expect(await turn()).toEqual([
      'group: Moved: Soccer practice, Thursday 4:00 PM → 5:30 PM (Riverside league, U10).',
    ]);
  });

  test('are told once after Telegram was down, also by another process', async () => {
    await publish(soccer());
    await family.telegram.stop();
    await publish(soccer('19T173000'));
    expect(await turn()).toEqual([]);
    await family.restart();
    expect(await turn()).toEqual([]);
    await publish(soccer('19T173000'), timed('bake', 'Bake sale', '20T100000'));
    expect(await turn()).toEqual([]);
    await family.telegram.start();
    await family.restart();
    family.setClock('2026-11-18T12:30-06:00');
    expect(await turn()).toEqual([
      'group: Moved: Soccer practice, Thursday 4:00 PM → 5:30 PM (Riverside).\nNew: Bake sale, Friday 10:00 AM (Riverside).',
    ]);
    expect(await turn()).toEqual([]);
  });

  test('are told once when the process ends between the fetch, the decision and the message', async () => {
    await publish(soccer());
    await publish(soccer('19T173000'));
    await family.restart();
    await family.service.features.calendarChanges.teller.run();
    await family.restart();
    expect(await turn()).toEqual(['group: Moved: Soccer practice, Thursday 4:00 PM → 5:30 PM (Riverside).']);
    await family.restart();
    expect(await turn()).toEqual([]);
  });

  test('that is gone are one message, whose events stay, told again only after it was back', async () => {
    const gone =
      'group: The calendar Riverside can no longer be read: nothing is at its address any more. Its events are kept as they were.';
    await publish(...many);
    await fail(404);
    expect(await turn()).toEqual([]);
    await later();
    const other = family.replica();
    await Promise.all([family, other].map(({ service }) => service.features.calendarChanges.teller.run()));
    await other.service.close();
    expect(await turn()).toEqual([gone]);
    await fail(410);
    await later();
    await family.restart();
    expect(await turn()).toEqual([]);
    const { body } = await family.service.get('/calendar/week').expect(200);
    expect(body.events).toHaveLength(many.length);
    expect((await family.service.get('/calendar/problems').expect(200)).body.calendars).toEqual([
      expect.objectContaining({
        calendar: 'riverside',
        name: 'Riverside',
        message: 'Nothing is at its address any more. If it has a new one, put that into the family file.',
      }),
    ]);
    await publish(...many);
    expect(await turn()).toEqual([]);
    expect((await family.service.get('/calendar/problems').expect(200)).body.calendars).toEqual([]);
    await fail(404);
    await later();
    expect(await turn()).toEqual([gone]);
  });

  test('whose server is in trouble, and one that was never there, are not told as gone', async () => {
    await fail(404);
    await later();
    expect(await turn()).toEqual([]);
    await publish(...many);
    await fail(404);
    await fail(503);
    await later();
    expect(await turn()).toEqual([]);
  });
});

describeWithRadicale('Changes of a calendar on a CalDAV server', () => {
  const server = useMirroredCalendar();
  beforeEach(async () => {
    family = await ReminderTestService.open(database.url, '', noon, { mirror: mirrorOf(server.url) });
  });
  const sync = () =>
    family.service.context.mirrors.syncNow('family', (id) => family.service.features.changes.service.settleLost(id));

  test('are told by the name that it has there, once by two replicas and after a restart', async () => {
    await server.put('soccer', calendar(soccer()));
    await sync();
    expect(await turn()).toEqual([]);
    await server.put('soccer', calendar(soccer('19T173000')));
    await sync();
    await family.restart();
    const other = family.replica();
    await Promise.all([family, other].map(({ service }) => service.features.calendarChanges.teller.run()));
    await other.service.close();
    expect(await turn()).toEqual([
      expect.stringMatching(/^group: Moved: Soccer practice, Thursday 4:00 PM → 5:30 PM \(Home \d\)\.$/),
    ]);
  });

  test('that was deleted are one message, and none of another calendar of that server', async () => {
    for (const [index, ics] of many.entries()) await server.put(`swim-${index}`, calendar(ics));
    await sync();
    await server.radicale.makeCalendar('another');
    await fetch(server.address, { method: 'DELETE' });
    expect(await sync()).toBe(false);
    await family.restart();
    expect(await sync()).toBe(false);
    await later();
    expect(await turn()).toEqual([
      expect.stringMatching(/^group: The calendar Home \d can no longer be read: nothing is at its address any more\./),
    ]);
    expect(await sync()).toBe(false);
    expect(await turn()).toEqual([]);
    const { body } = await family.service.get('/calendar/week').expect(200);
    expect(body.events).toHaveLength(many.length);
  });
});
