import { createServer } from 'node:net';
import { EnvironmentError } from '@homeroom/service-kit';
import { claimPorts } from './ports.ts';
import { databaseUrls } from './postgres.ts';
import { serviceEnvironment } from './services.ts';
import { appNames, readSettings } from './settings.ts';
import { curlLines, summaryLine, summaryText } from './summary.ts';

const problemsOf = (read: () => unknown): readonly string[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
};

test('without variables the stack takes its usual ports and the folder .data', () => {
  const ports = {
    'family-assistant': 3001,
    'staging-knowledge': 3002,
    'athletics-admin': 3003,
    postgres: 54_329,
    qdrant: 6333,
  };
  expect(readSettings([], { INIT_CWD: '/home/ana' })).toEqual({
    dataDir: '/home/ana/.data',
    empty: false,
    json: false,
    ports,
    qdrantUrl: null,
  });
  expect(readSettings(['--empty', '--json'], { DATA_DIR: '/data' })).toMatchObject({
    dataDir: '/data',
    empty: true,
    json: true,
  });
});

test('with a Qdrant of one’s own the local one gets no port', async () => {
  const given = { QDRANT_URL: 'https://qdrant.example.org', QDRANT_API_KEY: 'household', QDRANT_PORT: '7000' };
  const settings = readSettings([], given);
  expect(settings).toMatchObject({
    ports: { qdrant: null },
    qdrantUrl: 'https://qdrant.example.org',
    qdrantApiKey: 'household',
  });
  expect(
    (
      await claimPorts({
        'family-assistant': 0,
        'staging-knowledge': 0,
        'athletics-admin': 0,
        postgres: 0,
        qdrant: null,
      })
    ).qdrant,
  ).toBeNull();
  expect(problemsOf(() => readSettings([], { QDRANT_URL: 'qdrant.example.org' }))).toEqual([
    'QDRANT_URL: wants a URL that begins with http:// or https://, or several separated by commas',
  ]);
});

test('the two services that search are told where Qdrant is, with its key', () => {
  const passwords = { 'family-assistant': 'f', 'staging-knowledge': 's', 'athletics-admin': 'a' };
  const parts = {
    qdrantApiKey: 'household',
    ports: { 'family-assistant': 1, 'staging-knowledge': 2, 'athletics-admin': 3 },
    databaseUrls: databaseUrls(4, passwords),
    qdrantUrl: 'http://127.0.0.1:5',
    secrets: {
      botToken: 't',
      athleticsSecret: 's',
      superuserPassword: 'p',
      databasePasswords: passwords,
      qdrantApiKey: 'kept',
    },
    familyConfig: '/h',
  };
  const told = appNames.map((app) => serviceEnvironment(app, { ...parts, variables: { QDRANT_COLLECTION: 'ours' } }));
  expect(told.slice(0, 2)).toEqual(
    Array(2).fill(
      expect.objectContaining({
        QDRANT_URL: 'http://127.0.0.1:5',
        QDRANT_COLLECTION: 'ours',
        QDRANT_API_KEY: 'household',
      }),
    ),
  );
  expect(told[2]).not.toHaveProperty('QDRANT_URL');
  expect(told[2]).not.toHaveProperty('QDRANT_API_KEY');
  const withoutKey = { ...parts, qdrantUrl: 'https://qdrant.example.org', qdrantApiKey: null, variables: {} };
  expect(serviceEnvironment('family-assistant', withoutKey)).not.toHaveProperty('QDRANT_API_KEY');
});

