import { folded } from './folded.ts';

describe('folded', () => {
  test.each([
    ['Zoë', 'zoe'],
    ['Año Nuevo', 'ano nuevo'],
    ['ﬁeld TRIP', 'field trip'],
    ['E\u0301cole', 'ecole'],
    ['soccer at 4', 'soccer at 4'],
  ])('%s becomes %s', (text, expected) => {
    expect(folded(text)).toBe(expected);
  });
});
