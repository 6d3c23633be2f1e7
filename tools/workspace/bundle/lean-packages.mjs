import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Modules that are replaced for some importers. */
const replacements = [
  {
    module: /^\.\/dispatcher\.js$/,
    importer: /@qdrant[\\/]js-client-rest/,
    by: path.join(import.meta.dirname, 'qdrant-dispatcher.mjs'),
  },
  // Only for versions of Node.js that have no streams of the web.
  { module: /^web-streams-polyfill/, importer: /fetch-blob/ },
  // Only for OpenAPI documents in YAML files, and ours are objects.
  { module: /^js-yaml$/, importer: /json-schema-ref-parser/ },
];

/**
 * An esbuild plugin that leaves out of packages what services never use: languages of the stemmer, media types without
 * a file extension, a second copy of undici. Tables of Asian encodings are read when a text needs one.
 */
export const leanPackages = {
  name: 'lean-packages',
  setup(build) {
    for (const { module, importer, by } of replacements)
      build.onResolve({ filter: module }, (args) => {
        if (!importer.test(args.importer)) return undefined;
        return by === undefined ? { path: args.path, namespace: 'unused' } : { path: by };
      });
    build.onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'module.exports = {};' }));
    build.onLoad({ filter: /[\\/]mime-db[\\/]db\.json$/ }, async (file) => ({
      contents: JSON.stringify(usedMediaTypes(JSON.parse(await readFile(file.path, 'utf8')))),
      loader: 'json',
    }));
    build.onLoad({ filter: /[\\/]snowball-stemmers\.js$/ }, async (file) => ({
      contents: englishStemmer(await readFile(file.path, 'utf8')),
    }));
    readTablesOnDemand(build);
  },
};

/** Leaves tables of iconv-lite next to the bundle as the files that they are. */
function readTablesOnDemand(build) {
  const prefix = 'on-demand:';
  build.onLoad({ filter: /[\\/]iconv-lite[\\/]encodings[\\/]tables[\\/][\w-]+\.json$/ }, (file) => ({
    contents: `
      const file = require(${JSON.stringify(prefix + file.path)});
      module.exports = JSON.parse(require('node:fs').readFileSync(require('node:path').join(__dirname, file), 'utf8'));`,
    loader: 'js',
  }));
  build.onResolve({ filter: /^on-demand:/ }, (args) => ({
    path: args.path.slice(prefix.length),
    namespace: 'on-demand',
  }));
  build.onLoad({ filter: /./, namespace: 'on-demand' }, async (file) => ({
    contents: await readFile(file.path),
    loader: 'file',
  }));
}

/** Returns the media types of which mime-types answers anything. */
export function usedMediaTypes(types) {
  return Object.fromEntries(
    Object.entries(types)
      .filter(([, { extensions, charset }]) => extensions || charset)
      .map(([name, { source, charset, extensions }]) => [name, { source, charset, extensions }]),
  );
}

/** Returns the module of snowball-stemmers with English alone. */
export function englishStemmer(source) {
  let removed = 0;
  const rest = source.replace(
    /^ {4}var (\w+)Stemmer = function \(_SnowballStemmer\d*\) \{\n[\s\S]*?^ {4}\}\(SnowballStemmer\);\n/gm,
    (text, language) => {
      if (language === 'english') return text;
      removed += 1;
      return `    var ${language}Stemmer;\n`;
    },
  );
  if (removed !== 23) throw new Error('snowball-stemmers has changed: see lean-packages.mjs');
  return rest;
}
