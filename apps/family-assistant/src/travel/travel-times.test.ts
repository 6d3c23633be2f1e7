import { buildOccurrence, membersOf } from './testing/build-occurrence.ts';
import type { TimedLeg } from './travel-store.ts';
import { TravelTimes } from './travel-times.ts';

const household = { homeAddress: '12 Oak St', places: [] };
const legs: TimedLeg[] = [
  { origin: '12 oak st', destination: 'lincoln school', minutes: 12 },
  { origin: 'gym', destination: 'lincoln school', minutes: 25 },
];

/** Travel times over a store whose reads are counted. */
function openTravelTimes(read: () => Promise<TimedLeg[]> = () => Promise.resolve(legs)) {
  const reads = { count: 0 };
  const counted = () => {
    reads.count += 1;
    return read();
  };
  return {
    reads,
    times: new TravelTimes({ store: { version: () => Promise.resolve(41n), legs: counted }, household, membersOf }),
  };
}

const morning = buildOccurrence({ at: ['08:00', '09:00'], id: 'morning' });
const unknown = buildOccurrence({ at: ['13:00', '14:00'], id: 'unknown', location: 'Gym' });
const afternoon = buildOccurrence({ at: ['16:00', '17:00'], id: 'afternoon' });
const again = buildOccurrence({ at: ['17:30', '18:00'], id: 'again' });
const given = buildOccurrence({ at: ['23:30', '23:45'], id: 'given', travelMs: 90_000 });
const online = buildOccurrence({ at: ['23:50', '23:55'], id: 'online', location: null });

test('only what is known is told', async () => {
  const { times } = openTravelTimes();
  expect(await times.estimates([morning, unknown, afternoon, again, given, online], '1')).toEqual(
    new Map([
      ['morning', { minutes: 12, fromHome: true }],
      ['afternoon', { minutes: 25, fromHome: false }],
      ['again', { minutes: 0, fromHome: false }],
      ['given', { minutes: 2, fromHome: true }],
    ]),
  );
});

test('the legs are read once under each stamp, also by reads at once', async () => {
  const { times, reads } = openTravelTimes();
  await Promise.all([times.estimates([morning], '1'), times.estimates([morning], '1')]);
  await times.estimates([morning], '1');
  expect(reads.count).toBe(1);
  await times.estimates([morning], '2');
  expect(reads.count).toBe(2);
});

test('a read that failed is tried again', async () => {
  let away = true;
  const { times, reads } = openTravelTimes(() => (away ? Promise.reject(new Error('away')) : Promise.resolve(legs)));
  await expect(times.estimates([morning], '1')).rejects.toThrow('away');
  away = false;
  expect((await times.estimates([morning], '1')).size).toBe(1);
  expect(reads.count).toBe(2);
});

test("the stamp is the store's version", async () => {
  expect(await openTravelTimes().times.stamp()).toBe('41');
});
