import type { Occurrence } from '../calendar/occurrence.ts';
import { buildOccurrence, membersOf } from './testing/build-occurrence.ts';
import type { OccurrenceOptions } from './testing/build-occurrence.ts';
import { TravelRules } from './travel-need.ts';
import type { TravelNeed } from './travel-need.ts';

const household = { homeAddress: '12 Oak St', places: [{ match: 'pool', minutesFromHome: 9 }] };
const rules = new TravelRules({ household, membersOf });
const fromHome: TravelNeed = { kind: 'leg', origin: '12 oak st', destination: 'lincoln school', fromHome: true };
const fromGym: TravelNeed = { kind: 'leg', origin: 'gym', destination: 'lincoln school', fromHome: false };

/** The need of the last of the occurrences. */
function lastNeed(occurrences: readonly Occurrence[], by = rules): TravelNeed | undefined {
  return by.needs(occurrences).at(-1);
}

const concert = (parts: Partial<OccurrenceOptions> = {}) => buildOccurrence({ at: ['16:00', '17:00'], ...parts });
const training = (parts: Partial<OccurrenceOptions> = {}) =>
  buildOccurrence({ at: ['13:00', '14:00'], location: 'Gym', ...parts });

describe('an event alone', () => {
  test.each<[string, Partial<OccurrenceOptions>, TravelNeed]>([
    ['is reached from home', {}, fromHome],
    ['without location has none', { location: null }, { kind: 'none' }],
    ['at a blank location has none', { location: ' \n' }, { kind: 'none' }],
    ['behind a link has none', { location: 'https://meet.example/a' }, { kind: 'none' }],
    ['that lasts all day has none', { allDay: true, travelMs: 60_000 }, { kind: 'none' }],
    ['that is cancelled has none', { status: 'cancelled', travelMs: 60_000 }, { kind: 'none' }],
    ['that is tentative has some', { status: 'tentative' }, fromHome],
    ['that concerns nobody is reached from home', { members: [] }, fromHome],
    ['at home takes no time', { location: '12 OAK  St' }, { kind: 'known', minutes: 0, fromHome: true }],
    [
      'at a place of the family takes what the family says',
      { location: 'City Pool' },
      { kind: 'known', minutes: 9, fromHome: true },
    ],
    [
      'with its own duration takes that, rounded up',
      { location: 'City Pool', travelMs: 60_001 },
      { kind: 'known', minutes: 2, fromHome: true },
    ],
    [
      'with its own duration needs no location',
      { location: null, travelMs: 1_800_000 },
      { kind: 'known', minutes: 30, fromHome: true },
    ],
    ['with an own duration of zero takes no time', { travelMs: 0 }, { kind: 'known', minutes: 0, fromHome: true }],
    ['with a negative duration is looked up', { travelMs: -60_000 }, fromHome],
  ])('%s', (_, parts, need) => {
    expect(lastNeed([concert(parts)])).toEqual(need);
  });
});

