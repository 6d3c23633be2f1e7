import { parseHousehold } from '@homeroom/household';
import { sampleHousehold, sampleToday } from './sample-household.ts';

describe('the sample household', () => {
  test('is a family configuration file without a problem', () => {
    const household = parseHousehold(sampleHousehold);
    expect(household).toMatchObject({ familyId: 'rivera', timezone: 'America/Chicago', groupChatId: '-100200300' });
    expect(household.members.map(({ id }) => id)).toEqual(['ana', 'ben', 'maya', 'leo']);
    expect(household.calendars.map(({ id, kind, isDefault }) => [id, kind, isDefault])).toEqual([
      ['family', 'local', true],
      ['maya', 'local', false],
    ]);
  });

  test('has reminders, and shows the overview of the next day as a comment that can be taken in', () => {
    expect(parseHousehold(sampleHousehold).reminders.map(({ to }) => to)).toEqual(['parents', 'parents']);
    expect(parseHousehold(sampleHousehold).tomorrowAt).toBeNull();
    expect(parseHousehold(sampleHousehold.replace('# tomorrow', 'tomorrow')).tomorrowAt).toBe(19 * 60);
  });

  test('shows the two other kinds of calendar as comments that can be taken in', () => {
    const complete = sampleHousehold.replaceAll('  # - {', '  - {').replaceAll('…', 'example.org');
    expect(parseHousehold(complete).calendars.map(({ id, kind }) => [id, kind])).toEqual([
      ['family', 'local'],
      ['maya', 'local'],
      ['school', 'subscribed'],
      ['work', 'mirrored'],
    ]);
  });
});

test('its date changes at its own midnight', () => {
  expect([sampleToday(new Date('2026-11-21T05:59:00Z')), sampleToday(new Date('2026-11-21T06:00:00Z'))]).toEqual([
    '2026-11-20',
    '2026-11-21',
  ]);
});
