import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Html } from './html.ts';

/** The page's own style and script, inlined in it. */
export interface PageAssets {
  style: Html;
  script: Html;
  /** Changes with either, so that an open page knows when it is an old one. */
  version: string;
  /** The content security policy of a page with both: nothing is loaded from elsewhere. */
  policy: string;
}

/** Reads them from the folder of the bundle, or from the sources. */
export function readPageAssets(): PageAssets {
  const built = path.join(import.meta.dirname, 'system-state');
  const folder = existsSync(built) ? built : path.join(import.meta.dirname, '../assets');
  const [style, script] = ['page.css', 'page.js'].map((name) => readFileSync(path.join(folder, name), 'utf8')) as [
    string,
    string,
  ];
  const policy = `default-src 'none'; style-src '${sha256(style)}'; script-src '${sha256(script)}'; connect-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;
  return { style: new Html(style), script: new Html(script), version: sha256(style + script).slice(7, 27), policy };
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
