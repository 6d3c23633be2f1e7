import { letterSlip } from './letter-slip.ts';

describe('letterSlip', () => {
  test.each([
    ['socer', 'soccer', 'missing'],
    ['socccer', 'soccer', 'extra'],
    ['socecr', 'soccer', 'swapped'],
    ['soccar', 'soccer', 'replaced'],
    ['ohw', 'how', 'swapped'],
    ['dentis', 'dentist', 'missing'],
  ])('%s for %s: %s', (typed, meant, slip) => {
    expect(letterSlip(typed, meant)).toBe(slip);
  });

  test.each([
    ['soccer', 'soccer'],
    ['sccer', 'socceri'],
    ['scoecr', 'soccer'],
    ['piano', 'soccer'],
  ])('%s is not one slip away from %s', (typed, meant) => {
    expect(letterSlip(typed, meant)).toBeNull();
  });
});
