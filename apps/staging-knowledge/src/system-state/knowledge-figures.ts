/** Figures of the stored data, without the counts of the event graph. */
export interface KnowledgeFigures {
  /** The largest first; empty while there are none. */
  sources: SourceFigures[];
  documents: number;
  /** Number of items still to buy. */
  groceries: number;
  /** Number of waiting items by the span in which they came: one more than the bounds, oldest first. */
  waiting: number[];
}

/** The sources of one type. */
export interface SourceFigures {
  type: string;
  total: number;
  /** Time at which the newest one was taken in. */
  newestAt: Date;
  /** Number taken in on each requested day, oldest first. */
  perDay: number[];
}

/** Bounds that figures are counted between, the oldest first. */
export interface FigureBounds {
  /** Start of each day; the last one lasts until now. */
  dayStarts: readonly Date[];
  waitingSince: readonly Date[];
}
