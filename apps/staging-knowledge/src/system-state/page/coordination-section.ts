import type { EventGraphEntry } from '../../event-graph/event-graph-store-sql.ts';
import { counted } from '../health.ts';
import type { Overview } from '../system-state-reader.ts';
import { barChart } from './bar-chart.ts';
import { dataTable } from './data-table.ts';
import { foreign, html, type Html } from './html.ts';
import type { PageTimes } from './page-times.ts';

/** Of the spans that waiting items are counted in, the oldest first. */
const spanNames = ['over 30 days', '8 to 30 days', '3 to 7 days', '1 or 2 days', 'today'];

/** Items that wait for somebody: their number, their age and the newest. */
export function coordinationSection({ counts, figures, waiting }: Overview, times: PageTimes): Html {
  return html`<section id="coordination" aria-labelledby="coordination-head">
<h2 id="coordination-head">Open coordination</h2>
${counts ? html`<p>${openSentence(counts.open, counts.blocking)}</p>` : html`<p class="unread">How much waits could not be read just now.</p>`}
${figures && waitingChart(figures.waiting)}
${waiting === null ? html`<p class="unread">The items that wait could not be read just now.</p>` : waiting.length > 0 && waitingTable(waiting, counts?.open ?? waiting.length, times)}
</section>`;
}

function openSentence(open: number, blocking: number): string {
  if (open === 0) return 'Nothing waits for anybody.';
  const verb = open === 1 ? 'waits' : 'wait';
  return `${counted(open, 'item')} ${verb} to be confirmed${blocking > 0 ? `, ${blocking.toLocaleString('en-US')} of them within 48 hours` : ''}.`;
}

function waitingChart(waiting: readonly number[]): Html | null {
  if (waiting.every((number) => number === 0)) return null;
  const spans = spanNames.map((label, index) => ({ label, values: [waiting[index] ?? 0] })).reverse();
  const total = waiting.reduce((all, number) => all + number, 0);
  const description = `${counted(total, 'item')} by how long they have waited.`;
  return html`<div class="columns">
<div>
<h3>By how long they have waited</h3>
${barChart({ id: 'waiting', title: 'Open items by how long they have waited', description, series: ['open'], bars: spans, labels: 'each' })}
</div>
${dataTable({
  caption: 'Open items by the day on which they came',
  columns: [
    { head: 'Waiting since', cell: ({ label }) => label },
    { head: 'Items', figures: true, cell: ({ values }) => values[0] ?? 0 },
  ],
  rows: spans,
})}
</div>`;
}

function waitingTable(items: readonly EventGraphEntry[], open: number, times: PageTimes): Html {
  const caption =
    open > items.length
      ? `The newest ${items.length} of ${open.toLocaleString('en-US')} items that wait`
      : 'The items that wait, newest first';
  return dataTable({
    caption,
    columns: [
      { head: 'What', cell: ({ what }) => foreign(what) },
      { head: 'Who', cell: ({ who }) => who.length > 0 && foreign(who.join(', '), 120) },
      { head: 'When', cell: ({ when }) => when !== '' && foreign(times.said(when), 120) },
      { head: 'Since', brief: true, cell: ({ createdAt }) => times.moment(createdAt) },
    ],
    rows: items,
    folds: true,
  });
}
