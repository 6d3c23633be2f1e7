import { ordinal } from '@homeroom/text';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** A day behind its month, with marks that are no letters; the "t" of a raised "th" looks like a 1. */
const markedDay = new RegExp(`\\b(${month}\\.? )(\\d{1,2})(1?)(["”“’‘'*°]{1,2}|M)?(?=[\\s,.;:)]|$)`, 'giu');

/**
 * Writes the raised ordinals of days out again, which recognition takes for quotation marks and the like: `March 11"`
 * is March 11th, `Feb. 121` Feb. 12th. A day is changed only where it has such marks or there is no such day.
 */
export function withOrdinals(text: string): string {
  return text.replace(markedDay, (written, before: string, digits: string, one: string, marks?: string) => {
    const isDay = (day: number) => day >= 1 && day <= 31;
    if (one === '' && isDay(Number(digits))) return marks ? before + ordinal(Number(digits)) : written;
    const day = Number(one === '' ? digits.replace(/1$/, '') : digits);
    return isDay(day) ? before + ordinal(day) : written;
  });
}
