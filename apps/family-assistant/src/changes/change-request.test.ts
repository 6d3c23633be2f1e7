import { household, householdWithSchool } from '../../tests/service-fixture.ts';
import { eventEdit, eventToAdd } from './change-request.ts';

const piano = { summary: 'Piano', start: '2026-11-21T09:00:00-06:00', end: '2026-11-21T10:00:00-06:00' };
type AddBody = Parameters<typeof eventToAdd>[0];
const add: AddBody = { ...piano, status: 'confirmed' };

/** The problems that a call reports, or the code of its refusal. */
function refused(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    const { problems, code } = error as { problems?: { sentence: string }[]; code: string };
    return problems?.map(({ sentence }) => sentence) ?? code;
  }
}

describe('eventToAdd', () => {
  test('reads times to the second, people by name or id, and the default calendar', () => {
    const body: AddBody = { ...add, start: '2026-11-21T15:00:00.750Z', who: ['Mom', 'maya', 'Ana Rivera'] };
    expect(eventToAdd(body, household)).toMatchObject({
      start: Date.parse('2026-11-21T15:00:00Z'),
      members: [{ id: 'ana' }, { id: 'maya' }],
      calendar: { id: 'family' },
      status: 'confirmed',
      location: null,
      rrule: null,
    });
  });

  test.each<[string, Partial<AddBody>, string[]]>([
    ['an end before the start', { end: '2026-11-21T08:00:00-06:00' }, ['`end` must be later than `start`.']],
    [
      'an event of more than 366 days',
      { end: '2027-11-23T10:00:00-06:00' },
      ['`end` must be at most 366 days after `start`.'],
    ],
    [
      'somebody else, and an unknown calendar',
      { who: ['Otto'], calendar: 'work' },
      [
        '`who` names "Otto", who is no member of the family. Members: Ana Rivera, Maya Rivera.',
        'There is no calendar "work". Calendars: family, maya.',
      ],
    ],
    ['a rule without FREQ', { rrule: 'COUNT=3' }, [expect.stringContaining('`rrule` cannot be used:') as string]],
  ])('%s is refused', (_, body, problems) => {
    expect(refused(() => eventToAdd({ ...add, ...body }, household))).toEqual(problems);
  });

  test('a subscribed calendar takes no events', () => {
    expect(refused(() => eventToAdd({ ...add, calendar: 'school' }, householdWithSchool))).toBe('calendar_read_only');
  });

  test.each([
    ['FREQ=WEEKLY;BYDAY=TU', 'FREQ=WEEKLY;BYDAY=TU'],
    ['freq=daily;until=20261201T000000Z', 'FREQ=DAILY;UNTIL=20261201T000000Z'],
  ])('the rule %s becomes %s', (rrule, expected) => {
    expect(eventToAdd({ ...add, rrule }, household).rrule).toBe(expected);
  });
});

describe('eventEdit', () => {
  const times = { start: piano.start, end: piano.end };

  test.each([
    [{ summary: 'Cello' }, { kind: 'rename', summary: 'Cello' }],
    [times, { kind: 'move', times: { start: Date.parse(piano.start), end: Date.parse(piano.end) } }],
    [
      { ...times, summary: 'Cello' },
      ['Send either `start` and `end` to move the event, or `summary` to rename it, not both at once.'],
    ],
    [{ start: piano.start }, ['`end` is missing: a move needs `start` and `end`.']],
    [{ end: piano.end }, ['`start` is missing: a move needs `start` and `end`.']],
    [{ start: piano.end, end: piano.start }, ['`end` must be later than `start`.']],
  ])('%j', (body, expected) => {
    expect(refused(() => eventEdit(body))).toEqual(expected);
  });
});
