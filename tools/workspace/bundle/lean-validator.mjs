import path from 'node:path';

const replacements = [
  { module: /openapi\.schema\.validator$/, importer: /framework\/index\.js$/, by: 'skipped-document-check.cjs' },
  { module: /^url$/, importer: /parsers\/req\.parameter\.mutator\.js$/, by: 'url-query.mjs' },
];

/**
 * An esbuild plugin that leaves out what express-openapi-validator does at every start for nothing, and its call of a
 * deprecated function. Fails the build when a new version of it has nothing to replace.
 */
export const leanValidator = {
  name: 'lean-validator',
  setup(build) {
    const replaced = new Set();
    let isBundled = false;
    build.onLoad({ filter: /express-openapi-validator\/dist\/index\.js$/ }, () => {
      isBundled = true;
      return undefined;
    });
    for (const { module, importer, by } of replacements)
      build.onResolve({ filter: module }, (args) => {
        if (!args.importer.includes('express-openapi-validator') || !importer.test(args.importer)) return undefined;
        replaced.add(by);
        return { path: path.join(import.meta.dirname, by) };
      });
    build.onEnd(() => {
      const missed = isBundled ? replacements.filter(({ by }) => !replaced.has(by)) : [];
      return { errors: missed.map(({ by }) => ({ text: `express-openapi-validator has changed: see ${by}` })) };
    });
  },
};
