import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const events = calendar(
  timedEvent('soccer', 'Soccer practice Leo', '20261007T160000', '20261007T171500', 'RRULE:FREQ=WEEKLY'),
  timedEvent('piano', 'Piano lesson Maya', '20261008T160000', '20261008T163000', 'RRULE:FREQ=WEEKLY'),
  timedEvent('dentist', 'Dentist Leo', '20261209T170000', '20261209T174500'),
  timedEvent('choir', 'Choir Maya', '20261209T174500', '20261209T183000'),
);
const ask = (question: string) => askCalendar(question, { calendar: events, now: '2026-11-23T09:00:00-06:00' });

test('an event and the instance of a series that is closest to it are compared', () => {
  expect(ask('Does the dentist overlap with soccer?')).toMatchObject({
    text: 'Yes, they overlap by 15 minutes: Soccer practice Leo is on Wednesday, December 9, 4:00 PM–5:15 PM. Dentist Leo is on Wednesday, December 9, 5:00 PM–5:45 PM.',
    certainty: 'high',
    events: [{ source: 'calendar:family:soccer' }, { source: 'calendar:family:dentist' }],
  });
});

test('two series that never meet do not overlap', () => {
  expect(ask("does leo's soccer clash with maya's piano")?.text).toBe(
    'No, they do not overlap: Soccer practice Leo is on Wednesday, November 25, 4:00 PM–5:15 PM. Piano lesson Maya is on Thursday, November 26, 4:00 PM–4:30 PM.',
  );
});

test.each(['do the dentist and soccer step on each other', 'does soccer crash into the dentist on december 9'])(
  '%j asks for an overlap',
  (question) => {
    expect(ask(question)?.text).toMatch(/^Yes, they overlap by 15 minutes: /);
  },
);

test('events that follow each other at once are back to back', () => {
  expect(ask('Do the dentist and choir overlap?')?.text).toMatch(
    /^No, they are back to back: Dentist Leo .+ Choir Maya /,
  );
});

test('without the second event the calendar has no answer', () => {
  expect(ask('Does the dentist overlap with ballet?')).toBeNull();
});

test("an event of one person is compared with another's", () => {
  expect(ask('Do I miss soccer for the dentist on December 9?')?.text).toMatch(/^Yes, they overlap by 15 minutes: /);
  expect(ask("does the dentist run into maya's choir on the 9th")?.text).toMatch(/^No, they are back to back: /);
});
