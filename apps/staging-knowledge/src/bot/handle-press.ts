import { MessengerRefusedError, type BotConnection, type ButtonPress } from '@homeroom/messenger';
import type { EventGraphStore } from '../event-graph/event-graph-store-sql.ts';
import type { GroceryStore } from '../grocery/grocery-store.ts';
import type { ShownListStore } from '../grocery/shown-list-store.ts';
import { openItems } from './commands/entry-commands.ts';
import { showList } from './commands/grocery-commands.ts';
import { readPressData, type PressData } from './press-data.ts';
import type { Reply } from './texts/reply.ts';

/** Dependencies of handling button presses. */
export interface HandlePressDeps {
  connection: Pick<BotConnection, 'acknowledge' | 'replace'>;
  groceries: Pick<GroceryStore, 'open' | 'strikeOut'>;
  shownLists: ShownListStore;
  eventGraph: Pick<EventGraphStore, 'urgent' | 'recent' | 'close'>;
  timeZone: string;
  /** The household's. */
  locale: string;
  clock: () => Date;
}

interface PressResult {
  /** Short notice for the member who pressed. */
  note: string;
  /** New text of the message that has the button, for its chat. */
  message: (chatId: string) => Promise<Reply>;
}

/** Does what a button says, answers the press and updates the message. Pressing again changes nothing. */
export async function handlePress(press: ButtonPress, deps: HandlePressDeps): Promise<void> {
  const { connection } = deps;
  const data = readPressData(press.data);
  if (!data) return unlessRefused(connection.acknowledge(press.id, 'I do not know this button any more.'));
  const { note, message } = await pressed(data, deps);
  await unlessRefused(connection.acknowledge(press.id, note));
  if (press.message)
    await unlessRefused(connection.replace({ ...press.message, ...(await message(press.message.chatId)) }));
}

async function pressed({ action, id }: PressData, deps: HandlePressDeps): Promise<PressResult> {
  const { groceries, eventGraph } = deps;
  if (action === 'got') {
    const item = await groceries.strikeOut(id);
    return {
      note: item ? `✓ ${item.name}` : 'That is no longer on the list.',
      message: (chatId) => showList(deps, chatId),
    };
  }
  const confirmed = action === 'yes';
  const entry = await eventGraph.close(id, { confirmed });
  const note = entry ? `${confirmed ? 'Confirmed' : 'Closed'}: ${entry.what}` : 'That is no longer there.';
  return { note, message: () => openItems(deps) };
}

/** A press that is too old to be answered, or a message that is gone, is no reason to try again. */
async function unlessRefused(call: Promise<void>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof MessengerRefusedError)) throw error;
  });
}
