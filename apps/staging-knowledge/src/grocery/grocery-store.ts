import { advisoryLockKey, type Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/staging-knowledge';
import type { Prisma, PrismaClient } from '@homeroom/database/staging-knowledge';
import type { AddedItem, GroceryItem, GroceryList, GroceryRequest, NewGroceryItem } from './grocery-item.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isOpen = { doneAt: null };
const columns = { id: true, name: true, quantity: true, addedBy: true, createdAt: true } as const;
const oldestFirst: Prisma.GroceryItemOrderByWithRelationInput[] = [{ createdAt: 'asc' }, { id: 'asc' }];
/** Bounds what one command reads. */
const maxChosenFrom = 1_000;

/** The grocery list. */
export class GroceryStore {
  private readonly prisma: PrismaClient;

  constructor(database: Database) {
    this.prisma = createClient(database);
  }

  /** Returns a page of the list, newest first. */
  async list(limit: number): Promise<GroceryList> {
    const items = await this.prisma.groceryItem.findMany({
      where: isOpen,
      select: columns,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
    });
    const total = items.length < limit ? items.length : await this.prisma.groceryItem.count({ where: isOpen });
    return { items, total };
  }

  /** Returns the list, oldest first, so that numbers stay when something is added. */
  open(limit: number): Promise<GroceryItem[]> {
    return this.prisma.groceryItem.findMany({ where: isOpen, select: columns, orderBy: oldestFirst, take: limit });
  }

  /** Adds items in their order, except those on the list under the same name, in the same quantity or when none is given. */
  add(items: readonly NewGroceryItem[], request: GroceryRequest): Promise<AddedItem[]> {
    return this.prisma.$transaction(async (transaction) => {
      // The lock keeps two simultaneous additions of the same thing from adding it twice.
      await transaction.$executeRawUnsafe(`SELECT pg_advisory_xact_lock(${advisoryLockKey('grocery list')})`);
      const origins = items.map((_, place) => `${request.origin}:${place}`);
      const known: KnownItem[] = await transaction.groceryItem.findMany({
        where: { OR: [isOpen, { origin: { in: origins } }] },
        select: { name: true, quantity: true, origin: true, doneAt: true },
      });
      const created = items.flatMap((item, place) => {
        const origin = `${request.origin}:${place}`;
        if (known.some((row) => row.origin === origin || isSameOpenItem(row, item))) return [];
        known.push({ name: item.name, quantity: item.quantity, origin, doneAt: null });
        // A millisecond apart, so that the list keeps their order.
        const createdAt = new Date(request.now.getTime() + place);
        return [{ ...item, addedBy: request.addedBy, origin, createdAt }];
      });
      await transaction.groceryItem.createMany({ data: created });
      const added = new Set(known.map(({ origin }) => origin));
      return items.map(({ name, quantity }, place) => ({
        name,
        quantity,
        outcome: added.has(`${request.origin}:${place}`) ? 'added' : 'there',
      }));
    });
  }

  /** Strikes out an item; repeating it changes nothing. Null when there is none with this id, or its text is cleared. */
  async strikeOut(id: string): Promise<GroceryItem | null> {
    if (!uuid.test(id)) return null;
    const listed = { id, name: { not: '' } };
    await this.prisma.groceryItem.updateMany({ where: { ...listed, ...isOpen }, data: { doneAt: new Date() } });
    return this.prisma.groceryItem.findFirst({ where: listed, select: columns });
  }

  /**
   * Strikes out the items that `choose` selects from the list, oldest first, and returns them; for an `origin` that has
   * done so before, the items of that time.
   */
  strikeOutChosen(origin: string, choose: (open: GroceryItem[]) => GroceryItem[]): Promise<GroceryItem[]> {
    return this.prisma.$transaction(async (transaction) => {
      const before = await transaction.groceryItem.findMany({
        where: { doneBy: origin },
        select: columns,
        orderBy: oldestFirst,
      });
      if (before.length > 0) return before;
      const open = await transaction.$queryRaw<GroceryItem[]>`
        SELECT id, name, quantity, added_by AS "addedBy", created_at AS "createdAt" FROM grocery_item
        WHERE done_at IS NULL ORDER BY created_at, id LIMIT ${maxChosenFrom} FOR UPDATE`;
      const chosen = choose(open);
      await transaction.groceryItem.updateMany({
        where: { id: { in: chosen.map(({ id }) => id) } },
        data: { doneAt: new Date(), doneBy: origin },
      });
      return chosen;
    });
  }
}

interface KnownItem {
  name: string;
  quantity: string | null;
  origin: string | null;
  doneAt: Date | null;
}

function isSameOpenItem({ name, quantity, doneAt }: KnownItem, item: NewGroceryItem): boolean {
  return (
    doneAt === null &&
    name.toLowerCase() === item.name.toLowerCase() &&
    (item.quantity === null || quantity === item.quantity)
  );
}
