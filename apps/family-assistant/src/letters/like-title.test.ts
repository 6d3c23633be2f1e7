import { household } from '../../tests/service-fixture.ts';
import { isLikeTitle, nameStems } from './like-title.ts';

const names = nameStems(household);

test.each([
  ['Winter concert', 'Winter Concert', true],
  ['Science Museum trip', 'Museum trip', true],
  ['Return the signed permission slip', 'Permission slip', true],
  ['Maya: dentist', 'Dentist', true],
  ['Dentist appointment', 'Dental appointment', true],
  ['Maya', 'Maya', true],
  ['Soccer practice', 'Soccer game', false],
  ['Picture day', 'Field day', false],
  ['Maya: piano', 'Maya: chess', false],
  ['The', 'Concert', false],
])('%s and %s: %s', (one, other, expected) => {
  expect(isLikeTitle(one, other, names)).toBe(expected);
  expect(isLikeTitle(other, one, names)).toBe(expected);
});
