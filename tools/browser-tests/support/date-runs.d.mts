/** Run of stories on one date. */
export interface DateRun {
  /** Fits a file's: `today`, or the date. */
  name: string;
  title: string;
  /** Clock offset from this machine's, in milliseconds. */
  shiftMs: number;
  /** Names of stories; empty for all. */
  names: readonly string[];
}

/** Date of the pictures in docs/screenshots. */
export const pictureDate: string;

/**
 * Returns one run per date. Without dates one for today; without names too, the date-dependent stories also run on four
 * other dates.
 * @param wanted dates: `YYYY-MM-DD`, at noon, or `YYYY-MM-DDTHH:MM`; retake: whether to retake the pictures of
 * docs/screenshots
 * @throws RangeError for a date or time that the family's clocks never show
 */
export function dateRuns(
  wanted: { dates?: readonly string[]; names: readonly string[]; retake?: boolean },
  now?: number,
): DateRun[];
