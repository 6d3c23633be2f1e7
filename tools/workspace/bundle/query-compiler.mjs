import { readFile } from 'node:fs/promises';

/**
 * An esbuild plugin that places Prisma's query compiler next to the bundle as the file that it is. Prisma brings it as
 * Base64 text in a module, which would stay in memory together with the module's source. Prisma's client gives the
 * value to `Buffer.from`, which takes the bytes from `valueOf`, so they are read once and not kept.
 */
export const queryCompiler = {
  name: 'query-compiler',
  setup(build) {
    build.onLoad({ filter: /query_compiler_\w+\.\w+\.wasm-base64\.mjs$/ }, ({ path }) => ({
      contents: `
        import { readFileSync } from 'node:fs';
        import file from ${JSON.stringify(`query-compiler:${path}`)};
        const wasm = { valueOf: () => readFileSync(new URL(file, import.meta.url)) };
        export { wasm };`,
    }));
    build.onResolve({ filter: /^query-compiler:/ }, ({ path }) => ({
      path: path.slice('query-compiler:'.length).replace(/-base64\.mjs$/, ''),
      namespace: 'query-compiler',
    }));
    build.onLoad({ filter: /\.wasm$/, namespace: 'query-compiler' }, async ({ path }) => ({
      contents: Buffer.from(base64In(await readFile(`${path}-base64.mjs`, 'utf8')), 'base64'),
      loader: 'file',
    }));
  },
};

function base64In(module) {
  const [, text] = /^const wasm = "([A-Za-z0-9+/]+=*)";/.exec(module) ?? [];
  if (text === undefined) throw new Error("Prisma's query compiler has changed: see query-compiler.mjs");
  return text;
}
