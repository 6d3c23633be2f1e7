/** The grocery list as each chat saw it last, so that a number means what stood beside it there. */
export interface ShownListStore {
  /** Notes what a chat is shown, in the order of the numbers. Ids are UUIDs. */
  remember(chatId: string, itemIds: readonly string[]): Promise<void>;
  /** Empty when it was shown nothing. */
  last(chatId: string): Promise<string[]>;
}
