import { execFile } from 'node:child_process';
import path from 'node:path';
import { buildProgram } from '@homeroom/testing';

let program: string;
beforeAll(async () => {
  program = await buildProgram(path.join(import.meta.dirname, 'testing/failing-service.main.ts'));
});

function run(kind: string): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, kind], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

test.each([
  ['rejection', 'Error', 'unhandledRejection'],
  ['exception', 'TypeError', 'uncaughtException'],
])(
  'an unhandled %s is logged without its quotation, closes the service in order and ends it with code 1',
  async (kind, type, reason) => {
    const { code, output } = await run(kind);
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { level: string; msg: string; reason?: string; err?: { type: string } });
    expect(code).toBe(1);
    expect(lines.find(({ level }) => level === 'fatal')).toMatchObject({
      err: { type },
      msg: 'an error that nothing handled; the service stops',
    });
    expect(lines.find(({ msg }) => msg === 'stopping')?.reason).toBe(reason);
    expect(lines.at(-1)?.msg).toBe('closed');
    expect(output).not.toContain('Maya');
  },
);
