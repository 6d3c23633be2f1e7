import { chosenItems, namedItems, type ChosenItems } from '../../grocery/grocery-words.ts';
import type { GroceryStore } from '../../grocery/grocery-store.ts';
import { addedReply, doneReply, groceryReply, shownItems } from '../texts/grocery-text.ts';
import { sentence, type Reply } from '../texts/reply.ts';
import type { Command, CommandRequest } from './command.ts';

/** What the commands of the grocery list are made from. */
export interface GroceryCommandsParts {
  groceries: GroceryStore;
  newId: () => string;
  clock: () => Date;
}

/** The grocery list as it stands. */
export async function groceryList(groceries: Pick<GroceryStore, 'open'>): Promise<Reply> {
  return groceryReply(await groceries.open(shownItems + 1));
}

/** `/grocery`, `/add` and `/done`. */
export function groceryCommands({ groceries, newId, clock }: GroceryCommandsParts): Record<'grocery' | 'add' | 'done', Command> {
  return {
    grocery: () => groceryList(groceries),
    add: async ({ argument, sender, origin }) => {
      const items = namedItems(argument);
      if (items.length === 0) return sentence('What shall I put on the list? For example: /add milk, 2 l');
      return addedReply(await groceries.add(items.map((item) => ({ ...item, id: newId() })), { origin, addedBy: sender, now: clock() }));
    },
    done: (request) => strikeOut(groceries, request),
  };
}

async function strikeOut(groceries: GroceryStore, { argument, origin }: CommandRequest): Promise<Reply> {
  let result: ChosenItems = { chosen: [], unknown: [], unclear: [] };
  const chosen = await groceries.strikeOutChosen(origin, (open) => {
    result = chosenItems(argument, open);
    return result.chosen;
  });
  if (chosen.length + result.unknown.length + result.unclear.length === 0) return sentence('What is done? Give its name or its number on the list: /done milk');
  return doneReply({ ...result, chosen });
}
