import { findDates } from '@homeroom/dates-in-text';
import { clauseLabel, isFragment } from './clause-label.ts';

/** Labels of the dates of a sentence that was written on November 20, 2026. */
const labelsOf = (text: string) => {
  const mentions = findDates(text, { written: '2026-11-20' });
  return mentions.map((mention) => clauseLabel(mention, { text, mentions }));
};

test.each([
  ['The recorders should be here by December 4.', ['The recorders should be here']],
  ['On December 17 the PTA cooks for the staff.', ['The PTA cooks for the staff']],
  [
    'January 5 is the last day of recess, so we meet a week later: Tuesday, January 12, at 7.',
    ['Last day of recess', 'We meet a week later'],
  ],
  [
    'To make it easy, we see your cat with Dr. Abara on Tuesday, December 8, at 4:10 p.m.',
    ['We see your cat with Dr. Abara'],
  ],
  ['If the form is lost, the office has more until December 4; the rest is online.', ['The office has more']],
  ['It was great to see so many of you on November 19, and we thank you.', ['It was great to see so many of you']],
  ['Saturday, December 5, 2 p.m.', [null]],
  [
    'The county gives the shots free of charge to every child who lives here at the Depot Road Gym on December 5.',
    ['The county gives the shots free of charge to every child'],
  ],
])('“%s” is labelled %j', (text, labels) => {
  expect(labelsOf(text)).toEqual(labels);
});

test.each(['Put you down for', 'Wednesday works', '8:10 that same', 'Pencilled Pickle', 'District has', 'None'])(
  '“%s” names nothing',
  (words) => {
    expect(isFragment(words)).toBe(true);
  },
);

test.each(['Book Fair', 'Parent information night', 'No school', 'Visit to the Old Stone Mill'])(
  '“%s” is a name',
  (words) => {
    expect(isFragment(words)).toBe(false);
  },
);
