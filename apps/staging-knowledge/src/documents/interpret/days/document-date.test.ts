import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const body = 'We thank all of you for coming and hope that the new room will be ready before the winter begins.';
const cardOf = (head: string) => cardByRules(buildParse(`${head}\n\n${body}`), family, momentOn('2026-11-23'));

test.each([
  ['a label behind other words', 'Harbor Water Company  Your Bill  Bill date: 11/20/2026', '2026-11-20'],
  ['a numbered paper', 'Oak Hill Music\nReceipt no. 4417 of November 19, 2026\nfor Maya Rivera', '2026-11-19'],
  ['a plan', 'Asthma Plan\nStudent: Leo Rivera\nWheezes in cold air  Plan written 11/02/2026, Dr. Moss', '2026-11-02'],
  [
    'a later version',
    'Carpool list\nThe whole street, winter. Updated Sunday, November 22, 2026 (use this one)',
    '2026-11-22',
  ],
  [
    'the day it was mailed, on a line with others',
    'Heron Camp\nSpringfield Parks · Enrollment form, summer 2027 · mailed November 13, 2026\nWe are happy to hold a place for your child! Check what we have printed, fill in the rest, and return both pages\nwith the deposit as soon as you can.',
    '2026-11-13',
  ],
  ['its second print', 'NOVEMBER 2026\nOak Hill School • Second print, 11/9/2026 (recycle the first)', '2026-11-09'],
  [
    'a letter without a year',
    'Stingrays\n\nSummer 2027 · Maple Pool · letter to swim families, November 10',
    '2026-11-10',
  ],
  [
    'the end of an address',
    'OAK HILL SCHOOLS Transportation Dept. • 1515 Garfield Ave.  11/19/2026 Route: 17\n\nTO: Parents of MAYA RIVERA',
    '2026-11-19',
  ],
  ['the purchase of a ticket', 'Harbor Theater\nSeat 4, row C\nPurchased: 11/14/2026, 8:12 pm', '2026-11-14'],
  [
    'minutes',
    'Garden Club\n\nMinutes of the meeting of Tuesday, November 10, 2026, in the hall. Called to order at 7:00 by the chair.',
    '2026-11-10',
  ],
  [
    'the first words of its text',
    'District 12 Transportation\n\nBus 11: new times\n\nNovember 10, 2026. The county looked under the bridge on 09/18/2026 and did not like what it saw.',
    '2026-11-10',
  ],
  [
    'the number of its version',
    'Harvest Fair\n\nVersion 3, November 13, 2026 (replaces version 2 of November 8, in which Mr. Tran was in two places)',
    '2026-11-13',
  ],
  [
    'a row of an invoice',
    'Halberd Fencing Club\n\nInvoice  Date  Bill to  Fencer\nHF-1304  11/14/2026  Ana Rivera  Maya Rivera\nTotal $360.00',
    '2026-11-14',
  ],
])('the day of a document comes from %s', (_what, head, day) => {
  const { document_date, dates } = cardOf(head);
  expect(document_date).toBe(day);
  expect(dates.filter(({ date, kind }) => date === day && kind === 'event')).toEqual([]);
});

test('a Spanish letter is of the day behind its place', () => {
  const letter =
    'Parroquia Santa Elena\n\nSpringfield, a 20 de noviembre de 2026\n\nEstimados papás:\n\nLa junta de papás es el miércoles 2 de diciembre a las 7 de la noche.';
  const card = cardByRules(buildParse(letter), family, momentOn('2026-11-23'));
  expect(card.document_date).toBe('2026-11-20');
  expect(card.dates.map(({ date }) => date)).toEqual(['2026-12-02']);
});

test('the day on which a letter goes home is no event', () => {
  const { dates } = cardOf(
    'Room 14 Flash · November 20, 2026\n\nWeek of November 30, 2026 (goes home Friday, November 20)',
  );
  expect(dates.map(({ date }) => date)).not.toContain('2026-11-20');
});

test('the day of the version that a document replaces is not its own', () => {
  expect(cardOf('Bus rules\n\nThese replace the rules updated 09/04/2024').document_date).toBeNull();
});

test('the first row of a table that is headed "Date" is none of the document', () => {
  const table = 'Hawks\tOct 3\t9:00 AM\nBears\tOct 10\t10:15 AM';
  const { dates } = cardByRules(
    buildParse(`September 14, 2026\n\nDear families,\n\nOpponent\tDate\tKickoff\n${table}`),
    family,
    momentOn('2026-09-14'),
  );
  expect(dates.map(({ date, time }) => `${date} ${time}`)).toEqual(['2026-10-03 09:00', '2026-10-10 10:15']);
});
