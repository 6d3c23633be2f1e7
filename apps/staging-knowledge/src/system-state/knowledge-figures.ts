/** How much the service holds, beside the counts of the event graph. */
export interface KnowledgeFigures {
  /** The largest first; empty while there are none. */
  sources: SourceFigures[];
  documents: number;
  /** What is still to buy. */
  groceries: number;
  /** How many items wait, by the span in which they came: one more than the bounds, the oldest first. */
  waiting: number[];
}

/** The sources of one type. */
export interface SourceFigures {
  type: string;
  total: number;
  /** When the newest one was taken in. */
  newestAt: Date;
  /** How many were taken in on each of the asked days, the oldest first. */
  perDay: number[];
}

/** Bounds that figures are counted between, the oldest first. */
export interface FigureBounds {
  /** When each day began; the last one lasts until now. */
  dayStarts: readonly Date[];
  waitingSince: readonly Date[];
}
