import type { Ask } from '@homeroom/knowledge';
import type { BriefingService } from '../documents/card/briefing-service.ts';
import type { Context } from '../context.ts';
import type { Ingest } from '../knowledge/ingest.ts';
import { createBotMetrics } from './bot-metrics.ts';
import type { BotState } from './bot-state.ts';
import { askCommand } from './commands/ask-command.ts';
import type { Command } from './commands/command.ts';
import { entryCommands } from './commands/entry-commands.ts';
import { groceryCommands } from './commands/grocery-commands.ts';
import { help } from './commands/help.ts';
import { FollowUpdates } from './follow-updates.ts';
import { HandleUpdate } from './handle-update.ts';
import { KnownSenders } from './known-senders.ts';
import { extractionsFor } from './message-extraction.ts';
import { TakeDocument } from './take-document.ts';

/** The bot, as the service runs it. */
export interface StagingBot {
  /** Current state. */
  readonly state: BotState;
  /** Time of the last poll that succeeded; null while the bot does not run. */
  readonly succeededAt: Date | null;
  start(): void;
  stop(): Promise<void>;
}

/** Services that the bot uses. */
export interface BotServices {
  ingest: Ingest;
  ask: Ask;
  briefing: BriefingService;
}

/** Makes the bot; without a connection it is one that does nothing and says why. */
export function createBot(context: Context, services: BotServices): StagingBot {
  const {
    config,
    botConnection: connection,
    botProgress: progress,
    database,
    logger,
    clock,
    botTimes: times,
  } = context;
  const metrics = createBotMetrics(context.metrics);
  if (connection === null) return idleBot(config.bot === 'no_token' ? 'no_token' : 'disabled');
  const { household, uploadMaxBytes: maxBytes } = config;
  const { timezone: timeZone, locale } = household;
  const parts = {
    connection,
    groceries: context.groceryStore,
    shownLists: context.shownLists,
    eventGraph: context.eventGraphStore,
    timeZone,
    locale,
    clock,
    metrics,
    logger,
  };
  const handler = new HandleUpdate({
    ...parts,
    senders: new KnownSenders({ ...parts, household }),
    commands: commandsOf(context, services),
    ingest: services.ingest,
    draw: extractionsFor(household),
    documents: new TakeDocument({ ...parts, briefing: services.briefing, maxBytes }),
  });
  return new FollowUpdates({ ...parts, handler, progress, database, times });
}

function commandsOf(
  { config, groceryStore: groceries, shownLists, eventGraphStore: eventGraph, newId, clock, logger }: Context,
  { ask }: BotServices,
): ReadonlyMap<string, Command> {
  const { timezone: timeZone, locale } = config.household;
  const commands: Record<string, Command> = {
    ...groceryCommands({ groceries, shownLists, newId, clock }),
    ...entryCommands({ eventGraph, timeZone, locale, clock }),
    ask: askCommand({ ask, logger }),
    help,
    start: help,
  };
  return new Map(Object.entries(commands));
}

function idleBot(state: BotState): StagingBot {
  return { state, succeededAt: null, start: () => undefined, stop: () => Promise.resolve() };
}
