import type { Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/staging-knowledge';
import type { PrismaClient } from '@homeroom/database/staging-knowledge';

/** The messenger keeps updates for a day and restarts its numbers after a quiet week. */
const validMs = 2 * 86_400_000;

/** Progress of the bots through their updates. Ids of bots and numbers of updates are the messenger's. */
export class BotProgressStore {
  private readonly prisma: PrismaClient;

  constructor(database: Database) {
    this.prisma = createClient(database);
  }

  /** Returns the first update that is not done yet; null when none was done in the last two days. */
  async next(botId: string): Promise<number | null> {
    const found = await this.prisma.botProgress.findFirst({
      where: { botId, doneAt: { gt: new Date(Date.now() - validMs) } },
    });
    return found && Number(found.nextUpdate);
  }

  /** Records an attempt at an update and returns its number, from 1. Called only by the bot's one follower. */
  async begin(botId: string, updateId: number): Promise<number> {
    const begun = BigInt(updateId);
    const earlier = await this.prisma.botProgress.findUnique({ where: { botId } });
    const attempts = earlier?.begun === begun ? earlier.attempts + 1 : 1;
    await this.prisma.botProgress.upsert({
      where: { botId },
      create: { botId, begun, attempts },
      update: { begun, attempts },
    });
    return attempts;
  }

  /** Records that an update is done and never comes again. */
  async finish(botId: string, updateId: number): Promise<void> {
    const progress = { nextUpdate: BigInt(updateId) + 1n, doneAt: new Date() };
    await this.prisma.botProgress.upsert({ where: { botId }, create: { botId, ...progress }, update: progress });
  }
}
