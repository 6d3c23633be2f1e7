import type { Household, Member } from '@homeroom/household';
import type { MessageSender } from '@homeroom/messenger';
import type { Logger } from '@homeroom/service-kit';
import type { BotMetrics } from './bot-metrics.ts';

export interface KnownSendersDeps {
  household: Pick<Household, 'members'>;
  metrics: Pick<BotMetrics, 'unknownSender'>;
  logger: Pick<Logger, 'info'>;
  clock: () => Date;
}

const hourMs = 3_600_000;

/** Recognizes members by their messenger ids, and counts everyone else. */
export class KnownSenders {
  private readonly deps: KnownSendersDeps;
  private readonly members: ReadonlyMap<string, Member>;
  private unknownSinceTold = 0;
  private toldAt = -Infinity;

  constructor(deps: KnownSendersDeps) {
    this.deps = deps;
    this.members = new Map(
      deps.household.members.flatMap((member) =>
        member.messengerUserId === null ? [] : [[member.messengerUserId, member] as const],
      ),
    );
  }

  /** Returns the member who sent something; null for others, who are counted and logged at most once an hour. */
  memberOf(sender: MessageSender | null): Member | null {
    const member = sender && this.members.get(sender.id);
    if (member) return member;
    const { metrics, logger, clock } = this.deps;
    metrics.unknownSender();
    this.unknownSinceTold += 1;
    const now = clock().getTime();
    if (now - this.toldAt >= hourMs) {
      logger.info({ updates: this.unknownSinceTold }, 'the bot ignored people who are not in the family file');
      this.toldAt = now;
      this.unknownSinceTold = 0;
    }
    return null;
  }
}
