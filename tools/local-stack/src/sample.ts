import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  sampleCalendar,
  sampleExtractions,
  sampleMails,
  sampleMayaCalendar,
  sampleSchool,
  sampleSchoolId,
  sampleToday,
} from '@homeroom/sample-data';
import type { DataFolder } from './data-folder.ts';
import { runCommand, type ServiceSettings } from './services.ts';

const ingestLimitMs = 30_000;

/** Loads the sample family's calendars and the school through the real imports, so that doing it twice does no harm. */
export async function loadSample(data: DataFolder, settings: ServiceSettings, now: Date): Promise<void> {
  const folder = data.file('sample');
  mkdirSync(path.join(folder, 'school'), { recursive: true });
  const own = ownCalendar(data, settings);
  if (own) process.stderr.write(`${own}: the sample family's calendars are left out.\n`);
  else await loadCalendars(folder, settings, now);
  for (const [name, text] of sampleSchool()) writeFileSync(path.join(folder, 'school', name), text);
  await runCommand(
    'athletics-admin',
    'import-roster',
    [path.join(folder, 'school'), '--school', sampleSchoolId],
    settings,
  );
  rmSync(folder, { recursive: true });
}

/** Loads the sample family's mails and what its bot drew from messages, through the running service; twice does no harm. */
export async function loadSampleKnowledge(data: DataFolder, settings: ServiceSettings, now: Date): Promise<void> {
  const own = ownHousehold(data, settings);
  if (own) {
    process.stderr.write(`${own}: the sample family's mails are left out.\n`);
    return;
  }
  const today = sampleToday(now);
  const folder = data.file('sample-mail');
  mkdirSync(folder, { recursive: true });
  const mails = sampleMails(today);
  for (const [name, text] of mails) writeFileSync(path.join(folder, name), text);
  await runCommand(
    'staging-knowledge',
    'import-mail',
    mails.map(([name]) => path.join(folder, name)),
    settings,
  );
  rmSync(folder, { recursive: true });
  for (const extraction of sampleExtractions(today)) await ingest(extraction, settings);
}

async function ingest(extraction: object, { ports, variables }: ServiceSettings): Promise<void> {
  const token = variables['STAGING_API_TOKEN'];
  const response = await fetch(`http://127.0.0.1:${ports['staging-knowledge']}/brain/ingest`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(extraction),
    signal: AbortSignal.timeout(ingestLimitMs),
  });
  if (!response.ok)
    throw new Error(`staging-knowledge answered ${response.status} to an ingest: ${await response.text()}`);
}

/** Returns the reason the sample's events would conflict with existing ones. */
function ownCalendar(data: DataFolder, { familyConfig, variables }: ServiceSettings): string | null {
  return (
    ownHousehold(data, { familyConfig }) ?? (variables['CALDAV_URL'] ? 'CALDAV_URL names your own calendar' : null)
  );
}

/** Returns the reason the sample family does not apply. */
function ownHousehold(data: DataFolder, { familyConfig }: Pick<ServiceSettings, 'familyConfig'>): string | null {
  return familyConfig === data.file('household.yaml') ? null : 'FAMILY_CONFIG names your own household';
}

async function loadCalendars(folder: string, settings: ServiceSettings, now: Date): Promise<void> {
  const today = sampleToday(now);
  const calendars = { family: sampleCalendar(today), maya: sampleMayaCalendar(today) };
  for (const [id, text] of Object.entries(calendars)) {
    const file = path.join(folder, `${id}.ics`);
    writeFileSync(file, text);
    await runCommand('family-assistant', 'import-ics', [file, '--calendar', id], settings);
  }
}
