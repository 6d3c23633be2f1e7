import type { EventGraphStore } from '../../event-graph/event-graph-store-sql.ts';
import { startOfDay } from '../../family-time.ts';
import { openReply, recentReply, shownEntries } from '../texts/entry-text.ts';
import type { Reply } from '../texts/reply.ts';
import type { Command } from './command.ts';

/** Dependencies of the commands that read the event graph. */
export interface EntryCommandsDeps {
  eventGraph: Pick<EventGraphStore, 'urgent' | 'recent'>;
  timeZone: string;
  /** The household's. */
  locale: string;
  clock: () => Date;
}

const recentMs = 7 * 86_400_000;

/** The items that wait for somebody, as they stand, the most urgent first. */
export async function openItems({ eventGraph, timeZone, locale, clock }: EntryCommandsDeps): Promise<Reply> {
  const now = clock();
  return openReply(await eventGraph.urgent(startOfDay(now, timeZone), shownEntries + 1), { now, timeZone, locale });
}

/** `/open` and `/recent`. */
export function entryCommands(deps: EntryCommandsDeps): Record<'open' | 'recent', Command> {
  const { eventGraph, timeZone, locale, clock } = deps;
  return {
    open: () => openItems(deps),
    recent: async () => {
      const now = clock();
      return recentReply(await eventGraph.recent(new Date(now.getTime() - recentMs), shownEntries), {
        now,
        timeZone,
        locale,
      });
    },
  };
}
