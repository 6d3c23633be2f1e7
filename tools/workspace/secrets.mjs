/**
 * `npm run secrets`: the secrets of docker-compose.yml as files. Plain Node, because it runs before anything is installed.
 * The folder is closed to other users; its files are readable, because containers run as another user.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readCommandLine } from './command-line.mjs';

const usage = `Writes the secrets that docker-compose.yml needs into the folder secrets, and a first household.yaml.

  npm run secrets

A missing secret gets its value from .env where that has one, otherwise a random one. Existing files stay as they are:
to change a secret, edit or remove its file. Passwords of servers of your own (CALDAV_PASSWORD, MODEL_HOST_API_KEY …)
stay in .env.

Variables in .env: POSTGRES_PASSWORD, QDRANT_API_KEY, BOT_TOKEN, STAGING_API_TOKEN, JWT_SECRET.

Example: cp .env.example .env && npm run secrets && docker compose up --build

Exit code: 0 done, also when there is nothing to do, 1 a file could not be written, 2 wrong usage.
`;

const random = () => randomBytes(32).toString('hex');

/** See secrets.d.mts. */
export function writeSecrets(root) {
  const folder = path.join(root, 'secrets');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const environment = path.join(root, '.env');
  const given = existsSync(environment) ? parseEnv(readFileSync(environment, 'utf8')) : {};
  const { said, kept, secret } = secretFiles(folder, given);

  const password = secret('postgres.env', 'POSTGRES_PASSWORD', line('POSTGRES_PASSWORD'));
  const databases = { family: 'family_assistant', staging: 'staging_knowledge', athletics: 'athletics_admin' };
  for (const [name, database] of Object.entries(databases))
    kept(
      `${name}_database_url`,
      () => `postgresql://homeroom:${encodeURIComponent(password)}@postgres:5432/${database}`,
    );
  const key = secret('qdrant_api_key', 'QDRANT_API_KEY');
  kept('qdrant.env', () => `QDRANT__SERVICE__API_KEY=${key}`);
  secret('bot_token', 'BOT_TOKEN');
  secret('staging_api_token', 'STAGING_API_TOKEN');
  secret('jwt_secret', 'JWT_SECRET');
  return said;
}

/** Writers of the files of a folder, and what they said. */
function secretFiles(folder, given) {
  const said = [];
  /** Returns the value of a file, which is written if it is missing. `read` finds the value in an existing one. */
  const kept = (name, makeText, read = (text) => text) => {
    const file = path.join(folder, name);
    if (!existsSync(file)) {
      writeFileSync(file, `${makeText()}\n`, { mode: 0o644 });
      said.push(`secrets/${name}: written`);
    }
    return read(readFileSync(file, 'utf8').trim());
  };
  /** Returns a secret that .env may have. */
  const secret = (name, variable, { text = (value) => value, read } = {}) => {
    const value = kept(name, () => text(given[variable] || random()), read);
    if (given[variable] && given[variable] !== value)
      said.push(`${variable} in .env is not used: secrets/${name} has another value`);
    return value;
  };
  return { said, kept, secret };
}

/** The form of a file that names a variable. */
const line = (variable) => ({
  text: (value) => `${variable}=${value}`,
  read: (text) => new RegExp(`^${variable}=(.*)$`, 'm').exec(text)?.[1] ?? '',
});

if (process.argv[1] === import.meta.filename) {
  readCommandLine({ name: 'npm run secrets', usage });
  const root = path.resolve(import.meta.dirname, '../..');
  console.log([...writeSecrets(root), ...writeHousehold(root)].join('\n') || 'nothing to do');
}

/** Copies the example family, unless there is a family already. */
function writeHousehold(root) {
  const file = path.join(root, 'household.yaml');
  if (existsSync(file)) return [];
  copyFileSync(path.join(root, 'deploy/household.yaml'), file);
  return ['household.yaml: written with an example family; put yours in it'];
}
