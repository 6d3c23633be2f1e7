import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseHousehold } from '@homeroom/household';
import { sampleCalendar, sampleHousehold, sampleMayaCalendar, sampleSchool, sampleSchoolId } from '@homeroom/sample-data';
import type { DataFolder } from './data-folder.ts';
import { runCommand, type ServiceParts } from './services.ts';

/** Loads the sample family and school through the real imports, so that doing it twice does no harm. */
export async function loadSample(data: DataFolder, parts: ServiceParts, now: Date): Promise<void> {
  const folder = data.file('sample');
  mkdirSync(path.join(folder, 'school'), { recursive: true });
  const own = ownCalendar(data, parts);
  if (own) process.stderr.write(`${own}: the sample family's calendars are left out.\n`);
  else await loadCalendars(folder, parts, now);
  for (const [name, text] of sampleSchool()) writeFileSync(path.join(folder, 'school', name), text);
  await runCommand('athletics-admin', 'import-roster', [path.join(folder, 'school'), '--school', sampleSchoolId], parts);
  rmSync(folder, { recursive: true });
}

/** Why the sample's events would get in the way. */
function ownCalendar(data: DataFolder, { familyConfig, variables }: ServiceParts): string | null {
  if (familyConfig !== data.file('household.yaml')) return 'FAMILY_CONFIG names your own household';
  return variables['CALDAV_URL'] ? 'CALDAV_URL names your own calendar' : null;
}

async function loadCalendars(folder: string, parts: ServiceParts, now: Date): Promise<void> {
  const today = localDate(now, parseHousehold(sampleHousehold).timezone);
  const calendars = { family: sampleCalendar(today), maya: sampleMayaCalendar(today) };
  for (const [id, text] of Object.entries(calendars)) {
    const file = path.join(folder, `${id}.ics`);
    writeFileSync(file, text);
    await runCommand('family-assistant', 'import-ics', [file, '--calendar', id], parts);
  }
}

/** The date in a time zone, as YYYY-MM-DD. */
function localDate(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(now);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
