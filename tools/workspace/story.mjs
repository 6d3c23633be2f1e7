/**
 * `npm run story`: plays a family's week with the family assistant on PostgreSQL, a fake messenger and a clock of its
 * own, and prints what every chat got, day by day. The last line is the plain total.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from './command-line.mjs';
import { installWhenNeeded, requireNode, root } from './install.mjs';
import { runNx } from './nx.mjs';

const usage = `Plays a week of a family with the assistant and prints what each chat got, day by day.

  npm run story

PostgreSQL and the processes of the service are real, the messenger and the clock are not. On Thursday one of two
processes is killed with SIGKILL while it sends. Every line is compared with what the family should get
(apps/family-assistant/tests/family-week.txt); npm test does the same. No options, no variables.

Example: npm run story

Exit code: 0 all as expected, 1 not, 2 wrong usage.
`;

requireNode();
readCommandLine({ name: 'npm run story', usage });
installWhenNeeded();
if (runNx(['run-many', '-t', 'generate', '--outputStyle=static'], ['ignore', 'ignore', 'inherit']) !== 0)
  process.exit(1);

const transcript = path.join(root, 'reports/story.txt');
rmSync(transcript, { force: true });
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [
    path.join(root, 'tools/workspace/jest.mjs'),
    'family-assistant',
    'apps/family-assistant',
    '--testPathPatterns',
    'tests/story.test',
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1_048_576 },
);
// npm test sums up the reports it finds.
rmSync(path.join(root, 'reports/tests/family-assistant.json'), { force: true });
if (existsSync(transcript)) console.log(readFileSync(transcript, 'utf8'));
if (status !== 0) console.error(stderr);
process.stdout.write(stdout);
process.exit(status ?? 1);
