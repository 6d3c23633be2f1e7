import { EnvironmentError } from '../environment.ts';
import type { Variables } from '../secret-files.ts';
import type { Finding } from './check.ts';

/** Settings that could be read, and what is wrong with them or with the others. */
export interface ReadSettings<Config> {
  /** Null when a variable or the family file must be mended first. */
  config: Config | null;
  findings: Finding[];
}

/**
 * Reads a service's settings with its own reader. A secret that production would not accept is a warning.
 * @param read reader that throws EnvironmentError
 */
export function settingsFindings<Config>(
  read: (variables: Variables) => Config,
  variables: Variables,
): ReadSettings<Config> {
  const { config, problems } = attempt(read, variables);
  const strict = attempt(read, { ...variables, NODE_ENV: 'production' }).problems;
  const onlyInProduction = strict.filter((problem) => !problems.includes(problem));
  const findings = [
    ...problems.map((problem) => finding('broken', problem, variables)),
    ...onlyInProduction.map((problem) => finding('warning', problem, variables)),
  ];
  return {
    config,
    findings:
      findings.length > 0
        ? findings
        : [{ name: 'settings', outcome: 'fine', found: 'every variable can be used', mend: null }],
  };
}

function attempt<Config>(
  read: (variables: Variables) => Config,
  variables: Variables,
): { config: Config | null; problems: readonly string[] } {
  try {
    return { config: read(variables), problems: [] };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return { config: null, problems: error.problems };
  }
}

function finding(outcome: 'broken' | 'warning', problem: string, { FAMILY_CONFIG: file }: Variables): Finding {
  const [, ofFile] = /^FAMILY_CONFIG: (.+)$/s.exec(problem) ?? [];
  if (ofFile !== undefined && file) return { name: 'family file', outcome, found: ofFile, mend: `Correct ${file}.` };
  return {
    name: 'settings',
    outcome,
    found: problem,
    mend: 'Set the variable for this service; .env.example describes it.',
  };
}
