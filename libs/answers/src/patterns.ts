/** A stretch of a text, from `start` up to but not including `end`. */
export interface Span {
  start: number;
  end: number;
}

/** A sum of money: `$12.50`, `€5`, `12 dollars`, `5 USD`. */
export const moneyPattern =
  /(?:(?:US|CA|AU|NZ)?[$€£¥₹]\s?\d[\d,]{0,12}(?:\.\d{1,2})?)|(?:\b\d[\d,]{0,12}(?:[.,]\d{1,2})?\s?(?:€|£|(?:dollars?|bucks|cents?|euros?|pounds?|USD|EUR|GBP|CAD|AUD|INR|CHF)\b))/giu;
export const emailPattern = /\b[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}\b/giu;
export const linkPattern = /\bhttps?:\/\/[^\s<>"“”]{1,300}|\bwww\.[^\s<>"“”]{1,300}|\b[a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,40}){0,3}\.(?:com|org|net|edu|gov|io|us|uk|de|app)\b(?:\/[^\s<>"“”]{0,200})?/giu;
/** Seven digits or more, in groups as telephone numbers are written; ISO dates are none. */
export const phonePattern = /(?<![\w-])(?!\d{4}-\d{2}-\d{2})\+?(?:\(\d{2,4}\)[ .-]?|\d{1,4}[ .-])(?:\d{2,4}[ .-]){0,3}\d{3,4}\b(?!\s?(?:am|pm|a\.m|p\.m))/giu;
/** Numbers that name a thing or count something, which look like days or hours to a date reader. */
const namedNumber = /\b(?:rooms?|rm|grades?|gr|pages?|pp|chapters?|units?|lessons?|gates?|bus|route|exit|suite|apt|lot|field|court|lane|no|number|ages?|aged|years? old|u)\.?\s?#?\d{1,4}(?:\s?[-–]\s?\d{1,4})?\b|#\d{1,6}|\b\d{1,3}(?:\.\d)?\s?%/giu;

/** Where a pattern stands in a text; what ends a sentence rather than an address is left out. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.replace(/[.,;:!?)\]]+$/u, '').length }));
}

/** Telephone numbers; a pattern alone would take short groups of digits for one. */
export function phoneSpans(text: string): Span[] {
  return spansOf(text, phonePattern).filter(({ start, end }) => text.slice(start, end).replaceAll(/\D/g, '').length >= 7);
}

/** A text in which every span is blanked with as many underscores, so that everything else stays where it is. */
export function blanked(text: string, spans: readonly Span[]): string {
  let rest = text;
  for (const { start, end } of spans) rest = rest.slice(0, start) + '_'.repeat(Math.max(0, end - start)) + rest.slice(end);
  return rest;
}

/** A text without what a date reader would misread: money, addresses, telephone numbers, rooms and grades. */
export function withoutLookalikes(text: string): string {
  const addresses = blanked(text, [...spansOf(text, linkPattern), ...spansOf(text, emailPattern), ...spansOf(text, moneyPattern)]);
  return blanked(addresses, [...phoneSpans(addresses), ...spansOf(addresses, namedNumber)]);
}
