import { withoutAddressedAdults } from './addressed-adults.ts';
import { family } from '../testing/build-parse.ts';

test.each([
  ['Ana, did you get this too?', ', did you get this too?'],
  ['Hi Ana and Ben,', ','],
  ['> Hello Ben! Here it is.', '> ! Here it is.'],
  ['To: Ana Rivera <ana@example.org>', ''],
  ['Love, Ana', 'Love, '],
  ['Sent it on. Ben, can you print two?', 'Sent it on. , can you print two?'],
])('%j is read as %j', (text, rest) => {
  expect(withoutAddressedAdults(text, family)).toBe(rest);
});

test.each([
  'Ana has an appointment at 3.',
  'Patient: Ana Rivera',
  'Leo, bring your boots.',
  'Dear Leo,',
  'We saw Ben at the fair.',
  'Please tell Ana and Ben.',
  'Anabel, come too!',
  'To: all families',
])('%j stays', (text) => {
  expect(withoutAddressedAdults(text, family)).toBe(text);
});

test('a name with a hyphen is one', () => {
  const [parent] = family.members;
  const members = [{ ...parent!, name: 'Mary-Ann Park', role: 'parent' as const }];
  expect(withoutAddressedAdults('Hi Mary-Ann,', { members })).toBe(',');
});
