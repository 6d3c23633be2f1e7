import type { EventGraphCounts, EventGraphEntry } from '../../event-graph/event-graph-store-sql.ts';
import { counted } from '../health.ts';
import type { EntryFigures } from '../knowledge-figures.ts';
import type { ProcessingFigures } from '../processing.ts';
import type { Overview } from '../system-state-reader.ts';
import { dataTable } from './data-table.ts';
import { foreign, html, type Html } from './html.ts';
import type { PageTimes } from './page-times.ts';

const maxTypes = 12;
/** The others are there to be opened. */
const decisionsAtOnce = 10;

/** Recent routing decisions. */
export function decisionsSection({ decisions }: Overview, times: PageTimes): Html {
  return html`<section id="decisions" aria-labelledby="decisions-head">
<h2 id="decisions-head">Routing decisions</h2>
${decisions === null ? html`<p class="unread">The routing decisions could not be read just now.</p>` : decisions.length === 0 ? html`<p>No entry came in during the last 30 days.</p>` : decisionsTables(decisions, times)}
</section>`;
}

/** The figures of the event graph, and of the calls that process something. */
export function telemetrySection({ counts, entries, processing }: Overview, times: PageTimes): Html {
  return html`<section id="telemetry" aria-labelledby="telemetry-head">
<h2 id="telemetry-head">Telemetry</h2>
<div class="columns">
${counts ? graphTables(counts) : html`<p class="unread">The figures of the event graph could not be read just now.</p>`}
${entries && confidenceTable(entries)}
${processingTable(processing, times)}
</div>
</section>`;
}

function decisionsTables(entries: readonly EventGraphEntry[], times: PageTimes): Html {
  const [newest, older] = [entries.slice(0, decisionsAtOnce), entries.slice(decisionsAtOnce)];
  const caption =
    entries.length === 1
      ? 'The one entry of the last 30 days'
      : `The newest ${newest.length} entries of the last 30 days`;
  return html`${decisionsTable(newest, caption, times)}
${
  older.length > 0 &&
  html`<details id="older"><summary id="older-summary">${counted(older.length, 'older decision')}</summary>
${decisionsTable(older, 'Older entries of the last 30 days, at most 50 in all', times)}
</details>`
}`;
}

function decisionsTable(entries: readonly EventGraphEntry[], caption: string, times: PageTimes): Html {
  return dataTable({
    caption,
    columns: [
      { head: 'What', cell: ({ what }) => foreign(what) },
      { head: 'Type', brief: true, cell: ({ type }) => foreign(type.replaceAll('_', ' '), 24) },
      { head: 'Who', cell: ({ who }) => who.length > 0 && foreign(who.join(', '), 120) },
      { head: 'When', cell: ({ when }) => when !== '' && foreign(times.said(when), 120) },
      { head: 'Where', cell: ({ where }) => where !== '' && foreign(where, 120) },
      { head: 'Sure', figures: true, cell: ({ confidence }) => `${Math.round(confidence * 100)}%` },
      { head: 'State', cell: ({ open }) => (open ? html`<span class="open">waits</span>` : 'settled') },
      { head: 'Recorded', brief: true, cell: ({ createdAt }) => times.moment(createdAt) },
    ],
    rows: entries,
    folds: true,
  });
}

function graphTables({ total, byType }: EventGraphCounts): Html {
  const types = Object.entries(byType).sort(([, a], [, b]) => b - a);
  const others = types.slice(maxTypes).reduce((all, [, number]) => all + number, 0);
  const rows: [string, number][] = [
    ['Entries in all', total],
    ['Routed without asking (calendar event)', byType['calendar_event'] ?? 0],
    ['Asked about (coordination)', byType['coordination'] ?? 0],
  ];
  return html`${figuresTable('The event graph', 'Figure', rows)}
${types.length > 0 && figuresTable('Entries by type', 'Type', [...types.slice(0, maxTypes), ...(others > 0 ? [['all other types', others] as [string, number]] : [])])}`;
}

function confidenceTable({ confidence: { high, medium, low } }: EntryFigures): Html | false {
  const rows: [string, number][] = [
    ['High (80% and above)', high],
    ['Medium (50% and above)', medium],
    ['Low', low],
  ];
  return high + medium + low > 0 && figuresTable('Entries by confidence', 'Confidence', rows);
}

function processingTable({ since, errors, times }: ProcessingFigures, pageTimes: PageTimes): Html {
  const milliseconds = (value: number) => `${value.toLocaleString('en-US')} ms`;
  const rows: [string, string][] = [
    ['Errors', errors.toLocaleString('en-US')],
    ...(times
      ? ([
          ['Half within', milliseconds(times.p50)],
          ['95% within', milliseconds(times.p95)],
        ] as [string, string][])
      : []),
  ];
  return dataTable({
    caption: html`Documents, questions and extractions since the service started: ${pageTimes.moment(since)}`,
    columns: [
      { head: 'Figure', cell: ([name]) => name },
      { head: 'Measured', figures: true, cell: ([, value]) => value },
    ],
    rows,
  });
}

function figuresTable(caption: string, head: string, rows: readonly [string, number][]): Html {
  return dataTable({
    caption,
    columns: [
      { head, cell: ([name]) => foreign(name.replaceAll('_', ' '), 60) },
      { head: 'Entries', figures: true, cell: ([, number]) => number.toLocaleString('en-US') },
    ],
    rows,
  });
}
