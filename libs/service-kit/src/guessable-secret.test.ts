import { createHash } from 'node:crypto';
import { EnvironmentError, readEnvironment, variable } from './environment.ts';
import { isGuessable } from './guessable-secret.ts';

test.each([
  'the-token-of-your-bot',
  'The-Token-Of-Your-Bot',
  'change-me',
  'CHANGEME_please_2026!',
  'change-me-change-me-change-me',
  'secret',
  'my super secret token',
  'password123456789',
  'Password!Password!',
  'test-bot-token-0123456789',
  'test',
  'admin:admin',
  '<your bot token>',
  'INSERT_TOKEN_HERE',
  'x'.repeat(32),
  '0'.repeat(64),
  'ab'.repeat(16),
  'tiger-Tiger-tiger-Tiger-',
  '1234567890123456',
  '0123456789abcdef0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfgh',
  '123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11',
  '123456789:ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  `${'x'.repeat(200_000)}q`,
])('%j can be guessed', (value) => {
  expect(isGuessable(value)).toBe(true);
});

test.each([
  'correct horse battery staple',
  '4839201:AAEhBOweik9ai2o01u83a_Xk2qPm',
  'b4f1c2d90e6a7788',
  'Tr0ub4dor&3-violets',
])('%j cannot', (value) => {
  expect(isGuessable(value)).toBe(false);
});

test('no random key is taken for one that can be guessed, such as one whose letters are a word', () => {
  const hashes = Array.from({ length: 20_000 }, (_, index) => createHash('md5').update(String(index)).digest());
  const keys = hashes.flatMap((bytes) => [bytes.toString('hex'), bytes.toString('base64url')]);
  expect([...keys, '0778a877a51310303a24721a62947805', '07a8487745131030392472116294780b'].filter(isGuessable)).toEqual(
    [],
  );
});

describe('in production', () => {
  const shape = {
    BOT_TOKEN: variable.secret(16),
    QDRANT_API_KEY: variable.secret(1).optional(),
    DATABASE_URL: variable.databaseUrl(),
    CALDAV_PASSWORD: variable.text().optional(),
  };
  const good = {
    BOT_TOKEN: 'b4f1c2d90e6a7788',
    QDRANT_API_KEY: '77aa0e6b4f1c2d98',
    DATABASE_URL: 'postgresql://homeroom:b4f1c2d9@db/x',
    CALDAV_PASSWORD: 'password',
  };
  const problems = (given: Record<string, string>, environment = 'production'): readonly string[] => {
    try {
      readEnvironment(shape, { ...good, ...given, NODE_ENV: environment });
    } catch (error) {
      if (error instanceof EnvironmentError) return error.problems;
      throw error;
    }
    return [];
  };
  const sentence =
    'is too short, from the documentation or easily guessed, which production does not accept; `openssl rand -hex 32` makes a good one';

  test('each secret that can be guessed has one line, with its name and never its value', () => {
    const bad = {
      BOT_TOKEN: 'the-token-of-your-bot',
      QDRANT_API_KEY: 'b4f1',
      DATABASE_URL: 'postgresql://user:p%61ssword@db/x',
    };
    expect(problems(bad)).toEqual([
      `BOT_TOKEN: ${sentence}`,
      `QDRANT_API_KEY: ${sentence}`,
      `DATABASE_URL: ${sentence}`,
    ]);
    expect(problems({ ...bad, BOT_TOKEN: 'secret' })).toEqual([
      'BOT_TOKEN: wants a secret of at least 16 characters',
      `QDRANT_API_KEY: ${sentence}`,
      `DATABASE_URL: ${sentence}`,
    ]);
    expect(problems(bad, 'test')).toEqual([]);
  });

  test('other secrets are accepted, and so are a database without password and the passwords of other servers', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ QDRANT_API_KEY: '', DATABASE_URL: 'postgresql://db/x' })).toEqual([]);
  });
});
