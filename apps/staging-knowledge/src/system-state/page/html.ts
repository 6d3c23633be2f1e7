import { escapeHtml, shortLine } from '@homeroom/text';

/** Markup that is safe to send: every text in it was escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Values allowed in markup: texts and numbers are escaped, lists are joined, nothing is nothing. */
export type HtmlValue = Html | string | number | null | false | readonly HtmlValue[];

/** A template of markup whose values cannot become markup, in elements and in quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, index) => part + written(values[index] ?? null)).join(''));
}

/** Markup of a text that someone else wrote, on one line: isolated in its direction, free to break anywhere, shortened. */
export function foreign(text: string, maxLength = 301): Html {
  return html`<span class="foreign" dir="auto">${shortLine(text, maxLength)}</span>`;
}

function written(value: HtmlValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(written).join('');
  return escapeHtml(String(value));
}
