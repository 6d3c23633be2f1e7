import { createServer } from 'node:net';
import { EnvironmentError } from '@homeroom/service-kit';
import { claimPorts } from './ports.ts';
import { readSettings } from './settings.ts';
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
  const ports = { 'family-assistant': 3001, 'staging-knowledge': 3002, 'athletics-admin': 3003, postgres: 54_329 };
  expect(readSettings([], { INIT_CWD: '/home/ana' })).toEqual({ dataDir: '/home/ana/.data', empty: false, json: false, ports });
  expect(readSettings(['--empty', '--json'], { DATA_DIR: '/data' })).toMatchObject({ dataDir: '/data', empty: true, json: true });
});

test('bad ports have a line each, and an unknown flag is refused', () => {
  expect(problemsOf(() => readSettings([], { POSTGRES_PORT: '99999', FAMILY_ASSISTANT_PORT: 'x' }))).toEqual([
    'FAMILY_ASSISTANT_PORT: wants a whole number from 0 to 65535',
    'POSTGRES_PORT: wants a whole number from 0 to 65535',
  ]);
  expect(problemsOf(() => readSettings([], { POSTGRES_PORT: '4000', ATHLETICS_ADMIN_PORT: '4000', FAMILY_ASSISTANT_PORT: '0', STAGING_KNOWLEDGE_PORT: '0' }))).toEqual(['ATHLETICS_ADMIN_PORT, POSTGRES_PORT: want different ports']);
  expect(problemsOf(() => readSettings(['--fast'], {}))).toEqual([expect.stringMatching(/--fast.*See npm start -- --help\./)]);
});

test('a taken port is named with what to do, and 0 becomes a free one', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const free = { 'family-assistant': 0, 'staging-knowledge': 0, postgres: 0 };
  await expect(claimPorts({ ...free, 'athletics-admin': port })).rejects.toMatchObject({
    problems: [`Port ${port} for athletics-admin is taken by another program. Stop that one, or choose another port: ATHLETICS_ADMIN_PORT=0 npm start picks a free one.`],
  });
  await new Promise((resolve) => server.close(resolve));
  const claimed = await claimPorts({ ...free, 'athletics-admin': 0 });
  expect(Object.values(claimed).every((one) => one > 1_023)).toBe(true);
  expect(new Set(Object.values(claimed)).size).toBe(4);
});

describe('what is told at the end', () => {
  const services = { 'family-assistant': 'http://127.0.0.1:1', 'staging-knowledge': 'http://127.0.0.1:2', 'athletics-admin': 'http://127.0.0.1:3' };
  const summary = { services, botToken: '1:token', databaseUrls: { 'family-assistant': 'postgresql://x' }, qdrantUrl: null, athleticsToken: 'jwt', logs: '/l', householdFile: '/h' };

  test('is a table with the bot token and three calls', () => {
    const text = summaryText(summary);
    expect(text).toContain('  staging-knowledge  http://127.0.0.1:2  http://127.0.0.1:2/docs\n');
    expect(text).toContain('Bot token  1:token');
    expect(text).toContain(curlLines(summary).join('\n'));
    expect(curlLines(summary)).toHaveLength(3);
  });

  test('is one line of JSON for scripts', () => {
    expect(JSON.parse(summaryLine(summary))).toEqual({ ready: true, services, botToken: '1:token', databaseUrls: { 'family-assistant': 'postgresql://x' }, qdrantUrl: null, athleticsToken: 'jwt' });
    expect(summaryLine(summary)).not.toContain('\n');
  });

  test('asks for no token where there is no school', () => {
    expect(curlLines({ ...summary, athleticsToken: null })[2]).toBe('curl http://127.0.0.1:3/readyz');
  });
});
