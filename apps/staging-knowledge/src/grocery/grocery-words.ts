import { shortLine } from '@homeroom/text';
import type { GroceryItem } from './grocery-item.ts';

/** A thing as somebody named it. */
export type NamedItem = Pick<GroceryItem, 'name' | 'quantity'>;

/** Result of matching a text with the list. */
export interface ChosenItems {
  chosen: GroceryItem[];
  /** The numbers of what has been struck out since it was shown, as they were said. */
  gone: string[];
  /** Texts that match nothing on the list. */
  unknown: string[];
  /** Ambiguous texts. */
  unclear: string[];
}

const maxParts = 50;
const nameLength = 120;
const quantityLength = 40;
const maxTextLength = 4_096;
const maxPartLength = 300;

const number = '\\d{1,6}(?:[.,/]\\d{1,3})?';
const unit =
  '(?:x|ml|cl|dl|l|liters?|litres?|g|gr|grams?|kg|kilos?|oz|ounces?|lbs?|pounds?|pints?|quarts?|gallons?|gal|cups?|tbsp|tsp|packs?|packets?|packages?|bags?|box(?:es)?|bottles?|cans?|tins?|jars?|cartons?|dozen|bunch(?:es)?|loa(?:f|ves)|rolls?|pieces?|pcs?|slices?|heads?|cloves?|sticks?)';
const quantity = `(?:${number}\\s?${unit}|x\\s?${number}|(?:an?|half an?|one|two|three|four|five|six) ${unit}|a dozen|half a dozen|${number})`;
/** A name has at least one of these: a letter or a picture. */
const nameable = '[\\p{L}\\p{Emoji_Presentation}\\p{Extended_Pictographic}]';
const only = new RegExp(`^${quantity}$`, 'i');
const before = new RegExp(`^(${quantity}) (?:of )?(?=\\D)(.*${nameable}.*)$`, 'iu');
const behind = new RegExp(
  `^(.*${nameable}.*?)[\\s,:(–-]{1,3}(${number}\\s?${unit}|x\\s?${number}|${number})\\)?$`,
  'iu',
);

/**
 * The things of a text, one in a line or between commas. A quantity may stand before a thing, behind it, or as a part of
 * its own after it: `milk, 2 l` is two litres of milk. At most 50.
 */
export function namedItems(text: string): NamedItem[] {
  const items: NamedItem[] = [];
  for (const part of partsOf(text)) {
    const last = items.at(-1);
    if (last && last.quantity === null && only.test(part)) last.quantity = shortLine(part, quantityLength);
    else items.push(namedItem(part));
  }
  return items;
}

function namedItem(part: string): NamedItem {
  if (only.test(part)) return { name: shortLine(part, nameLength), quantity: null };
  const [, amountBefore, nameBehind] = before.exec(part) ?? [];
  const [, nameBefore, amountBehind] = amountBefore === undefined ? (behind.exec(part) ?? []) : [];
  const amount = amountBefore ?? amountBehind ?? null;
  return {
    name: shortLine(nameBehind ?? nameBefore ?? part, nameLength),
    quantity: amount === null ? null : shortLine(amount, quantityLength),
  };
}

/**
 * Returns the items by number for a chat that was shown a list: the items shown, null for those that are gone, then
 * newer ones. When none is left, the numbers mean nothing, and the current list counts.
 * @param shown ids of the items in the order of their numbers
 */
export function numberedAsShown(
  shown: readonly string[],
  open: readonly GroceryItem[],
): readonly (GroceryItem | null)[] {
  const items = new Map(open.map((item) => [item.id, item]));
  if (!shown.some((id) => items.has(id))) return open;
  return [...shown.map((id) => items.get(id) ?? null), ...open.filter(({ id }) => !shown.includes(id))];
}

/**
 * Returns the items selected by a text such as `milk`, `2` or `1, eggs`: by number, by name, or by words unique to one
 * name.
 */
export function chosenItems(
  text: string,
  open: readonly GroceryItem[],
  numbered: readonly (GroceryItem | null)[] = open,
): ChosenItems {
  const result: ChosenItems = { chosen: [], gone: [], unknown: [], unclear: [] };
  for (const part of partsOf(text)) {
    const found = meant(part, open, numbered);
    const said = shortLine(part, nameLength);
    if (found === null) result.gone.push(said);
    else if (found.length === 1) result.chosen.push(...found.filter((item) => !result.chosen.includes(item)));
    else result[found.length === 0 ? 'unknown' : 'unclear'].push(said);
  }
  return result;
}

/** Of several that bear exactly this name, the oldest; null for the number of something that is gone. */
function meant(
  part: string,
  open: readonly GroceryItem[],
  numbered: readonly (GroceryItem | null)[],
): GroceryItem[] | null {
  const place = /^#?(\d{1,4})\.?$/.exec(part)?.[1];
  if (place !== undefined) {
    const item = numbered[Number(place) - 1];
    return item === null ? null : item === undefined ? [] : [item];
  }
  const said = [part, namedItem(part).name].map(folded);
  const exactly = open.find(({ name }) => said.includes(folded(name)));
  return exactly
    ? [exactly]
    : open.filter(({ name }) => said.some((words) => ` ${folded(name)} `.includes(` ${words} `)));
}

function partsOf(text: string): string[] {
  // A comma inside a figure is no end: 1,5 l.
  const parts = text.slice(0, maxTextLength).split(/\r?\n|;|,(?!\d)|(?<!\d),/);
  return parts
    .map((part) =>
      part
        .replace(/^\s*(?:[-*•·]|and\s)\s*/i, '')
        .trim()
        .slice(0, maxPartLength),
    )
    .filter((part) => /[\p{L}\p{N}\p{Emoji_Presentation}\p{Extended_Pictographic}]/u.test(part))
    .slice(0, maxParts);
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Emoji_Presentation}\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
}
