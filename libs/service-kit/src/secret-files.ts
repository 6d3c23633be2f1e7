import { readFileSync, statSync } from 'node:fs';

/** The variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

const secretFile = /^(\w*(?:TOKEN|SECRET|PASS|API_KEY|OTLP_HEADERS|DATABASE_URL)\w*)_FILE$/;
const maxSecretBytes = 16_384;

/** The variables with the secrets that are in files. `…_FILE` stays where it cannot be used, for `readEnvironment` to report. */
export function withSecretFiles(variables: Variables): Variables {
  const found: Record<string, string | undefined> = { ...variables };
  for (const [fileName, file] of Object.entries(variables)) {
    const name = secretFile.exec(fileName)?.[1];
    const text = name && file && !variables[name] ? secretIn(file) : null;
    if (!name || !text) continue;
    found[name] = text;
    delete found[fileName];
  }
  return found;
}

/** Whether a variable's value may be in a file that `…_FILE` names. */
export function mayBeInFile(name: string): boolean {
  return secretFile.test(`${name}_FILE`);
}

/** A sentence for each `…_FILE` of the named variables that could not be used. */
export function secretFileProblems(names: readonly string[], variables: Variables): string[] {
  return names
    .filter((name) => mayBeInFile(name) && variables[`${name}_FILE`])
    .map((name) =>
      variables[name]
        ? `${name}_FILE: is set as well as ${name}; remove one of them`
        : `${name}_FILE: wants a file of at most 16 KiB that this user can read, with the secret and nothing else`,
    );
}

function secretIn(file: string): string | null {
  try {
    return statSync(file).size > maxSecretBytes ? null : readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return null;
  }
}
