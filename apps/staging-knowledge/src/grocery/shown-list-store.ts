import type { Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/staging-knowledge';
import type { PrismaClient } from '@homeroom/database/staging-knowledge';

/** The grocery list as each chat saw it last, so that a number means the item it had there. */
export class ShownListStore {
  private readonly prisma: PrismaClient;

  constructor(database: Database) {
    this.prisma = createClient(database);
  }

  /** Stores the items shown to a chat, in the order of their numbers. Ids are UUIDs. */
  async remember(chatId: string, itemIds: readonly string[]): Promise<void> {
    const shown = { itemIds: [...itemIds], shownAt: new Date() };
    await this.prisma.groceryListShown.upsert({ where: { chatId }, create: { chatId, ...shown }, update: shown });
  }

  /** Returns the ids shown last; empty when nothing was. */
  async last(chatId: string): Promise<string[]> {
    const shown = await this.prisma.groceryListShown.findUnique({ where: { chatId } });
    return shown?.itemIds ?? [];
  }
}
