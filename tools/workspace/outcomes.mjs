/** Runs tests whose outcomes are shown one by one, and prints them as a table. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const reports = path.join(root, 'reports');
const ran = ['passed', 'failed'];
let runs = 0;

/**
 * Runs a project's tests by their own command; returns whether all passed, and each test's file, section (the outermost
 * describe block), name, outcome and seconds.
 */
export async function runForOutcomes(project, projectPath, options, env = {}) {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, `outcomes.${process.pid}.${(runs += 1)}.json`);
  const run = spawn(process.execPath, [path.join(root, 'tools/workspace/jest.mjs'), project, projectPath, ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, HOMEROOM_OUTCOMES: file },
  });
  const [status] = await once(run, 'exit');
  // npm test sums up the reports it finds.
  rmSync(path.join(reports, `tests/${project}.json`), { force: true });
  try {
    return { passed: status === 0, outcomes: JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return { passed: false, outcomes: [] };
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Prints a row for each outcome below its section, with the words for `passed` and `failed`, and how many of the section
 * passed. Returns how many ran and how many passed.
 */
export function printOutcomes(outcomes, words) {
  const width = Math.max(...Object.values(words).map(({ length }) => length));
  for (const section of new Set(outcomes.map((row) => row.section))) {
    const rows = outcomes.filter((row) => row.section === section);
    const { tried, held } = counted(rows);
    console.log(`\n${section}: ${tried} tried, ${held} ${words.passed}`);
    for (const { name, outcome, seconds } of rows)
      console.log(`  ${(words[outcome] ?? 'not run').padEnd(width)}  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
  }
  return counted(outcomes);
}

function counted(rows) {
  return {
    tried: rows.filter(({ outcome }) => ran.includes(outcome)).length,
    held: rows.filter(({ outcome }) => outcome === 'passed').length,
  };
}
