import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';
import { englishStemmer, usedMediaTypes } from './lean-packages.mjs';

const require = createRequire(import.meta.url);

/** Runs a CommonJS module's text with these modules. */
function run<Exports>(source: string, modules: Readonly<Record<string, unknown>> = {}): Exports {
  const module = { exports: {} };
  runInNewContext(source, { module, exports: module.exports, require: (name: string) => modules[name] });
  return module.exports as Exports;
}

interface Stemmers {
  newStemmer: (language: string) => { stem: (word: string) => string };
}

test('the stemmer without other languages stems English as the whole one does', () => {
  const source = readFileSync(require.resolve('snowball-stemmers'), 'utf8');
  const kept = englishStemmer(source);
  expect(kept.length).toBeLessThan(source.length / 10);
  const [lean, whole] = [run<Stemmers>(kept), run<Stemmers>(source)].map(({ newStemmer }) => newStemmer('english'));
  for (const word of 'practices registered happily running generously kindness dying news skies'.split(' '))
    expect(lean?.stem(word)).toBe(whole?.stem(word));
});

test('a new version of the stemmer with other texts is refused', () => {
  expect(() => englishStemmer('module.exports = {};')).toThrow('snowball-stemmers has changed');
});

interface MimeTypes {
  types: Record<string, string>;
  extensions: Record<string, string[]>;
  charset: (type: string) => string | false;
  extension: (type: string) => string | false;
  lookup: (path: string) => string | false;
}

test('mime-types answers the same with the media types that are kept', () => {
  const database = require('mime-db') as Record<string, { charset?: string; extensions?: string[] }>;
  const source = readFileSync(require.resolve('mime-types'), 'utf8');
  const typesWith = (given: object) => {
    const modules = { 'mime-db': given, path: require('node:path'), './mimeScore': () => 0 };
    return run<MimeTypes>(source.replaceAll("'node:path'", "'path'"), modules);
  };
  const kept = usedMediaTypes(database);
  expect(Object.keys(kept).length).toBeLessThan(Object.keys(database).length * 0.7);
  const [lean, whole] = [typesWith(kept), typesWith(database)];
  expect({ ...lean.types }).toEqual({ ...whole.types });
  expect({ ...lean.extensions }).toEqual({ ...whole.extensions });
  for (const type of Object.keys(database)) {
    expect([type, lean.charset(type)]).toEqual([type, whole.charset(type)]);
    expect([type, lean.extension(type)]).toEqual([type, whole.extension(type)]);
  }
});

test('the agent of Node.js limits the connections of fetch', async () => {
  const ports = new Set<number | undefined>();
  const server = createServer(({ socket }, response) => {
    ports.add(socket.remotePort);
    setTimeout(() => response.end('ok'), 20);
  });
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}/`;
  // Jest's own global object is not the one that Node.js keeps the agent at.
  const script = `
    import { createDispatcher } from ${JSON.stringify(new URL('qdrant-dispatcher.mjs', import.meta.url).href)};
    const dispatcher = createDispatcher(2);
    const asked = Array.from({ length: 8 }, async () => (await fetch('${url}', { dispatcher })).text());
    console.log((await Promise.all(asked)).join(' '));
    await dispatcher.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim()).toBe(Array.from({ length: 8 }, () => 'ok').join(' '));
  expect(ports.size).toBe(2);
  await closeAtOnce(server);
});
