import { EnvironmentError, readEnvironment, requireDatabaseUrl, serviceVariables, variable } from './environment.ts';

const problemsOf = (read: () => unknown): readonly string[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
};
const databaseUrl = 'postgresql://homeroom:hunter2@127.0.0.1/x';

test('defaults stand where nothing is set, and an empty variable counts as unset', () => {
  expect(readEnvironment(serviceVariables(3001), { DATABASE_URL: databaseUrl, PORT: '', HOST: '' })).toEqual({
    PORT: 3001,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    OTEL_TRACES_SAMPLER_ARG: 1,
    SLOW_REQUEST_MS: 1_000,
    SLOW_SQL_MS: 200,
    DATABASE_URL: databaseUrl,
  });
});

test('each bad or missing variable has one line, with its name and never its value', () => {
  const problems = problemsOf(() =>
    readEnvironment(
      { ...serviceVariables(3001), BOT_TOKEN: variable.secret(16), FLAG: variable.flag(false) },
      { PORT: '70000', LOG_LEVEL: 'loud', BOT_TOKEN: 'hunter2', FLAG: 'yes' },
    ),
  );
  expect(problems).toEqual([
    'PORT: wants a whole number from 0 to 65535',
    'LOG_LEVEL: wants one of trace, debug, info, warn, error, fatal, silent',
    'DATABASE_URL: is not set; it is needed to start',
    'BOT_TOKEN: wants a secret of at least 16 characters',
    'FLAG: wants true or false',
  ]);
});

test.each(['mysql://x/y', 'localhost', '127.0.0.1:5432/x'])('%s is no database URL', (url) => {
  expect(problemsOf(() => readEnvironment({ DATABASE_URL: variable.databaseUrl() }, { DATABASE_URL: url }))).toEqual([
    'DATABASE_URL: wants a URL that begins with postgres:// or postgresql://',
  ]);
});

test('several HTTP URLs are separated by commas', () => {
  const read = (urls: string) => readEnvironment({ URLS: variable.httpUrls() }, { URLS: urls });
  expect(read('http://a:6333 ,https://b')).toEqual({ URLS: 'http://a:6333,https://b' });
  for (const wrong of ['http://a,', 'a,b', 'http://a ftp://b', 'http://a,ftp://b'])
    expect(problemsOf(() => read(wrong))).toEqual([
      'URLS: wants a URL that begins with http:// or https://, or several separated by commas',
    ]);
});

test('a variable with a form of its own is read by its parser, which may give null, and refused with its sentence', () => {
  const shape = {
    PAIR: variable
      .parsed(
        (text) => (text === 'none' ? null : /^(\d)-(\d)$/.exec(text)?.slice(1).map(Number)),
        'wants two digits, or none',
      )
      .prefault('1-2'),
  };
  expect(readEnvironment(shape, {})).toEqual({ PAIR: [1, 2] });
  expect(readEnvironment(shape, { PAIR: '3-4' })).toEqual({ PAIR: [3, 4] });
  expect(readEnvironment(shape, { PAIR: 'none' })).toEqual({ PAIR: null });
  expect(problemsOf(() => readEnvironment(shape, { PAIR: 'hunter2' }))).toEqual(['PAIR: wants two digits, or none']);
  expect(problemsOf(() => readEnvironment({ PAIR: variable.parsed(Number, 'wants a number') }, {}))).toEqual([
    'PAIR: is not set; it is needed to start',
  ]);
});

test('a command wants DATABASE_URL, and says what to do without it', () => {
  expect(requireDatabaseUrl({ DATABASE_URL: databaseUrl })).toBe(databaseUrl);
  for (const variables of [{}, { DATABASE_URL: '' }])
    expect(problemsOf(() => requireDatabaseUrl(variables))).toEqual([expect.stringContaining('npm start')]);
});
