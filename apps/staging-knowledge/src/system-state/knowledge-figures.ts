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

/** Figures of all entries of the event graph. */
export interface EntryFigures {
  /** Number of entries by confidence: below 0.5 low, below 0.8 medium. */
  confidence: { high: number; medium: number; low: number };
  /** The household's rules that said whom an entry concerns, by id. */
  rules: Map<string, AppliedRule>;
}

/** Outcome of one rule. */
export interface AppliedRule {
  entries: number;
  /** Names of those whom these entries concern. */
  people: string[];
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
