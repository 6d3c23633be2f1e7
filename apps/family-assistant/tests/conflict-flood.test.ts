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

/** Events that are all at once on that day of November 2026: n of them make n (n - 1) / 2 pairs. */
const crowd = (name: string, day: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    event(
      `UID:${name}-${index}`,
      `SUMMARY:${name} ${index}`,
      `DTSTART:202611${day}T1600${String(index % 60).padStart(2, '0')}Z`,
      'DURATION:PT1H',
    ),
  );
const list = async () =>
  (await service.get('/conflicts').expect(200)).body as {
    outstanding: { event1: { summary: string } }[];
    left_out?: number;
  };
const gauge = async () =>
  (await service.context.metrics.registry.getSingleMetricAsString('conflicts_left_out')).split('\n').at(-1);

test('of more overlaps than it follows the registry follows the soonest, and says everywhere how many it left out', async () => {
  // 50 events of Friday make 1,225 pairs, those of Thursday 1,225 as well.
  await service.importText('family', calendar(...crowd('friday', 20, 50), ...crowd('thursday', 19, 50)));
  const { outstanding, left_out: leftOut } = await list();
  expect(outstanding).toHaveLength(2_000);
  expect(leftOut).toBe(450);
  expect(outstanding.filter(({ event1 }) => event1.summary.startsWith('thursday'))).toHaveLength(1_225);
  expect(await gauge()).toBe('conflicts_left_out{service="family-assistant"} 450');
  const { token } = (await service.send('post', '/dashboard/token', { messenger_user_id: '1001' }).expect(201)).body;
  expect(
    (await service.get('/dashboard/conflicts').set('Authorization', `Bearer ${token}`).expect(200)).body.left_out,
  ).toBe(450);
  expect(service.logLines.filter((line) => line.includes('more events overlap'))).toEqual([
    expect.stringContaining('"leftOut":450'),
  ]);

  // Sooner ones take the place of later ones, whose conflicts are closed.
  await service.importText(
    'family',
    calendar(
      ...crowd('friday', 20, 50),
      ...crowd('thursday', 19, 50),
      event('UID:now-1', 'SUMMARY:now', 'DTSTART:20261118T190000Z', 'DURATION:PT1H'),
      event('UID:now-2', 'SUMMARY:now', 'DTSTART:20261118T190000Z', 'DURATION:PT1H'),
    ),
  );
  const sooner = await list();
  expect(sooner.outstanding).toHaveLength(2_000);
  expect(sooner.outstanding.filter(({ event1 }) => event1.summary === 'now')).toHaveLength(1);
  expect(sooner.left_out).toBe(451);

  // All are followed again once there are fewer.
  await service.importText('family', calendar(...crowd('friday', 20, 20)));
  const fewer = await list();
  expect(fewer.outstanding).toHaveLength(190);
  expect(fewer).not.toHaveProperty('left_out');
  expect(await gauge()).toBe('conflicts_left_out{service="family-assistant"} 0');
});

test('titles of half a megabyte in a thousand conflicts are cut in the answer', async () => {
  const long = (uid: string) =>
    event(`UID:${uid}`, `SUMMARY:${'Endless '.repeat(65_000)}`, 'DTSTART:20261119T150000Z', 'DURATION:PT3H');
  await service.importText(
    'family',
    calendar(
      long('one'),
      long('other'),
      ...Array.from({ length: 500 }, (_, index) =>
        event(
          `UID:short-${index}`,
          'SUMMARY:Short',
          `DTSTART:20261119T${15 + (index % 3)}${String(index % 60).padStart(2, '0')}00Z`,
          'DURATION:PT1M',
        ),
      ),
    ),
  );
  const { text } = await service.get('/conflicts').expect(200);
  const { outstanding } = JSON.parse(text) as { outstanding: { event1: { summary: string } }[] };
  expect(outstanding.length).toBeGreaterThan(1_000);
  const lengths = new Set(outstanding.map(({ event1 }) => event1.summary.length));
  expect([...lengths].sort()).toEqual([200, 5]);
  expect(Buffer.byteLength(text)).toBeLessThan(8 * 1024 * 1024);
});
