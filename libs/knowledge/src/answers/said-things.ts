import {
  blanked,
  emailPattern,
  findTimes,
  linkPattern,
  moneyPattern,
  phoneSpans,
  spansOf,
  withoutLookalikes,
  type Span,
  type TimeMention,
} from '@homeroom/dates-in-text';
import { findDays, type DayMention } from './moments.ts';

/** A thing said, in a form in which it compares with others. */
export interface SaidThing extends Span {
  value: string;
}

/** Facts of a text that can be right or wrong to the letter. */
export interface SaidThings {
  days: DayMention[];
  times: TimeMention[];
  money: SaidThing[];
  /** Addresses of mail and web, and telephone numbers. */
  addresses: SaidThing[];
  /** Numbers that are none of these, in digits or words. */
  numbers: SaidThing[];
  /** The text with days, times, money and addresses blanked. */
  rest: string;
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const number = new RegExp(`\\d+(?:[.,]\\d+)*|\\b(?:${numberWords.slice(2).join('|')})\\b`, 'giu');

/** @param reference YYYY-MM-DD, the day on which the text was written */
export function saidThings(text: string, reference: string): SaidThings {
  const plain = withoutLookalikes(text);
  const days = findDays(text, reference);
  const times = findTimes(plain);
  const addresses = saidAddresses(text);
  const money = spansOf(text, moneyPattern).map((span) => ({
    ...span,
    value: moneyValue(text.slice(span.start, span.end)),
  }));
  const rest = blanked(text, [...days, ...times, ...addresses, ...money]);
  const numbers = spansOf(rest, number).map((span) => ({
    ...span,
    value: numberValue(rest.slice(span.start, span.end)),
  }));
  return { days, times, money, addresses, numbers, rest };
}

function saidAddresses(text: string): SaidThing[] {
  const emails = spansOf(text, emailPattern);
  const links = spansOf(blanked(text, emails), linkPattern);
  const withoutBoth = blanked(text, [...emails, ...links]);
  return [
    ...emails.map((span) => ({ ...span, value: text.slice(span.start, span.end).toLowerCase() })),
    ...links.map((span) => ({ ...span, value: linkValue(text.slice(span.start, span.end)) })),
    ...phoneSpans(withoutBoth).map((span) => ({
      ...span,
      value: text.slice(span.start, span.end).replaceAll(/\D/g, '').slice(-10),
    })),
  ];
}

/** The host in lower case, the path unchanged: only the host is case-insensitive. */
function linkValue(link: string): string {
  const [host = '', ...path] = link.replace(/^https?:\/\//i, '').split('/');
  return [host.toLowerCase().replace(/^www\./, ''), ...path].join('/').replace(/\/$/, '');
}

function moneyValue(sum: string): string {
  const value = Number(sum.replaceAll(/[^\d.]/g, ''));
  return `${currency(sum)} ${/cent/i.test(sum) ? value / 100 : value}`;
}

function currency(sum: string): string {
  if (/€|eur/i.test(sum)) return 'EUR';
  if (/£|pound|GBP/i.test(sum)) return 'GBP';
  if (/₹|INR/i.test(sum)) return 'INR';
  if (/¥/.test(sum)) return 'JPY';
  return /CHF/i.test(sum) ? 'CHF' : '$';
}

function numberValue(said: string): string {
  const word = numberWords.indexOf(said.toLowerCase());
  return word === -1 ? said.replaceAll(/,(?=\d{3})/g, '') : String(word);
}
