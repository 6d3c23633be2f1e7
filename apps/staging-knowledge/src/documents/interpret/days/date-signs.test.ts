import { findDates } from '@homeroom/dates-in-text';
import { dateSigns, deadlineBorder, deadlineChance } from './date-signs.ts';
import type { LetterBlock } from '../letter/letter.ts';

const written = '2026-09-21';
const sentence = (text: string) => ({
  text,
  heads: [],
  block: {
    kind: 'paragraph',
    label: '',
    text,
    raw: [text],
    heading: '',
    lead: '',
    place: 'body',
    rowName: '',
  } as LetterBlock,
});
const of = <Found>(text: string, judge: typeof dateSigns | typeof deadlineChance): Found => {
  const [mention] = findDates(text, { written });
  if (mention === undefined) throw new Error(`No date in “${text}”.`);
  return judge(mention, sentence(text), written) as Found;
};

test('the word that leads to a date counts alone and with the kinds of words around it', () => {
  expect(of<string[]>('Please return the form by October 2.', dateSigns)).toEqual(
    expect.arrayContaining(['lead by', 'handsIn', 'papers', 'asked act', 'by + asked act']),
  );
});

test('words after the end of the clause count for nothing', () => {
  expect(of<string[]>('We meet on October 2. Return the form.', dateSigns)).not.toContain('handsIn');
});

test.each([
  'All of the paperwork needs to be back in the clinic, signed, by October 2.',
  'To keep the seat, settle the balance on or before October 2.',
  'Let the kitchen know how many of you will eat before October 2.',
])('%s names a deadline in words of no phrase', (text) => {
  expect(of<number>(text, deadlineChance)).toBeGreaterThanOrEqual(deadlineBorder);
});

test.each([
  'The concert is on October 2 at 6 p.m.',
  'The winners were told on September 30.',
  'We leave for the zoo on October 2.',
])('%s names none', (text) => {
  expect(of<number>(text, deadlineChance)).toBeLessThan(deadlineBorder);
});
