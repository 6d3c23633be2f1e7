import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseHousehold } from '@homeroom/household';
import { isGuessable } from '@homeroom/service-kit';
import { parse } from 'yaml';
import { writeSecrets } from './secrets.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'homeroom-secrets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const secret = (name: string) => readFileSync(path.join(root, 'secrets', name), 'utf8').trim();
const composeFile = readFileSync(path.join(import.meta.dirname, '../../docker-compose.yml'), 'utf8');

test('every file that docker-compose.yml mounts or reads is written, and nothing else', () => {
  writeSecrets(root);
  const compose = parse(composeFile, { merge: true }) as {
    secrets: Record<string, { file: string }>;
    services: Record<string, { env_file?: string[] }>;
  };
  const wanted = [
    ...Object.values(compose.secrets).map(({ file }) => file),
    ...Object.values(compose.services).flatMap(({ env_file: files = [] }) => files),
  ].map((file) => path.basename(file));
  expect(readdirSync(path.join(root, 'secrets')).sort()).toEqual([...new Set(wanted)].sort());
});

test('the secrets are long, differ and fit together, in a folder that others cannot enter', () => {
  writeSecrets(root);
  const generated = ['bot_token', 'staging_api_token', 'jwt_secret', 'qdrant_api_key'].map(secret);
  const password = secret('postgres.env').replace('POSTGRES_PASSWORD=', '');
  expect(new Set([...generated, password]).size).toBe(5);
  expect([...generated, password].filter((text) => !/^[0-9a-f]{64}$/.test(text) || isGuessable(text))).toEqual([]);
  expect(secret('family_database_url')).toBe(`postgresql://homeroom:${password}@postgres:5432/family_assistant`);
  expect(secret('qdrant.env')).toBe(`QDRANT__SERVICE__API_KEY=${secret('qdrant_api_key')}`);
  expect(statSync(path.join(root, 'secrets')).mode & 0o777).toBe(0o700);
});

test('a second run has nothing to do, and a file that was removed comes back alone', () => {
  expect(writeSecrets(root)).toHaveLength(9);
  const before = secret('bot_token');
  expect(writeSecrets(root)).toEqual([]);
  rmSync(path.join(root, 'secrets/jwt_secret'));
  expect(writeSecrets(root)).toEqual(['secrets/jwt_secret: written']);
  expect(secret('bot_token')).toBe(before);
});

test('what .env has is taken over; a value that comes later is reported and not used', () => {
  writeFileSync(
    path.join(root, '.env'),
    'POSTGRES_PASSWORD=a b/c\nBOT_TOKEN="kept token of the family"\nJWT_SECRET=\n',
  );
  writeSecrets(root);
  expect(secret('bot_token')).toBe('kept token of the family');
  expect(secret('staging_database_url')).toBe('postgresql://homeroom:a%20b%2Fc@postgres:5432/staging_knowledge');
  expect(writeSecrets(root)).toEqual([]);
  writeFileSync(path.join(root, '.env'), 'BOT_TOKEN=another token of the family\n');
  expect(writeSecrets(root)).toEqual(['BOT_TOKEN in .env is not used: secrets/bot_token has another value']);
});

test('the example family can be read', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../deploy/household.yaml'), 'utf8');
  expect(parseHousehold(text).familyId).toBe('home');
});
