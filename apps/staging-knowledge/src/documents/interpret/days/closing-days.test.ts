import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

function deadlinesOf(text: string): string[] {
  const parse = buildParse(`September 21, 2026\n\nDear families,\n\n${text}\n`);
  return cardByRules(parse, family, momentOn('2026-09-22')).deadlines.map(({ date }) => date);
}

test.each([
  'No changes to shirt sizes after October 2.',
  'We cannot order more shirts after October 2.',
  'Applications received after October 2 go on the waiting list.',
  'After October 2, spots that are not paid are offered to others.',
  'After October 2, no orders are accepted.',
  'Athletes may not practice after October 2 unless a physical is on file.',
  'Conference times can be booked online until October 2.',
  'Comments are welcome until October 2.',
  'Your conference slot must be picked online between now and October 2.',
  '$20 per family until October 2, $25 from then on.',
  'Regrets only by October 2, please.',
  'If we do not hear from you by October 2, we take it as a yes.',
  'We want to know by October 2 who comes along.',
  'One signs up at the desk, and only until October 2.',
  'Half of the fee is due at the first lesson, the other half on October 2.',
  'The form has to be on my desk on October 2.',
  'Last year’s applications run out on October 2. Fill out a new one before then.',
  'Rented violins and other instruments come back to the music room on October 2, between 3 and 6.',
  'Deadlines\n\nYearbook artwork  Oct 2',
  'Return library books\n\nRooms 1–6  Friday, October 2',
  'Dates of the trip:\n\n- Deposit ($50): October 2',
  'Timeline\n\nOct 2 – Permission slips returned',
])('%s is a deadline', (text) => {
  expect(deadlinesOf(text)).toEqual(['2026-10-02']);
});

test.each([
  'There is no school after October 2.',
  'The pool will not be open after October 2.',
  'Students cannot return to class until after October 2.',
  'By October 2 the new playground should be finished.',
  'Costumes are handed out on October 2.',
  'The tech desk is shut on Friday, October 2.',
])('%s is none', (text) => {
  expect(deadlinesOf(text)).toEqual([]);
});
