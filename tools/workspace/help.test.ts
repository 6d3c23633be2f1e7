import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Arguments of Node.js for a script; a built command is run from its bundle. */
function programOf(script: string): string[] {
  const [, file = '', ...args] = script.split(' ');
  if (file !== 'tools/workspace/run.mjs') return [file, ...args];
  const [project = '', entry = 'main'] = args;
  const folder = existsSync(path.join(root, 'apps', project)) ? 'apps' : 'tools';
  return [path.join('dist', folder, project, `${entry}.js`)];
}

interface Run {
  code: number;
  out: string;
  err: string;
}

/** Runs a command without the variables of this process, which it might use. */
function run(script: string, argument: string): Promise<Run> {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin' };
  return new Promise((resolve) =>
    execFile(process.execPath, [...programOf(script), argument], { cwd: root, env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    ),
  );
}

const commands = Object.entries(scripts);
const limitMs = 60_000;

test('every script is one of ours, run by Node.js', () => {
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(([, script]) => !/^node tools\/\S+\.mjs/.test(script))).toEqual([]);
});

test.each(commands)(
  'npm run %s explains itself, with an example, its variables and its exit codes',
  async (name, script) => {
    const { code, out, err } = await run(script, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^[A-Z].*\S\n/);
    expect(out).toContain(
      name === 'start' || name === 'test' ? `npm ${name}` : `run ${name}`.replace('run mcp', 'mcp'),
    );
    expect(out).toMatch(/^Example: \S/m);
    expect(out).toMatch(/^Exit code: 0 .*\b2 wrong usage\b/ms);
    expect(out).toMatch(/variables|[A-Z]+_[A-Z]+/i);
    expect(out.split('\n').filter((line) => line.length > 130 && !line.startsWith('The letters are'))).toEqual([]);
  },
  limitMs,
);

test.each(commands)(
  'npm run %s ends with 2 and a sentence for an option that it does not have',
  async (_, script) => {
    const { code, out, err } = await run(script, '--no-such-option');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/--no-such-option[\s\S]*--help/);
  },
  limitMs,
);
