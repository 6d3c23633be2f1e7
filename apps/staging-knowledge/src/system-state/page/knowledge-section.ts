import { capitalized } from '@homeroom/text';
import type { KnowledgeFigures, SourceFigures } from '../knowledge-figures.ts';
import { dayStarts } from '../days.ts';
import { counted } from '../health.ts';
import { chartDays, type Overview } from '../system-state-reader.ts';
import { barChart } from './bar-chart.ts';
import { dataTable } from './data-table.ts';
import { html, type Html } from './html.ts';
import type { PageTimes } from './page-times.ts';

/** In the order of the chart's colours; what is none of these comes last, together. */
const knownTypes = ['email', 'newsletter', 'message', 'document'];
const otherTypes = 'other';

/** Sources taken in, by day and type. */
export function knowledgeSection({ figures, now }: Overview, times: PageTimes): Html {
  return html`<section id="knowledge" aria-labelledby="knowledge-head">
<h2 id="knowledge-head">Taken in</h2>
${figures ? content(figures, now, times) : html`<p class="unread">The sources could not be read just now.</p>`}
</section>`;
}

function content({ sources }: KnowledgeFigures, now: Date, times: PageTimes): Html {
  if (sources.length === 0) {
    return html`<p>Nothing has come in yet. What the household’s bot draws from messages arrives through <code>POST /brain/ingest</code>, letters through <code>POST /vision/briefing</code>, and mails are imported with <code>npm run import:mail -- FILE</code>.</p>`;
  }
  const days = dayStarts(now, times.timeZone, chartDays).map((start) => times.day(start));
  const series = seriesOf(sources);
  const bars = days.map((label, day) => ({ label, values: series.map(({ perDay }) => perDay[day] ?? 0) }));
  const recent = bars.reduce((all, { values }) => all + values.reduce((sum, value) => sum + value, 0), 0);
  const busy = bars.filter(({ values }) => values.some((value) => value > 0)).reverse();
  const description = `${counted(recent, 'source')} came in from ${days[0] ?? ''} to ${days.at(-1) ?? ''}.`;
  return html`<div class="columns">
<div>
<h3>By day, the last ${chartDays} days</h3>
${
  recent === 0
    ? html`<p>Nothing came in during these days.</p>`
    : html`${barChart({ id: 'days', title: 'Sources taken in by day and type', description, series: series.map(({ type }) => type), bars, labels: 'ends' })}
<details id="days-table"><summary id="days-summary">The days as a table</summary>
${dataTable({
  caption: 'Sources by the day on which they came in; days without any are left out',
  columns: [
    { head: 'Day', cell: ({ label }) => label },
    ...series.map(({ type }, index) => ({
      head: capitalized(type),
      figures: true,
      cell: ({ values }: { values: number[] }) => values[index] || false,
    })),
  ],
  rows: busy,
  folds: true,
})}
</details>`
}
</div>
${typesTable(sources, times)}
</div>`;
}

function typesTable(sources: readonly SourceFigures[], times: PageTimes): Html {
  return dataTable({
    caption: 'Sources by type, since the beginning',
    columns: [
      { head: 'Type', cell: ({ type }) => capitalized(type) },
      { head: 'Sources', figures: true, cell: ({ total }) => total.toLocaleString('en-US') },
      { head: 'Newest', cell: ({ newestAt }) => times.moment(newestAt) },
    ],
    rows: sources,
  });
}

function seriesOf(sources: readonly SourceFigures[]): { type: string; perDay: readonly number[] }[] {
  const known = knownTypes.flatMap((type) => sources.filter((source) => source.type === type));
  const others = sources.filter(({ type }) => !knownTypes.includes(type));
  if (others.length === 0) return known;
  const together = Array.from({ length: chartDays }, (_, day) =>
    others.reduce((all, { perDay }) => all + (perDay[day] ?? 0), 0),
  );
  return [...known, { type: otherTypes, perDay: together }];
}
