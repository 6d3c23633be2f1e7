import { spawnSync } from 'node:child_process';
import path from 'node:path';

test('docs/reference is what the OpenAPI documents, the readers and .env.example make', () => {
  const program = path.join(import.meta.dirname, 'docs.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program, '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
