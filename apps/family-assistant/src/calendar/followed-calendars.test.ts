import { openDatabase, type Database } from '@homeroom/database';
import type { CalendarSettings } from '@homeroom/household';
import { createMetrics } from '@homeroom/service-kit';
import { useTestDatabase } from '@homeroom/testing';
import { SubscriptionStore } from '../subscriptions/subscription-store.ts';
import { FollowedCalendars } from './followed-calendars.ts';

const testDatabase = useTestDatabase('family-assistant');
let database: Database;

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'followed-calendars-test' });
});
afterAll(() => database.end());

const calendarOf = (id: string, kind: CalendarSettings['kind'], refreshMs: number | null = null): CalendarSettings => ({
  id,
  kind,
  owner: null,
  isDefault: false,
  url: kind === 'local' ? null : `https://example.org/${id}`,
  credentialVariables: null,
  alarms: false,
  refreshMs,
});

test('calendars that live elsewhere are shown with their last read and their interval', async () => {
  const metrics = createMetrics('test');
  const followed = new FollowedCalendars({
    calendars: [
      calendarOf('family', 'local'),
      calendarOf('work', 'mirrored'),
      calendarOf('club', 'mirrored', 300_000),
      calendarOf('school', 'subscribed'),
      calendarOf('bins', 'subscribed'),
      calendarOf('never', 'subscribed', 86_400_000),
      calendarOf('new', 'subscribed'),
    ],
    store: new SubscriptionStore(database),
    mirroredEveryMs: 60_000,
    metrics,
  });
  await database.query(
    `INSERT INTO calendar_source (calendar_id, url, read_at, failing_since, refresh_ms) VALUES
       ('work', 'w', to_timestamp(1000), NULL, NULL), ('club', 'c', to_timestamp(2000), to_timestamp(2500), NULL),
       ('school', 's', to_timestamp(3000), NULL, 900000), ('bins', 'b', to_timestamp(4000), NULL, NULL),
       ('never', 'n', NULL, to_timestamp(5000), NULL), ('new', 'u', NULL, NULL, NULL), ('gone', 'g', now(), NULL, NULL)`,
  );
  await followed.follow();
  const shown = async (name: string) => {
    const text = await metrics.registry.getSingleMetricAsString(name);
    return Object.fromEntries(
      [...text.matchAll(/calendar="(\w+)",kind="(\w+)".*\} (\S+)/g)].map(([, id, kind, at]) => [`${kind} ${id}`, at]),
    );
  };
  expect(await shown('calendar_read_timestamp_seconds')).toEqual({
    'mirrored work': '1000',
    'mirrored club': '2000',
    'subscribed school': '3000',
    'subscribed bins': '4000',
    'subscribed never': '5000',
  });
  expect(await shown('calendar_refresh_interval_seconds')).toEqual({
    'mirrored work': '60',
    'mirrored club': '300',
    'subscribed school': '900',
    'subscribed bins': '3600',
    'subscribed never': '86400',
    'subscribed new': '3600',
  });
});
