import { createServer, type Server } from 'node:net';
import { EnvironmentError } from '@homeroom/service-kit';
import { until } from './processes.ts';
import { portVariables, type PortName, type Settings } from './settings.ts';

const patienceMilliseconds = 3_000;

/** A port that is held until it is known whether all can be had, or why it cannot. */
type Claim = { port: number; release: () => Promise<void> } | { reason: 'taken' | 'refused' };

/**
 * The ports to use: those of the settings when they are free, and a free one for each 0.
 * @throws EnvironmentError with a line for each port that cannot be used
 */
export async function claimPorts(wanted: Settings['ports']): Promise<Settings['ports']> {
  const given = Object.entries(wanted).filter((entry): entry is [PortName, number] => entry[1] !== null);
  const claims = await Promise.all(
    given.map(async ([name, port]) => ({ name, port, claim: await claimPatiently(port) })),
  );
  await Promise.all(claims.map(({ claim }) => 'port' in claim && claim.release()));
  const problems = claims.flatMap(({ name, port, claim }) =>
    'port' in claim ? [] : [sentence(name, port, claim.reason)],
  );
  if (problems.length > 0) throw new EnvironmentError(problems);
  return {
    ...wanted,
    ...Object.fromEntries(claims.map(({ name, claim }) => [name, 'port' in claim ? claim.port : 0])),
  };
}

function sentence(name: PortName, port: number, reason: 'taken' | 'refused'): string {
  const instead = `${portVariables[name]}=0 npm start picks a free one.`;
  if (reason === 'refused') return `Port ${port} for ${name} is not open to this user. Choose another port: ${instead}`;
  return `Port ${port} for ${name} is taken by another program. Stop that one, or choose another port: ${instead}`;
}

/** Tries for a few seconds, for the services of a stack that was just killed may still be stopping. */
async function claimPatiently(port: number): Promise<Claim> {
  let claim: Claim = { reason: 'taken' };
  await until(async () => {
    claim = await claimNow(port);
    return 'port' in claim || claim.reason === 'refused';
  }, patienceMilliseconds);
  return claim;
}

function claimNow(wanted: number): Promise<Claim> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ reason: error.code === 'EACCES' ? 'refused' : 'taken' }),
    );
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : wanted, release: () => closed(server) });
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
