import { createServer } from 'node:net';
import { EnvironmentError } from '@homeroom/service-kit';
import { until } from './processes.ts';
import { portVariables, type Settings } from './settings.ts';

const patienceMilliseconds = 3_000;

/**
 * The ports to use: those of the settings when they are free, and a free one for each 0.
 * @throws EnvironmentError with a line for each port that is taken
 */
export async function claimPorts(wanted: Settings['ports']): Promise<Settings['ports']> {
  const names = Object.keys(wanted) as (keyof Settings['ports'])[];
  const results = await Promise.all(names.map((name) => claim(wanted[name])));
  const taken = names.filter((_, index) => results[index] === null);
  if (taken.length > 0) throw new EnvironmentError(taken.map((name) => `Port ${wanted[name]} for ${name} is taken by another program. Stop that one, or choose another port: ${portVariables[name]}=0 npm start picks a free one.`));
  return Object.fromEntries(names.map((name, index) => [name, results[index]])) as Settings['ports'];
}

/** Tries for a few seconds, for the services of a stack that was just killed may still be stopping. */
async function claim(wanted: number): Promise<number | null> {
  let port: number | null = null;
  await until(async () => (port = await tryPort(wanted)) !== null, patienceMilliseconds);
  return port;
}

/** The port that could be listened on, or null when it is taken. */
function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}
