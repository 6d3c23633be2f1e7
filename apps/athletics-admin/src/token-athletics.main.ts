import { parseArgs } from 'node:util';
import { SignJWT } from 'jose';
import { processVariables, readEnvironment, runMain, variable } from '@homeroom/service-kit';

const help = `Prints a development token for one user of the athletics service, and nothing else.

  npm run token:athletics -- --user ID [--ttl 1h]

  --user ID   the user's sourcedId
  --ttl TIME  how long the token is valid: a number and s, m, h or d; at most 30d; 1h by default

It is signed with JWT_SECRET; while npm start runs, its secret is the default. Give it only to people who may be that
user.
`;

const seconds: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };
const maxSeconds = 30 * 86_400;

await runMain(async () => {
  const { values } = parseArgs({
    options: { user: { type: 'string' }, ttl: { type: 'string', default: '1h' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  if (!values.user) throw new Error('--user: name the user, for example --user user-1 (see --help).');
  const expires = Math.floor(Date.now() / 1000) + ttlSeconds(values.ttl);
  const shape = {
    JWT_SECRET: variable.secret(32),
    JWT_ISSUER: variable.text().optional(),
    JWT_AUDIENCE: variable.text().optional(),
  };
  process.stdout.write(`${await sign(values.user, expires, readEnvironment(shape, processVariables()))}\n`);
});

function ttlSeconds(text: string): number {
  const [, amount = '', unit = ''] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
  const total = Number(amount) * (seconds[unit] ?? 0);
  if (total < 1 || total > maxSeconds)
    throw new Error('--ttl: wants a number and s, m, h or d, at most 30d, for example 1h.');
  return total;
}

function sign(
  user: string,
  expires: number,
  env: { JWT_SECRET: string; JWT_ISSUER?: string | undefined; JWT_AUDIENCE?: string | undefined },
): Promise<string> {
  const token = new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(user)
    .setIssuedAt()
    .setExpirationTime(expires);
  if (env.JWT_ISSUER !== undefined) token.setIssuer(env.JWT_ISSUER);
  if (env.JWT_AUDIENCE !== undefined) token.setAudience(env.JWT_AUDIENCE);
  return token.sign(new TextEncoder().encode(env.JWT_SECRET));
}
