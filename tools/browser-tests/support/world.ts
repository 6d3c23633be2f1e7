import path from 'node:path';
import { processVariables } from '@homeroom/service-kit';

/** What `run.mjs` tells the stories. */
export interface World {
  /** The running stack with the sample household. */
  stack: { services: Record<string, string>; databaseUrls: Record<string, string>; botToken: string };
  /** Where the built apps are. */
  apps: string;
  /** The sample household's file. */
  household: string;
  /** The program. */
  chromium: string;
  /** How far the clocks of the services, their databases and the pages are ahead of this machine's, in milliseconds. */
  shiftMs: number;
  /** The environment that gives a process that clock; empty for this machine's. */
  clock: Record<string, string>;
  /** Whether the pictures of docs/screenshots are taken anew. */
  retake: boolean;
}

const told = processVariables()['HOMEROOM_BROWSER_TESTS'];
if (told === undefined) throw new Error('The stories run through npm run test:browser, which starts what they need.');

export const world = JSON.parse(told) as World;
export const root = path.resolve(import.meta.dirname, '../../..');
/** For whom the dashboard is opened: the designated parent of the sample household. */
export const parent = '1001';
