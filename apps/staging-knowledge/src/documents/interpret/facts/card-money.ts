import { shortLine } from '@homeroom/text';
import type { BriefingCard } from '../../card/card.ts';
import type { DatedSentence } from '../days/dated-sentence.ts';
import { wordTable } from '../letter/word-table.ts';

type BriefingAmount = BriefingCard['money'][number];

const most = 20;
const maxTotalLine = 160;
const total =
  /\b((?:grand |invoice |order )?total|balance due|amount due|total due|total charged|amount payable)\b[^\d\n]{0,40}(?:\d{1,2} ?%[^\d\n]{0,20})?(?<![\d.,])(\d{1,3}(?:[.,]\d{3}){0,3}[.,]\d{2})(?!\d|[.,/-]\d)/i;
const number =
  '(\\d{1,3}(?:\\.\\d{3}){1,3},\\d\\d|\\d{1,3}(?:,\\d{3}){1,3}(?:\\.\\d\\d)?|\\d{1,7}(?:[.,]\\d\\d)?)(?![\\d%]|[.,]\\d)';
const amounts = new RegExp(
  `(?:(US\\$|CA?\\$|AU?\\$|[$€£¥₹]|\\b(?:USD|EUR|GBP|CHF|CAD|AUD|MXN)) ?${number}|(?<![\\d.,$€£-])${number} ?(€|£|(?:US )?dollars?\\b|bucks\\b|euros?\\b|pounds?\\b(?! of)|cents\\b|USD\\b|EUR\\b|GBP\\b|CHF\\b|CAD\\b|AUD\\b|MXN\\b))`,
  'giu',
);
const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  'us dollar': 'USD',
  'us dollars': 'USD',
  bucks: 'USD',
  cents: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  cad: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  aud: 'AUD',
  mxn: 'MXN',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  chf: 'CHF',
};
const notAsked =
  /\b(?:raised|raise|goal(?: of| is)?|worth|valued? at|win|won|prizes?(?: of)?|saved?|saving|discount(?: of)?|off|scholarship|grant of|budget(?: of)?|total of .{0,20} raised|refunds?(?: of)?|credit of)\s*$/i;
const notAskedAfter =
  /^\s*(?:off\b|discount|(?:was|were|has been|have been) (?:raised|received|paid|credited|refunded|donated)|left\b|in (?:prizes|savings|scholarships|grants)|grant\b|prize\b|gift card prize)/i;
const nouns = wordTable`
  fee
  fees
  cost
  costs
  price
  deposit
  ticket
  tickets
  admission
  donation
  dues
  tuition
  payment
  balance
  lunch
  lunches
  entry
  registration
  membership
  fine
  charge
  copay
  co-pay
  rental
  t-?shirts?
  shirts?
  yearbooks?
  uniforms?
  snacks?
  photos?
  packages?
  supplies
  materials
  transportation
  bus
  trip
  camp
  late fee
  invoice
  bill
  contribution
  subscription
`;

