/** Finds Chromium and starts it for tests and the bench. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

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

/** The program of `CHROMIUM_PATH`, or one of the usual places; null without any. @throws Error when CHROMIUM_PATH names none */
export function findChromium(variables = process.env) {
  const named = variables.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is no program.`);
  }
  const onPath = (variables.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = [...folders, ...onPath].flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...places, ...applications].find(isProgram) ?? null;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
