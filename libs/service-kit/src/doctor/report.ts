import type { Finding } from './check.ts';

/** Findings about one part of the setup, such as a service. */
export interface Report {
  subject: string;
  findings: readonly Finding[];
}

/** Exit code of a check: 1 when something must be mended, otherwise 0. */
export function reportCode(reports: readonly Report[]): number {
  return reports.some(({ findings }) => findings.some(({ outcome }) => outcome === 'broken')) ? 1 : 0;
}

/** One line of JSON: `ok`, and the findings of each subject. */
export function reportJson(reports: readonly Report[]): string {
  return `${JSON.stringify({ ok: reportCode(reports) === 0, reports })}\n`;
}

const words: Record<Finding['outcome'], string> = { fine: 'ok', warning: 'warning', broken: 'MEND', skipped: '-' };
const outcomeWidth = Math.max(...Object.values(words).map(({ length }) => length));

/** The findings as a table, with the way to mend below each, or below the last of those with the same, and the total. */
export function reportText(reports: readonly Report[]): string {
  const all = reports.flatMap(({ findings }) => findings);
  const nameWidth = Math.max(0, ...all.map(({ name }) => name.length));
  const row = ({ name, outcome, found, mend }: Finding, index: number, findings: readonly Finding[]): string[] => [
    `  ${words[outcome].padEnd(outcomeWidth)}  ${name.padEnd(nameWidth)}  ${found}`,
    ...(mend === null || mend === findings[index + 1]?.mend
      ? []
      : [`${' '.repeat(outcomeWidth + nameWidth + 6)}→ ${mend}`]),
  ];
  const sections = reports.flatMap(({ subject, findings }) => [subject, ...findings.flatMap(row), '']);
  const count = (outcome: Finding['outcome']) => all.filter((one) => one.outcome === outcome).length;
  return `${[...sections, `${count('fine')} ok, ${count('warning')} to look at, ${count('broken')} to mend`].join('\n')}\n`;
}

/** The report without the given secrets, as a last line of defence: messages of servers may quote anything. */
export function withoutSecrets(report: Report, secrets: readonly string[]): Report {
  const hidden = secrets.filter((secret) => secret.length >= minHiddenLength);
  const clean = (text: string) => hidden.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  return {
    ...report,
    findings: report.findings.map((one) => ({
      ...one,
      found: clean(one.found),
      mend: one.mend === null ? null : clean(one.mend),
    })),
  };
}

/** A shorter secret would hide ordinary words. */
const minHiddenLength = 4;
