import { defineConfig } from 'vite';

/**
 * The page, whose files are served below `/dashboard/`; `tools/workspace/build.mjs` says where it is built to. It names
 * them relative to itself, for a proxy may serve it below a path; `dashboard-files.ts` puts in where they are.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/dashboard/',
  plugins: [preloadRest(), compileAtOnce()],
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `dashboard/${name}` : { relative: true }),
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
});

/** Has browsers load the chunk that the entry imports together with the entry. */
function preloadRest() {
  return {
    name: 'preload-rest',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter(({ isDynamicEntry }) => isDynamicEntry)
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `dashboard/${fileName}` },
            injectTo: 'head',
          })),
    },
  };
}

/**
 * Has Chromium compile the functions of the page while it loads, off the main thread, rather than each when it is first
 * called; other browsers see a comment. Added last, because minifying removes comments.
 */
function compileAtOnce() {
  return {
    name: 'compile-at-once',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  };
}
