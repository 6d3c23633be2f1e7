import { sampleSchoolId } from '@homeroom/sample-data';
import type { EmbeddedStack } from './embedded-stack.mjs';
import type { AppName } from './settings.ts';

/** Information printed when everything is ready. */
export interface Summary extends Pick<EmbeddedStack, 'databaseUrls' | 'botToken'> {
  qdrantUrl: string;
  /** Null when another Qdrant is used that wants none. */
  qdrantApiKey: string | null;
  services: Record<AppName, string>;
  /** A token of the sample school's administrator, or null without the sample. */
  athleticsToken: string | null;
  /** The messaging-platform user id for whom the dashboard is opened; null when no member has one. */
  dashboardUser: string | null;
  logs: string;
  householdFile: string;
}

/** The one line of `--json`. */
export function summaryLine({
  services,
  botToken,
  databaseUrls,
  qdrantUrl,
  qdrantApiKey,
  athleticsToken,
}: Summary): string {
  return JSON.stringify({ ready: true, services, botToken, databaseUrls, qdrantUrl, qdrantApiKey, athleticsToken });
}

/** The three calls to paste: the family's week, a link to the dashboard (without a user for it the conflicts), the school's figures. */
export function curlLines({ services, botToken, athleticsToken, dashboardUser }: Summary): string[] {
  const { 'family-assistant': family, 'athletics-admin': athletics } = services;
  const whose = JSON.stringify({ messenger_user_id: dashboardUser }).replaceAll("'", String.raw`'\''`);
  const bot = `curl -H 'Authorization: Bearer ${botToken}'`;
  return [
    `${bot} ${family}/api/v1/calendar/week`,
    dashboardUser === null
      ? `${bot} ${family}/api/v1/conflicts`
      : `${bot} -H 'Content-Type: application/json' -d '${whose}' ${family}/api/v1/dashboard/token`,
    athleticsToken
      ? `curl -H 'Authorization: Bearer ${athleticsToken}' '${athletics}/api/v1/admin/stats?school_id=${sampleSchoolId}'`
      : `curl ${athletics}/readyz`,
  ];
}

/** The table of addresses, the bot token and the calls, for people. */
export function summaryText(summary: Summary): string {
  const rows = Object.entries(summary.services).map(([app, url]) => [app, url, `${url}/docs`]);
  const all = [['Service', 'Address', 'Reference'], ...rows, ['Qdrant', summary.qdrantUrl, '']];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const table = all.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [
    '',
    ...table,
    '',
    `  Bot token  ${summary.botToken}`,
    `  Household  ${summary.householdFile}`,
    `  Logs       ${summary.logs}`,
    '',
    ...curlLines(summary),
    '',
    summary.dashboardUser === null
      ? 'For a link to the dashboard, give a member of the household a messenger_user_id.'
      : 'The second call answers with dashboard_url: open it to see the family dashboard.',
    'Ctrl-C stops everything; the data stays.',
    '',
  ].join('\n');
}
