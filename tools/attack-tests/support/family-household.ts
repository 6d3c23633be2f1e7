import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a time zone in which it is about noon, so that no case crosses midnight or quiet hours. */
function noonZone(now: Date): string {
  const behind = now.getUTCHours() - 12;
  return behind === 0 ? 'Etc/GMT' : `Etc/GMT${behind > 0 ? `+${behind}` : behind}`;
}

/** Writes a household file with a local calendar, one for an attack's imports, and calendars by link. */
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
