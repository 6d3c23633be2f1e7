import { chosenItems, namedItems, numberedAsShown, type ChosenItems } from '../../grocery/grocery-words.ts';
import type { GroceryStore } from '../../grocery/grocery-store.ts';
import type { ShownListStore } from '../../grocery/shown-list-store.ts';
import { addedReply, doneReply, groceryReply, shownItems } from '../texts/grocery-text.ts';
import { sentence, type Reply } from '../texts/reply.ts';
import type { Command, CommandRequest } from './command.ts';

export interface GroceryCommandsDeps {
  groceries: GroceryStore;
  shownLists: ShownListStore;
  newId: () => string;
  clock: () => Date;
}

export interface ShowListDeps {
  groceries: Pick<GroceryStore, 'open'>;
  shownLists: ShownListStore;
}

/** Shows the current grocery list to a chat, whose item numbers refer to it from now on. */
export async function showList({ groceries, shownLists }: ShowListDeps, chatId: string): Promise<Reply> {
  const open = await groceries.open(shownItems + 1);
  await shownLists.remember(
    chatId,
    open.slice(0, shownItems).map(({ id }) => id),
  );
  return groceryReply(open);
}

/** `/grocery`, `/add` and `/done`. */
export function groceryCommands(deps: GroceryCommandsDeps): Record<'grocery' | 'add' | 'done', Command> {
  const { groceries, newId, clock } = deps;
  return {
    grocery: ({ chatId }) => showList(deps, chatId),
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
    done: (request) => strikeOut(deps, request),
  };
}

async function strikeOut(
  { groceries, shownLists }: GroceryCommandsDeps,
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
