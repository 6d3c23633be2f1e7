import path from 'node:path';
import { processVariables } from '@homeroom/service-kit';

/** Data passed from `run.mjs` to the stories. */
export interface World {
  /** The running stack with the sample household. */
  stack: { services: Record<string, string>; databaseUrls: Record<string, string>; botToken: string };
  /** Folder of the built apps. */
  apps: string;
  /** The sample household's file. */
  household: string;
  /** Path of the browser. */
  chromium: string;
  /** Clock offset of services, databases and pages from this machine's, in milliseconds. */
  shiftMs: number;
  /** Environment that gives a process that clock; empty for this machine's. */
  clock: Record<string, string>;
  /** Folder for the pictures of the run. */
  pictures: string;
  /** Whether to retake the pictures of docs/screenshots. */
  retake: boolean;
}

const told = processVariables()['HOMEROOM_BROWSER_TESTS'];
if (told === undefined) throw new Error('The stories run through npm run test:browser, which starts what they need.');

export const world = JSON.parse(told) as World;
export const root = path.resolve(import.meta.dirname, '../../..');
/** Messenger id the dashboard is opened for: the designated parent of the sample household. */
export const parent = '1001';
