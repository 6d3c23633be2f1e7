import type { Metrics } from '@homeroom/service-kit';
import { Counter, Gauge } from 'prom-client';
import type { BotState } from './bot-state.ts';

/** Kind of an update; `ignored` means the bot has no use for it. */
export type UpdateKind = 'message' | 'edit' | 'document' | 'command' | 'press' | 'ignored';

/** Reason a poll failed. */
export type PollFailure = 'conflict' | 'refused' | 'busy' | 'away' | 'other';

/** Metrics of the bot. */
export interface BotMetrics {
  handled(kind: UpdateKind): void;
  unknownSender(): void;
  givenUp(): void;
  pollFailed(reason: PollFailure): void;
  state(state: BotState): void;
}

const updateKinds: UpdateKind[] = ['message', 'edit', 'document', 'command', 'press', 'ignored'];
const pollFailures: PollFailure[] = ['conflict', 'refused', 'busy', 'away', 'other'];

/** Registers the bot's metrics. */
export function createBotMetrics({ registry }: Pick<Metrics, 'registry'>): BotMetrics {
  const registers = [registry];
  const handled = new Counter({
    name: 'bot_updates_total',
    help: 'Updates of the bot that are done, by what they were taken for.',
    labelNames: ['kind'],
    registers,
  });
  const unknown = new Counter({
    name: 'bot_unknown_senders_total',
    help: 'Updates of people who are not in the family file, which are ignored.',
    registers,
  });
  const givenUp = new Counter({
    name: 'bot_updates_given_up_total',
    help: 'Updates that failed too often and were left.',
    registers,
  });
  const failed = new Counter({
    name: 'bot_poll_failures_total',
    help: 'Polls of the messenger that failed.',
    labelNames: ['reason'],
    registers,
  });
  const polling = new Gauge({ name: 'bot_polling', help: '1 while this replica follows the bot.', registers });
  for (const kind of updateKinds) handled.inc({ kind }, 0);
  for (const reason of pollFailures) failed.inc({ reason }, 0);
  return {
    handled: (kind) => handled.inc({ kind }),
    unknownSender: () => unknown.inc(),
    givenUp: () => givenUp.inc(),
    pollFailed: (reason) => failed.inc({ reason }),
    state: (state) => polling.set(state === 'polling' ? 1 : 0),
  };
}
