import { pageDocument } from './document.ts';
import { html } from './html.ts';
import type { PageAssets } from './page-assets.ts';

/** Page shown without a token, or with a wrong one. */
export function signInPage({ wrong }: { wrong: boolean }, assets: PageAssets): string {
  const title = wrong ? 'This token does not open the page' : 'This page needs a token';
  const main = html`<main class="message">
<h1>${title}</h1>
${wrong && html`<p>It is not the token that the service runs with, or no longer.</p>`}
<p>Open <code>/system/state?token=…</code> with the value of <code>STAGING_API_TOKEN</code> in place of the dots. Your browser remembers it until it is closed, and the token leaves the address.</p>
<p>A script sends it as the header <code>Authorization: Bearer …</code> instead.</p>
</main>`;
  return pageDocument({ title, header: html``, main, footer: null, live: false }, assets);
}
