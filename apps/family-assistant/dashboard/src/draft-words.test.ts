import type { EventDraft } from './contract.ts';
import { draftLines, eventLines, foundStatus, ruleWords } from './draft-words.ts';
import { writingFor } from './wall-time.ts';

const speech = { writing: writingFor('en-US'), now: '2026-11-18T09:00:00' };
const event = {
  id: '6f1d3c52-8a41-8e0b-9c77-2b5e0a4d91f3',
  summary: 'Choir',
  start: '2026-11-24T16:30:00-06:00',
  end: '2026-11-24T17:30:00-06:00',
};
const dentist: EventDraft = {
  draft: {
    summary: 'Dentist',
    start: '2026-11-24T16:00:00-06:00',
    end: '2026-11-24T17:00:00-06:00',
    all_day: false,
    location: 'Bright Smiles',
    who: ['Maya Rivera'],
    rrule: null,
  },
  understood: [],
  unsure: [{ text: '4', about: 'time', message: '“4” was read as 4:00 PM; AM or PM was not said.' }],
  copies: [],
  conflicts: [{ event, overlap_minutes: 30 }],
};

test('a preview says when, who, where, what it overlaps and what was guessed', () => {
  expect(draftLines(dentist, speech)).toEqual({
    title: 'Add: Dentist',
    about: ['Tuesday, November 24, 4:00 – 5:00 PM', 'Maya Rivera · Bright Smiles'],
    warnings: ['Overlaps with Choir by 30 minutes.'],
    guesses: ['“4” was read as 4:00 PM; AM or PM was not said.'],
  });
});

test('both days of a range and a copy are told', () => {
  const days = {
    ...dentist.draft,
    start: '2026-12-12T00:00:00-06:00',
    end: '2026-12-16T00:00:00-06:00',
    all_day: true,
  };
  const { about, warnings } = draftLines({ ...dentist, draft: days, copies: [event], conflicts: [] }, speech);
  expect(about[0]).toBe('Saturday, December 12 to Tuesday, December 15');
  expect(warnings).toEqual(['Already there: Choir, Tuesday, November 24, 4:30 – 5:30 PM.']);
});

test.each([
  ['FREQ=WEEKLY;BYDAY=TH;UNTIL=20270531', 'Every week on Thursday, until Monday, May 31, 2027'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=6', 'Every 2 weeks on Monday and Wednesday, 6 times'],
  ['FREQ=MONTHLY;BYDAY=1MO', 'Every month on the first Monday'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'Every month on day 15'],
  ['FREQ=YEARLY', 'Every year'],
])('%s is %s', (rule, words) => {
  expect(ruleWords(rule, speech)).toBe(words);
});

test('a found event says what, when, who and where', () => {
  const found = { ...event, who: ['Maya Rivera'], location: 'Hall', status: 'cancelled' as const };
  expect(eventLines(found, speech)).toMatchObject({
    title: 'Choir',
    about: ['Tuesday, November 24, 4:30 – 5:30 PM · cancelled', 'Maya Rivera · Hall'],
  });
  const day = { ...event, start: '2026-11-24T00:00:00-06:00', end: '2026-11-25T00:00:00-06:00', all_day: true };
  expect(eventLines(day, speech).about).toEqual(['Tuesday, November 24, all day']);
});

test('what was found and what Enter does is announced', () => {
  const nothing = { isCurrent: true, draft: null, events: [], note: null, failure: null };
  const adds =
    'Enter adds Dentist: Tuesday, November 24, 4:00 – 5:00 PM, Maya Rivera · Bright Smiles. Overlaps with Choir by 30 minutes.';
  expect(foundStatus({ ...nothing, draft: dentist }, speech)).toBe(adds);
  expect(foundStatus({ ...nothing, draft: dentist, events: [event] }, speech)).toBe(`${adds} 1 event found.`);
  expect(foundStatus({ ...nothing, events: [event, event], note: 'Say which day.' }, speech)).toBe(
    '2 events found. Enter opens Choir: Tuesday, November 24, 4:30 – 5:30 PM. To add an event, type its day too.',
  );
  expect(foundStatus({ ...nothing, note: 'Say which day.' }, speech)).toBe('Nothing found. Say which day.');
  expect(foundStatus({ ...nothing, failure: 'It failed.' }, speech)).toBe('It failed.');
});
