import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readResults, recordResults, withTable } from './results.ts';
import { compare } from './statistics.ts';
import { root } from '../root.ts';

const marks = '<!-- bench/results.json: begin -->\nold\n<!-- bench/results.json: end -->';
const run = { date: '2026-11-23', commit: 'abc1234', node: 'v24.1.0', cores: 2, load: 0.5, rounds: 3 };
const measure = compare('reads', { what: 'ms', rounds: [2, 3, 4] }, { what: 'ms', rounds: [3, 3, 3] }, { atMost: 1.5 });

test('the table in the README says what bench/results.json says', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  expect(withTable(readme, readResults(root))).toBe(readme);
});

test('a run replaces its section, keeps the others, and rewrites the table', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-results-'));
  try {
    mkdirSync(path.join(folder, 'bench'));
    writeFileSync(path.join(folder, 'README.md'), `before\n${marks}\nafter\n`);
    recordResults(folder, 'dashboard', { ...run, measures: [{ name: 'first view', notRun: 'no Chromium' }] });
    recordResults(folder, 'athletics', { ...run, load: 9, measures: [measure] });
    recordResults(folder, 'athletics', { ...run, measures: [measure] });
    expect(Object.keys(readResults(folder))).toEqual(['athletics', 'dashboard']);
    expect(readResults(folder).athletics).toMatchObject({ load: 0.5, measures: [{ ratio: { min: 0.6667 } }] });
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toBe(
      [
        'before',
        '<!-- bench/results.json: begin -->',
        '| Measure | Ratio (smallest–largest) | Aim |  | Section and run |',
        '| --- | --- | --- | --- | --- |',
        '| reads | 1.00 (0.67–1.33) | ≤ 1.5 | met | `athletics` at abc1234, 2026-11-23, Node.js 24.1.0, load 0.5 |',
        '<!-- bench/results.json: end -->',
        'after\n',
      ].join('\n'),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('without figures the README says so', () => {
  expect(withTable(marks, {})).toBe(marks.replace('old', 'No figures are recorded yet.'));
});

test('a README without marks is refused', () => {
  expect(() => withTable('no marks', {})).toThrow(RangeError);
});
