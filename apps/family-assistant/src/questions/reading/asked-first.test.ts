import { askedFirst } from './asked-first.ts';

test.each([
  ['soccer falls on what day', 'on what day does soccer falls?'],
  ['the plane is when', 'when is the plane?'],
  ['swimming at which pool again?', 'at which pool is swimming again?'],
  ['leave the house for the party at what time', 'when do we leave for the party?'],
  ['baba is in the air how long', 'how long is baba is in the air?'],
])('%s is asked as %s', (typed, asked) => {
  expect(askedFirst(typed)).toBe(asked);
});

test.each([
  'When is soccer and where?',
  'I need to find out when',
  'My mother stays with us from what day until what day?',
  'Soccer is on Friday.',
  'tell me where',
])('%s stays as it is', (typed) => {
  expect(askedFirst(typed)).toBe(typed);
});
