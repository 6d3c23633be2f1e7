/** One thing to buy. */
export interface GroceryItem {
  /** A UUID. */
  id: string;
  name: string;
  /** As written; null when none was given. */
  quantity: string | null;
  /** Name of the person who added it; null when unknown. */
  addedBy: string | null;
  createdAt: Date;
}

/** A page of the grocery list. */
export interface GroceryList {
  /** Newest first. */
  items: GroceryItem[];
  /** Including those beyond the page. */
  total: number;
}

/** An item to add. */
export interface NewGroceryItem extends Pick<GroceryItem, 'name' | 'quantity'> {
  /** A UUID. */
  id: string;
}

/** Origin, author and time of an addition. */
export interface GroceryRequest {
  /** The message or call that asked for it; repeating it adds nothing. */
  origin: string;
  addedBy: string;
  now: Date;
}

/** Outcome of adding an item. */
export interface AddedItem extends Pick<GroceryItem, 'name' | 'quantity'> {
  /** `there`: it was on the list already. */
  outcome: 'added' | 'there';
}
