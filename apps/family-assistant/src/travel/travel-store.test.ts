import { openDatabase } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import { useTestDatabase } from '@homeroom/testing';
import { normalizeLocation } from './location.ts';
import { TravelStore } from './travel-store.ts';

const testDatabase = useTestDatabase('family-assistant');
let database: Database;
let store: TravelStore;

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'travel-store-test' });
  store = new TravelStore(database);
});
beforeEach(() => database.query('TRUNCATE travel_place, travel_leg, travel_version'));
afterAll(() => database.end());

const retryAt = new Date('2026-12-18T12:00:00.123Z');
const later = new Date('2027-01-18T12:00:00Z');
const leg = { origin: 'home', destination: 'school', minutes: 12, retryAt };

test('a place is kept and replaced, one that is not on the map too', async () => {
  const place = { latitude: 41.8800001, longitude: -87.63 };
  await store.savePlace({ location: 'school', place, retryAt });
  await store.savePlace({ location: 'moon', place: null, retryAt });
  expect(await store.placesOf(['moon', 'other'])).toEqual([{ location: 'moon', place: null, retryAt }]);
  await store.savePlace({ location: 'moon', place, retryAt: later });
  await store.savePlace({ location: 'school', place: null, retryAt: later });
  const found = await store.placesOf(['moon', 'school']);
  expect(found.sort((a, b) => (a.location < b.location ? -1 : 1))).toEqual([
    { location: 'moon', place, retryAt: later },
    { location: 'school', place: null, retryAt: later },
  ]);
});

test('the version is 0 at first and is raised only when the time of a leg changes', async () => {
  const versions = [await store.version()];
  for (const minutes of [null, null, 12, 12, 13, null]) {
    await store.saveLeg({ ...leg, minutes, retryAt: later });
    versions.push(await store.version());
  }
  expect(versions).toEqual([0n, 0n, 0n, 1n, 1n, 2n, 3n]);
});

test('legs are all those with a time, legs to a destination all of them', async () => {
  await store.saveLeg(leg);
  await store.saveLeg({ ...leg, origin: 'school', destination: 'moon', minutes: null });
  await store.saveLeg({ ...leg, minutes: 14, retryAt: later });
  expect(await store.legs()).toEqual([{ origin: 'home', destination: 'school', minutes: 14 }]);
  expect(await store.legsTo(['moon', 'nowhere'])).toEqual([
    { origin: 'school', destination: 'moon', minutes: null, retryAt },
  ]);
  expect(await store.legsTo(['school'])).toEqual([{ ...leg, minutes: 14, retryAt: later }]);
});

test('the 20,000 legs that stay fresh longest are read, and thousands of keys are asked for at once', async () => {
  await database.query(
    "INSERT INTO travel_leg SELECT 'home', 'place ' || n, 5, now() + n * interval '1 second' FROM generate_series(1, 20001) AS n",
  );
  const legs = await store.legs();
  expect(legs).toHaveLength(20_000);
  expect(legs.some(({ destination }) => destination === 'place 1')).toBe(false);
  expect(await store.legsTo(Array.from({ length: 2_500 }, (_, index) => `place ${index + 1}`))).toHaveLength(2_500);
});

test('saves of one leg at once all succeed', async () => {
  await Promise.all([1, 2, 3, 4, 5, 6].map((minutes) => store.saveLeg({ ...leg, minutes })));
  expect(await store.legs()).toHaveLength(1);
  expect(await store.version()).toBeGreaterThanOrEqual(1n);
});

test('the longest locations in any script are kept', async () => {
  let code = 0x4e00;
  const long = () =>
    normalizeLocation(
      Array.from({ length: 600 }, () => String.fromCodePoint((code += 37) % 2 === 0 ? code : code + 0x1b000)).join(''),
    );
  const [origin, destination] = [long(), long()];
  await store.savePlace({ location: origin, place: null, retryAt });
  await store.saveLeg({ origin, destination, minutes: 5, retryAt });
  expect(await store.legs()).toEqual([{ origin, destination, minutes: 5 }]);
});