const behindFor =
  /^(?: ?(?:per|each|a|an|\/) ?[\p{L}-]{0,20})?(?: [\p{L}-]{1,12}){0,2}? for (?:the |your |our |an? |all |this |each |every ){0,3}((?:[\p{L}’'-]{2,20} ?){1,4})/iu;
const ofEach = /^.{0,40}? for (?:each|every|one)\b/iu;
const payers = /^(?:child|student|pupil|person|player|family|adult|ticket|member|camper|kid|one|two|three|\d)/i;
const perPayer = /^\s*(?:per|each|a|\/) ?(?:student|child|person|family|player|ticket|adult|pupil)\b/i;
const plainCost = /^(?:the )?(?:costs?|price|fee|charge|payment)$/i;
const costing = /\b((?:[\p{L}’'-]{3,20} )?[\p{L}’'-]{3,20}) costs? (?:between |about |around |only |just )?$/iu;
const nounBefore = new RegExp(
  `\\b((?:[\\p{L}’'-]{3,20} ){0,2}(?:${nouns}))\\b(?: (?:is|are|of|costs?|for|will be|[\\p{L}]{2,12}(?: [\\p{L}]{2,12})?(?: is| are)))?[\\s:(–—=-]{0,6}$`,
  'iu',
);
const nounAfter = new RegExp(`^ (?:[\\p{L}-]{1,14} )?(${nouns})\\b`, 'iu');

/** The amounts of money that the letter asks for. */
export function cardMoney(sentences: readonly DatedSentence[]): BriefingAmount[] {
  const found = new Map<string, BriefingAmount>();
  const signed = sentences.map(amountsIn);
  const currencies = new Set(signed.flat().map(({ currency }) => currency));
  const [only = null] = currencies.size === 1 ? currencies : [];
  for (const [index, sentence] of sentences.entries()) {
    const amounts = signed[index] ?? [];
    for (const amount of amounts.length > 0 ? amounts : totalIn(sentence, only)) {
      const key = `${amount.amount} ${amount.currency}`;
      const known = found.get(key);
      if (!known) found.set(key, amount);
      else if (known.for === null && amount.for !== null) found.set(key, { ...known, for: amount.for });
      else if (
        known.for !== null &&
        amount.for !== null &&
        known.for !== amount.for &&
        sentence.block.kind !== 'paragraph'
      )
        found.set(`${key} ${amount.for}`, amount);
    }
    if (found.size >= most) break;
  }
  return [...found.values()].slice(0, most);
}

function amountsIn({ text, block }: DatedSentence): BriefingAmount[] {
  return [...text.matchAll(amounts)].slice(0, most).flatMap((match) => {
    const [words, sign, first, second, unit] = match;
    const [before, after] = [
      text.slice(Math.max(0, match.index - 80), match.index),
      text.slice(match.index + words.length, match.index + words.length + 90),
    ];
    if (notAsked.test(before) || notAskedAfter.test(after)) return [];
    const name = (sign ?? unit ?? '').toLowerCase();
    const value = valueOf(first ?? second ?? '');
    if (!Number.isFinite(value) || value === 0) return [];
    return [
      {
        amount: name === 'cents' ? value / 100 : value,
        currency: currencies[name] ?? null,
        text: shortLine(words.trim(), 40),
        for: purpose(before, after, block),
      },
    ];
  });
}

/** The sum of an invoice, which has its currency above the column or nowhere. */
function totalIn({ text, block }: DatedSentence, currency: string | null): BriefingAmount[] {
  const [, name = '', written = ''] =
    block.kind === 'paragraph' && text.length > maxTotalLine ? [] : (total.exec(text) ?? []);
  return written === ''
    ? []
    : [{ amount: valueOf(written), currency, text: written, for: tidy(name.toLowerCase()) || null }];
}

/** The number of "1,318.40", "1.020,00", "7,50" and "12". */
function valueOf(written: string): number {
  return Number(written.replaceAll(/[.,](?=\d{3})/g, '').replace(',', '.'));
}

/** "$18.50 for the trip", "a lunch ($5)", "Registration fee: $40", the cell before it, "each student". */
function purpose(before: string, after: string, { kind, label }: DatedSentence['block']): string | null {
  const behind = behindFor.exec(after)?.[1] ?? '';
  const named = ofEach.test(after) || payers.test(behind) ? '' : behind;
  const said = tidy(
    named || (costing.exec(before)?.[1] ?? nounBefore.exec(before)?.[1] ?? nounAfter.exec(after)?.[1] ?? ''),
  );
  if (said !== '' && !plainCost.test(said)) return said;
  if (kind === 'row') return cellBefore(before) || null;
  if (kind === 'field' && !/^(?:note|cost|price|payment|amount|total)s?$/i.test(label)) return tidy(label);
  return perPayer.exec(after)?.[0].trim() ?? (behind === '' ? null : `each ${tidy(behind)}`);
}

function cellBefore(before: string): string {
  const cells = before
    .replaceAll(/[$€£]\s?\d[\d.,]*\s*\/?/g, ' ')
    .split(/\s{2,}|\||\t/)
    .map((cell) => cell.trim());
  return (cells.findLast((cell) => /\p{L}{3}/u.test(cell)) ?? '').replace(/[\s,:;–—-]+$/u, '').slice(0, 60);
}

function tidy(words: string): string {
  const name = words
    .trim()
    .replace(
      /^(?:the|a|an|our|your|is|and|of|to|there is|with|most|some|please (?:pay|send|bring)|pay|send|bring)\s+/i,
      '',
    )
    .replace(/\s+(?:on|by|in|at|and|or|is|are|will|to|with|if|per|the|of|who|that|each)\b.*$/i, '');
  return shortLine(name, 60);
}
