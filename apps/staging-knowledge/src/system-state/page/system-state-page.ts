import { createHash } from 'node:crypto';
import type { Household } from '@homeroom/household';
import { healthOf } from '../health.ts';
import { presentSystemState } from '../system-state-presenter.ts';
import type { Overview } from '../system-state-reader.ts';
import { coordinationSection } from './coordination-section.ts';
import { pageDocument } from './document.ts';
import { decisionsSection, telemetrySection } from './event-graph-sections.ts';
import { glanceSection } from './glance-section.ts';
import { householdSection } from './household-section.ts';
import { html, type Html } from './html.ts';
import { knowledgeSection } from './knowledge-section.ts';
import type { PageAssets } from './page-assets.ts';
import { PageTimes } from './page-times.ts';

/** Configuration that the page shows. */
export interface SystemStatePageDeps {
  household: Household;
  embeddingsModel: string;
  assets: PageAssets;
}

/** A page ready to send; its entity tag is that of everything but the time at which it was made. */
export interface SystemStatePage {
  text: string;
  etag: string;
}

/** Writes the page. */
export function systemStatePage(
  { household, embeddingsModel, assets }: SystemStatePageDeps,
  overview: Overview,
): SystemStatePage {
  const times = new PageTimes(overview.now, household.timezone, household.locale);
  const sections = html`${glanceSection(overview, healthOf(overview, embeddingsModel), times)}
${knowledgeSection(overview, times)}
${coordinationSection(overview, times)}
${decisionsSection(overview, times)}
${telemetrySection(overview, times)}
${householdSection(household, presentSystemState(household, overview), overview.entries)}`;
  const etag = `W/"${createHash('sha256').update(assets.version).update(sections.text).digest('base64url').slice(0, 27)}"`;
  const main = html`<main id="state" data-etag="${etag}">
${sections}
</main>`;
  return {
    text: pageDocument(
      { title: 'System state · Homeroom', header: header(household, overview, times), main, footer, live: true },
      assets,
    ),
    etag,
  };
}

function header({ familyId, timezone, locale }: Household, { now, failed }: Overview, times: PageTimes): Html {
  return html`<header data-time-zone="${timezone}" data-locale="${locale}">
<div>
<h1>System state</h1>
<p class="secondary">Household ${familyId} · staging · times in ${timezone}</p>
</div>
<div class="freshness">
<p><span id="freshness" role="status">${failed.length > 0 ? 'Read in part' : 'Read'}</span><span id="freshness-time"> at <time id="read-at" datetime="${now.toISOString()}">${times.clock(now)}</time></span></p>
<button type="button" id="pause" hidden>Pause updates</button>
<noscript><p class="secondary">Reload the page for newer figures.</p></noscript>
</div>
</header>`;
}

const footer = html`<footer><a href="?format=json">The same as JSON</a><a href="/docs">API reference</a></footer>`;
