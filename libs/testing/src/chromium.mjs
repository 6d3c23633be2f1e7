/** Finds Chromium and starts it for tests and the bench. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** It shows pages of this machine only, so it needs no sandbox; it fetches nothing else. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Message for machines without one. */
export const chromiumMissing =
  'There is no Chromium here. Install one (Debian: apt-get install chromium) or name its program in CHROMIUM_PATH.';

/** See chromium.d.mts. The headless shell draws the same pages for half of the processor time, but nobody looks with it. */
export function findChromium(variables = process.env, { shellFirst = false } = {}) {
  const named = variables.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is no program.`);
  }
  const onPath = (variables.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = [...folders, ...onPath];
  const programs = (of) => places.flatMap((folder) => of.map((name) => path.join(folder, name)));
  return [...programs(shellFirst ? [shell] : []), ...programs(names), ...applications].find(isProgram) ?? null;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
