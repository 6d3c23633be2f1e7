/** One thing to buy. */
export interface GroceryItem {
  /** A UUID. */
  id: string;
  name: string;
  /** How much, as written; null when it was not. */
  quantity: string | null;
  /** Who asked for it; null when it is not known. */
  addedBy: string | null;
  createdAt: Date;
}

/** A page of the grocery list. */
export interface GroceryList {
  /** Newest first. */
  items: GroceryItem[];
  /** With those beyond the page. */
  total: number;
}

/** Something to be put on the list. */
export interface NewGroceryItem extends Pick<GroceryItem, 'name' | 'quantity'> {
  /** A UUID. */
  id: string;
}

/** Who puts something on the list, and when. */
export interface GroceryRequest {
  /** What asked for it, such as a message: the same one twice does the same once. */
  origin: string;
  addedBy: string;
  now: Date;
}

/** What became of something that was to be put on the list. */
export interface AddedItem extends Pick<GroceryItem, 'name' | 'quantity'> {
  /** `there`: it was on the list already, so it is not put there twice. */
  outcome: 'added' | 'there';
}

/** The grocery list: what is still to buy. */
export interface GroceryStore {
  list(limit: number): Promise<GroceryList>;
  /** What is on the list, oldest first, so that numbers stay when something is added. */
  open(limit: number): Promise<GroceryItem[]>;
  /** Puts things on the list, in their order. What is there under the same name, in the same quantity or when none is said, is not put there again. */
  add(items: readonly NewGroceryItem[], request: GroceryRequest): Promise<AddedItem[]>;
  /** Strikes out an item; the same again changes nothing. Null when there is none of this id, or its text is cleared. */
  strikeOut(id: string): Promise<GroceryItem | null>;
  /**
   * Strikes out what `choose` chooses of the list, oldest first, and answers what that was; for an `origin` that has done
   * so before, what it was then.
   */
  strikeOutChosen(origin: string, choose: (open: GroceryItem[]) => GroceryItem[]): Promise<GroceryItem[]>;
  /**
   * Clears the texts of items that were struck out a week ago by the database's clock; their rows stay for a year, so that
   * a message that comes again does nothing twice.
   * @returns how many, at most `limit`
   */
  clearDone(limit: number): Promise<number>;
  /** Removes rows of items that were struck out a year ago. @returns how many, at most `limit` */
  removeDone(limit: number): Promise<number>;
}
