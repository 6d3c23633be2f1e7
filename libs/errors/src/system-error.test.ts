import { readFileSync } from 'node:fs';
import { systemErrorReason } from './system-error.ts';

function failureOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

test.each([
  ['a missing file', failureOf(() => readFileSync('/no/such/file')), 'no such file or directory (ENOENT)'],
  ['a folder', failureOf(() => readFileSync('/')), 'illegal operation on a directory (EISDIR)'],
  ['a code without a number', Object.assign(new Error('x'), { code: 'Z_BUF_ERROR' }), 'Z_BUF_ERROR'],
  ['an error without a code', new Error('x'), undefined],
])('%s has its reason', (_, error, reason) => {
  expect(systemErrorReason(error)).toBe(reason);
});
