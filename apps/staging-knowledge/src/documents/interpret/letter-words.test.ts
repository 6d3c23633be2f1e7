import { actionWords } from './letter/action-words.ts';
import { askingClause } from './letter/asks.ts';
import { clockTimes } from './letter/clock-times.ts';
import { letterLines } from './letter/letter-lines.ts';
import { withoutMachineOrders } from './letter/machine-orders.ts';
import { recognisedWords } from './letter/recognised-words.ts';
import { withoutShouting } from './letter/title-case.ts';

test.each([
  [
    'Please return the signed permission slip by Friday, October 2.',
    'Friday, October 2',
    'Return the signed permission slip',
  ],
  ['Reminder: forms must be turned in to the office no later than Friday.', 'Friday', 'Turn in forms to the office'],
  ['Permission slips are due September 30.', 'September 30', 'Return permission slips'],
  ['The balance of $40 is due by May 1.', 'May 1', 'Pay the balance of $40'],
  [
    'If your child rides the bus, please fill in the form by Monday and hand it to the driver.',
    'Monday',
    'Fill in the form and hand it to the driver',
  ],
  ['All students need to wear boots.', '', 'Wear boots'],
  ['Please let me know by tomorrow night if you cannot come.', 'tomorrow', 'Let me know if you cannot come'],
  ['The second payment of $250 is due 12/11.', '12/11', 'Make the second payment of $250'],
  [
    'So that nobody goes hungry we need the lower part from every family by Friday.',
    'Friday',
    'We need the lower part from every family',
  ],
  ['Residents must move their cars before 7 a.m. on May 3.', '7 a.m. on May 3', 'Move your cars'],
  ['Could you bring oranges?', '', 'Bring oranges'],
  ['Health forms must be signed by a doctor.', '', 'Have health forms signed by a doctor'],
])('“%s” asks: %s', (sentence, due, words) => {
  const start = sentence.indexOf(due);
  expect(actionWords(sentence, due === '' ? [] : [{ start, end: start + due.length }])).toBe(words);
});

test.each([
  ['from 8:45 a.m. to 3:15 p.m.', ['08:45', '15:15']],
  ['6–7:30 pm', ['18:00', '19:30']],
  ['11-1 pm', ['11:00', '13:00']],
  ['at noon', ['12:00', null]],
  ['8.30 pm', ['20:30', null]],
  ['back by 3:15', ['15:15', null]],
  ['18:30', ['18:30', null]],
  ['9 am until 12', ['09:00', '12:00']],
  ['$18.50 for 25 children in Room 12 on 10/9', undefined],
])('the times of “%s” are %j', (text, times) => {
  expect(clockTimes(text).map(({ time, endTime }) => [time, endTime])[0]).toEqual(times);
});

test('wrapped lines are joined; headings, list items, rows and fields stay apart', () => {
  const text = [
    'BOOK FAIR',
    '',
    'The fair is open to all families and will be held on Thursday, October',
    '22 in the library. Please send your child with a named enve-',
    'lope.',
    '',
    'Please bring',
    '',
    'a bag on the day of the fair.',
    '',
    '- cash',
    '- a bag',
    '  with a name',
    'Where: Library',
    'Oct 22   Fair',
    'Oct 23   Clean-up',
  ].join('\n');
  expect(letterLines(text).map(({ kind, text: words }) => `${kind}: ${words}`)).toEqual([
    'heading: BOOK FAIR',
    'paragraph: The fair is open to all families and will be held on Thursday, October 22 in the library. Please send your child with a named envelope.',
    'heading: Please bring',
    'paragraph: a bag on the day of the fair.',
    'item: cash',
    'item: a bag with a name',
    'paragraph: Where: Library',
    'row: Oct 22   Fair',
    'row: Oct 23   Clean-up',
  ]);
});

test.each([
  'Please mark your calendars for October 9.',
  'Please disregard our earlier letter; the new date is October 9.',
  'We had to move the deadline to October 3.',
  'Please label all lunch boxes, and treat this slip as your ticket.',
  'Our teaching assistant, Ms. Bell, starts Monday.',
  'Reply with YES to confirm, and do not forget the deadline.',
  'Students will learn how chatbots and AI must be used safely.',
  'Use the category list on the back of the science fair form.',
  'System upgrade: the portal is closed on Friday. This is urgent.',
])('“%s” speaks to the family', (sentence) => {
  expect(withoutMachineOrders(sentence)).toBe(sentence);
});

test('scanned words are put right where they are known, and shouting becomes a title', () => {
  expect(recognisedWords('P1ease retum the perrnission slip for Roorn 12 by 9:OO am on the 21st, code LK-2210')).toBe(
    'Please return the permission slip for Room 12 by 9:00 am on the 21st, code LK-2210',
  );
  expect(withoutShouting('PTA BOOK FAIR AND PICNIC OF 2026')).toBe('PTA Book Fair and Picnic of 2026');
});

test.each([
  [
    'As we look toward the break (December 21 – January 1), please remember that attendance matters.',
    'As we look toward the break (December 21 – January 1), please remember that attendance matters.',
  ],
  ['Leo has an appointment on Tuesday (please arrive 15 minutes early).', 'please arrive 15 minutes early'],
  ['Bags are there; bring a rake.', 'bring a rake.'],
])('of “%s” this asks: %s', (sentence, clause) => {
  expect(askingClause(sentence).text).toBe(clause);
});
