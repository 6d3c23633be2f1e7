import { defineConfig } from 'vite';

/**
 * The page, whose files are served below `/dashboard/`; `tools/workspace/build.mjs` says where it is built to. It names
 * them relative to itself, for a proxy may serve it below a path; `dashboard-files.ts` puts in where they are.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/dashboard/',
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
