import { failTables, useTestDatabase } from '@homeroom/testing';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService } from './calendar-service-fixture.ts';
import type { CalendarTestService } from './calendar-service-fixture.ts';
import { fullHousehold } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
beforeEach(() => {
  service = openCalendarService(database.url, { household: fullHousehold });
});
afterEach(() => service.close());

test.each(['53100', '53200', '58030', '25006'])(
  'while PostgreSQL raises %s every write is a 503 that says when to come again, reads go on, and writes work right after',
  async (state) => {
    const lesson = (uid: string, summary: string) =>
      event(`UID:${uid}`, `SUMMARY:${summary}`, 'DTSTART;TZID=America/Chicago:20261119T160000', 'DURATION:PT1H');
    await service.importText('family', calendar(lesson('piano', 'Piano'), lesson('chess', 'Chess')));
    const [conflict] = (await service.get('/conflicts').expect(200)).body.outstanding;
    const { body: week } = await service.get('/calendar/week').expect(200);
    const id = week.events.find(({ summary }: { summary: string }) => summary === 'Piano').id;
    const moved = { start: '2026-11-19T18:00:00-06:00', end: '2026-11-19T19:00:00-06:00' };

    const { mend } = await failTables(database.url, state);
    const writes = [
      service.send('post', '/calendar/events', { summary: 'Swimming', ...moved }),
      service.send('patch', `/calendar/events/${id}`, moved),
      service.send('delete', `/calendar/events/${id}`),
      service.send('post', `/conflicts/${conflict.id}/acknowledge`),
      service.send('post', `/conflicts/${conflict.id}/resolve`, { resolution_action: 'split', choice_index: 0 }),
      service.send('post', '/dashboard/token', { messenger_user_id: '1001' }),
      service.send('post', '/calendar/feed-token'),
    ];
    for (const write of writes) {
      const { status, headers, body } = await write;
      expect([status, headers['retry-after'], body]).toEqual([
        503,
        '2',
        {
          error: 'The database cannot do this right now. Try again shortly.',
          code: 'database_unavailable',
          details: {},
        },
      ]);
    }
    for (const path of ['/calendar/today', '/calendar/week', `/calendar/events/${id}`])
      await service.get(path).expect(200);

    await mend();
    await service.send('post', `/conflicts/${conflict.id}/acknowledge`).expect(200);
    await service.send('patch', `/calendar/events/${id}`, moved).expect(200);
    await service.context.database.query(
      'TRUNCATE conflict, conflict_registry, calendar, calendar_object, operation CASCADE',
    );
  },
);
