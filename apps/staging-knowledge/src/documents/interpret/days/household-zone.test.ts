import { inHouseholdZone } from './household-zone.ts';

const home = 'America/Chicago';
const times = { date: '2026-10-09', endDate: null, time: '17:00', endTime: null };
const cet = { name: 'Europe/Berlin', words: 'CET' };

test.each([
  ['a time in another zone', times, cet, { time: '10:00', stated: '17:00 CET' }],
  ['an end too', { ...times, endTime: '18:30' }, cet, { time: '10:00', endTime: '11:30', stated: '17:00–18:30 CET' }],
  ['a day that is another one at home', { ...times, time: '02:00' }, cet, { date: '2026-10-08', time: '19:00' }],
  [
    'a range',
    { ...times, endDate: '2026-10-11', endTime: '03:00' },
    cet,
    { date: '2026-10-09', endDate: '2026-10-10', time: '10:00', endTime: '20:00' },
  ],
  ['an offset', times, { name: '+02:00', words: 'GMT+2' }, { time: '10:00', stated: '17:00 GMT+2' }],
  [
    'winter time',
    { ...times, date: '2026-12-09' },
    { name: 'America/New_York', words: 'EDT' },
    { date: '2026-12-09', time: '16:00', stated: '17:00 EDT' },
  ],
])('%s is told in the zone of the household', (_, stated, zone, told) => {
  expect(inHouseholdZone(stated, zone, home)).toMatchObject(told);
});

test('a time in the zone of the household, without a zone or without a clock stays', () => {
  expect(inHouseholdZone(times, { name: home, words: 'CT' }, home)).toBeNull();
  expect(inHouseholdZone(times, null, home)).toBeNull();
  expect(inHouseholdZone({ ...times, time: null }, cet, home)).toBeNull();
});
