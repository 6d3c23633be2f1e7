import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A calendar as a program exported it: `apple.ics`, `google.ics`, `outlook.ics` or `thunderbird.ics`. */
export function calendarExport(name: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, 'calendars', name));
}