test('bad ports have a line each, and an unknown flag is refused', () => {
  expect(problemsOf(() => readSettings([], { POSTGRES_PORT: '99999', FAMILY_ASSISTANT_PORT: 'x' }))).toEqual([
    'FAMILY_ASSISTANT_PORT: wants a whole number from 0 to 65535',
    'POSTGRES_PORT: wants a whole number from 0 to 65535',
  ]);
  expect(
    problemsOf(() =>
      readSettings([], {
        POSTGRES_PORT: '4000',
        ATHLETICS_ADMIN_PORT: '4000',
        FAMILY_ASSISTANT_PORT: '0',
        STAGING_KNOWLEDGE_PORT: '0',
      }),
    ),
  ).toEqual(['ATHLETICS_ADMIN_PORT, POSTGRES_PORT: want different ports']);
  expect(problemsOf(() => readSettings(['--fast'], {}))).toEqual([
    expect.stringMatching(/--fast.*See npm start -- --help\./),
  ]);
});

test('a taken port is named with what to do, and 0 becomes a free one', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const free = { 'family-assistant': 0, 'staging-knowledge': 0, postgres: 0, qdrant: 0 };
  await expect(claimPorts({ ...free, 'athletics-admin': port })).rejects.toMatchObject({
    problems: [
      `Port ${port} for athletics-admin is taken by another program. Stop that one, or choose another port: ATHLETICS_ADMIN_PORT=0 npm start picks a free one.`,
    ],
  });
  await new Promise((resolve) => server.close(resolve));
  const claimed = await claimPorts({ ...free, 'athletics-admin': 0 });
  expect(Object.values(claimed).every((one) => Number(one) > 1_023)).toBe(true);
  expect(new Set(Object.values(claimed)).size).toBe(5);
});

describe('what is told at the end', () => {
  const services = {
    'family-assistant': 'http://127.0.0.1:1',
    'staging-knowledge': 'http://127.0.0.1:2',
    'athletics-admin': 'http://127.0.0.1:3',
  };
  const summary = {
    services,
    botToken: '1:token',
    databaseUrls: { 'family-assistant': 'postgresql://x' },
    qdrantUrl: 'http://127.0.0.1:4',
    qdrantApiKey: 'index-key',
    athleticsToken: 'jwt',
    dashboardUser: "o'1",
    logs: '/l',
    householdFile: '/h',
  };

  test('is a table with the bot token and three calls', () => {
    const text = summaryText(summary);
    expect(text).toContain('  staging-knowledge  http://127.0.0.1:2  http://127.0.0.1:2/docs\n');
    expect(text).toContain('  Qdrant             http://127.0.0.1:4\n');
    expect(text).toContain('Bot token  1:token');
    expect(text).toContain(curlLines(summary).join('\n'));
    expect(text).not.toContain('index-key');
    expect(curlLines(summary)).toHaveLength(3);
    expect(curlLines(summary)[1]).toBe(
      String.raw`curl -H 'Authorization: Bearer 1:token' -H 'Content-Type: application/json' -d '{"messenger_user_id":"o'\''1"}' http://127.0.0.1:1/api/v1/dashboard/token`,
    );
  });

  test('has three calls that work, too, where no member has an id on the messenger', () => {
    const withoutUser = { ...summary, dashboardUser: null };
    expect(curlLines(withoutUser)[1]).toBe(
      "curl -H 'Authorization: Bearer 1:token' http://127.0.0.1:1/api/v1/conflicts",
    );
    expect(summaryText(withoutUser)).toContain(
      'For a link to the dashboard, give a member of the household a messenger_user_id.',
    );
  });

  test('is one line of JSON for scripts', () => {
    expect(JSON.parse(summaryLine(summary))).toEqual({
      ready: true,
      services,
      botToken: '1:token',
      databaseUrls: { 'family-assistant': 'postgresql://x' },
      qdrantUrl: 'http://127.0.0.1:4',
      qdrantApiKey: 'index-key',
      athleticsToken: 'jwt',
    });
    expect(summaryLine(summary)).not.toContain('\n');
  });

  test('asks for no token where there is no school', () => {
    expect(curlLines({ ...summary, athleticsToken: null })[2]).toBe('curl http://127.0.0.1:3/readyz');
  });
});
