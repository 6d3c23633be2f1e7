/** A stored calendar object, as the feed is made from it. */
export interface FeedObject {
  calendarId: string;
  uid: string;
  ics: string;
  /** A calendar that comes earlier in the feed has an object with this UID too. */
  repeated: boolean;
}

/** Where the feed finds the calendars' objects. */
export interface FeedStore {
  /** Every object of the calendars that is within the budget of one, in their order and by UID, a few at a time. */
  objects(calendarIds: readonly string[]): AsyncIterable<readonly FeedObject[]>;
}