describe('an event after another', () => {
  test.each<[string, Partial<OccurrenceOptions>, TravelNeed]>([
    ['is reached from there', {}, fromGym],
    ['that ended four hours ago is reached from there', { at: ['11:00', '12:00'] }, fromGym],
    ['that ended a millisecond earlier is reached from home', { at: ['11:00', '11:59:59.999'] }, fromHome],
    ['that ends as it starts is reached from there', { at: ['15:00', '16:00'] }, fromGym],
    ['that has not ended is reached from home', { at: ['15:00', '16:00:00.001'] }, fromHome],
    ['of another member is reached from home', { members: ['maya'] }, fromHome],
    ['that it shares one member with is reached from there', { members: ['maya', 'ana'] }, fromGym],
    ['of nobody is reached from home', { members: [] }, fromHome],
    ['that lasts all day is reached from home', { allDay: true }, fromHome],
    ['that is cancelled is reached from home', { status: 'cancelled' }, fromHome],
    ['that is tentative is reached from there', { status: 'tentative' }, fromGym],
    ['without location is reached from home', { location: null }, fromHome],
    ['behind a link is reached from home', { location: 'https://meet.example/a' }, fromHome],
    [
      'at the same location takes no time',
      { location: ' LINCOLN school\n' },
      { kind: 'known', minutes: 0, fromHome: false },
    ],
    [
      'at home sets out from a place that is not called home',
      { location: '12 Oak St' },
      { kind: 'leg', origin: '12 oak st', destination: 'lincoln school', fromHome: false },
    ],
  ])('%s', (_, parts, need) => {
    expect(lastNeed([training(parts), concert()])).toEqual(need);
  });

  test("is reached from the one that ended last, whichever started first and whichever of its people's it is", () => {
    const long = training({ at: ['12:00', '15:00'] });
    const short = training({ at: ['13:00', '14:00'], location: 'Library', members: ['maya'] });
    expect(lastNeed([long, short, concert({ members: ['maya', 'ana'] })])).toEqual(fromGym);
  });

  test('looks past an event without location to the one before', () => {
    expect(lastNeed([training(), training({ at: ['14:30', '15:00'], location: null }), concert()])).toEqual(fromGym);
  });

  test('takes its own duration, though not from home', () => {
    expect(lastNeed([training(), concert({ travelMs: 600_000 })])).toEqual({
      kind: 'known',
      minutes: 10,
      fromHome: false,
    });
  });

  test('does not use the places of the family, which count from home', () => {
    expect(lastNeed([training(), concert({ location: 'City Pool' })])).toEqual({
      kind: 'leg',
      origin: 'gym',
      destination: 'city pool',
      fromHome: false,
    });
  });

  test('at the same place of the family, in other words, takes no time', () => {
    expect(lastNeed([training({ location: 'City Pool, hall 1' }), concert({ location: 'City Pool' })])).toEqual({
      kind: 'known',
      minutes: 0,
      fromHome: false,
    });
  });

  test('two without length at one moment are reached in their order', () => {
    const [first, second] = [concert({ at: ['16:00', '16:00'], location: 'Gym' }), concert({ at: ['16:00', '16:00'] })];
    expect(rules.needs([first, second])).toEqual([{ ...fromHome, destination: 'gym' }, fromGym]);
  });
});

describe('without home address', () => {
  const homeless = new TravelRules({ household: { ...household, homeAddress: null }, membersOf });

  test('a way from home is unknown, one from another event and one to a place of the family are not', () => {
    expect(lastNeed([concert()], homeless)).toEqual({ kind: 'none' });
    expect(lastNeed([training(), concert()], homeless)).toEqual(fromGym);
    expect(lastNeed([concert({ location: 'City Pool' })], homeless)).toEqual({
      kind: 'known',
      minutes: 9,
      fromHome: true,
    });
  });
});

test('many events of many people agree with a search through all pairs', () => {
  const minute = (value: number) => new Date(Date.parse('2026-11-18T00:00:00Z') + value * 60_000).toISOString();
  let state = 7;
  const random = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
  const people = ['ana', 'maya', 'ben', 'tom'];
  const occurrences = Array.from({ length: 1_500 }, () => {
    const start = random(2_000);
    return buildOccurrence({
      at: [minute(start), minute(start + random(200))],
      location: `Place ${random(40)}`,
      members: people.filter(() => random(3) === 0),
    });
  }).sort((a, b) => a.start - b.start || a.end - b.end);
  const naive = occurrences.map((occurrence, index) => {
    const before = occurrences
      .slice(0, index)
      .filter(
        (other) =>
          other.end <= occurrence.start &&
          occurrence.start - other.end <= 14_400_000 &&
          membersOf(other).some((id) => membersOf(occurrence).includes(id)),
      );
    const latest = before.reduce<Occurrence | undefined>(
      (best, other) => (best && best.end > other.end ? best : other),
      undefined,
    );
    return latest?.event.location?.toLowerCase() ?? '12 oak st';
  });
  const found = rules
    .needs(occurrences)
    .map((need, index) => (need.kind === 'leg' ? need.origin : occurrences[index]?.event.location?.toLowerCase()));
  expect(found).toEqual(naive);
});
