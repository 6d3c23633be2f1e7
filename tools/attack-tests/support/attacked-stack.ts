import { processVariables } from '@homeroom/service-kit';
import type { Stack } from './stack-process.mjs';

const given = processVariables()['HOMEROOM_ATTACKED_STACK'];
if (given === undefined)
  throw new Error('The cases run through npm run test:attacks or npm test, which start the stack.');

/** Shared stack with the sample data. A case that breaks things starts its own (`startStack`). */
export const stack = JSON.parse(given) as Omit<Stack, 'stop'>;

export { startStack, type Stack } from './stack-process.mjs';

type Target = Pick<Stack, 'services' | 'botToken' | 'athleticsToken'>;

/** Calls the family assistant under `/api/v1` with the bot token; `init.headers` overrides it. */
export function family(path: string, init: RequestInit = {}, target: Target = stack): Promise<Response> {
  return call(`${target.services['family-assistant']}/api/v1${path}`, target.botToken, init);
}

/** Calls the staging service, which needs no credential on loopback. */
export function staging(path: string, init: RequestInit = {}, target: Target = stack): Promise<Response> {
  return call(`${target.services['staging-knowledge']}${path}`, null, init);
}

/** Calls the athletics service under `/api/v1/admin` with the sample administrator's token. */
export function athletics(path: string, init: RequestInit = {}, target: Target = stack): Promise<Response> {
  return call(`${target.services['athletics-admin']}/api/v1/admin${path}`, target.athleticsToken, init);
}

/** Returns the options of a POST with a JSON body. */
export function json(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

function call(url: string, token: string | null, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token !== null && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
  return fetch(url, { signal: AbortSignal.timeout(60_000), redirect: 'manual', ...init, headers });
}
