/** A run of stories on one date. */
export interface DateRun {
  title: string;
  /** How far its clocks are ahead of this machine's, in milliseconds. */
  shiftMs: number;
  /** Names of stories; none: all. */
  names: readonly string[];
}

/** The date of the pictures in docs/screenshots. */
export const pictureDate: string;

/**
 * One run for each date. Without dates one for today; without names too, the stories that depend on the date also run
 * on four others.
 * @param wanted dates: `YYYY-MM-DD`, at noon, or `YYYY-MM-DDTHH:MM`; retake: whether the pictures of docs/screenshots are taken
 * @throws RangeError for a date or time that the family's clocks never show
 */
export function dateRuns(
  wanted: { dates?: readonly string[]; names: readonly string[]; retake?: boolean },
  now?: number,
): DateRun[];
