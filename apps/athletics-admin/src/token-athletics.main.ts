import { SignJWT } from 'jose';
import { processVariables, readEnvironment, runMain, variable } from '@homeroom/service-kit';
import { commandExit, configured, runCommand, UsageError } from '@homeroom/service-kit/command';

const help = `Prints a development token for one user of the athletics service, and nothing else.

  npm run token:athletics -- --user ID [--ttl 1h]

  --user ID   the user's sourcedId
  --ttl TIME  how long the token is valid: a number and s, m, h or d; at most 30d; 1h by default

Variables: JWT_SECRET signs it (default: the secret of the running npm start); JWT_ISSUER and JWT_AUDIENCE are written
into it. Give it only to people who may be that user.

Example: npm -s run token:athletics -- --user coach-1 --ttl 8h

Exit code: 0 done, 2 wrong usage, or no JWT_SECRET.
`;

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };
const maxSeconds = 30 * 86_400;

const shape = {
  JWT_SECRET: variable.secret(32),
  JWT_ISSUER: variable.text().optional(),
  JWT_AUDIENCE: variable.text().optional(),
};

const line = {
  usage: help,
  options: { user: { type: 'string' }, ttl: { type: 'string', default: '1h' } },
  read: ({ values: { user, ttl } }: { values: { user?: string | undefined; ttl: string } }) => {
    if (!user) throw new UsageError('--user: name the user, for example --user user-1.');
    return { user, seconds: ttlSeconds(ttl) };
  },
} as const;

await runMain(async () => {
  process.exitCode = await runCommand(line, process.argv.slice(2), process, async ({ user, seconds }) => {
    const env = configured(() => readEnvironment(shape, processVariables()));
    process.stdout.write(`${await sign(user, Math.floor(Date.now() / 1000) + seconds, env)}\n`);
    return commandExit.done;
  });
});

function ttlSeconds(text: string): number {
  const [, amount = '', unit = ''] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
  const total = Number(amount) * (unitSeconds[unit] ?? 0);
  if (total < 1 || total > maxSeconds)
    throw new UsageError('--ttl: wants a number and s, m, h or d, at most 30d, for example 1h.');
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
