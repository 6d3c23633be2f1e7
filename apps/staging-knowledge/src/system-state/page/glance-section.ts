import { summaryOf, type Level, type PartHealth } from '../health.ts';
import type { Overview } from '../system-state-reader.ts';
import { html, type Html } from './html.ts';
import type { PageTimes } from './page-times.ts';

const signs: Record<Level, Html> = {
  good: html`<path d="M4.5 8.5l2.5 2.5 5-5.5"/>`,
  waiting: html`<path d="M8 4.5v4l2.5 1.5"/>`,
  trouble: html`<path d="M8 4.5v4.5M8 11.2v.3"/>`,
  unknown: html`<path d="M6 6.3a2 2 0 1 1 2.8 1.9c-.6.3-.8.6-.8 1.3M8 11.6v.2"/>`,
};

/** Health of the parts, and the main figures. */
export function glanceSection(overview: Overview, parts: readonly PartHealth[], times: PageTimes): Html {
  const { level, sentence } = summaryOf(parts);
  return html`<section id="glance" aria-labelledby="glance-head">
<h2 id="glance-head">At a glance</h2>
<p class="summary">${sign(level)}<span>${sentence}</span></p>
${failureNote(overview.failed)}
<ul class="parts">${parts.map(
    (part) => html`
<li>${sign(part.level)}<div><h3>${part.name}</h3><p class="state ${part.level}">${part.state}</p>${part.consequence !== '' && html`<p class="secondary">${part.consequence}</p>`}</div></li>`,
  )}
</ul>
<dl class="numbers">${numbersOf(overview).map(
    ({ name, value }) => html`
<div><dt>${name}</dt><dd>${value === null ? html`<span class="unknown">not known</span>` : value.toLocaleString('en-US')}</dd></div>`,
  )}
</dl>
<p>${newestSource(overview, times)}</p>
</section>`;
}

/** Names the failed reads and their effect on the figures. */
function failureNote(failed: readonly string[]): Html | null {
  if (failed.length === 0) return null;
  const names = failed.map((name) => name.replaceAll('_', ' ')).join(', ');
  return html`<p class="notice"><strong>Could not be read just now:</strong> ${names}. Nothing is lost; it is tried again with the next update. Until then the JSON has zeros and empty lists in its place.</p>`;
}

function sign(level: Level): Html {
  return html`<svg class="sign ${level}" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="7"/>${signs[level]}</svg>`;
}

function numbersOf({ figures, counts }: Overview): { name: string; value: number | null }[] {
  return [
    { name: 'Sources', value: figures && figures.sources.reduce((all, { total }) => all + total, 0) },
    { name: 'Documents', value: figures?.documents ?? null },
    { name: 'Entries', value: counts?.total ?? null },
    { name: 'Wait for somebody', value: counts?.open ?? null },
    { name: 'Within 48 hours', value: counts?.blocking ?? null },
    { name: 'On the grocery list', value: figures?.groceries ?? null },
  ];
}

function newestSource({ figures }: Overview, times: PageTimes): string {
  if (!figures) return 'When the newest source came in is not known right now.';
  const [newest] = figures.sources.toSorted((a, b) => b.newestAt.getTime() - a.newestAt.getTime());
  if (!newest) return 'No source has come in yet.';
  return `The newest source, ${/^[aeiou]/.test(newest.type) ? 'an' : 'a'} ${newest.type}, came in ${inSentence(times.moment(newest.newestAt))}.`;
}

function inSentence(moment: string): string {
  return /^(Today|Yesterday)/.test(moment) ? moment.slice(0, 1).toLowerCase() + moment.slice(1) : `on ${moment}`;
}
