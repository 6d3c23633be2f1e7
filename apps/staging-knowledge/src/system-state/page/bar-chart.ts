import { html, type Html } from './html.ts';

/** Chart of stacked bars. */
export interface BarChart {
  /** Unique in the page. */
  id: string;
  title: string;
  /** Description in a sentence. */
  description: string;
  /** The parts from the bottom up, at most five. */
  series: readonly string[];
  bars: readonly Bar[];
  /** Whether each bar has its label below, or only the first and the last. */
  labels: 'each' | 'ends';
}

export interface Bar {
  label: string;
  /** One for each series, from 0. */
  values: readonly number[];
}

const maxSeries = 5;
const height = 100;
/** Of the room that a bar has. */
const barWidth = 0.76;

/**
 * The chart as SVG with a title, its scale and labels next to it as text, so that they keep their size when it is narrow.
 * @throws RangeError for more than five series
 */
export function barChart({ id, title, description, series, bars, labels }: BarChart): Html {
  if (series.length > maxSeries) throw new RangeError(`A chart has at most ${maxSeries} series.`);
  const top = topOf(Math.max(0, ...bars.map(({ values }) => sum(values))));
  const shown = labels === 'each' ? bars : [...bars.slice(0, 1), ...bars.slice(1).slice(-1)];
  return html`<figure class="chart">
${series.length > 1 && legend(series)}
<div class="plot">
<div class="scale" aria-hidden="true"><span>${top}</span><span>${top / 2}</span><span>0</span></div>
<svg viewBox="0 0 ${bars.length} ${height}" preserveAspectRatio="none" role="img" aria-labelledby="${id}-title ${id}-description">
<title id="${id}-title">${title}</title>
<desc id="${id}-description">${description}</desc>
<path class="grid" d="M0 0H${bars.length}M0 ${height / 2}H${bars.length}M0 ${height}H${bars.length}"/>
${bars.map((bar, place) => drawn(bar, { place, top, series }))}
</svg>
<div class="labels ${labels}" aria-hidden="true">${shown.map(({ label }) => html`<span>${label}</span>`)}</div>
</div>
</figure>`;
}

/** The end of a scale from 0: the next of 2, 4, 6, 8, 10, 20, 40, … so that its half is a whole number. */
export function topOf(largest: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [2, 4, 6, 8, 10].find((each) => each * power >= largest);
    if (step !== undefined) return step * power;
  }
}

function drawn(
  { label, values }: Bar,
  { place, top, series }: { place: number; top: number; series: readonly string[] },
): Html | null {
  const total = sum(values);
  if (total === 0) return null;
  let below = 0;
  const parts = values.map((value, index) => {
    below += value;
    if (value === 0) return null;
    return html`<rect class="series-${index + 1}" x="${rounded(place + (1 - barWidth) / 2)}" y="${rounded(height - (below / top) * height)}" width="${barWidth}" height="${rounded((value / top) * height)}"/>`;
  });
  const detail = series.flatMap((name, index) => (values[index] ? [`${values[index]} ${name}`] : [])).join(', ');
  return html`<g><title>${label}: ${detail}</title>${parts}</g>`;
}

function legend(series: readonly string[]): Html {
  return html`<ul class="legend" aria-hidden="true">${series.map((name, index) => html`<li><svg viewBox="0 0 1 1"><rect class="series-${index + 1}" width="1" height="1"/></svg>${name}</li>`)}</ul>`;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
