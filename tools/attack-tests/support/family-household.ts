import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** A time zone in which it is about noon now, so that no case runs into the next day or into quiet hours. */
export function noonZone(now: Date): string {
  const behind = now.getUTCHours() - 12;
  return behind === 0 ? 'Etc/GMT' : `Etc/GMT${behind > 0 ? `+${behind}` : behind}`;
}

/** Writes the file of a household with a local calendar, another for what an attack imports, and calendars by link. */
export function writeHousehold(folder: string, links: Readonly<Record<string, string>>): string {
  const file = path.join(folder, 'household.yaml');
  const subscribed = Object.entries(links).map(([id, url]) => `  - { id: ${id}, url: "${url}" }`);
  const lines = [
    'family_id: rivera',
    `timezone: ${noonZone(new Date())}`,
    'members:',
    '  - { id: ana, name: Ana Rivera, role: parent, messenger_user_id: "1001", designated: true }',
    '  - { id: ben, name: Ben Rivera, role: parent, messenger_user_id: "1002" }',
    'calendars:',
    '  - { id: family, default: true }',
    '  - { id: bulk }',
    ...subscribed,
    'group_chat_id: "-100200300"',
    '',
  ];
  writeFileSync(file, lines.join('\n'));
  return file;
}
