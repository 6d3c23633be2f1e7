import { MessengerUnavailableError, MessengerBusyError, MessengerRefusedError } from '@homeroom/messenger';
import { pauseAfter, reasonOf } from './try-again.ts';

const attempts = [1, 2, 3, 5, 8, 9, 1_000, 100_000];

test.each([
  ['away', new MessengerUnavailableError('Down.'), [5, 10, 20, 80, 640, 900, 900, 900]],
  ['away', new TypeError('Unexpected.'), [5, 10, 20, 80, 640, 900, 900, 900]],
  ['refused', new MessengerRefusedError('Blocked.'), [60, 120, 240, 900, 900, 900, 900, 900]],
  ['busy', new MessengerBusyError('Busy.', 61_000), attempts.map(() => 61)],
  ['busy', new MessengerBusyError('Busy.', 0), attempts.map(() => 1)],
  ['busy', new MessengerBusyError('Busy.', 1e15), attempts.map(() => 86_400)],
])('a messenger that is %s is asked again after a pause', (reason, error, seconds) => {
  expect(reasonOf(error)).toBe(reason);
  expect(attempts.map((attempt) => pauseAfter(error, attempt) / 1_000)).toEqual(seconds);
});
