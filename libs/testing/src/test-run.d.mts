/** The PostgreSQL server of this Jest run, and the prefix of every database that the run makes. */
export interface TestRun {
  serverUrl: string;
  name: string;
}

/** Hands the run's server on to the workers, which start later. */
export function publishTestRun(run: TestRun): void;

/** The run that this worker belongs to; throws a sentence when the project's Jest config starts no server. */
export function currentTestRun(): TestRun;

/** Absolute path of the folder of the programs that this run has bundled; throws as `currentTestRun` does. */
export function builtProgramsFolder(): string;

/** TEST_DATABASE_URL: a superuser's connection string to a server to use instead of an embedded one. */
export function offeredServerUrl(): string | undefined;
