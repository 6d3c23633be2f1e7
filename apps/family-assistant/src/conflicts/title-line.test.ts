import { titleLine } from './title-line.ts';

test('an event without a title is called untitled', () => {
  expect(titleLine(' \u0000 ', 60)).toBe('Untitled event');
});
