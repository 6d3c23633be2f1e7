import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stackVariables } from './embedded-stack.mjs';

const databaseUrl = 'postgresql://app@db/family';

test('a command takes its own DATABASE_URL, otherwise the running embedded stack, otherwise says what to do', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
  expect(stackVariables('family-assistant', { DATABASE_URL: databaseUrl, DATA_DIR: folder })).toEqual({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
  });
  expect(() => stackVariables('family-assistant', { DATA_DIR: folder })).toThrow(
    `The embedded stack of ${folder} is not running. Start it with \`npm start\``,
  );
  const stack = {
    pid: process.pid,
    databaseUrls: { 'family-assistant': databaseUrl },
    athleticsSecret: 's',
    familyConfig: '/f.yaml',
  };
  writeFileSync(path.join(folder, 'stack.json'), JSON.stringify(stack));
  expect(stackVariables('family-assistant', { DATA_DIR: folder })).toMatchObject({
    DATABASE_URL: databaseUrl,
    FAMILY_CONFIG: '/f.yaml',
    JWT_SECRET: 's',
  });
});

test("the key of the stack's Qdrant goes to that Qdrant alone", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
  writeFileSync(
    path.join(folder, 'stack.json'),
    JSON.stringify({ pid: process.pid, databaseUrls: {}, qdrantUrl: 'http://127.0.0.1:6333', qdrantApiKey: 'kept' }),
  );
  const read = (variables: Record<string, string>) =>
    stackVariables('staging-knowledge', { DATA_DIR: folder, ...variables });
  expect(read({})).toMatchObject({ QDRANT_URL: 'http://127.0.0.1:6333', QDRANT_API_KEY: 'kept' });
  expect(read({ QDRANT_URL: 'https://qdrant.example.org', QDRANT_API_KEY: 'own' })).toMatchObject({
    QDRANT_URL: 'https://qdrant.example.org',
    QDRANT_API_KEY: 'own',
  });
  expect(read({ QDRANT_URL: 'https://qdrant.example.org' })['QDRANT_API_KEY']).toBeUndefined();
});
