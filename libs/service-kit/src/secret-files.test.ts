import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvironmentError, readEnvironment, variable } from './environment.ts';
import { withSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'secret-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string) => {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
};
const token = 'Xo4-quiet-harbour-97';
const shape = { BOT_TOKEN: variable.secret(16), PORT: variable.port(3001) };
const problemsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readEnvironment(shape, withSecretFiles(variables));
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
};

test('a secret is read from the file that its variable with _FILE names, without the end of the line', () => {
  const variables = {
    BOT_TOKEN_FILE: file('bot', `${token}\n`),
    DATABASE_URL_FILE: file('database', 'postgresql://127.0.0.1/x\r\n'),
    CLUB_PASSWORD_FILE: file('club', ' p w '),
    JWT_SECRET_FILE: '',
    LOG_LEVEL: 'info',
  };
  expect(withSecretFiles(variables)).toEqual({
    BOT_TOKEN: token,
    DATABASE_URL: 'postgresql://127.0.0.1/x',
    CLUB_PASSWORD: ' p w ',
    JWT_SECRET_FILE: '',
    LOG_LEVEL: 'info',
  });
});

test('a variable that is no secret is never read from a file', () => {
  const variables = { SSL_CERT_FILE: file('certificate', 'x'), PORT_FILE: file('port', '1') };
  expect(withSecretFiles(variables)).toEqual(variables);
});

test('a file that is missing, empty or too large, or a secret that is set twice, is one problem', () => {
  const unreadable = [
    'BOT_TOKEN_FILE: wants a file of at most 16 KiB that this user can read, with the secret and nothing else',
  ];
  expect(problemsOf({ BOT_TOKEN_FILE: path.join(folder, 'none') })).toEqual(unreadable);
  expect(problemsOf({ BOT_TOKEN_FILE: folder })).toEqual(unreadable);
  expect(problemsOf({ BOT_TOKEN_FILE: file('empty', '\n') })).toEqual(unreadable);
  expect(problemsOf({ BOT_TOKEN_FILE: file('large', 'x'.repeat(20_000)) })).toEqual(unreadable);
  expect(problemsOf({ BOT_TOKEN: token, BOT_TOKEN_FILE: file('both', token) })).toEqual([
    'BOT_TOKEN_FILE: is set as well as BOT_TOKEN; remove one of them',
  ]);
});

test('a secret in a file obeys the same rules', () => {
  expect(problemsOf({ BOT_TOKEN_FILE: file('short', 'abc') })).toEqual([
    'BOT_TOKEN: wants a secret of at least 16 characters',
  ]);
});
