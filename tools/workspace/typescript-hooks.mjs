import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/** Node's hook that loads a module. */
export async function load(url, context, nextLoad) {
  const [address] = url.split('?', 1);
  if (!address.endsWith('.ts')) return nextLoad(url, context);
  const file = fileURLToPath(address);
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader: 'ts',
    sourcefile: file,
    sourcemap: 'inline',
    target: 'node20',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
