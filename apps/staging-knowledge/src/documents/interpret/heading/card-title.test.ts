import type { ParseResult } from '../../read/parse-result.ts';
import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const titleOf = (text: string, overrides: Partial<ParseResult> = {}) =>
  cardByRules(buildParse(text, overrides), family, momentOn('2027-02-01')).title;

const invoice = `Brightwater Orthodontics
14 Mill Lane, Springfield

Invoice for treatment in November

Balance due December 15, 2026: $470.00`;

test.each([
  'rpt_inv_0042.rdl',
  'INV-2026-31 Invoice treatment November',
  'Template 7b',
  'Field trip form blank - use this one',
  'Microsoft Word - Document1',
])('a title that only the file has, %s, gives way to the heading of the document', (title) => {
  expect(titleOf(invoice, { title })).toBe('Invoice for treatment in November');
});

test('a title of the file counts where the document has its words and no heading', () => {
  const letter = `Lakeside Elementary School
400 Lakeshore Drive, Springfield

Dear parents,

yesterday a case of head lice was found in the first grade. Please check your child’s hair this evening.`;
  expect(titleOf(letter, { title: 'Head lice in the first grade' })).toBe('Head lice in the first grade');
});

test.each([
  [
    'a street',
    'Kirchweg 3/1, Oberau\nSchool by the lake\n\nOberau, 4 January 2027\n\nOur first video hour\n\nDear families,\n\nyour letters have arrived.',
    'Our first video hour',
  ],
  [
    'who invites, to an event of many years',
    'CEDAR FORK FIRE COMPANY PRESENTS THE\n9 T H\n\nTURTLE TROT\n\nFriday, March 5, 7 pm\nStart and finish at the engine house.',
    'Turtle Trot',
  ],
  [
    'a club, above cells',
    'Springfield Little League\nOPENING DAY  T-Ball Rookies, team Mudcats\n\nHere is your Saturday, March 6, at Harmon Fields.',
    'Opening Day',
  ],
  [
    'who invites',
    'Pier Street Theater proudly presents\n\nAn Hour of Tiny Songs\n\nFriday, March 5, 7 pm\nDoors open at 6:30 in the hall.',
    'An Hour of Tiny Songs',
  ],
  [
    'an office and its day',
    'Lakeside Elementary PTA March 22, 2027\n\nPizza Fridays, second round\n\nDear Lakeside families,\n\nthe oven at Rossetti’s is booked again.',
    'Pizza Fridays, second round',
  ],
  [
    'an office and its address',
    'District 12 Transportation  41 Depot Road · 217-555-0160\n\nBus 11: new times while Mill Bridge is shut\n\nThe bus goes around by Route 9, so the stops before the bridge come earlier and the way home takes longer than before.',
    'Bus 11: new times while Mill Bridge is shut',
  ],
  [
    'a day with its task',
    'Spelling bee: who does what\n\nUntil Fri\nChoose one word for the big board and write it down.',
    'Spelling bee: who does what',
  ],
  [
    'the number of a form',
    'Form H-12 (Rev. 03/01/2025)\nStudent Health Record\nPage 1 of 1\n\nPlease return this form to the nurse.',
    'Student Health Record',
  ],
  [
    'the court',
    'CIRCUIT COURT OF MARLOWE COUNTY\nOFFICE OF THE JURY COMMISSIONER\n301 Court Street, Springfield\n\nJUROR QUALIFICATION QUESTIONNAIRE\n\nPlease answer all questions.',
    'Juror Qualification Questionnaire',
  ],
  [
    'the head of a printed mail',
    'Bus 14: a new stop\nFrom: Transportation <buses@example.org>\nTo: Ana Rivera <ana@example.org>\n\nDear parents,\n\nthe bus takes another way for a while.',
    'Bus 14: a new stop',
  ],
])('a heading is preferred to %s above it', (_what, text, title) => {
  expect(titleOf(text)).toBe(title);
});

test('the one to whom a letter is addressed is no title', () => {
  const head = 'PRAIRIE MUTUAL INSURANCE\n\nDecember 9, 2026\n\nAna Rivera\n12 Harbour Street\nSpringfield';
  const { title } = cardByRules(
    buildParse(`${head}\n\nDear Ms. Rivera:\n\nOur appraiser will look at the car on Friday, December 18.`),
    family,
    momentOn('2026-12-09'),
  );
  expect(title).toBe('Prairie Mutual Insurance');
});

test('a title in large letters goes on in the next line', () => {
  const poster = 'Lakeside PTA presents\nSKATE\nNIGHT\n\nThursday, March 11\n6:00 to 8:00 p.m.\n\nRoll-A-Way Rink';
  expect(titleOf(poster)).toBe('Skate Night');
});
