import { asksForClosure, isClosure } from './closures.ts';

test.each(['Nursery closed (training)', 'No piano', 'CANCELLED: choir', 'Library closed', 'Canceled - swim team'])(
  '“%s” says that something does not take place',
  (title) => {
    expect(isClosure({ title })).toBe(true);
  },
);

test.each(['Nursery', 'No. 5 bus tour', 'Noah: soccer', 'Closing concert', 'Norma comes over'])(
  '“%s” takes place',
  (title) => {
    expect(isClosure({ title })).toBe(false);
  },
);

test.each([
  ['library closed', true],
  ['day off', true],
  ['nursery', false],
])('whether “%s” asks for a closure: %s', (subject, asks) => {
  expect(asksForClosure(subject)).toBe(asks);
});
