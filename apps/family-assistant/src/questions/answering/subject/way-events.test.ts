import { calendar, dayEvent, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const trips = calendar(
  timedEvent('perth-out', 'Flight KX771 ORD–PER', '20261201T100500', '20261201T132000'),
  dayEvent('perth', 'Perth ✈', '20261201', '20261206'),
  timedEvent('perth-back', 'Flight KX778 PER–ORD', '20261205T131500', '20261205T184000'),
  timedEvent('york-out', 'ORD–NYC CP 410', '20270111T071500', '20270111T110500'),
  dayEvent('coast', 'Coast house', '20270217', '20270221'),
  timedEvent('coast-out', 'drive down', '20270217T070000', '20270217T123000', 'LOCATION:home → Coast house'),
  timedEvent('drive', 'Drive to Madison', '20261208T060000', '20261208T124000'),
  timedEvent('drive-back', 'Drive home from Madison', '20261210T130000', '20261210T193000'),
  dayEvent('madison', 'Guild meeting, Madison', '20261208', '20261211'),
  timedEvent('soccer', 'Soccer (Coach Kim)', '20270217T160000', '20270217T170000'),
  dayEvent('seattle', 'Working from Seattle', '20270302', '20270309'),
  timedEvent('seattle-out', 'Flight to Seattle', '20270302T174500', '20270302T212000'),
  timedEvent('call', 'Call with Tía Lucía', '20261129T093000', '20261129T101500'),
);
const ask = (question: string) => askCalendar(question, { calendar: trips, now: '2026-11-23T09:00:00-06:00' });

test.each([
  ['When do we fly to Perth?', 'perth-out'],
  ['when do we fly', 'perth-out'],
  ['How long is the flight to Perth?', 'perth-out'],
  ['How long is the drive to Madison?', 'drive'],
  ['how long is the drive home from madison', 'drive-back'],
  ['What time do we land back home from Perth?', 'perth-back'],
  ['How long is the flight to New York in January?', 'york-out'],
  ['when do we land in seattle', 'seattle-out'],
  ['What time are we setting off for the coast house?', 'coast-out'],
])('%s is answered by the ride', (question, uid) => {
  expect(ask(question)?.events.map(({ source }) => source)).toEqual([`calendar:family:${uid}`]);
  expect(ask(question)?.certainty).not.toBe('high');
});

test('a question for the stay is answered by the stay', () => {
  expect(ask('When are we at the coast house?')?.events.map(({ source }) => source)).toEqual(['calendar:family:coast']);
});

test('no other event tells the length of a drive', () => {
  expect(ask('How long is the drive to soccer?')).toBeNull();
});

test('no call with somebody surely tells when they land', () => {
  expect(ask('When does Lucía land?')).toMatchObject({ certainty: 'low' });
});

test('the flight back alone is not surely the one that is asked for', () => {
  const known = calendar(
    dayEvent('stay', 'Perth 🛫', '20261201', '20261206'),
    timedEvent('back', 'Flight KX778 PER–ORD', '20261205T131500', '20261205T184000', 'LOCATION:Perth airport'),
  );
  const asked = { calendar: known, now: '2026-11-23T09:00:00-06:00' };
  expect(askCalendar('how long is the flight to perth', asked)?.certainty).not.toBe('high');
});

test('what flies in is no call, and to set off for an event needs no ride', () => {
  const known = calendar(
    timedEvent('granny', 'Granny flies in from Edinburgh', '20261128T115000', '20261128T135500'),
    dayEvent('stay', 'Granny stays with us', '20261125', '20261201'),
    timedEvent('match', 'Match Leo', '20261127T110000', '20261127T123000', 'LOCATION:Sandpit Lane'),
  );
  const asked = { calendar: known, now: '2026-11-23T09:00:00-06:00', travel: { 'Match Leo': 15 } };
  expect(askCalendar('what time does granny land', asked)?.text).toMatch(/^Granny flies in .* ends at 1:55 PM/);
  expect(askCalendar("When should we set off for Leo's match?", asked)?.text).toMatch(/^Leave at 10:45 AM/);
});
