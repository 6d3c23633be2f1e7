import { shortLine } from '@homeroom/text';
import type { AddedItem, GroceryItem } from '../../grocery/grocery-item.ts';
import type { ChosenItems } from '../../grocery/grocery-words.ts';
import { pressData } from '../press-data.ts';
import { bold, replyOf, written, type Reply } from './reply.ts';

/** Number of items that one message shows, each with its button. */
export const shownItems = 60;

const nameLength = 80;
const listLength = 1_200;
const labelLength = 24;
const buttonsOfRow = 2;

/** The grocery list with a button for each thing. @param open one more than is shown says that there are more */
export function groceryReply(open: readonly GroceryItem[]): Reply {
  if (open.length === 0) return replyOf(['The grocery list is empty. Put something on it with /add milk, 2 l']);
  const shown = open.slice(0, shownItems);
  const lines = shown.map((item, index) => `${index + 1}. ${written(itemWords(item), nameLength)}`);
  const buttons = shown.map(({ id, name }) => ({
    label: `✓ ${shortLine(name, labelLength)}`,
    data: pressData({ action: 'got', id }),
  }));
  return replyOf(
    [bold('Grocery list'), ...lines, ...(open.length > shownItems ? ['There is more on it.'] : [])],
    rows(buttons, buttonsOfRow),
  );
}

/** Reply to `/add`. */
export function addedReply(items: readonly AddedItem[]): Reply {
  const of = (outcome: AddedItem['outcome']) => items.filter((item) => item.outcome === outcome);
  return replyOf([
    ...listLine('On the list:', of('added')),
    ...listLine('Already on it:', of('there')),
    '/grocery shows the list.',
  ]);
}

/** Reply to `/done`. */
export function doneReply({ chosen, gone, unknown, unclear }: ChosenItems): Reply {
  const quoted = (words: readonly string[]) => words.map((word) => ({ name: `“${word}”`, quantity: null }));
  return replyOf([
    ...listLine('✓', chosen),
    ...listLine('No longer on the list:', quoted(gone)),
    ...listLine('Not on the list:', quoted(unknown)),
    ...listLine('Which one?', quoted(unclear)),
    '/grocery shows the list.',
  ]);
}

function listLine(heading: string, items: readonly Pick<GroceryItem, 'name' | 'quantity'>[]): string[] {
  return items.length === 0 ? [] : [`${heading} ${written(items.map(itemWords).join('; '), listLength)}`];
}

function itemWords({ name, quantity }: Pick<GroceryItem, 'name' | 'quantity'>): string {
  return quantity === null ? name : `${name}, ${quantity}`;
}

function rows<Button>(buttons: readonly Button[], length: number): Button[][] {
  return Array.from({ length: Math.ceil(buttons.length / length) }, (_, row) =>
    buttons.slice(row * length, (row + 1) * length),
  );
}
