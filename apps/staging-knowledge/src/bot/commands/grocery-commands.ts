import { chosenItems, namedItems, numberedAsShown, type ChosenItems } from '../../grocery/grocery-words.ts';
import type { GroceryStore } from '../../grocery/grocery-store.ts';
import type { ShownListStore } from '../../grocery/shown-list-store.ts';
import { addedReply, doneReply, groceryReply, shownItems } from '../texts/grocery-text.ts';
import { sentence, type Reply } from '../texts/reply.ts';
import type { Command, CommandRequest } from './command.ts';

/** What the commands of the grocery list are made from. */
export interface GroceryCommandsParts {
  groceries: GroceryStore;
  shownLists: ShownListStore;
  newId: () => string;
  clock: () => Date;
}

/** What showing the list needs. */
export interface ShowListParts {
  groceries: Pick<GroceryStore, 'open'>;
  shownLists: ShownListStore;
}

/** The grocery list as it stands, for a chat, which counts by its numbers from now on. */
export async function showList({ groceries, shownLists }: ShowListParts, chatId: string): Promise<Reply> {
  const open = await groceries.open(shownItems + 1);
  await shownLists.remember(
    chatId,
    open.slice(0, shownItems).map(({ id }) => id),
  );
  return groceryReply(open);
}

/** `/grocery`, `/add` and `/done`. */
export function groceryCommands(parts: GroceryCommandsParts): Record<'grocery' | 'add' | 'done', Command> {
  const { groceries, newId, clock } = parts;
  return {
    grocery: ({ chatId }) => showList(parts, chatId),
    add: async ({ argument, sender, origin }) => {
      const items = namedItems(argument);
      if (items.length === 0) return sentence('What shall I put on the list? For example: /add milk, 2 l');
      return addedReply(
        await groceries.add(
          items.map((item) => ({ ...item, id: newId() })),
          { origin, addedBy: sender, now: clock() },
        ),
      );
    },
    done: (request) => strikeOut(parts, request),
  };
}

async function strikeOut(
  { groceries, shownLists }: GroceryCommandsParts,
  { argument, chatId, origin }: CommandRequest,
): Promise<Reply> {
  let result: ChosenItems = { chosen: [], gone: [], unknown: [], unclear: [] };
  const shown = await shownLists.last(chatId);
  const chosen = await groceries.strikeOutChosen(origin, (open) => {
    result = chosenItems(argument, open, numberedAsShown(shown, open));
    return result.chosen;
  });
  if (chosen.length + result.gone.length + result.unknown.length + result.unclear.length === 0)
    return sentence('What is done? Give its name or its number on the list: /done milk');
  return doneReply({ ...result, chosen });
}
