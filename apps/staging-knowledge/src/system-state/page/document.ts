import { html, type Html } from './html.ts';
import type { PageAssets } from './page-assets.ts';

/** A page. */
export interface PageDocument {
  title: string;
  /** Content above `main`, which stays when `main` is updated. */
  header: Html;
  main: Html;
  footer: Html | null;
  /** Whether the page keeps itself up to date. */
  live: boolean;
}

/** The complete HTML document. */
export function pageDocument(
  { title, header, main, footer, live }: PageDocument,
  { style, script, version }: PageAssets,
): string {
  return html`<!doctype html>
<html lang="en" data-version="${version}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
${header}
${main}
${footer}
${live && html`<script>${script}</script>`}
</body>
</html>
`.text;
}
