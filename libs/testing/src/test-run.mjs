import path from 'node:path';

/** Data that a Jest run hands to its workers: the server that they create databases on, and a name that only this run uses. */
const serverVariable = 'HOMEROOM_TEST_SERVER_URL';
const runVariable = 'HOMEROOM_TEST_RUN';

export function publishTestRun({ serverUrl, name }) {
  process.env[serverVariable] = serverUrl;
  process.env[runVariable] = name;
}

export function currentTestRun() {
  const serverUrl = process.env[serverVariable];
  const name = process.env[runVariable];
  if (!serverUrl || !name) {
    throw new Error(
      "No PostgreSQL runs for this test: name libs/testing's jest-global-setup.mjs and jest-global-teardown.mjs in the project's jest.config.mjs.",
    );
  }
  return { serverUrl, name };
}

/** Folder of the run's bundled programs, from which the installed packages are found. */
export function builtProgramsFolder() {
  return path.resolve(import.meta.dirname, '../../../node_modules/.cache', currentTestRun().name);
}

/** A server that the caller offers instead of the embedded one. */
export function offeredServerUrl() {
  return process.env.TEST_DATABASE_URL || undefined;
}
