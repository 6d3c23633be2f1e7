import type { Household, Member } from '@homeroom/household';
import type { MessageSender } from '@homeroom/messenger';
import type { Logger } from '@homeroom/service-kit';
import type { BotMetrics } from './bot-metrics.ts';

/** What telling members from others needs. */
export interface KnownSendersParts {
  household: Pick<Household, 'members'>;
  metrics: Pick<BotMetrics, 'unknownSender'>;
  logger: Pick<Logger, 'info'>;
  clock: () => Date;
}

const hourMs = 3_600_000;

/** Knows the members by their ids on the messenger, and counts everybody else. */
export class KnownSenders {
  private readonly parts: KnownSendersParts;
  private readonly members: ReadonlyMap<string, Member>;
  private unknownSinceTold = 0;
  private toldAt = -Infinity;

  constructor(parts: KnownSendersParts) {
    this.parts = parts;
    this.members = new Map(
      parts.household.members.flatMap((member) =>
        member.messengerUserId === null ? [] : [[member.messengerUserId, member] as const],
      ),
    );
  }

  /** The member who sent something; null, and counted, when it was somebody else. The log says so once an hour at most. */
  memberOf(sender: MessageSender | null): Member | null {
    const member = sender && this.members.get(sender.id);
    if (member) return member;
    const { metrics, logger, clock } = this.parts;
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
