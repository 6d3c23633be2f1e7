import type { BriefingCard } from '../../card/card.ts';
import type { CardReading } from '../card-reading.ts';
import { quote, type Doubt } from '../events/date-doubts.ts';

const inWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?:[ -](?:five|fifty|hundred))? (?:dollars?|euros?|pounds?|bucks)\b/i;
const totalLine =
  /\b(?:total|balance|amount|sum|due|deposit|pay)\b[^\n]{0,60}?(?<![\d.,/-])(\d{1,3}(?:[.,]\d{3})*[.,]\d{2})(?!\d|[.,/-]\d)/i;

/** Reasons for which amounts of a card may be missing or wrong. */
export function moneyDoubts({ sentences }: CardReading, money: BriefingCard['money']): Doubt[] {
  const known = new Set(money.map(({ amount }) => amount));
  const words = sentences.map(({ text }) => inWords.exec(text)?.[0]).find((found) => found !== undefined);
  const total = sentences
    .map(({ text }) => totalLine.exec(text)?.[1])
    .find((written) => written !== undefined && !known.has(amountOf(written)));
  const bare = money.find(({ currency }) => currency === null);
  const doubts: (Doubt | false)[] = [
    words !== undefined && { reason: `${quote(words)} is an amount in words, which may be missing here.`, left: 0.75 },
    total !== undefined && { reason: `${quote(total)} looks like an amount and was not read as one.`, left: 0.7 },
    bare !== undefined && { reason: `The currency of ${quote(bare.text)} is not written.`, left: 0.75 },
  ];
  return doubts.filter((doubt) => doubt !== false);
}

function amountOf(written: string): number {
  return Number(`${written.slice(0, -3).replaceAll(/[.,]/g, '')}.${written.slice(-2)}`);
}
