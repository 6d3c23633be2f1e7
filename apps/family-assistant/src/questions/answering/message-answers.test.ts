import { calendar, event } from '../../../tests/calendar-fixtures.ts';
import { askCalendar } from './testing/ask-calendar.ts';

const now = '2026-11-23T09:00:00-06:00';
const family = calendar(
  event(
    'UID:recital',
    'SUMMARY:Maya piano recital',
    'LOCATION:Town Hall',
    'DTSTART;TZID=America/Chicago:20261204T173000',
    'DTEND;TZID=America/Chicago:20261204T190000',
  ),
  event(
    'UID:soccer',
    'SUMMARY:Soccer practice Leo',
    'DTSTART;TZID=America/Chicago:20261123T160000',
    'DTEND;TZID=America/Chicago:20261123T171500',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TH',
    'EXDATE;TZID=America/Chicago:20261126T160000',
  ),
  event(
    'UID:break',
    'SUMMARY:Thanksgiving break - no school',
    'DTSTART;VALUE=DATE:20261126',
    'DTEND;VALUE=DATE:20261128',
  ),
  event(
    'UID:club',
    'SUMMARY:Book club Mom',
    'DTSTART;TZID=America/Chicago:20261201T190000',
    'DTEND;TZID=America/Chicago:20261201T210000',
  ),
  event(
    'UID:train',
    'SUMMARY:Night train to Denver',
    'DTSTART;TZID=America/Chicago:20261218T220000',
    'DTEND;TZID=America/Chicago:20261219T063000',
  ),
);

function told(question: string, sender = 'ana') {
  const answer = askCalendar(question, { calendar: family, now, sender });
  return answer && [answer.text, answer.certainty];
}
const recital = 'Maya piano recital is on Friday, December 4, 5:30 PM–7:00 PM at Town Hall.';

describe('a journey', () => {
  const journeys = calendar(
    event(
      'UID:out',
      'SUMMARY:Flight to Boston Mom',
      'DTSTART;TZID=America/Chicago:20261208T064500',
      'DTEND;TZID=America/New_York:20261208T101500',
    ),
    event('UID:fair', 'SUMMARY:Boston fair Mom', 'DTSTART;VALUE=DATE:20261208', 'DTEND;VALUE=DATE:20261211'),
    event(
      'UID:shift',
      'SUMMARY:Night shift Mom',
      'DTSTART;TZID=America/Chicago:20261205T220000',
      'DTEND;TZID=America/Chicago:20261206T060000',
    ),
  );
  const asked = (question: string) => askCalendar(question, { calendar: journeys, now, sender: 'ana' });

  test('that ends in another zone is told with the local time', () => {
    expect(asked('What time do I land on December 8, local time?')?.text).toBe(
      'Flight to Boston Mom ends at 9:15 AM (10:15 AM local time) on Tuesday, December 8.',
    );
  });

  test('is counted in nights', () => {
    expect(asked('How many nights is Mom gone for the Boston fair?')).toMatchObject({
      text: '2 nights: Boston fair Mom is from Tuesday, December 8 to Thursday, December 10 (all day).',
      certainty: 'high',
    });
    expect(asked('How many nights is Mom away?')).toMatchObject({
      text: expect.stringMatching(/^2 nights: Boston fair/),
      certainty: 'medium',
    });
    expect(asked('How many night shifts do I have in December?')?.text).toMatch(/^1 time in December: Night shift/);
  });
});

test('an event of one person does not surely tell about another', () => {
  expect(told('Will Dad be there for Maya’s piano recital?')?.[1]).toBe('medium');
});

describe('what is supposed', () => {
  test.each([
    ['The recital is on December 4 at 5:30, right?', `Yes: ${recital}`],
    ['Recital is at 6 on December 4, isn’t it?', recital],
    ['I think the recital on december 4 is at 7', `No: ${recital}`],
  ])('%j is confirmed or corrected', (question, expected) => {
    expect(told(question)?.[0]).toBe(expected);
  });
});

describe('a message', () => {
  test('with a reason around its question is answered, never as sure', () => {
    expect(told('My mother wants to come along, so when is the recital?')).toEqual([
      `${recital} That is in 11 days.`,
      'medium',
    ]);
    expect(told('When is the recital, because my mother wants to come')).toEqual([
      `${recital} That is in 11 days.`,
      'high',
    ]);
  });

  test('with two questions gets both answers', () => {
    expect(told('When is the recital and how long does it take?')).toEqual([
      `${recital} That is in 11 days.\nMaya piano recital takes 1 hour 30 minutes: on Friday, December 4, 5:30 PM–7:00 PM.`,
      'medium',
    ]);
  });

  test('of which the calendar knows a part says so', () => {
    expect(told('When is the recital? And when is the dragon parade?')).toEqual([
      `${recital} That is in 11 days.\nThe calendar does not answer the rest.`,
      'medium',
    ]);
  });
});

describe('a word that nothing accounts for', () => {
  test.each([
    ['When is the other recital?', 'medium'],
    ['Who is not at soccer practice on Monday?', 'medium'],
    ['When is soccer practice usually?', 'medium'],
    ['When is soccer practice?', 'high'],
  ])('makes %j %s', (question, certainty) => {
    expect(told(question)?.[1]).toBe(certainty);
  });
});

test('a title that is said among other words is found, but not as sure', () => {
  expect(told('How many hours will we spend aboard the night train to Denver?')).toEqual([
    'Night train to Denver takes 8 hours 30 minutes: from Friday, December 18, 10:00 PM to Saturday, December 19, 6:30 AM.',
    'medium',
  ]);
});

test('days are named by their event, also when something is cancelled in them', () => {
  expect(told('Is there soccer practice over the break?')?.[0]).toMatch(
    /^No: Soccer practice Leo on Thursday, November 26 is cancelled\./,
  );
});

test('days without school are told', () => {
  expect(told('Which days this week do the kids not have school?')?.[0]).toBe(
    'Thanksgiving break - no school is from Thursday, November 26 to Friday, November 27 (all day).',
  );
});

test('the same hours of several days are told apart', () => {
  expect(told('What do I have in the evenings next week?')).toEqual([
    'Book club Mom is on Tuesday, December 1, 7:00 PM–9:00 PM.',
    'high',
  ]);
});

test('events of nobody that say "boys" are theirs', () => {
  const swim = calendar(
    event(
      'UID:swim',
      'SUMMARY:Boys swim lesson',
      'DTSTART;TZID=America/Chicago:20261124T163000',
      'DTEND;TZID=America/Chicago:20261124T170000',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    ),
  );
  const answer = askCalendar('how many swim lessons do the boys have left', { calendar: swim, now });
  expect(answer?.text).toMatch(/^2 times ahead in the calendar:/);
});
