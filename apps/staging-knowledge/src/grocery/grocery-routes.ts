import { Router } from 'express';
import { withOffset } from '../family-time.ts';
import type { components } from '../generated/contract-types.ts';
import type { GroceryItem } from './grocery-item.ts';
import type { GroceryStore } from './grocery-store.ts';

type GroceryItemBody = components['schemas']['GroceryItem'];

export interface GroceryRoutesDeps {
  store: GroceryStore;
  timeZone: string;
}

/** `GET /grocery`. */
export function groceryRoutes({ store, timeZone }: GroceryRoutesDeps): Router {
  return Router().get('/grocery', async (req, res) => {
    const { items, total } = await store.list(Number(req.query['limit'] ?? 50));
    res.json({ items: items.map((item) => presentItem(item, timeZone)), total });
  });
}

function presentItem({ id, name, quantity, addedBy, createdAt }: GroceryItem, timeZone: string): GroceryItemBody {
  return { id, name, quantity, added_by: addedBy, added_at: withOffset(createdAt, timeZone) };
}
