/** Markup that is safe to send: every text in it was escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What can stand in markup: texts and numbers are escaped, lists are joined, nothing is nothing. */
export type HtmlValue = Html | string | number | null | false | readonly HtmlValue[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
// Characters that no page may contain.
// eslint-disable-next-line no-control-regex
const special = /[&<>"']|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A template of markup whose values cannot become markup, in elements and in quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, index) => part + written(values[index] ?? null)).join(''));
}

/** Text that someone else wrote: its direction is its own, it breaks anywhere, and a long one is shortened. */
export function foreign(text: string, most = 300): Html {
  return html`<span class="foreign" dir="auto">${shortened(text, most)}</span>`;
}

/** At most so many characters as people count them, with `…` for the rest. */
export function shortened(text: string, most: number): string {
  // A character with endless accents is cut as well.
  const start = text.slice(0, most * 16).replace(/[\ud800-\udbff]$/, '');
  let length = 0;
  for (const { index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(start)) {
    if (length === most) return `${start.slice(0, index)}…`;
    length += 1;
  }
  return start.length < text.length ? `${start}…` : start;
}

function written(value: HtmlValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(written).join('');
  return String(value).replace(special, (character) => entities[character] ?? '');
}
